package dev.doska.chapayev;

/**
 * The first of two blows at the current checker, sealed until the second player has blown (CH-19). Do not show
 * it to the second player. Immutable.
 *
 * @param direction of the breath in thousandths of a degree, 0 to 359,999
 * @param strength in µN·s, 0 to 2,000; 0 means that the player does not blow
 */
public record SealedBlow(int direction, int strength) {}
