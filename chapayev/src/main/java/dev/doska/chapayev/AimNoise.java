package dev.doska.chapayev;

import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.InvalidSceneException;
import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The error of a player's hand: how the move that is played differs from the move that was intended
 * (rule P-13). {@link ChapayevMove#played} applies it to every kind of move. Immutable.
 *
 * <table>
 * <caption>What has an error; <i>n</i> are independent normal deviates</caption>
 * <tr><th>move</th><th>number</th><th>error</th></tr>
 * <tr><td>strike</td><td>angle</td><td>+ angleSigma·n + asin(contactSigma·n)</td></tr>
 * <tr><td></td><td>speed</td><td>× max(0.1, 1 + speedSigma·n)</td></tr>
 * <tr><td>scissors</td><td>speed</td><td>as of a strike</td></tr>
 * <tr><td>thumb check</td><td>lateral</td><td>as the angle of a strike</td></tr>
 * <tr><td></td><td>elevation</td><td>+ angleSigma·n</td></tr>
 * <tr><td></td><td>speed</td><td>× max(0.1, 1 + 4·speedSigma·n)</td></tr>
 * <tr><td>blow</td><td>direction</td><td>+ angleSigma·n</td></tr>
 * <tr><td></td><td>strength</td><td>× as the speed of a strike</td></tr>
 * </table>
 *
 * <p>Errors of speed are relative, so that their mean factor is 1 at every speed. The speed of a thumb
 * is four times as uncertain as that of a finger, which is our convention: the aimed checks leave a
 * margin of a third below the speed at which a checker turns over.
 *
 * <p>A normal deviate is the sum of 12 uniform numbers minus 6, so it never exceeds 6. The numbers are
 * drawn from the caller's generator in the order angle, point of contact, speed. With {@code SplitMix64} the same seed
 * gives the same flick on every JVM.
 *
 * @param angleSigma standard deviation of the direction in radians, 0 to 1
 * @param speedSigma relative standard deviation of the speed, 0 to 1
 * @param contactSigma standard deviation, in radii of the disc, of the finger's point of contact from
 *     the line of aim, 0 to 1; the disc goes along the normal of that point
 */
public record AimNoise(double angleSigma, double speedSigma, double contactSigma) {
  /** No error: the flick is played as aimed. The numbers are still drawn. */
  public static final AimNoise STEADY = new AimNoise(0, 0, 0);

  /** The farthest point of contact from the line of aim, in radii. */
  private static final double WIDEST = 0.9;

  /** The least factor of a speed. */
  private static final double SLOWEST = 0.1;

  /** How many times the relative error of a thumb's speed is that of a finger's: a convention. */
  private static final double THUMB = 4;

  private static final double TO_MILLIDEGREES = 180_000.0 / Math.PI;

  /**
   * Checks the ranges.
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
   * Draws a normal deviate: mean 0, standard deviation 1.
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
   * Draws the error of the direction: of the angle and of the point of contact together.
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
   * Draws the error of the direction in whole thousandths of a degree.
   *
   * @param random the generator to draw 24 numbers from
   * @return thousandths of a degree, {@link #angleError} rounded
   */
  public int millidegreesError(RandomGenerator random) {
    return (int) Math.rint(angleError(random) * TO_MILLIDEGREES);
  }

  /**
   * Draws the error of the angle alone, without that of the point of contact, in whole thousandths of a
   * degree.
   *
   * @param random the generator to draw 12 numbers from
   * @return thousandths of a degree
   */
  public int millidegreesTurn(RandomGenerator random) {
    return (int) Math.rint(angleSigma * normal(random) * TO_MILLIDEGREES);
  }

  /**
   * Draws a factor for the speed.
   *
   * @param random the generator to draw 12 numbers from
   * @return at least 0.1
   */
  public double speedFactor(RandomGenerator random) {
    return Math.max(SLOWEST, 1 + speedSigma * normal(random));
  }

  /**
   * Draws a factor for the speed of a thumb, whose relative error is four times that of a finger.
   *
   * @param random the generator to draw 12 numbers from
   * @return at least 0.1
   */
  public double thumbFactor(RandomGenerator random) {
    return Math.max(SLOWEST, 1 + THUMB * speedSigma * normal(random));
  }

  /**
   * Draws the flick that is played when another is aimed.
   *
   * @param aimed the flick that is intended
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
