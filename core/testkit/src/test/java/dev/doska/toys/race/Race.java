package dev.doska.toys.race;

import dev.doska.core.Side;

/**
 * A position of the race, packed: four runners of 4 bits (White's two, Black's two, the lesser first), whose
 * turn (2 bits: 0 for the roll-off), the roll (2 bits: 0 for none), the quiet decisions (8 bits).
 */
public record Race(long bits) {
  /** The square at the end of the track. */
  public static final int HOME = 7;

  static final long QUIET_MASK = 0xFFL << 20;

  /** The position before the roll-off. */
  public static final Race START = new Race(0);

  /** The position with these runners: turn 0 for the roll-off, 1 for White, 2 for Black; roll 0 for none. */
  public static Race of(
      int white1, int white2, int black1, int black2, int turn, int roll, int quiet) {
    return new Race(pair(white1, white2)
        | pair(black1, black2) << 8
        | (long) turn << 16
        | (long) roll << 18
        | (long) quiet << 20);
  }

  static long pair(int a, int b) {
    return Math.min(a, b) | (long) Math.max(a, b) << 4;
  }

  static int runner(long bits, int side, int index) {
    return (int) (bits >>> (side * 8 + index * 4)) & 15;
  }

  /** 0 for the roll-off, 1 for White, 2 for Black. */
  static int turn(long bits) {
    return (int) (bits >>> 16) & 3;
  }

  static int roll(long bits) {
    return (int) (bits >>> 18) & 3;
  }

  static int quiet(long bits) {
    return (int) (bits >>> 20) & 255;
  }

  static int arrived(long bits, int side) {
    return (runner(bits, side, 0) == HOME ? 1 : 0) + (runner(bits, side, 1) == HOME ? 1 : 0);
  }

  static boolean stands(long bits, int side, int square) {
    return runner(bits, side, 0) == square || runner(bits, side, 1) == square;
  }

  /** Where a runner of a side stands, index 0 or 1. */
  public int runner(Side side, int index) {
    return runner(bits, side.ordinal(), index);
  }

  /** 0 for the roll-off, 1 for White, 2 for Black. */
  public int turn() {
    return turn(bits);
  }

  /** The roll to be played, 0 for none. */
  public int roll() {
    return roll(bits);
  }

  /** How many decisions since a hit or an arrival. */
  public int quiet() {
    return quiet(bits);
  }

  Race exchanged() {
    int turn = turn() == 0 ? 0 : 3 - turn();
    return of(
        runner(Side.BLACK, 0),
        runner(Side.BLACK, 1),
        runner(Side.WHITE, 0),
        runner(Side.WHITE, 1),
        turn,
        roll(),
        quiet());
  }

  @Override
  public String toString() {
    return RacePositions.INSTANCE.format(this);
  }
}
