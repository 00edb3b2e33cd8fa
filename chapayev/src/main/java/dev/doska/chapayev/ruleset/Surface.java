package dev.doska.chapayev.ruleset;

import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.Restitution;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.core.ruleset.OptionValues;

/** The friction and the bounce of a rule set, as the solver takes them. Immutable and thread-safe. */
public final class Surface {
  private final OptionValues values;

  private Surface(OptionValues values) {
    this.values = values;
  }

  /**
   * The surface that options describe.
   *
   * @param values values of {@link ChapayevOptions#TABLE}
   * @return the surface
   */
  public static Surface of(OptionValues values) {
    return new Surface(values);
  }

  /**
   * The material as the solver takes it.
   *
   * @return the constants as doubles, each the nearest to its exact decimal
   */
  public Material material() {
    return new Material(
        values.get(ChapayevOptions.MU) / 1e6,
        values.get(ChapayevOptions.G) / 1e6,
        new Restitution(
            values.get(ChapayevOptions.SLOW_BOUNCE) / 1e6,
            values.get(ChapayevOptions.FAST_BOUNCE) / 1e6,
            values.get(ChapayevOptions.BOUNCE_SCALE) / 1e6),
        values.get(ChapayevOptions.RIM_FRICTION) / 1e6,
        values.get(ChapayevOptions.STACK_FRICTION) / 1e6,
        values.get(ChapayevOptions.ROLL_FRICTION) / 1e6,
        NanometreGrid.metres(values.get(ChapayevOptions.FOLD_STEP)),
        values.get(ChapayevOptions.FOLD_TIPS),
        values.get(ChapayevOptions.EDGE_BAND) / 1e6);
  }

  /**
   * The solver's specification: this material and the default tolerances.
   *
   * @return the specification
   */
  public SolverSpec solver() {
    return SolverSpec.of(material());
  }
}
