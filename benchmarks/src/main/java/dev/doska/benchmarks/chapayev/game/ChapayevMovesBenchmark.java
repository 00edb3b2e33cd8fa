package dev.doska.benchmarks.chapayev.game;

import dev.doska.benchmarks.chapayev.game.Scenes.Question;
import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.core.SplitMix64;
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

/** The calls of a bot in each position: a random move, the aimed moves, a verdict, the hash key. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ChapayevMovesBenchmark {
  private static final int BATCH = 1024;

  /** The positions. */
  @Param({"OPENING", "MID_GAME"})
  public Scenes.Scene scene = Scenes.Scene.OPENING;

  private final Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
  private final SplitMix64 random = new SplitMix64(7);
  private List<Question> questions = List.of();

  /** Creates the positions. */
  @Setup
  public void prepare() {
    questions = Scenes.strikes(game, scene, BATCH);
  }

  /**
   * Samples a legal move.
   *
   * @param rate counts positions
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int sample(CpuRate rate) {
    int sum = 0;
    for (Question question : questions) {
      sum += game.moves(question.position()).sample(random).hashCode();
    }
    rate.add(BATCH);
    return sum;
  }

  /**
   * Lists the two best aimed strikes of every checker.
   *
   * @param rate counts positions
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int aimed(CpuRate rate) {
    int sum = 0;
    for (Question question : questions) {
      sum += game.moves(question.position()).aimed(2).size();
    }
    rate.add(BATCH);
    return sum;
  }

  /**
   * Judges legal strikes.
   *
   * @param rate counts positions
   * @return the number of legal strikes
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int judge(CpuRate rate) {
    int legal = 0;
    for (Question question : questions) {
      legal += game.judge(question.position(), question.strike()).isLegal() ? 1 : 0;
    }
    if (legal != BATCH) {
      throw new IllegalStateException(legal + " legal strikes instead of " + BATCH);
    }
    rate.add(BATCH);
    return legal;
  }

  /**
   * Computes hash keys.
   *
   * @param rate counts positions
   * @return something that depends on the results
   */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public long key(CpuRate rate) {
    long sum = 0;
    for (Question question : questions) {
      sum ^= game.key(question.position());
    }
    rate.add(BATCH);
    return sum;
  }
}
