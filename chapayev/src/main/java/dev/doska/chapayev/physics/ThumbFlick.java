package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * A flick of the thumb from below against the overhanging rim of a disc. It throws the disc back onto the
 * board (rule P-15b).
 *
 * <p>The inner rim stays on the board during the push. So the disc leaves the board with half of the
 * rim's upward speed, and turns in flight.
 *
 * @param rimSpeed speed of the struck rim in m/s, above 0 and at most 10
 * @param elevation the direction of the push in the vertical plane: x forward, y upward, both at least 0
 * @param toward the horizontal direction of the flight
 */
public record ThumbFlick(double rimSpeed, Direction elevation, Direction toward) {
  /**
   * A value within the ranges.
   *
   * @param rimSpeed as above
   * @param elevation as above
   * @param toward as above
   * @throws InvalidSceneException with every reason
   */
  public ThumbFlick {
    List<String> reasons = new ArrayList<>();
    ExactText.positive(reasons, "rim speed", rimSpeed, 10);
    ExactText.between(reasons, "cosine of the elevation", elevation.x(), 0, 1);
    ExactText.between(reasons, "sine of the elevation", elevation.y(), 0, 1);
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * The landing of a disc that is flicked at a place.
   *
   * @param x place of its centre, metres, -10 to 10
   * @param y place of its centre, metres, -10 to 10
   * @param shape shape and mass
   * @param material gravity, friction and the band in which it stands on its edge
   * @return how and where it lands; other discs are ignored
   * @throws InvalidSceneException if the place is outside its range, or NaN
   */
  public Landing land(double x, double y, Shape shape, Material material) {
    List<String> reasons = new ArrayList<>();
    ExactText.place(reasons, x, y);
    InvalidSceneException.throwIfAny(reasons);
    double up = rimSpeed * elevation.y();
    double ahead = rimSpeed * elevation.x();
    double rise = up / 2;
    double flight = 2 * rise / material.g();
    // angle turned in flight, in half turns
    double turns = up * up / (2 * shape.radius() * material.g()) / Math.PI;
    int halfTurns = (int) Math.floor(turns + 0.5);
    double band = material.edgeBand();
    boolean before = band > 0 && Math.abs(turns - (halfTurns - 0.5)) <= band;
    boolean after = band > 0 && Math.abs(turns - (halfTurns + 0.5)) <= band;
    int quarter = before ? halfTurns - 1 : halfTurns;
    Direction faceA = quarter % 2 == 0 ? toward : toward.opposite();
    return new Landing(
        halfTurns,
        before || after,
        faceA,
        x + toward.x() * (ahead * flight) + 0.0,
        y + toward.y() * (ahead * flight) + 0.0,
        Math.max(0, ahead - material.mu() * rise),
        flight);
  }

  /**
   * How and where a disc lands.
   *
   * @param halfTurns number of half turns; odd = turned over. Without meaning if it stands
   * @param standing whether it stands on its edge
   * @param faceA if it stands, the horizontal direction of the face that was up before
   * @param x place of its centre, metres; may lie off the board
   * @param y place of its centre, metres; may lie off the board
   * @param slideSpeed speed in m/s along the flick's direction with which it slides on if it is flat
   * @param flight time in the air, seconds
   */
  public record Landing(
      int halfTurns,
      boolean standing,
      Direction faceA,
      double x,
      double y,
      double slideSpeed,
      double flight) {
    /**
     * Whether it landed on its other face.
     *
     * @return true after an odd number of half turns, if it lies flat
     */
    public boolean turned() {
      return !standing && halfTurns % 2 != 0;
    }

    /**
     * Whether it covers another disc: the distance between the centres is at most its radius.
     *
     * @param otherX place of the other's centre, metres
     * @param otherY place of the other's centre, metres
     * @param radius of the disc that landed, metres
     * @return true if the other is taken prisoner (if it is an enemy)
     */
    public boolean covers(double otherX, double otherY, double radius) {
      double dx = otherX - x;
      double dy = otherY - y;
      return dx * dx + dy * dy <= radius * radius;
    }
  }
}
