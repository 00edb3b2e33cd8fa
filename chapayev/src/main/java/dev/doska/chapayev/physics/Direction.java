package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.List;

/**
 * A direction in the plane of the board, as the components of a vector of length 1 (to within two
 * roundings).
 *
 * @param x component to the right
 * @param y component upward on the page
 */
public record Direction(double x, double y) {
  /** The largest accepted difference of the square of the length from 1. */
  private static final double INEXACT = 1e-12;

  /** Thousandths of a degree in a full turn. */
  public static final int FULL_TURN = 360_000;

  private static final int QUARTER_TURN = 90_000;
  private static final int EIGHTH_TURN = 45_000;
  private static final double RADIANS = Math.PI / 180_000.0;

  /**
   * A unit vector.
   *
   * @param x as above
   * @param y as above
   * @throws InvalidSceneException if the square of its length differs from 1 by more than 1e-12, or is NaN
   */
  public Direction {
    if (!(Math.abs(x * x + y * y - 1) <= INEXACT)) {
      throw new InvalidSceneException(
          List.of("(" + ExactText.text(x) + ", " + ExactText.text(y) + ") is not of length 1"));
    }
    // no negative zero: it would make mirrored results differ in a bit
    x = x + 0.0;
    y = y + 0.0;
  }

  /**
   * The direction at an angle counted from the x axis toward the y axis.
   *
   * <p>The angle is reduced to the first octant before {@code StrictMath} is used (rule P-18), so
   * the axes and diagonals are exact and mirrored angles give exactly mirrored components.
   *
   * @param millidegrees thousandths of a degree; any value, taken modulo a full turn
   * @return the direction, without negative zeros
   */
  public static Direction ofMillidegrees(int millidegrees) {
    int angle = Math.floorMod(millidegrees, FULL_TURN);
    int quarter = angle / QUARTER_TURN;
    int rest = angle % QUARTER_TURN;
    boolean steep = rest > EIGHTH_TURN;
    int octant = steep ? QUARTER_TURN - rest : rest;
    double cosine;
    double sine;
    if (octant == 0) {
      cosine = 1;
      sine = 0;
    } else if (octant == EIGHTH_TURN) {
      cosine = Math.sqrt(0.5);
      sine = cosine;
    } else {
      double radians = octant * RADIANS;
      cosine = StrictMath.cos(radians);
      sine = StrictMath.sin(radians);
    }
    double along = steep ? sine : cosine;
    double across = steep ? cosine : sine;
    return switch (quarter) {
      case 0 -> new Direction(along, across);
      case 1 -> new Direction(-across, along);
      case 2 -> new Direction(-along, -across);
      default -> new Direction(across, -along);
    };
  }

  /**
   * The opposite direction.
   *
   * @return both components negated, without negative zeros
   */
  public Direction opposite() {
    return new Direction(-x, -y);
  }

  /**
   * The direction turned by a right angle from the x axis toward the y axis.
   *
   * @return (−y, x), without negative zeros
   */
  public Direction left() {
    return new Direction(-y, x);
  }
}
