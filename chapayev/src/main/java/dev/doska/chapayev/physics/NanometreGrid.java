package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;

/**
 * The grid of whole nanometres on which discs rest between shots (rule R-4): conversions to and from
 * metres.
 *
 * <p>Whole nanometres are compared, hashed and printed exactly. Rounding is half to even and symmetric
 * about 0, so mirrored places stay mirrored.
 */
public final class NanometreGrid {
  private static final double PER_METRE = 1e9;
  private static final double FARTHEST = 9e6;

  private NanometreGrid() {}

  /**
   * A length in metres.
   *
   * @param nanometres any value below 2⁵³ in magnitude
   * @return the nearest double to the exact quotient
   */
  public static double metres(long nanometres) {
    return (double) nanometres / PER_METRE;
  }

  /**
   * The grid point nearest to a length.
   *
   * @param metres a finite value below 9e6 in magnitude
   * @return whole nanometres; halves are rounded to even
   * @throws IllegalArgumentException if the length is not below 9e6, or NaN
   */
  public static long nanometres(double metres) {
    if (!(Math.abs(metres) < FARTHEST)) {
      throw new IllegalArgumentException(ExactText.text(metres) + " m is not a length on the grid");
    }
    return (long) Math.rint(metres * PER_METRE);
  }
}
