package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.chapayev.physics.internal.Tolerances;
import java.util.ArrayList;
import java.util.List;

/**
 * A flat rectangular board without a rim, its centre at the origin.
 *
 * <p>A disc falls when its centre passes the edge line by more than 1e-12 m (rules CH-30, P-8);
 * exactly on the line it stays.
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param halfX half of the width in metres, above 0 and at most 10
 * @param halfY half of the depth in metres, above 0 and at most 10
 * @param seam the seam of a folding board
 */
public record Board(double halfX, double halfY, Seam seam) {
  /** Eight squares of 40 mm a side, no border, no seam. */
  public static final Board STANDARD = new Board(0.16, 0.16, Seam.NONE);

  /**
   * A value within the ranges.
   *
   * @param halfX as above
   * @param halfY as above
   * @param seam as above
   * @throws InvalidSceneException with every reason
   */
  public Board {
    List<String> reasons = new ArrayList<>();
    ExactText.positive(reasons, "half width", halfX, 10);
    ExactText.positive(reasons, "half depth", halfY, 10);
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * A board without a seam.
   *
   * @param halfX half of the width in metres
   * @param halfY half of the depth in metres
   * @return the board
   */
  public static Board of(double halfX, double halfY) {
    return new Board(halfX, halfY, Seam.NONE);
  }

  /**
   * A square board without a seam, given by the size of its squares and of the border around them.
   *
   * @param squares along a side, at least 1
   * @param square side of a square in metres
   * @param border width of the border in metres, at least 0
   * @return the board
   * @throws InvalidSceneException if there is no square, a length is negative or NaN, or the board is too
   *     large
   */
  public static Board ofSquares(int squares, double square, double border) {
    List<String> reasons = new ArrayList<>();
    if (squares < 1) {
      reasons.add("number of squares " + squares + " is below 1");
    }
    ExactText.positive(reasons, "square", square, 10);
    ExactText.between(reasons, "border", border, 0, 10);
    InvalidSceneException.throwIfAny(reasons);
    double half = squares * square / 2 + border;
    return new Board(half, half, Seam.NONE);
  }

  /**
   * Whether a disc with its centre at a place lies on the board.
   *
   * @param x place in metres
   * @param y place in metres
   * @return true on the edge line too, and up to 1e-12 m beyond it: a disc may come to rest there
   */
  public boolean holds(double x, double y) {
    return Math.abs(x) - halfX <= Tolerances.PLACE_METRES
        && Math.abs(y) - halfY <= Tolerances.PLACE_METRES;
  }

  /**
   * The overhang of a disc beyond the edge that it overhangs most.
   *
   * @param x place in metres
   * @param y place in metres
   * @param radius in metres
   * @return metres; negative when the whole disc lies on the board
   */
  public double overhang(double x, double y, double radius) {
    return Math.max(Math.abs(x) + radius - halfX, Math.abs(y) + radius - halfY);
  }

  /**
   * The edge that a straight way passes first (ties: east, west, north, south).
   *
   * @param fromX start of the way, on the board, metres
   * @param fromY start of the way, on the board, metres
   * @param toX end of the way, metres
   * @param toY end of the way, metres
   * @return {@link Fate#RESTS} if the end passes no edge line by more than 1e-12 m
   */
  public Fate edgePassed(double fromX, double fromY, double toX, double toY) {
    double share = Double.POSITIVE_INFINITY;
    Fate edge = Fate.RESTS;
    if (Math.abs(toX) - halfX > Tolerances.PLACE_METRES) {
      share = ((toX > 0 ? halfX : -halfX) - fromX) / (toX - fromX);
      edge = toX > 0 ? Fate.FELL_EAST : Fate.FELL_WEST;
    }
    if (Math.abs(toY) - halfY > Tolerances.PLACE_METRES) {
      double other = ((toY > 0 ? halfY : -halfY) - fromY) / (toY - fromY);
      if (other < share) {
        edge = toY > 0 ? Fate.FELL_NORTH : Fate.FELL_SOUTH;
      }
    }
    return edge;
  }
}
