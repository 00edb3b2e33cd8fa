package dev.doska.chapayev.physics;

/**
 * The place of a disc at a time of a shot.
 *
 * @param id the disc
 * @param x place of its centre, metres
 * @param y place of its centre, metres
 * @param onBoard false once it has fallen
 */
public record DiscPlacement(int id, double x, double y, boolean onBoard) {}
