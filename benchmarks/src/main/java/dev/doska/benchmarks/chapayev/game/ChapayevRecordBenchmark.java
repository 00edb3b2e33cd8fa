package dev.doska.benchmarks.chapayev.game;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.Replay;
import java.util.ArrayList;
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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Verifies, reads and writes records of matches with aimed strikes: every strike is computed again and
 * every key is compared. The time is for all matches together; the rate counts moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ChapayevRecordBenchmark {
  private static final int MATCHES = 4;
  private static final int LONGEST = 500;

  /** The preset of rules. */
  @Param({"CLASSIC", "INTERNATIONAL", "SIMPLE"})
  public String preset = "CLASSIC";

  private Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
  private RecordFormat<ChapayevPosition, ChapayevMove> format = new RecordFormat<>(game);
  private final List<GameRecord<ChapayevPosition, ChapayevMove>> records = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private int moves;

  /** Plays the matches and writes their records. */
  @Setup
  public void play() {
    game = Chapayev.of(ChapayevRuleset.parse(preset).orElseThrow());
    format = new RecordFormat<>(game);
    SplitMix64 random = new SplitMix64(1);
    for (int match = 0; match < MATCHES; match++) {
      Line<ChapayevPosition, ChapayevMove> line = Line.start(game);
      while (line.ply() < LONGEST && !game.status(line.position()).isFinished()) {
        List<ChapayevMove> aimed = game.moves(line.position()).aimed(2);
        line = line.play(aimed.get((int) SplitMix64.below(random, aimed.size())));
      }
      records.add(GameRecord.of(line, List.of()));
      texts.add(format.format(records.get(match)));
      moves += line.ply();
    }
  }

  /**
   * Replays the matches with the keys of all positions.
   *
   * @param rate counts moves
   * @return the number of verified moves
   */
  @Benchmark
  public int verify(CpuRate rate) {
    int found = 0;
    for (GameRecord<ChapayevPosition, ChapayevMove> record : records) {
      found += Replay.verify(game, record).isVerified() ? record.entries().size() : 0;
    }
    rate.add(found, moves);
    return found;
  }

  /**
   * Reads the texts, which plays every move, too.
   *
   * @param rate counts moves
   * @return the number of moves read
   */
  @Benchmark
  public int read(CpuRate rate) {
    int found = 0;
    for (String text : texts) {
      found += format.parse(text).orElseThrow().entries().size();
    }
    rate.add(found, moves);
    return found;
  }

  /**
   * Writes the matches.
   *
   * @param rate counts moves
   * @return the number of moves written
   */
  @Benchmark
  public int write(CpuRate rate) {
    int found = 0;
    for (int match = 0; match < MATCHES; match++) {
      boolean same = format.format(records.get(match)).equals(texts.get(match));
      found += same ? records.get(match).entries().size() : 0;
    }
    rate.add(found, moves);
    return found;
  }
}
