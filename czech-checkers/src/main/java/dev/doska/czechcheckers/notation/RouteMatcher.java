package dev.doska.czechcheckers.notation;

import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.internal.PackedMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * Which captures visit given squares in their order, on whatever legal route. The routes are walked
 * one jump at a time, all together: a stage is a square and a set of captured pieces, and of the routes
 * to it only the greatest number of squares visited matters. So the work is bounded by the number of
 * stages, at most 2¹² · 32, however many routes there are. Confined to one call.
 */
final class RouteMatcher {
  private static final int[][] WAYS = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};

  private final CzechRuleset rules;
  private final List<Square> wanted;
  private final Piece piece;
  private final int empty;
  private final int enemies;

  /** Stages after the same number of jumps: square and captured set to squares visited. */
  private TreeMap<Long, Integer> stages = new TreeMap<>();

  private RouteMatcher(
      CzechRuleset rules, CzechPosition position, List<Square> wanted, Piece piece) {
    this.rules = rules;
    this.wanted = wanted;
    this.piece = piece;
    enemies = position.pieces(piece.side().other());
    // the square that the piece came from counts as empty (CZ-12)
    empty = ~(position.white() | position.black()) | (1 << wanted.get(0).index());
  }

  /**
   * The moves that visit the squares.
   *
   * @param rules the options on captures
   * @param position the position
   * @param squares the squares, at least two
   * @param moves legal packed moves with these ends
   * @return those of them that visit all squares in order
   */
  static long[] of(CzechRuleset rules, CzechPosition position, List<Square> squares, long[] moves) {
    if (moves.length == 0 || PackedMove.captured(moves[0]) == 0) {
      return new long[0];
    }
    Piece piece = position.piece(squares.get(0)).orElseThrow();
    return new RouteMatcher(rules, position, squares, piece).visiting(moves);
  }

  private long[] visiting(long[] moves) {
    boolean[] visits = new boolean[moves.length];
    stages.put(stage(wanted.get(0).index(), 0), 1);
    while (!stages.isEmpty()) {
      TreeMap<Long, Integer> before = stages;
      stages = new TreeMap<>();
      before.forEach((stage, visited) -> jump((int) (stage & 31), (int) (stage >>> 5), visited));
      for (int i = 0; i < moves.length; i++) {
        long end = stage(PackedMove.to(moves[i]), PackedMove.captured(moves[i]));
        visits[i] |= stages.getOrDefault(end, 0) == wanted.size();
      }
    }
    long[] found = new long[moves.length];
    int size = 0;
    for (int i = 0; i < moves.length; i++) {
      if (visits[i]) {
        found[size++] = moves[i];
      }
    }
    return Arrays.copyOf(found, size);
  }

  private static long stage(int square, int captured) {
    return square | ((captured & 0xFFFF_FFFFL) << 5);
  }

  private void jump(int at, int captured, int visited) {
    for (int[] way : WAYS) {
      int victim = victim(at, captured, way);
      if (victim >= 0) {
        land(victim, captured | (1 << victim), way, visited);
      }
    }
  }

  /** The piece that can be captured in a direction, or -1. */
  private int victim(int at, int captured, int[] way) {
    if (!piece.isKing() && !rules.menCaptureBackward() && (way[1] > 0) != isWhite()) {
      return -1;
    }
    if (isGoal(at)) {
      return -1;
    }
    int next = step(at, way);
    while (piece.isKing() && isEmpty(next)) {
      next = step(next, way);
    }
    boolean takes =
        next >= 0 && (enemies & ~captured & (1 << next)) != 0 && isEmpty(step(next, way));
    return takes ? next : -1;
  }

  private boolean isWhite() {
    return piece.side() == Side.WHITE;
  }

  /** Where a capturing man stops to be crowned (CZ-13). */
  private boolean isGoal(int square) {
    return !piece.isKing() && (isWhite() ? square >= 28 : square < 4);
  }

  private boolean isEmpty(int square) {
    return square >= 0 && (empty & (1 << square)) != 0;
  }

  private static int step(int square, int[] way) {
    Square from = Square.at(square);
    int file = from.file() + way[0];
    int rank = from.rank() + way[1];
    boolean on = file >= 'a' && file <= 'h' && rank >= 1 && rank <= 8;
    return on ? new Square((char) file, rank).index() : -1;
  }

  private void land(int victim, int captured, int[] way, int visited) {
    List<Integer> goOn = new ArrayList<>();
    List<Integer> end = new ArrayList<>();
    int landing = step(victim, way);
    do {
      (canGoOn(landing, captured) ? goOn : end).add(landing);
      landing = step(landing, way);
    } while (piece.isKing() && isEmpty(landing));
    goOn.forEach(square -> reach(square, captured, visited));
    if (goOn.isEmpty() || (piece.isKing() && rules.kingMayStopShort())) {
      end.forEach(square -> reach(square, captured, visited));
    }
  }

  private boolean canGoOn(int at, int captured) {
    for (int[] way : WAYS) {
      if (victim(at, captured, way) >= 0) {
        return true;
      }
    }
    return false;
  }

  private void reach(int square, int captured, int visited) {
    boolean visits = visited < wanted.size() && isAt(wanted.get(visited), square);
    stages.merge(stage(square, captured), visits ? visited + 1 : visited, Math::max);
  }

  private static boolean isAt(Square wanted, int square) {
    return wanted.isPlayable() && wanted.index() == square;
  }
}
