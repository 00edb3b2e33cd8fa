package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * The shape and mass of a disc: an upright cylinder.
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param radius in metres, above 0 and at most 1
 * @param height in metres, above 0 and at most 1
 * @param mass in kilograms, above 0 and at most 100
 */
public record Shape(double radius, double height, double mass) {
  /**
   * A wooden checker for squares of 40 mm: 30 mm across, 7 mm high, 3.5 g (beech of 0.70 g/cm³).
   */
  public static final Shape CHECKER = new Shape(0.015, 0.007, 0.0035);

  /**
   * A value within the ranges.
   *
   * @param radius as above
   * @param height as above
   * @param mass as above
   * @throws InvalidSceneException with every reason
   */
  public Shape {
    List<String> reasons = new ArrayList<>();
    ExactText.positive(reasons, "radius", radius, 1);
    ExactText.positive(reasons, "height", height, 1);
    ExactText.positive(reasons, "mass", mass, 100);
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * The moment of inertia about a diameter, a part of every tipping formula.
   *
   * @return m·(3r²+h²)/12, kg·m²
   */
  public double inertiaAboutDiameter() {
    return mass * (3 * (radius * radius) + height * height) / 12;
  }

  /**
   * The moment of inertia about a tangent of a rim: the axis about which a disc tips over.
   *
   * @return m·(3r²+h²)/12 + m·(r²+h²/4), kg·m²
   */
  public double inertiaAboutRim() {
    return inertiaAboutDiameter() + mass * (radius * radius + height * height / 4);
  }

  /**
   * Half of the diagonal of the disc seen from the side: the height of its centre when it balances
   * on a rim.
   *
   * @return sqrt(r²+h²/4), metres
   */
  public double halfDiagonal() {
    return Math.sqrt(radius * radius + height * height / 4);
  }
}
