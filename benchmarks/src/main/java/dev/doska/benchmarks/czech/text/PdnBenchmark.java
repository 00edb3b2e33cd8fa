package dev.doska.benchmarks.czech.text;

import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.pdn.PdnGame;
import dev.doska.czechcheckers.notation.pdn.PdnReader;
import dev.doska.czechcheckers.notation.pdn.PdnReplay;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/** Reads, verifies and writes PDN. The time is for one game of about 50 moves, 25 by each side. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PdnBenchmark {
  private static final int GAMES = 200;

  private final List<PdnGame> games = new ArrayList<>();
  private String text = "";
  private int moves;

  /** Plays the games and writes them. */
  @Setup
  public void play() {
    List<Line<CzechPosition, CzechMove>> lines = RandomGames.play(GAMES);
    text = RandomGames.pdn(lines);
    moves = lines.stream().mapToInt(Line::ply).sum();
    PdnReader.readAll(text).forEach(game -> games.add(game.orElseThrow()));
  }

  /** Reads games without checking the moves. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int read() throws IOException {
    int found = 0;
    try (PdnReader reader = new PdnReader(new StringReader(text))) {
      for (Optional<ParseResult<PdnGame>> game = reader.next();
          game.isPresent();
          game = reader.next()) {
        found += game.get().orElseThrow().movetext().moves().size();
      }
    }
    return check(found);
  }

  /** Replays games that have been read. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int verify() {
    int found = 0;
    for (PdnGame game : games) {
      if (PdnReplay.verify(game).isVerified()) {
        found += game.movetext().moves().size();
      }
    }
    return check(found);
  }

  /** Reads only the moves, each in its position. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int readMoves() {
    CzechCheckers rules = CzechCheckers.standard().withoutDraws();
    int found = 0;
    for (PdnGame game : games) {
      CzechPosition position = rules.initial();
      for (var move : game.movetext().moves()) {
        CzechMove played = rules.notation().parse(position, move.text()).value().orElseThrow();
        position = rules.playUnchecked(position, played);
        found++;
      }
    }
    return check(found);
  }

  /** Writes games. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int write() {
    int length = 0;
    for (PdnGame game : games) {
      length += game.toString().length();
    }
    if (length != text.length()) {
      throw new IllegalStateException(length + " characters, not " + text.length());
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
