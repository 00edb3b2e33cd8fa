package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that a shot depends on apart from the table and the flicks: the material, the tolerances of
 * rule P-5 and the limits of rule P-11.
 *
 * <p>Values outside these ranges, and NaN, are refused with a {@link InvalidSceneException} that gives every
 * reason.
 *
 * @param material the material of discs and board
 * @param gapTolerance pairs no farther apart than this count as touching, metres; default 1e-12, four
 *     orders above the rounding of places
 * @param minClosing closing speeds up to this are no impact, m/s; default 1e-9
 * @param tie relative difference up to which closing speeds count as equal; default 1e-9
 * @param edgeTolerance a centre that would pass an edge line by no more than this stays, metres;
 *     default 1e-12
 * @param minSeparation the least separation speed of a pair that friction would press together again
 *     (rule P-7), m/s; default 1e-3
 * @param maxSpeed the fastest flick accepted, m/s; default 10
 * @param maxEvents events after which a shot is cut off as {@link Shot.Status#CAPPED}; default 100,000
 */
public record SolverSpec(
    Material material,
    double gapTolerance,
    double minClosing,
    double tie,
    double edgeTolerance,
    double minSeparation,
    double maxSpeed,
    int maxEvents) {
  /** Varnished wood with the tolerances that the test vectors assume. */
  public static final SolverSpec DEFAULT = of(Material.WOOD);

  /** The deepest overlap of two discs at the start of a shot that is accepted, metres. */
  public static final double MAX_OVERLAP = 2e-9;

  /**
   * A value within the ranges.
   *
   * @param material as above
   * @param gapTolerance as above
   * @param minClosing as above
   * @param tie as above
   * @param edgeTolerance as above
   * @param minSeparation as above
   * @param maxSpeed as above
   * @param maxEvents as above
   * @throws InvalidSceneException with every reason
   */
  public SolverSpec {
    List<String> reasons = new ArrayList<>();
    ExactText.between(reasons, "gap tolerance", gapTolerance, 1e-14, 1e-6);
    ExactText.between(reasons, "least closing speed", minClosing, 1e-12, 1e-3);
    ExactText.between(reasons, "tie", tie, 0, 1e-3);
    ExactText.between(reasons, "edge tolerance", edgeTolerance, 0, 1e-6);
    ExactText.between(reasons, "least separation speed", minSeparation, 1e-6, 0.1);
    ExactText.positive(reasons, "speed limit", maxSpeed, 1000);
    if (maxEvents < 1 || maxEvents > 10_000_000) {
      reasons.add("event limit " + maxEvents + " is outside 1..10000000");
    }
    InvalidSceneException.throwIfAny(reasons);
  }

  /**
   * The default tolerances with a material.
   *
   * @param material the material of discs and board
   * @return the specification
   */
  public static SolverSpec of(Material material) {
    return new SolverSpec(material, 1e-12, 1e-9, 1e-9, 1e-12, 1e-3, 10, 100_000);
  }

  /**
   * The same tolerances with another material.
   *
   * @param other the material of discs and board
   * @return the changed specification
   */
  public SolverSpec withMaterial(Material other) {
    return new SolverSpec(
        other, gapTolerance, minClosing, tie, edgeTolerance, minSeparation, maxSpeed, maxEvents);
  }

  /**
   * The same specification with another speed limit.
   *
   * @param limit the fastest flick accepted, m/s
   * @return the changed specification
   */
  public SolverSpec withMaxSpeed(double limit) {
    return new SolverSpec(
        material, gapTolerance, minClosing, tie, edgeTolerance, minSeparation, limit, maxEvents);
  }

  /**
   * The same specification with another bound on the number of events.
   *
   * @param limit at least 1
   * @return the changed specification
   */
  public SolverSpec withMaxEvents(int limit) {
    return new SolverSpec(
        material, gapTolerance, minClosing, tie, edgeTolerance, minSeparation, maxSpeed, limit);
  }
}
