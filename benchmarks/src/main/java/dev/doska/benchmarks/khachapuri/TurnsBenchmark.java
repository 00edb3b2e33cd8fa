package dev.doska.benchmarks.khachapuri;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Distinct turns in positions from random games, by kind of position and roll: packed in a buffer,
 * counted, and listed as values. One operation is the whole sample of 500 positions.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TurnsBenchmark {
  private static final int POSITIONS = 500;

  /** The kind of position. */
  @Param({"ANY", "CONTACT", "RACE", "BEAR_OFF"})
  public Sample.Kind kind = Sample.Kind.ANY;

  /** The rolls. */
  @Param({"ALL", "MIXED", "DOUBLES"})
  public Sample.Rolls rolls = Sample.Rolls.ALL;

  private final Khachapuri game = Khachapuri.standard();
  private final MoveBuffer buffer = new MoveBuffer();
  private KhachapuriPosition[] turns = {};
  private long expected;

  /** Creates the sample. */
  @Setup
  public void sample() {
    turns = Sample.turns(kind, rolls, POSITIONS).toArray(KhachapuriPosition[]::new);
    expected = kind.turns(rolls);
  }

  /**
   * Generates packed turns into a buffer.
   *
   * @param rate counts turns
   * @return the number of turns
   */
  @Benchmark
  public long buffer(CpuRate rate) {
    long results = 0;
    for (KhachapuriPosition turn : turns) {
      game.generate(turn, buffer);
      results += buffer.size();
      buffer.truncate(0);
    }
    return check(results, rate);
  }

  /**
   * Counts turns.
   *
   * @param rate counts turns
   * @return the number of turns
   */
  @Benchmark
  public long count(CpuRate rate) {
    long results = 0;
    for (KhachapuriPosition turn : turns) {
      results += game.count(turn);
    }
    return check(results, rate);
  }

  /**
   * Lists turns as values.
   *
   * @param rate counts turns
   * @return the number of turns
   */
  @Benchmark
  public long list(CpuRate rate) {
    long results = 0;
    for (KhachapuriPosition turn : turns) {
      results += game.moves(turn).list().size();
    }
    return check(results, rate);
  }

  private long check(long results, CpuRate rate) {
    if (results != expected) {
      throw new IllegalStateException(results + " turns instead of " + expected);
    }
    rate.add(results);
    return results;
  }
}
