package dev.doska.benchmarks.chapayev.game;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.chapayev.AimNoise;
import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The first round of a match between players who aim with noise. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RoundBenchmark {
  private static final int SEEDS = 64;
  private static final AimNoise HAND = new AimNoise(0.02, 0.05, 0);

  /** The preset of rules. */
  @Param({"CLASSIC", "INTERNATIONAL", "SIMPLE"})
  public String preset = "CLASSIC";

  private int seed;

  /**
   * Plays a round.
   *
   * @param rate counts strikes, checks and decisions
   * @return the number of moves
   */
  @Benchmark
  public int round(CpuRate rate) {
    Chapayev game = Games.of(preset);
    seed = (seed + 1) % SEEDS;
    SplitMix64 random = new SplitMix64(seed);
    ChapayevPosition position = game.initial();
    int moves = 0;
    while (position.round() == 1 && moves < 1_000) {
      List<ChapayevMove> aimed = game.moves(position).aimed(1);
      ChapayevMove move = aimed.get((int) SplitMix64.below(random, aimed.size()));
      position = game.play(position, move.played(HAND, random, 3_000));
      moves++;
    }
    rate.add(moves);
    return moves;
  }

  /** The games, created once. */
  private static final class Games {
    private static final List<Chapayev> ALL = ChapayevRuleset.presets().stream()
        .map(name -> Chapayev.of(ChapayevRuleset.parse(name).orElseThrow()))
        .toList();

    private Games() {}

    static Chapayev of(String preset) {
      return ALL.get(ChapayevRuleset.presets().indexOf(preset));
    }
  }
}
