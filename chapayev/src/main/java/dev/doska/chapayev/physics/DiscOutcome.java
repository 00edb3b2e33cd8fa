package dev.doska.chapayev.physics;

/**
 * The end of a disc in a shot.
 *
 * @param id the disc
 * @param fate whether it lies on the board, or over which edge it fell
 * @param x place where it rests, or where its centre passed the edge line, metres
 * @param y place where it rests, or where its centre passed the edge line, metres
 * @param time seconds after the flick at which it came to rest or fell; 0 if it never moved
 * @param vx velocity in m/s when it fell, 0 if it rests
 * @param vy velocity in m/s when it fell, 0 if it rests
 * @param moved whether it was ever in motion
 * @param turned whether it was turned over an odd number of times (at a seam)
 */
public record DiscOutcome(
    int id,
    Fate fate,
    double x,
    double y,
    double time,
    double vx,
    double vy,
    boolean moved,
    boolean turned) {}
