package dev.doska.benchmarks.khachapuri;

import dev.doska.core.Odds;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
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

/** The odds of a roll: their sum, and rolls that are drawn and played. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class OddsBenchmark {
  private final Khachapuri game = Khachapuri.standard();
  private final KhachapuriPosition start = game.initial(Side.WHITE);
  private final SplitMix64 random = new SplitMix64(1);

  /**
   * Visits all rolls and their weights.
   *
   * @return the sum, 36
   */
  @Benchmark
  public int weights() {
    Odds<KhachapuriMove> odds = game.odds(start);
    int sum = 0;
    for (int i = 0; i < odds.size(); i++) {
      sum += odds.weight(i);
    }
    if (sum != 36) {
      throw new IllegalStateException("the weights sum to " + sum);
    }
    return sum;
  }

  /**
   * Draws one roll.
   *
   * @return the index of the roll
   */
  @Benchmark
  public int draw() {
    return game.odds(start).drawIndex(random);
  }

  /**
   * Draws one roll and plays it as a value.
   *
   * @return the position with dice
   */
  @Benchmark
  public KhachapuriPosition drawAndPlay() {
    return game.playUnchecked(start, game.odds(start).draw(random));
  }
}
