package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * The material of discs and board: the physical constants of a shot (rules P-2, P-9, P-15).
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param mu friction of a disc on the board, 0.01 to 2; the deceleration is mu·g
 * @param g gravity in m/s², above 0 and at most 100
 * @param restitution how two discs bounce off each other
 * @param discFriction friction between the rims of two discs, 0 to 1; 0 = discs never spin
 * @param stackFriction friction of a disc on the disc below it, 0.01 to 2
 * @param rollFriction rolling friction of a disc on its edge, above 0 and at most 1
 * @param seamStep height of the step at the seam of a folding board in metres, 0 to 0.1
 * @param seamTips whether a fast disc turns over at the seam
 * @param edgeBand half width, in half turns, of the band of turns after which a flicked disc stands on
 *     its edge, 0 (never) to 0.4
 */
public record Material(
    double mu,
    double g,
    Restitution restitution,
    double discFriction,
    double stackFriction,
    double rollFriction,
    double seamStep,
    boolean seamTips,
    double edgeBand) {
  /** Varnished wood, the default: mu 0.25, e 0.7, no friction between discs. */
  public static final Material WOOD = of(0.25, 9.81, 0.7);

  /** A polished carrom board: mu 0.13. */
  public static final Material CARROM = of(0.13, 9.81, 0.7);

  /** Raw wood: mu 0.30. */
  public static final Material RAW_WOOD = of(0.30, 9.81, 0.7);

  /**
   * A value within the ranges.
   *
   * @param mu as above
   * @param g as above
   * @param restitution as above
   * @param discFriction as above
   * @param stackFriction as above
   * @param rollFriction as above
   * @param seamStep as above
   * @param seamTips as above
   * @param edgeBand as above
   * @throws InvalidSceneException with every reason
   */
  public Material {
    List<String> reasons = new ArrayList<>();
    ExactText.between(reasons, "mu", mu, 0.01, 2);
    ExactText.positive(reasons, "g", g, 100);
    ExactText.between(reasons, "disc friction", discFriction, 0, 1);
    ExactText.between(reasons, "stack friction", stackFriction, 0.01, 2);
    ExactText.positive(reasons, "roll friction", rollFriction, 1);
    ExactText.between(reasons, "seam step", seamStep, 0, 0.1);
    ExactText.between(reasons, "edge band", edgeBand, 0, 0.4);
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * A material with defaults for everything that has no effect on single discs on a flat board.
   *
   * @param mu friction on the board, also of a disc on a disc below
   * @param g gravity in m/s²
   * @param e coefficient of restitution, the same at every speed
   * @return the material
   */
  public static Material of(double mu, double g, double e) {
    return new Material(mu, g, Restitution.constant(e), 0, mu, 0.02, 0.0003, true, 0.01);
  }

  /**
   * The same material with another law of restitution.
   *
   * @param law the law
   * @return the changed material
   */
  public Material withRestitution(Restitution law) {
    return new Material(
        mu, g, law, discFriction, stackFriction, rollFriction, seamStep, seamTips, edgeBand);
  }

  /**
   * The same material with another friction between the rims of discs.
   *
   * @param friction 0 to 1
   * @return the changed material
   */
  public Material withDiscFriction(double friction) {
    return new Material(
        mu, g, restitution, friction, stackFriction, rollFriction, seamStep, seamTips, edgeBand);
  }

  /**
   * The same material with another friction of a disc on the disc below it.
   *
   * @param friction 0.01 to 2
   * @return the changed material
   */
  public Material withStackFriction(double friction) {
    return new Material(
        mu, g, restitution, discFriction, friction, rollFriction, seamStep, seamTips, edgeBand);
  }

  /**
   * The same material with another rolling friction.
   *
   * @param friction above 0 and at most 1
   * @return the changed material
   */
  public Material withRollFriction(double friction) {
    return new Material(
        mu, g, restitution, discFriction, stackFriction, friction, seamStep, seamTips, edgeBand);
  }

  /**
   * The same material with another step at the seam.
   *
   * @param step its height in metres, 0 to 0.1
   * @param tips whether a fast disc turns over there
   * @return the changed material
   */
  public Material withSeam(double step, boolean tips) {
    return new Material(
        mu, g, restitution, discFriction, stackFriction, rollFriction, step, tips, edgeBand);
  }

  /**
   * The same material with another band in which flicked discs stand on their edge.
   *
   * @param band 0 (never) to 0.4 half turns
   * @return the changed material
   */
  public Material withEdgeBand(double band) {
    return new Material(
        mu, g, restitution, discFriction, stackFriction, rollFriction, seamStep, seamTips, band);
  }

  /**
   * The deceleration of a sliding disc.
   *
   * @return the double product mu·g, m/s²
   */
  public double deceleration() {
    return mu * g;
  }
}
