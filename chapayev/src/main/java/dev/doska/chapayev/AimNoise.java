package dev.doska.chapayev;

import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.InvalidSceneException;
import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The unsteadiness of a hand: how a flick that was aimed differs from the flick that is played (rule
 * P-13).
 *
 * <p>The numbers are specified: a normal deviate is the sum of 12 uniform ones minus 6 (so it never
 * exceeds 6), drawn from the caller's generator in the order angle, point of contact, speed. With
 * {@code SplitMix64} the same seed plays the same flick on every virtual machine.
 *
 * @param angleSigma standard deviation of the direction in radians, 0 to 1
 * @param speedSigma relative standard deviation of the speed, 0 to 1
 * @param contactSigma standard deviation, in radii of the disc, of the finger's point of contact from
 *     the line of aim, 0 to 1; the disc goes along the normal of that point
 */
public record AimNoise(double angleSigma, double speedSigma, double contactSigma) {
  /** A hand that does exactly as aimed; it still draws its numbers. */
  public static final AimNoise STEADY = new AimNoise(0, 0, 0);

  /** The farthest point of contact from the line of aim, in radii. */
  private static final double WIDEST = 0.9;

  /**
   * A value within the ranges.
   *
   * @param angleSigma as above
   * @param speedSigma as above
   * @param contactSigma as above
   * @throws InvalidSceneException with every reason
   */
  public AimNoise {
    List<String> reasons = new ArrayList<>();
    ExactText.between(reasons, "angle sigma", angleSigma, 0, 1);
    ExactText.between(reasons, "speed sigma", speedSigma, 0, 1);
    ExactText.between(reasons, "contact sigma", contactSigma, 0, 1);
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * A normal deviate: mean 0, standard deviation 1.
   *
   * @param random the generator to draw 12 numbers from
   * @return a value from -6 to 6
   */
  public static double normal(RandomGenerator random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += SplitMix64.unit(random);
    }
    return sum - 6;
  }

  /**
   * An error of the direction: of the angle and of the point of contact together.
   *
   * @param random the generator to draw 24 numbers from
   * @return radians, counted from the x axis toward the y axis
   */
  public double angleError(RandomGenerator random) {
    double turn = angleSigma * normal(random);
    double offset = Math.max(-WIDEST, Math.min(WIDEST, contactSigma * normal(random)));
    return turn + StrictMath.asin(offset);
  }

  /**
   * An error of the direction for hands that aim in whole numbers.
   *
   * @param random the generator to draw 24 numbers from
   * @return thousandths of a degree, as {@link #angleError} rounded
   */
  public int millidegreesError(RandomGenerator random) {
    return (int) Math.rint(angleError(random) * (180_000.0 / Math.PI));
  }

  /**
   * A factor for the speed.
   *
   * @param random the generator to draw 12 numbers from
   * @return at least 0.1
   */
  public double speedFactor(RandomGenerator random) {
    return Math.max(0.1, 1 + speedSigma * normal(random));
  }

  /**
   * The flick that is played when one is aimed.
   *
   * @param aimed the intention
   * @param random the generator to draw 36 numbers from
   * @return a flick of the same disc
   */
  public Flick play(Flick aimed, RandomGenerator random) {
    double angle = angleError(random);
    double factor = speedFactor(random);
    double cosine = StrictMath.cos(angle) * factor;
    double sine = StrictMath.sin(angle) * factor;
    return new Flick(
        aimed.id(),
        aimed.vx() * cosine - aimed.vy() * sine,
        aimed.vx() * sine + aimed.vy() * cosine);
  }
}
