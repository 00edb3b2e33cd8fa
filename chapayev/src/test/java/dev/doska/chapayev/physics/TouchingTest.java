package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule P-18: shots from rest states in which discs touch as well as whole nanometres allow. */
class TouchingTest {
  private static final int SCENES = 10_000;

  /** Half of the tables are built disc by disc, half are the result of earlier shots. */
  private static Scene scene(int k, SplitMix64 random) {
    Scene plain = k % 2 == 0 ? Scene.cluster(random) : Scenes.fromRest(random);
    return Scenes.option(k / 2, plain, random);
  }

  @Test
  void P_18_ten_thousand_shots_from_snapped_touching_positions_end_without_overlap() {
    SplitMix64 random = new SplitMix64(18);
    for (int k = 0; k < SCENES; k++) {
      Shot shot = scene(k, random).shoot();

      assertThat(shot.status()).as("scene %d", k).isEqualTo(Shot.Status.COMPLETE);
      assertThat(Closeness.deepest(shot, 1e-3)).as("scene %d", k).isLessThanOrEqualTo(1e-11);
    }
  }

  @Test
  void P_18_ten_thousand_shots_from_snapped_touching_positions_agree_with_the_reference_solver() {
    SplitMix64 random = new SplitMix64(19);
    int exact = 0;
    for (int k = 0; k < SCENES; k++) {
      exact += ReferenceSolverTest.agrees("touching " + k, scene(k, random)) ? 1 : 0;
    }
    assertThat(exact).isGreaterThan(SCENES * 3 / 4);
  }

  @Test
  void P_5_a_repaired_table_is_a_table_that_plays() {
    SplitMix64 random = new SplitMix64(20);
    for (int k = 0; k < 200; k++) {
      Scene scene = Scene.cluster(random);
      List<Disc> shaken = new ArrayList<>();
      for (Disc d : scene.table().discs()) {
        shaken.add(d.at(
            d.x() + Scene.between(random, -1e-4, 1e-4),
            d.y() + Scene.between(random, -1e-4, 1e-4)));
      }
      Table table = Table.repair(Board.of(1, 1), shaken);
      for (int i = 0; i < shaken.size(); i++) {
        assertThat(table.discs().get(i).x()).isCloseTo(shaken.get(i).x(), within(1e-2));
      }
      Shot shot = Solver.solve(scene.spec(), table, scene.flicks().toArray(new Flick[0]));
      Depth.assertNone(shot, shot.duration(), 1e-11);
    }
  }
}
