package dev.doska.benchmarks.khachapuri;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.core.Cursor;
import dev.doska.core.Side;
import dev.doska.core.perft.Perft;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Leaves of the initial position with White to roll, three turns deep. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class KhachapuriPerftBenchmark {
  private static final int DEPTH = 3;
  private static final long LEAVES = 2_924_761;
  private static final long WEIGHTED = 9_763_797;

  private final Khachapuri game = Khachapuri.standard();
  private final KhachapuriPosition start = game.initial(Side.WHITE);
  private final Cursor<KhachapuriPosition, KhachapuriMove> cursor = game.cursor(start);

  /**
   * Counts each roll once, with the cursor.
   *
   * @param rate counts leaves
   * @return the number of leaves
   */
  @Benchmark
  public long eachRollOnce(CpuRate rate) {
    return check(cursor.leaves(DEPTH), LEAVES, rate);
  }

  /**
   * Counts each roll with its weight, 36 in total.
   *
   * @param rate counts leaves
   * @return the weighted number of leaves
   */
  @Benchmark
  public long weighted(CpuRate rate) {
    return check(Perft.of(game).weighted(start, DEPTH), WEIGHTED, rate);
  }

  private static long check(long leaves, long expected, CpuRate rate) {
    if (leaves != expected) {
      throw new IllegalStateException(leaves + " leaves instead of " + expected);
    }
    rate.add(leaves);
    return leaves;
  }
}
