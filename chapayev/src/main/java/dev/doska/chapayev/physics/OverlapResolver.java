package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.chapayev.physics.internal.Tolerances;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves a disc that was put down on other discs straight back until it is free (rule R-13, 4): computes
 * the least distance at which it overlaps no disc.
 */
public final class OverlapResolver {
  private OverlapResolver() {}

  /**
   * The least distance.
   *
   * @param x place of the disc, metres, -10 to 10
   * @param y place of the disc, metres, -10 to 10
   * @param radius of the disc, metres, above 0 and at most 1
   * @param back the direction in which it moves
   * @param others the other discs; not the disc itself
   * @return metres, at least 0; the place reached may lie beyond the edge of the board
   * @throws InvalidSceneException if place or radius are outside their ranges, or NaN
   */
  public static double distance(
      double x, double y, double radius, Direction back, List<Disc> others) {
    List<String> reasons = new ArrayList<>();
    ExactText.place(reasons, x, y);
    ExactText.positive(reasons, "radius", radius, 1);
    InvalidSceneException.throwIfAny(reasons);
    double t = 0;
    while (true) {
      double farthest = t;
      for (Disc other : others) {
        double reach = radius + other.shape().radius();
        farthest =
            Math.max(farthest, exit(x, y, back.x(), back.y(), t, other.x(), other.y(), reach));
      }
      if (!(farthest > t)) {
        return t;
      }
      t = farthest;
    }
  }

  /**
   * The distance at which a disc, which has moved some distance and overlaps another disc there, leaves
   * that disc. Lengths are in metres.
   *
   * @param x x at distance 0
   * @param y y at distance 0
   * @param ux its direction along x, of length 1 with {@code uy}
   * @param uy its direction along y
   * @param t the distance moved
   * @param ox the other's centre along x
   * @param oy the other's centre along y
   * @param reach the sum of the two radii
   * @return the distance needed; {@code t} if it does not overlap the other disc there
   */
  public static double exit(
      double x, double y, double ux, double uy, double t, double ox, double oy, double reach) {
    double dx = ox - x;
    double dy = oy - y;
    double along = dx * ux + dy * uy;
    double across = Math.abs(dx * uy - dy * ux);
    double rest = along - t;
    if (!(rest * rest + across * across
        < (reach - Tolerances.PLACE_METRES) * (reach - Tolerances.PLACE_METRES))) {
      return t;
    }
    return Math.max(t, along + Math.sqrt((reach - across) * (reach + across)));
  }
}
