package dev.doska.chapayev.physics;

/**
 * The end of the upper disc of a stack that was left behind (rule P-18).
 *
 * @param below id of the disc on which it lay
 * @param x place of its centre when all discs rest, metres
 * @param y place of its centre when all discs rest, metres
 * @param fell whether that place is off the board
 * @param time seconds after the flick at which it was left behind
 */
public record StackTopOutcome(int below, double x, double y, boolean fell, double time) {}
