package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.physics.internal.Simulation;
import dev.doska.core.SplitMix64;
import dev.doska.testkit.support.Allocation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A solver that is reused allocates nothing except what it returns. */
class AllocationTest {
  private static List<Scene> scenes() {
    SplitMix64 random = new SplitMix64(2);
    List<Scene> scenes = new ArrayList<>();
    for (int k = 0; k < 50; k++) {
      scenes.add(Scene.openingFlick(random));
      scenes.add(Scene.crowded(random));
    }
    return scenes;
  }

  @Test
  void a_reused_solver_allocates_nothing_a_shot() {
    Solver solver = new Solver(SolverSpec.DEFAULT);
    List<Scene> scenes = scenes();
    double[] sum = new double[1];
    long bytes = Allocation.bytes(300, () -> {
      for (int k = 0; k < scenes.size(); k++) {
        Scene scene = scenes.get(k);
        Flick flick = scene.flicks().get(0);
        solver.set(scene.table());
        solver.flick(flick.id(), flick.vx(), flick.vy());
        solver.run();
        sum[0] += solver.x(flick.id()) + solver.fate(flick.id()).ordinal();
      }
    });

    assertThat(bytes).isZero();
    assertThat(sum[0]).isNotZero();
  }

  @Test
  void a_reused_solver_allocates_the_record_of_a_shot_and_nothing_else() {
    Solver solver = new Solver(SolverSpec.DEFAULT);
    for (Scene scene : scenes()) {
      Flick[] flicks = scene.flicks().toArray(new Flick[0]);
      Shot[] kept = new Shot[1];
      long bytes = Allocation.bytes(20, () -> kept[0] = solver.shoot(scene.table(), flicks));

      assertThat(bytes).isEqualTo(recordBytes(scene, kept));
    }
  }

  /** The allocation for the record of a computed shot. */
  private static long recordBytes(Scene scene, Shot[] kept) {
    Simulation run = new Simulation(scene.spec());
    run.clear(scene.table().board());
    for (Disc disc : scene.table().discs()) {
      run.motion.add(disc.id(), disc.x(), disc.y(), disc.shape(), disc.load());
    }
    run.log.clear(true);
    for (Flick flick : scene.flicks()) {
      run.flick(flick.id(), flick.vx(), flick.vy());
    }
    while (run.step()) {
      // to the end
    }
    return Allocation.bytes(20, () -> kept[0] = new Shot(scene.table(), scene.spec(), run));
  }
}
