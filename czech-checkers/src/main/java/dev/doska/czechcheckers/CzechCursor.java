package dev.doska.czechcheckers;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Odds;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.czechcheckers.internal.Counters;
import dev.doska.czechcheckers.internal.CzechEngine;
import dev.doska.czechcheckers.internal.EndingRules;
import dev.doska.czechcheckers.internal.LeafCounter;
import dev.doska.czechcheckers.internal.MoveGenerator;
import dev.doska.czechcheckers.internal.PackedMove;
import dev.doska.czechcheckers.internal.PaddedBoard;
import java.util.Arrays;

/**
 * A cursor on a stack of positions; undo drops the top one. A position is four longs: the pieces of the
 * side to move, those of the other side, the kings (all padded), and the counters. Confined to one thread.
 */
final class CzechCursor implements Cursor<CzechPosition, CzechMove> {
  private static final int SIZE = 4;

  private final CzechEngine engine;
  private final MoveGenerator generator;
  private final EndingRules endings;
  private final boolean counting;
  private final LeafCounter leafCount = new LeafCounter(true);
  private long[] stack = new long[64 * SIZE];
  private int top;

  CzechCursor(CzechEngine engine, CzechPosition position) {
    this.engine = engine;
    this.generator = engine.generator();
    this.endings = engine.endings();
    this.counting = endings.hasCounters();
    boolean black = position.isBlackToMove();
    stack[0] = PaddedBoard.pad(black ? position.black() : position.white());
    stack[1] = PaddedBoard.pad(black ? position.white() : position.black());
    stack[2] = PaddedBoard.pad(position.kings());
    stack[3] = position.counters();
  }

  private int counters() {
    return (int) stack[top + 3];
  }

  private int forward() {
    return Counters.isBlack(counters()) ? -1 : 1;
  }

  private boolean isDrawn() {
    return counting && endings.drawn(stack[top], stack[top + 1], stack[top + 2], counters());
  }

  @Override
  public Status status() {
    return isFinished()
        ? engine.status(position())
        : Status.toMove(Counters.isBlack(counters()) ? Side.BLACK : Side.WHITE);
  }

  @Override
  public boolean isFinished() {
    return isDrawn() || !generator.any(stack[top], stack[top + 1], stack[top + 2], forward());
  }

  @Override
  public Odds<CzechMove> odds() {
    throw new IllegalStateException("Czech checkers has no rolls: " + position());
  }

  @Override
  public int count() {
    return isDrawn() ? 0 : generator.count(stack[top], stack[top + 1], stack[top + 2], forward());
  }

  @Override
  public void generate(MoveBuffer buffer) {
    if (!isDrawn()) {
      generator.generate(stack[top], stack[top + 1], stack[top + 2], forward(), buffer);
    }
  }

  /** The leaves at a depth, where captures of the same pieces in another order are counted separately. */
  long routes(int depth, MoveBuffer buffer) {
    if (depth == 0) {
      return 1;
    }
    int mark = buffer.size();
    if (!isDrawn()) {
      generator.generateRoutes(stack[top], stack[top + 1], stack[top + 2], forward(), buffer);
    }
    int end = buffer.size();
    long leaves = depth == 1 ? end - mark : 0;
    for (int i = mark; i < end && depth > 1; i++) {
      play(buffer.get(i));
      leaves += routes(depth - 1, buffer);
      undo();
    }
    buffer.truncate(mark);
    return leaves;
  }

  @Override
  public void play(long packed) {
    int at = top;
    int next = at + SIZE;
    if (next == stack.length) {
      stack = Arrays.copyOf(stack, 2 * next);
    }
    long[] boards = stack;
    long from = PaddedBoard.bit(PackedMove.from(packed));
    long to = PaddedBoard.bit(PackedMove.to(packed));
    long us = (boards[at] ^ from) | to;
    long them = boards[at + 1];
    long kings = boards[at + 2];
    int before = (int) boards[at + 3];
    int counters;
    int captured = PackedMove.captured(packed);
    if (captured != 0) {
      long stay = ~PaddedBoard.pad(captured);
      them &= stay;
      kings &= stay;
      counters = Counters.afterChange(before);
    } else {
      counters = Counters.afterManStep(before);
    }
    boards[next] = them;
    boards[next + 1] = us;
    boards[next + 2] = kings;
    boards[next + 3] = counters;
    top = next;
    if (PackedMove.makesKing(packed)) {
      updateKing(boards, next, packed);
    }
  }

  /** Corrects the position that {@link #play} wrote as if a man had moved and had not been crowned. */
  private static void updateKing(long[] boards, int next, long packed) {
    long from = PaddedBoard.bit(PackedMove.from(packed));
    long to = PaddedBoard.bit(PackedMove.to(packed));
    long kings = (boards[next + 2] & ~from) | to;
    boards[next + 2] = kings;
    int before = (int) boards[next - 1];
    if (PackedMove.crowns(packed)) {
      boards[next + 3] = Counters.afterChange(before);
    } else if (PackedMove.captured(packed) == 0) {
      boards[next + 3] = Counters.afterKingMove(
          before, boards[next - SIZE], boards[next + 1], boards[next], kings);
    }
  }

  @Override
  public void undo() {
    if (top == 0) {
      throw new IllegalStateException("no move has been played");
    }
    top -= SIZE;
  }

  @Override
  public CzechPosition position() {
    boolean black = Counters.isBlack(counters());
    long us = stack[top];
    long them = stack[top + 1];
    return CzechPosition.ofPadded(black ? them : us, black ? us : them, stack[top + 2], counters());
  }

  @Override
  public long key() {
    boolean black = Counters.isBlack(counters());
    int us = PaddedBoard.unpad(stack[top]);
    int them = PaddedBoard.unpad(stack[top + 1]);
    int kings = PaddedBoard.unpad(stack[top + 2]);
    return CzechPosition.key(black ? them : us, black ? us : them, kings, black);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The last ply is counted without being played. Under the federation's rules of moves, if no draw is
   * possible before the leaves, positions are not stored at all.
   */
  @Override
  public long leaves(int depth) {
    return canCountFast(depth) ? count(leafCount, depth) : Cursor.super.leaves(depth);
  }

  /** The same number, found by playing every move. */
  long leavesPlayed(int depth) {
    return canCountFast(depth)
        ? count(new LeafCounter(false), depth)
        : played(depth, new MoveBuffer());
  }

  private boolean canCountFast(int depth) {
    return depth > 0 && engine.hasFastLeafCount() && !endings.mayDrawBefore(counters(), depth);
  }

  private long count(LeafCounter counter, int depth) {
    long us = stack[top];
    long them = stack[top + 1];
    long kings = stack[top + 2];
    return counter.leaves(forward() * depth, us & ~kings, us & kings, them & ~kings, them & kings);
  }

  private long played(int depth, MoveBuffer moves) {
    if (depth == 0) {
      return 1;
    }
    int mark = moves.size();
    generate(moves);
    int end = moves.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      play(moves.get(i));
      leaves += played(depth - 1, moves);
      undo();
    }
    moves.truncate(mark);
    return leaves;
  }
}
