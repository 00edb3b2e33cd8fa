package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * The coefficient of restitution as a function of the closing speed (rule P-2): {@code e(c) = fast +
 * (slow - fast) / (1 + c / scale)}.
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param slow the limit for slow impacts, 0 to 1
 * @param fast the limit for fast impacts, 0 to {@code slow}
 * @param scale the closing speed in m/s at which e is half way between the limits, above 0 and at
 *     most 1000
 */
public record Restitution(double slow, double fast, double scale) {
  /** The same coefficient at every speed, 0.7: wood on wood. */
  public static final Restitution WOOD = constant(0.7);

  /** A coefficient that falls from 0.9 to 0.5, half way at 1 m/s. */
  public static final Restitution FALLING = new Restitution(0.9, 0.5, 1.0);

  /**
   * A value within the ranges.
   *
   * @param slow as above
   * @param fast as above
   * @param scale as above
   * @throws InvalidSceneException with every reason
   */
  public Restitution {
    List<String> reasons = new ArrayList<>();
    ExactText.between(reasons, "restitution of slow impacts", slow, 0, 1);
    ExactText.between(reasons, "restitution of fast impacts", fast, 0, 1);
    ExactText.positive(reasons, "speed scale of the restitution", scale, 1000);
    if (fast > slow) {
      reasons.add("restitution of fast impacts " + ExactText.text(fast) + " is above "
          + ExactText.text(slow));
    }
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * The same coefficient at every speed.
   *
   * @param e 0 to 1
   * @return the law
   */
  public static Restitution constant(double e) {
    return new Restitution(e, e, 1);
  }

  /**
   * The coefficient at a closing speed.
   *
   * @param closing in m/s, at least 0
   * @return a value from {@code fast} to {@code slow}; exactly the constant if both are equal
   */
  public double at(double closing) {
    return fast + (slow - fast) / (1 + closing / scale);
  }
}
