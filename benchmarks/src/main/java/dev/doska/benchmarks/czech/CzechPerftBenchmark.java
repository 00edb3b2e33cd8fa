package dev.doska.benchmarks.czech;

import dev.doska.benchmarks.measure.CpuRate;
import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
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

/** Perft of the initial position, with one thread and without a hash table. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class CzechPerftBenchmark {
  private static final int DEEP = 11;
  private static final long DEEP_LEAVES = 84_967_210;
  private static final int SHALLOW = 9;
  private static final long SHALLOW_LEAVES = 3_963_671;

  private final CzechCheckers game = CzechCheckers.standard().withoutDraws();
  private final CzechPosition start = game.initial();
  private final Cursor<CzechPosition, CzechMove> cursor = game.cursor(start);
  private final MoveBuffer moves = new MoveBuffer();

  /**
   * Counts the last ply without playing it.
   *
   * @param rate counts leaves
   * @return the number of leaves
   */
  @Benchmark
  public long bulk(CpuRate rate) {
    long leaves = cursor.leaves(DEEP);
    rate.add(leaves, DEEP_LEAVES);
    return leaves;
  }

  /**
   * Plays every leaf.
   *
   * @param rate counts leaves
   * @return the number of leaves
   */
  @Benchmark
  public long played(CpuRate rate) {
    long leaves = game.leavesPlayed(start, DEEP);
    rate.add(leaves, DEEP_LEAVES);
    return leaves;
  }

  /**
   * Plays and undoes every leaf with the cursor.
   *
   * @param rate counts leaves
   * @return the number of leaves
   */
  @Benchmark
  public long cursorWalk(CpuRate rate) {
    long leaves = walk(SHALLOW);
    rate.add(leaves, SHALLOW_LEAVES);
    return leaves;
  }

  private long walk(int depth) {
    int mark = moves.size();
    cursor.generate(moves);
    int end = moves.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      cursor.play(moves.get(i));
      leaves += depth == 1 ? 1 : walk(depth - 1);
      cursor.undo();
    }
    moves.truncate(mark);
    return leaves;
  }

  /**
   * Creates a position for every leaf.
   *
   * @param rate counts leaves
   * @return the number of leaves
   */
  @Benchmark
  public long positionWalk(CpuRate rate) {
    long leaves = positions(start, SHALLOW);
    rate.add(leaves, SHALLOW_LEAVES);
    return leaves;
  }

  private long positions(CzechPosition position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int mark = moves.size();
    game.generate(position, moves);
    int end = moves.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      leaves += positions(game.playUnchecked(position, moves.get(i)), depth - 1);
    }
    moves.truncate(mark);
    return leaves;
  }
}
