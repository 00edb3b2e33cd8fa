package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.physics.Table;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;

/**
 * Flicks a CPU second of the solver and its peers, side by side in one run: less exact than the JMH
 * benchmarks, but it does not mind that the machine has other things to do.
 */
public final class FlickRates {
  private static final int ROUNDS = 15;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private FlickRates() {}

  /**
   * Prints the table of rates.
   *
   * @param args none
   */
  public static void main(String[] args) {
    for (FlickScene scene : FlickScene.values()) {
      Table table = scene.table();
      boolean busy = scene == FlickScene.PACK || scene == FlickScene.TOUCHING_ROW;
      List<Flick> flicks = scene.flicks(busy ? 1000 : 20_000);
      Solver solver = new Solver(SolverSpec.DEFAULT);
      double off = rate(flicks, flick -> events(solver, table, flick));
      double on = rate(flicks, flick -> solver.shoot(table, flick).eventCount());
      long events =
          flicks.stream().mapToLong(flick -> events(solver, table, flick)).sum();
      System.out.printf(
          Locale.ROOT,
          "%-12s log off %,9.0f/s, log on %,9.0f/s, %6.2f events a flick%n",
          scene,
          off,
          on,
          (double) events / flicks.size());
    }
    Table opening = FlickScene.OPENING.table();
    for (String engine : List.of("dyn4j", "jbox2d")) {
      for (int steps : new int[] {60, 240, 1000}) {
        Peer peer = Peers.of(engine, opening.board(), steps);
        List<Flick> flicks = FlickScene.OPENING.flicks(300);
        System.out.printf(
            Locale.ROOT,
            "OPENING in %s at %d Hz: %,.0f/s, all fates right in %.1f %%%n",
            engine,
            steps,
            rate(flicks, flick -> peer.fallen(opening.discs(), flick)),
            100 * peer.share(opening, FlickScene.OPENING.flicks(2000)));
      }
    }
  }

  private static long events(Solver solver, Table table, Flick flick) {
    solver.set(table);
    solver.flick(flick.id(), flick.vx(), flick.vy());
    solver.run();
    return solver.events();
  }

  /** What is done with a flick; the number keeps the compiler from leaving it out. */
  private interface Play {
    long play(Flick flick);
  }

  /** The best of some rounds, in flicks a CPU second of this thread. */
  private static double rate(List<Flick> flicks, Play play) {
    double best = 0;
    long sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      for (Flick flick : flicks) {
        sum += play.play(flick);
      }
      long spent = THREADS.getCurrentThreadCpuTime() - start;
      best = Math.max(best, flicks.size() * 1e9 / spent);
    }
    if (sum == Long.MIN_VALUE) {
      System.out.println();
    }
    return best;
  }
}
