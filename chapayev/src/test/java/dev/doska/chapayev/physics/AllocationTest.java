package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.SplitMix64;
import dev.doska.testkit.Allocation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fast way of the solver allocates nothing. */
class AllocationTest {
  @Test
  void a_reused_solver_allocates_nothing_a_shot() {
    Solver solver = new Solver(SolverSpec.DEFAULT);
    SplitMix64 random = new SplitMix64(2);
    List<Scene> scenes = new ArrayList<>();
    for (int k = 0; k < 50; k++) {
      scenes.add(Scene.openingFlick(random));
      scenes.add(Scene.crowded(random));
    }
    double[] sum = new double[1];
    long bytes = Allocation.bytes(300, () -> {
      for (int k = 0; k < scenes.size(); k++) {
        Scene scene = scenes.get(k);
        Flick flick = scene.flicks().get(0);
        List<Disc> discs = scene.table().discs();
        solver.clear(scene.table().board());
        for (int i = 0; i < discs.size(); i++) {
          Disc disc = discs.get(i);
          solver.add(disc.id(), disc.x(), disc.y(), disc.shape(), disc.load());
        }
        solver.flick(flick.id(), flick.vx(), flick.vy());
        solver.run();
        sum[0] += solver.x(flick.id()) + solver.fate(flick.id()).ordinal();
      }
    });

    assertThat(bytes).isZero();
    assertThat(sum[0]).isNotZero();
  }
}
