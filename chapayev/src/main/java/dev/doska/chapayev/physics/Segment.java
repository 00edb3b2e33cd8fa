package dev.doska.chapayev.physics;

/**
 * A segment of a disc's path: a straight line with constant deceleration (rule P-2).
 *
 * @param id the disc
 * @param from time in seconds at which it begins
 * @param to time in seconds at which it ends
 * @param x place at the beginning, metres
 * @param y place at the beginning, metres
 * @param ux unit direction
 * @param uy unit direction
 * @param speed at the beginning, m/s
 * @param deceleration m/s²
 */
public record Segment(
    int id,
    double from,
    double to,
    double x,
    double y,
    double ux,
    double uy,
    double speed,
    double deceleration) {
  /**
   * The length of the path since the beginning.
   *
   * @param time seconds after the flick; a time outside the segment counts as its nearer end
   * @return metres
   */
  public double length(double time) {
    if (time >= to && to >= from + speed / deceleration) {
      // friction brought it to rest: the exact form of the same length (rule P-18)
      return speed * speed / (2 * deceleration);
    }
    double tau = Math.max(0, Math.min(time, to) - from);
    return tau * (speed - 0.5 * deceleration * tau);
  }

  /**
   * The place at a time.
   *
   * @param time seconds after the flick
   * @return metres
   */
  public double xAt(double time) {
    return x + ux * length(time);
  }

  /**
   * The place at a time.
   *
   * @param time seconds after the flick
   * @return metres
   */
  public double yAt(double time) {
    return y + uy * length(time);
  }
}
