package dev.doska.chapayev;

/**
 * Where a checker's centre lies, in whole nanometres from the board's centre.
 *
 * @param x towards the last file
 * @param y from White's side towards Black's
 */
public record Place(int x, int y) {}
