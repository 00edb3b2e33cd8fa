package dev.doska.benchmarks.khachapuri.text;

import dev.doska.core.Line;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.Replay;
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
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Verifies and writes records. The time is for one game of about 90 rolls and turns. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReplayBenchmark {
  private static final int GAMES = 100;

  private final Khachapuri game = Khachapuri.standard();
  private final RecordFormat<KhachapuriPosition, KhachapuriMove> format = new RecordFormat<>(game);
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private int moves;

  /** Plays the games and writes their records. */
  @Setup
  public void play() {
    for (Line<KhachapuriPosition, KhachapuriMove> line : RandomGames.play(GAMES)) {
      records.add(GameRecord.of(line, List.of()));
      texts.add(format.format(records.get(records.size() - 1)));
      moves += line.ply();
    }
  }

  /** Replays games with the keys of all positions. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int verify() {
    int found = 0;
    for (GameRecord<KhachapuriPosition, KhachapuriMove> record : records) {
      found += Replay.verify(game, record).isVerified() ? record.entries().size() : 0;
    }
    return check(found);
  }

  /** Writes games. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int write() {
    int length = 0;
    for (int i = 0; i < GAMES; i++) {
      String text = format.format(records.get(i));
      length += text.length() - texts.get(i).length();
    }
    if (length != 0) {
      throw new IllegalStateException("the texts differ by " + length + " characters");
    }
    return length;
  }

  private int check(int found) {
    if (found != moves) {
      throw new IllegalStateException(found + " moves, not " + moves);
    }
    return found;
  }
}
