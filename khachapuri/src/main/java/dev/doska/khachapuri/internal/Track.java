package dev.doska.khachapuri.internal;

/**
 * Masks of points in a side's own numbers: bit p is point p, 24 the head, 1 to 6 the home.
 * Bit 0 and those above 24 are never set.
 */
public final class Track {
  /** All points. */
  public static final int ALL = 0x1FFFFFE;

  /** The head. */
  public static final int HEAD = 1 << 24;

  /** The points outside the home. */
  public static final int OUTSIDE = 0x1FFFF80;

  /** How many consecutive points no die passes. */
  public static final int WALL = 6;

  private Track() {}

  /**
   * The same points in the other side's own numbers: turned by 12 (KH-01).
   *
   * @param points a mask
   * @return the mask on the other track
   */
  public static int turned(int points) {
    return ((points << 12) & ALL) | ((points >>> 12) & 0x1FFE);
  }

  /**
   * A point in the other side's own numbers.
   *
   * @param point 1 to 24
   * @return 1 to 24
   */
  public static int turnedPoint(int point) {
    return point > 12 ? point - 12 : point + 12;
  }

  /**
   * The walls in a row of held points (KH-13).
   *
   * @param held the builder's points in the ENEMY's own numbers
   * @return bit k is set if the points k to k+5 are all held; k is 1 to 19, for nobody has to cross
   *     the seam from the enemy's 1 to its 24
   */
  public static int walls(int held) {
    int pairs = held & held >>> 1;
    return pairs & pairs >>> 2 & pairs >>> 4;
  }

  /**
   * The highest point of a mask.
   *
   * @param points a mask, not 0
   * @return the number of its highest bit
   */
  public static int highest(int points) {
    return 31 - Integer.numberOfLeadingZeros(points);
  }
}
