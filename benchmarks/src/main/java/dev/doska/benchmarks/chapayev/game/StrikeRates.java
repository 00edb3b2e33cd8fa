package dev.doska.benchmarks.chapayev.game;

import dev.doska.benchmarks.chapayev.game.Scenes.Question;
import dev.doska.benchmarks.chapayev.game.Scenes.Scene;
import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Solver;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The cost of the rules of a strike: the same strikes by the solver alone and by the game, alternating in
 * one process, in processor time of the thread. Each round gives a ratio; the medians are printed. It
 * measures the same as {@link StrikeBenchmark}, but other load on the machine disturbs it less.
 */
public final class StrikeRates {
  private static final int BATCH = 4096;
  private static final int WARM_UP = 40;
  private static final int ROUNDS = 81;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Chapayev game;
  private final Solver solver;
  private final List<Question> questions;

  /** Depends on all results, so that the compiler cannot remove the work. */
  private long sum;

  private StrikeRates(ChapayevRuleset rules, Scene scene) {
    game = Chapayev.of(rules);
    solver = new Solver(rules.surface().solver());
    questions = Scenes.strikes(game, scene, BATCH);
  }

  /**
   * Prints the medians for each scene.
   *
   * @param args none
   */
  public static void main(String[] args) {
    for (Scene scene : Scene.values()) {
      new StrikeRates(ChapayevRuleset.CLASSIC, scene).compare(scene);
    }
  }

  private void compare(Scene scene) {
    double[] bare = new double[ROUNDS];
    double[] unchecked = new double[ROUNDS];
    double[] checked = new double[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      double alone = nanos(this::solve);
      double played = nanos(
          question -> game.playUnchecked(question.position(), question.strike()).quietStrikes());
      double judged =
          nanos(question -> game.play(question.position(), question.strike()).quietStrikes());
      if (round >= 0) {
        bare[round] = alone;
        unchecked[round] = played / alone;
        checked[round] = judged / alone;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%-8s solver %6.0f ns a strike, playUnchecked %+5.1f %%, play %+5.1f %%%n",
        scene,
        median(bare),
        100 * (median(unchecked) - 1),
        100 * (median(checked) - 1));
    if (sum == Long.MIN_VALUE) {
      System.out.println();
    }
  }

  private long solve(Question question) {
    Direction way = Direction.ofMillidegrees(question.strike().angle());
    double speed = question.strike().speed() / 1000.0;
    solver.set(question.table());
    solver.flick(question.strike().disc(), way.x() * speed, way.y() * speed);
    solver.run();
    return solver.events();
  }

  /** The measured work; its result keeps the compiler from removing it. */
  private interface Play {
    long play(Question question);
  }

  /** Nanoseconds of processor time per strike. */
  private double nanos(Play play) {
    long start = THREADS.getCurrentThreadCpuTime();
    for (Question question : questions) {
      sum += play.play(question);
    }
    return (double) (THREADS.getCurrentThreadCpuTime() - start) / questions.size();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
