package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.bit;

import dev.doska.czechcheckers.Square;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * Finds the captures that visit given squares in their order on some legal route. It follows all routes
 * together, jump by jump: a node is a square and a set of captured pieces, and of all routes to a node only
 * the greatest number of visited squares matters. So the work is bounded by the number of nodes, at most
 * 2¹² · 32, even if there are many more routes. Confined to one call.
 */
final class RouteMatcher {
  private final List<Square> wanted;
  private final long them;
  private final long empty;
  private final int mover;

  /** The nodes after the same number of jumps: square and captured set to the squares visited. */
  private TreeMap<Long, Integer> nodes = new TreeMap<>();

  /**
   * A matcher.
   *
   * @param wanted the squares to visit; the first is the square of the piece
   * @param them the enemy pieces, padded
   * @param empty the empty squares with the piece's own, padded
   * @param mover the piece, as {@link CaptureSearch#mover} describes it
   */
  RouteMatcher(List<Square> wanted, long them, long empty, int mover) {
    this.wanted = wanted;
    this.them = them;
    this.empty = empty;
    this.mover = mover;
  }

  /** Those of some legal captures by this piece that visit all squares. */
  long[] matching(long[] captures) {
    boolean[] matches = new boolean[captures.length];
    nodes.put(node(bit(wanted.get(0).index()), 0), 1);
    while (!nodes.isEmpty()) {
      TreeMap<Long, Integer> before = nodes;
      nodes = new TreeMap<>();
      before.forEach((node, visited) ->
          jump(bit((int) (node & 31)), PaddedBoard.pad((int) (node >>> 5)), visited));
      for (int i = 0; i < captures.length; i++) {
        long end = node(
            bit(PackedMove.to(captures[i])), PaddedBoard.pad(PackedMove.captured(captures[i])));
        matches[i] |= nodes.getOrDefault(end, 0) == wanted.size();
      }
    }
    long[] found = new long[captures.length];
    int size = 0;
    for (int i = 0; i < captures.length; i++) {
      if (matches[i]) {
        found[size++] = captures[i];
      }
    }
    return Arrays.copyOf(found, size);
  }

  private static long node(long at, long captured) {
    return PaddedBoard.square(at) | ((PaddedBoard.unpad(captured) & 0xFFFF_FFFFL) << 5);
  }

  private void jump(long at, long captured, int visited) {
    for (int direction = 0; direction < 4; direction++) {
      long victim = CaptureSearch.victim(them & ~captured, empty, mover, at, direction);
      if (victim != 0) {
        land(victim, captured | victim, direction, visited);
      }
    }
  }

  private void land(long victim, long captured, int direction, int visited) {
    long all = CaptureSearch.landings(empty, mover, victim, direction);
    long continuing = CaptureSearch.continuing(them & ~captured, empty, mover, victim, direction);
    boolean mayEnd = continuing == 0 || CaptureSearch.mayStopShort(mover);
    for (long rest = mayEnd ? all : continuing; rest != 0; rest &= rest - 1) {
      reach(rest & -rest, captured, visited);
    }
  }

  private void reach(long at, long captured, int visited) {
    Square next = visited < wanted.size() ? wanted.get(visited) : wanted.get(0);
    boolean visits =
        visited < wanted.size() && next.isPlayable() && next.index() == PaddedBoard.square(at);
    nodes.merge(node(at, captured), visits ? visited + 1 : visited, Math::max);
  }
}
