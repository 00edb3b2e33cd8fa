package dev.doska.benchmarks.czech;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.CzechFen;
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

/** The moves of one position in each of the ways that a game offers, slowest first. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CzechMovesBenchmark {
  /** The kinds of moves. */
  public enum Kind {
    /** Steps of men. */
    QUIET("W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6", 7),
    /** Captures of men, some of several pieces. */
    CAPTURES("W:Wc1,e1,a3,g3,h2:Bd2,f4,f6,b4,f2,d6,h4", 5),
    /** Moves of kings. */
    KINGS("W:WKd4,Ke1,Kg3,a3:Bh8,a7,b6", 24),
    /** Captures of kings, some by several routes. */
    KING_CAPTURES("W:WKc3:BKe7,Kg7,Kb6,Kd6,Kg5,Kb4,Kd4,Kf4,Kb2,Kd2,Kf2", 28);

    private final String fen;
    private final int moves;

    Kind(String fen, int moves) {
      this.fen = fen;
      this.moves = moves;
    }
  }

  private final CzechCheckers game = CzechCheckers.standard();
  private final MoveBuffer moves = new MoveBuffer();

  /** The position. */
  @Param
  public Kind kind = Kind.QUIET;

  private CzechPosition position = game.initial();
  private Cursor<CzechPosition, CzechMove> cursor = game.cursor(position);

  /** Sets up the position. */
  @Setup
  public void setUp() {
    position = CzechFen.ALGEBRAIC.parse(kind.fen).orElseThrow();
    cursor = game.cursor(position);
  }

  private void check(int number) {
    if (number != kind.moves) {
      throw new IllegalStateException(number + " moves instead of " + kind.moves);
    }
  }

  /**
   * Lists moves as values.
   *
   * @return the moves
   */
  @Benchmark
  public List<CzechMove> list() {
    List<CzechMove> list = game.moves(position).list();
    check(list.size());
    return list;
  }

  /**
   * Generates packed moves from a position.
   *
   * @return the moves
   */
  @Benchmark
  public MoveBuffer packed() {
    moves.truncate(0);
    game.generate(position, moves);
    check(moves.size());
    return moves;
  }

  /**
   * Generates packed moves from a cursor.
   *
   * @return the moves
   */
  @Benchmark
  public MoveBuffer cursor() {
    moves.truncate(0);
    cursor.generate(moves);
    check(moves.size());
    return moves;
  }

  /**
   * Counts moves.
   *
   * @return the number
   */
  @Benchmark
  public int count() {
    int count = cursor.count();
    check(count);
    return count;
  }
}
