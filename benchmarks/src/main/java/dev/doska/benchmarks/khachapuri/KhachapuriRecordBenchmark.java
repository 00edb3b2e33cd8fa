package dev.doska.benchmarks.khachapuri;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordParse;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reads records of random games from their text. Every move is parsed and judged; moves are counted. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class KhachapuriRecordBenchmark {
  private static final int GAMES = 10;

  private final Khachapuri game = Khachapuri.standard();
  private final RecordFormat<KhachapuriPosition, KhachapuriMove> format = new RecordFormat<>(game);
  private final List<String> texts = new ArrayList<>();
  private long moves;

  /** Plays the games and writes their records. */
  @Setup
  public void play() {
    for (int seed = 0; seed < GAMES; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
      while (!line.status().isFinished()) {
        line = line.playUnchecked(game.moves(line.position()).sample(random));
      }
      moves += line.ply();
      texts.add(format.format(GameRecord.of(line, List.of())));
    }
  }

  /**
   * Reads all records.
   *
   * @param rate counts moves, rolls included
   * @return the number of moves
   */
  @Benchmark
  public long parse(CpuRate rate) {
    long read = 0;
    for (String text : texts) {
      RecordParse<KhachapuriPosition, KhachapuriMove> parsed = format.parse(text);
      read += parsed.value().orElseThrow().entries().size();
    }
    if (read != moves) {
      throw new IllegalStateException(read + " moves instead of " + moves);
    }
    rate.add(read);
    return read;
  }
}
