package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * A disc that lies at rest on the board, or a stack of two that slides as one.
 *
 * <p>A stack is described by its lower disc and the {@code load} on it (rule P-15d): the upper disc
 * has the same radius, and the solver reports when it was left behind.
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param id a number from 0 to 31, different for each disc of a table
 * @param x place of the centre in metres from the board's centre, to the right, -10 to 10
 * @param y place of the centre in metres from the board's centre, upward on the page, -10 to 10
 * @param shape shape and mass of the (lower) disc
 * @param load mass in kilograms of the disc on top of it, up to 100; 0 = none
 */
public record Disc(int id, double x, double y, Shape shape, double load) {
  /** The largest number of discs on a table, and one more than the largest id. */
  public static final int MAX = 32;

  /**
   * A value within the ranges.
   *
   * @param id as above
   * @param x as above
   * @param y as above
   * @param shape as above
   * @param load as above
   * @throws InvalidSceneException with every reason
   */
  public Disc {
    List<String> reasons = new ArrayList<>();
    if (id < 0 || id >= MAX) {
      reasons.add("id " + id + " is outside 0.." + (MAX - 1));
    }
    ExactText.place(reasons, x, y);
    ExactText.between(reasons, "load", load, 0, 100);
    InvalidSceneException.throwIfAny(reasons);
    // no negative zero: it would make mirrored results differ in a bit
    x = x + 0.0;
    y = y + 0.0;
    load = load + 0.0;
  }

  /**
   * A single disc.
   *
   * @param id a number from 0 to 31
   * @param x place in metres
   * @param y place in metres
   * @param shape shape and mass
   * @return the disc
   */
  public static Disc of(int id, double x, double y, Shape shape) {
    return new Disc(id, x, y, shape, 0);
  }

  /**
   * The same disc in another place.
   *
   * @param newX place in metres
   * @param newY place in metres
   * @return the moved disc
   */
  public Disc at(double newX, double newY) {
    return new Disc(id, newX, newY, shape, load);
  }
}
