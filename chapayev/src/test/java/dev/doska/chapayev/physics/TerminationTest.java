package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.SplitMix64;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Rule P-11: every shot ends well before the event limit.
 *
 * <p>The system property {@code doska.termination} sets the number of random crowded shots; the
 * page PHYSICS.md has the command for a million, which prints the worst number of events.
 */
class TerminationTest {
  private static final int FEW = 4000;

  @Test
  void P_11_no_crowded_shot_is_cut_off_or_has_numbers_that_are_NaN() {
    int shots = Integer.getInteger("doska.termination", FEW);
    SplitMix64 random = new SplitMix64(11);
    int worst = 0;
    double worstE = 0;
    long total = 0;
    for (int k = 0; k < shots; k++) {
      double e = k % 10 == 0 ? 0 : k % 10 == 1 ? 1 : SplitMix64.unit(random);
      Scene scene = scene(k, e, random);
      Solver solver = new Solver(scene.spec());
      solver.set(scene.table());
      scene.flicks().forEach(flick -> solver.flick(flick.id(), flick.vx(), flick.vy()));

      assertThat(solver.run()).as("shot %d, e = %s", k, e).isTrue();
      for (Disc disc : scene.table().discs()) {
        double x = solver.x(disc.id());
        double y = solver.y(disc.id());
        if (!scene.table().board().holds(x, y)) {
          // NaN included; a centre may hang beyond the line by the edge tolerance
          assertThat(Math.max(Math.abs(x), Math.abs(y))).isLessThanOrEqualTo(0.16 + 1e-12);
        }
      }
      total += solver.events();
      if (solver.events() > worst) {
        worst = solver.events();
        worstE = e;
      }
    }
    String report = String.format(
        Locale.ROOT,
        "%d shots, %.1f events a shot, at most %d (e = %.3f)",
        shots,
        (double) total / shots,
        worst,
        worstE);
    System.out.println(report);
    assertThat(worst).isLessThan(20_000);
  }

  /** Seventeen crowded discs; sometimes a rack, or a pack of touching ones. */
  private static Scene scene(int k, double e, SplitMix64 random) {
    Material material = Material.of(Scene.between(random, 0.1, 0.4), 9.81, e);
    if (k % 20 == 7) {
      Direction way = Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN));
      boolean hexagonal = Scene.below(random, 2) == 0;
      return Scene.pack(5, hexagonal, e, Scene.below(random, 25), way, 3);
    }
    Scene scene = k % 20 == 13 ? Scene.rack(random) : Scene.crowded(random);
    return scene.withMaterial(m -> material);
  }
}
