package dev.doska.benchmarks.chapayev.game;

import dev.doska.benchmarks.chapayev.game.Scenes.Question;
import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Solver;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Strikes with all rules, and as control the same strikes by the solver alone, from a prepared table. The
 * rules may add at most a fifth of the time of the solver.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class StrikeBenchmark {
  private static final int BATCH = 4096;

  /** The positions. */
  @Param({"OPENING", "MID_GAME"})
  public Scenes.Scene scene = Scenes.Scene.OPENING;

  private final Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
  private final Solver solver = new Solver(ChapayevRuleset.CLASSIC.surface().solver());
  private List<Question> questions = List.of();

  /** Creates the strikes, and checks that the same checkers fall in both ways. */
  @Setup
  public void prepare() {
    questions = Scenes.strikes(game, scene, BATCH);
    for (Question question : questions) {
      shoot(question);
      for (var seen : game.resolve(question.position(), question.strike())
          .observation()
          .orElseThrow()
          .discs()) {
        boolean fell = seen.fate() != DiscObservation.ObservedFate.ON_BOARD;
        if (fell != solver.fate(seen.disc()).fell()) {
          throw new IllegalStateException("the two ways differ: " + question);
        }
      }
    }
  }

  private void shoot(Question question) {
    Direction way = Direction.ofMillidegrees(question.strike().angle());
    double speed = question.strike().speed() / 1000.0;
    solver.set(question.table());
    solver.flick(question.strike().disc(), way.x() * speed, way.y() * speed);
    solver.run();
  }

  /**
   * Runs the solver alone.
   *
   * @param rate counts strikes
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public double bareSolver(CpuRate rate) {
    double sum = 0;
    for (Question question : questions) {
      shoot(question);
      sum += solver.x(question.strike().disc());
    }
    rate.add(BATCH);
    return sum;
  }

  /**
   * Plays strikes that are known to be legal.
   *
   * @param rate counts strikes
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int playUnchecked(CpuRate rate) {
    int sum = 0;
    for (Question question : questions) {
      sum += game.playUnchecked(question.position(), question.strike()).quietStrikes();
    }
    rate.add(BATCH);
    return sum;
  }

  /**
   * Judges and plays strikes.
   *
   * @param rate counts strikes
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int play(CpuRate rate) {
    int sum = 0;
    for (Question question : questions) {
      sum += game.play(question.position(), question.strike()).quietStrikes();
    }
    rate.add(BATCH);
    return sum;
  }

  /**
   * Plays strikes and returns their facts and the full log of the shot.
   *
   * @param rate counts strikes
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int resolve(CpuRate rate) {
    int sum = 0;
    for (Question question : questions) {
      sum += game.resolve(question.position(), question.strike()).facts().size();
    }
    rate.add(BATCH);
    return sum;
  }
}
