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

  @Test
  void P_18_ten_thousand_shots_from_snapped_touching_states_end_without_overlap() {
    SplitMix64 random = new SplitMix64(18);
    for (int k = 0; k < SCENES; k++) {
      Scene scene = cluster(random);
      Shot shot = scene.shoot();

      assertThat(shot.status()).as("scene %d", k).isEqualTo(Shot.Status.COMPLETE);
      for (double part : new double[] {0.1, 0.4, 1}) {
        assertThat(Depth.deepest(shot, shot.duration() * part))
            .as("scene %d at %s", k, part)
            .isLessThanOrEqualTo(1e-11);
      }
    }
  }

  @Test
  void P_18_shots_from_snapped_touching_states_agree_with_the_slow_twin() {
    SplitMix64 random = new SplitMix64(19);
    int exact = 0;
    for (int k = 0; k < SCENES / 20; k++) {
      exact += SlowTwinTest.agrees("touching " + k, cluster(random)) ? 1 : 0;
    }
    assertThat(exact).isGreaterThan(SCENES / 80);
  }

  @Test
  void P_5_a_repaired_table_is_a_table_that_plays() {
    SplitMix64 random = new SplitMix64(20);
    for (int k = 0; k < 200; k++) {
      Scene scene = cluster(random);
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

  /** Up to eight discs, each in contact with one put down before, all on whole nanometres. */
  private static Scene cluster(SplitMix64 random) {
    int count = 2 + Scene.below(random, 7);
    List<Disc> discs = new ArrayList<>();
    discs.add(Disc.of(0, 0, 0, Shape.CHECKER));
    while (discs.size() < count) {
      Disc at = discs.get(Scene.below(random, discs.size()));
      // sixths of a turn make close packs, other angles chains
      int angle = Scene.below(random, 2) == 0
          ? 60_000 * Scene.below(random, 6)
          : Scene.below(random, Direction.FULL_TURN);
      Direction way = Direction.ofMillidegrees(angle);
      Disc next = Disc.of(
          discs.size(),
          Scene.snap(at.x() + 0.03 * way.x()),
          Scene.snap(at.y() + 0.03 * way.y()),
          Shape.CHECKER);
      if (discs.stream().allMatch(d -> Overlap.of(d, next) <= SolverSpec.MAX_OVERLAP)) {
        discs.add(next);
      }
    }
    double e = List.of(0.7, 0.5, 0.9, 1.0).get(Scene.below(random, 4));
    Flick flick = Flick.of(
        Scene.below(random, count),
        Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN)),
        Scene.between(random, 0.2, 3));
    return new Scene(
        SolverSpec.of(Material.of(0.25, 9.81, e)), Table.of(Board.of(1, 1), discs), List.of(flick));
  }
}
