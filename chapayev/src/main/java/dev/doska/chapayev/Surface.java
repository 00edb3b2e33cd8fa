package dev.doska.chapayev;

import dev.doska.chapayev.physics.Lattice;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.Restitution;
import dev.doska.chapayev.physics.SolverSpec;

/**
 * What the shots feel: friction, restitution and the constants beside them (rules P-2, P-9, P-15). All
 * numbers are whole millionths of their unit, so that their text is exact. Immutable.
 *
 * @param mu friction of a checker on the board in millionths, 0.01 to 2
 * @param g gravity in millionths of m/s², above 0 and at most 100 m/s²
 * @param slowBounce restitution of gentle touches in millionths, 0 to 1
 * @param fastBounce restitution of hard impacts in millionths, 0 to {@code slowBounce}
 * @param bounceScale closing speed half way between the two in millionths of m/s, above 0 and at most 100 m/s
 * @param rimFriction friction between the rims of checkers in millionths, 0 to 1
 * @param stackFriction friction of a checker on the one below in millionths, 0.01 to 2
 * @param rollFriction rolling friction of a checker on its edge in millionths, above 0 and at most 1
 * @param foldStep height of the step at the fold in nanometres, 0 to 100 millimetres
 * @param foldTips whether a fast checker turns over at the fold
 * @param edgeBand half width, in millionths of a half turn, of the band of turns that end on the edge, 0 to 0.4
 * @param maxSpeed the fastest strike in mm/s, 1 to 10,000
 */
public record Surface(
    int mu,
    int g,
    int slowBounce,
    int fastBounce,
    int bounceScale,
    int rimFriction,
    int stackFriction,
    int rollFriction,
    int foldStep,
    boolean foldTips,
    int edgeBand,
    int maxSpeed) {
  /** Varnished wood, strikes up to 3 m/s. */
  public static final Surface WOOD = new Surface(
      250_000, 9_810_000, 700_000, 700_000, 1_000_000, 0, 250_000, 20_000, 300_000, true, 10_000,
      3_000);

  /**
   * Checks each option by itself; how they fit together is checked by {@link ChapayevRuleset}.
   *
   * @param mu friction of a checker on the board in millionths, 0.01 to 2
   * @param g gravity in millionths of m/s², above 0 and at most 100 m/s²
   * @param slowBounce restitution of gentle touches in millionths, 0 to 1
   * @param fastBounce restitution of hard impacts in millionths, 0 to {@code slowBounce}
   * @param bounceScale closing speed half way between the two in millionths of m/s, above 0 and at most 100 m/s
   * @param rimFriction friction between the rims of checkers in millionths, 0 to 1
   * @param stackFriction friction of a checker on the one below in millionths, 0.01 to 2
   * @param rollFriction rolling friction of a checker on its edge in millionths, above 0 and at most 1
   * @param foldStep height of the step at the fold in nanometres, 0 to 100 millimetres
   * @param foldTips whether a fast checker turns over at the fold
   * @param edgeBand half width, in millionths of a half turn, of the band of turns that end on the edge, 0 to 0.4
   * @param maxSpeed the fastest strike in mm/s, 1 to 10,000
   * @throws IllegalArgumentException with the first option that is out of its range
   */
  public Surface {
    Limits.checkMillionths("mu", mu, 10_000, 2_000_000);
    Limits.checkMillionths("g", g, 1, 100_000_000);
    Limits.checkMillionths("slow bounce", slowBounce, 0, 1_000_000);
    Limits.checkMillionths("fast bounce", fastBounce, 0, 1_000_000);
    Limits.checkMillionths("bounce scale", bounceScale, 1, 100_000_000);
    Limits.checkMillionths("rim friction", rimFriction, 0, 1_000_000);
    Limits.checkMillionths("stack friction", stackFriction, 10_000, 2_000_000);
    Limits.checkMillionths("roll friction", rollFriction, 1, 1_000_000);
    Limits.checkMillionths("fold step", foldStep, 0, 100_000_000);
    Limits.checkMillionths("edge band", edgeBand, 0, 400_000);
    Limits.check("greatest speed", maxSpeed, 1, 10_000);
  }

  /**
   * The material as the solver takes it.
   *
   * @return the constants as doubles, each the nearest to its exact decimal
   */
  public Material material() {
    return new Material(
        mu / 1e6,
        g / 1e6,
        new Restitution(slowBounce / 1e6, fastBounce / 1e6, bounceScale / 1e6),
        rimFriction / 1e6,
        stackFriction / 1e6,
        rollFriction / 1e6,
        Lattice.metres(foldStep),
        foldTips,
        edgeBand / 1e6);
  }

  /**
   * The solver's specification: this material and the default tolerances.
   *
   * @return the specification
   */
  public SolverSpec solver() {
    return SolverSpec.of(material());
  }

  /**
   * The same with another value of {@link #mu}.
   *
   * @param value friction of a checker on the board in millionths, 0.01 to 2
   * @return the changed options
   */
  public Surface withMu(int value) {
    return new Surface(
        value,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #g}.
   *
   * @param value gravity in millionths of m/s², above 0 and at most 100 m/s²
   * @return the changed options
   */
  public Surface withG(int value) {
    return new Surface(
        mu,
        value,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #slowBounce}.
   *
   * @param value restitution of gentle touches in millionths, 0 to 1
   * @return the changed options
   */
  public Surface withSlowBounce(int value) {
    return new Surface(
        mu,
        g,
        value,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #fastBounce}.
   *
   * @param value restitution of hard impacts in millionths, 0 to {@code slowBounce}
   * @return the changed options
   */
  public Surface withFastBounce(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        value,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #bounceScale}.
   *
   * @param value closing speed half way between the two in millionths of m/s, above 0 and at most 100 m/s
   * @return the changed options
   */
  public Surface withBounceScale(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        value,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #rimFriction}.
   *
   * @param value friction between the rims of checkers in millionths, 0 to 1
   * @return the changed options
   */
  public Surface withRimFriction(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        value,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #stackFriction}.
   *
   * @param value friction of a checker on the one below in millionths, 0.01 to 2
   * @return the changed options
   */
  public Surface withStackFriction(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        value,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #rollFriction}.
   *
   * @param value rolling friction of a checker on its edge in millionths, above 0 and at most 1
   * @return the changed options
   */
  public Surface withRollFriction(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        value,
        foldStep,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #foldStep}.
   *
   * @param value height of the step at the fold in nanometres, 0 to 100 millimetres
   * @return the changed options
   */
  public Surface withFoldStep(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        value,
        foldTips,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #foldTips}.
   *
   * @param value whether a fast checker turns over at the fold
   * @return the changed options
   */
  public Surface withFoldTips(boolean value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        value,
        edgeBand,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #edgeBand}.
   *
   * @param value half width, in millionths of a half turn, of the band of turns that end on the edge, 0 to 0.4
   * @return the changed options
   */
  public Surface withEdgeBand(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        value,
        maxSpeed);
  }

  /**
   * The same with another value of {@link #maxSpeed}.
   *
   * @param value the fastest strike in mm/s, 1 to 10,000
   * @return the changed options
   */
  public Surface withMaxSpeed(int value) {
    return new Surface(
        mu,
        g,
        slowBounce,
        fastBounce,
        bounceScale,
        rimFriction,
        stackFriction,
        rollFriction,
        foldStep,
        foldTips,
        edgeBand,
        value);
  }
}
