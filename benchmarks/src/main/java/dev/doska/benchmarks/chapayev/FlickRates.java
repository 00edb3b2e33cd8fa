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
 * Flicks per CPU second of the solver and of its peers in one run. It is less exact than the JMH
 * benchmarks, but other load on the machine disturbs it less.
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
            "OPENING in %s at %d Hz: %,.0f/s, all fates correct in %.1f %%%n",
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

  /** The measured work; its result keeps the compiler from removing it. */
  private interface Play {
    long play(Flick flick);
  }

  /** The best of several rounds, in flicks per CPU second of this thread. */
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
