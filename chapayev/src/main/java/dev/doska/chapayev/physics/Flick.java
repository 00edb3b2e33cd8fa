package dev.doska.chapayev.physics;

/**
 * The velocity that a finger gives to a resting disc at time 0.
 *
 * @param id the disc
 * @param vx velocity in m/s to the right
 * @param vy velocity in m/s upward on the page
 */
public record Flick(int id, double vx, double vy) {
  /**
   * A flick in a direction.
   *
   * @param id the disc
   * @param direction where to
   * @param speed in m/s
   * @return the flick with velocity {@code speed} times the direction
   */
  public static Flick of(int id, Direction direction, double speed) {
    return new Flick(id, direction.x() * speed, direction.y() * speed);
  }

  /**
   * The speed.
   *
   * @return m/s
   */
  public double speed() {
    return Math.sqrt(vx * vx + vy * vy);
  }
}
