package dev.doska.chapayev.physics;

/**
 * An event of a shot, at a time in seconds after the flick.
 *
 * <p>Events are in the order in which the solver processed them: times never decrease, and at equal
 * times impacts come before folds, folds before falls, falls before stops.
 */
public sealed interface Event {
  /**
   * The time of the event.
   *
   * @return seconds after the flick
   */
  double time();

  /**
   * Two discs met.
   *
   * @param time seconds
   * @param a the lower id
   * @param b the higher id
   * @param nx unit normal from a to b
   * @param ny unit normal from a to b
   * @param closing speed in m/s at which they approached, above 0
   * @param impulse along the normal, N·s, above 0
   */
  record Impact(double time, int a, int b, double nx, double ny, double closing, double impulse)
      implements Event {}

  /**
   * A disc reached the seam of a folding board (rule P-9).
   *
   * @param time seconds
   * @param id the disc
   * @param x place of its centre, metres
   * @param y place of its centre, metres
   * @param before speed across the seam in m/s on arrival
   * @param after remaining speed across the seam; 0 = the disc did not cross it
   * @param turned whether the disc turned over (rule P-15a)
   */
  record Fold(double time, int id, double x, double y, double before, double after, boolean turned)
      implements Event {}

  /**
   * A disc left the board.
   *
   * @param time seconds
   * @param id the disc
   * @param edge over which edge
   * @param x place of its centre on the edge line, metres
   * @param y place of its centre on the edge line, metres
   * @param vx velocity in m/s
   * @param vy velocity in m/s
   */
  record Fall(double time, int id, Fate edge, double x, double y, double vx, double vy)
      implements Event {}

  /**
   * Friction brought a disc to rest. A disc that is stopped by an impact has no such event.
   *
   * @param time seconds
   * @param id the disc
   * @param x place of its centre, metres
   * @param y place of its centre, metres
   */
  record Stop(double time, int id, double x, double y) implements Event {}

  /**
   * The upper disc of a stack was left behind (rule P-15d); {@link Shot#tops} has the place where it was
   * put down.
   *
   * @param time seconds
   * @param id the lower disc
   * @param x place of the stack at that instant, metres
   * @param y place of the stack at that instant, metres
   */
  record TopLeft(double time, int id, double x, double y) implements Event {}
}
