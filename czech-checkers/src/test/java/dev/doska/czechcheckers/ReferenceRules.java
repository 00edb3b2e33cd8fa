package dev.doska.czechcheckers;

import dev.doska.core.Side;
import dev.doska.czechcheckers.ruleset.Majority;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A reference implementation of the rules, independent of the library's search: a board of pieces and every
 * writing of every move, without bitboards. The fast generator is compared with it.
 */
public final class ReferenceRules {
  /** A legal writing and what it captures. */
  public record Written(CzechMove move, Set<Square> captured, boolean king) {
    /** What makes two writings the same move. */
    List<Object> identity() {
      return List.of(move.from(), move.to(), captured);
    }
  }

  private static final int[][] DIAGONALS = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};

  private final CzechRuleset rules;
  private final Map<Square, Piece> board = new TreeMap<>();
  private final Side side;

  public ReferenceRules(CzechRuleset rules, CzechPosition position) {
    this.rules = rules;
    this.side = position.side();
    for (Square square : Square.all()) {
      position.piece(square).ifPresent(piece -> board.put(square, piece));
    }
  }

  /** Every legal writing. */
  public List<Written> writings() {
    List<Written> captures = new ArrayList<>();
    for (Square from : ownSquares()) {
      Piece piece = at(from).orElseThrow();
      board.remove(from);
      capture(piece, List.of(from), List.of(), captures);
      board.put(from, piece);
    }
    if (captures.isEmpty()) {
      return quietMoves();
    }
    return rules.majority() == Majority.BEFORE_KING_PRIORITY
        ? kingsFirst(most(captures))
        : rules.majority() == Majority.AFTER_KING_PRIORITY
            ? most(kingsFirst(captures))
            : kingsFirst(captures);
  }

  /** The writings of each move, the moves in the library's order, the smallest writing first. */
  Map<List<Object>, List<CzechMove>> moves() {
    List<Written> sorted = new ArrayList<>(writings());
    sorted.sort(Comparator.comparing((Written w) -> w.move().from())
        .thenComparing(w -> w.move().to())
        .thenComparing(w -> number(w.captured()))
        .thenComparing(Written::move, ReferenceRules::compareRoutes));
    Map<List<Object>, List<CzechMove>> moves = new LinkedHashMap<>();
    for (Written written : sorted) {
      moves.computeIfAbsent(written.identity(), k -> new ArrayList<>()).add(written.move());
    }
    return moves;
  }

  /** The route of each writing: the ends, and the pieces in the order in which they are captured. */
  Map<CzechMove, List<Object>> routes() {
    Map<CzechMove, List<Object>> routes = new LinkedHashMap<>();
    for (Written w : writings()) {
      routes.put(w.move(), List.of(w.move().from(), w.move().to(), inOrder(w)));
    }
    return routes;
  }

  private static List<Square> inOrder(Written written) {
    List<Square> order = new ArrayList<>();
    List<Square> squares = written.move().squares();
    for (int i = 1; i < squares.size(); i++) {
      for (Square captured : written.captured()) {
        if (isBetween(squares.get(i - 1), captured, squares.get(i))) {
          order.add(captured);
        }
      }
    }
    return order;
  }

  private static boolean isBetween(Square a, Square middle, Square b) {
    int first = middle.file() - a.file();
    int second = b.file() - middle.file();
    int firstUp = middle.rank() - a.rank();
    int secondUp = b.rank() - middle.rank();
    return Math.abs(first) == Math.abs(firstUp)
        && Math.abs(second) == Math.abs(secondUp)
        && first * second > 0
        && firstUp * secondUp > 0;
  }

  private static long number(Set<Square> captured) {
    long number = 0;
    for (Square square : captured) {
      number += 1L << square.index();
    }
    return number;
  }

  private static int compareRoutes(CzechMove a, CzechMove b) {
    for (int i = 1; i < a.squares().size(); i++) {
      Square from = a.squares().get(i - 1);
      Square left = a.squares().get(i);
      Square right = b.squares().get(i);
      if (!left.equals(right)) {
        int byDirection = Integer.compare(direction(from, left), direction(from, right));
        return byDirection != 0
            ? byDirection
            : Integer.compare(
                Math.abs(left.rank() - from.rank()), Math.abs(right.rank() - from.rank()));
      }
    }
    return 0;
  }

  private static int direction(Square from, Square to) {
    return (to.rank() > from.rank() ? 0 : 2) + (to.file() > from.file() ? 1 : 0);
  }

  private List<Written> most(List<Written> captures) {
    int most = captures.stream().mapToInt(w -> w.captured().size()).max().orElseThrow();
    return captures.stream().filter(w -> w.captured().size() == most).toList();
  }

  private List<Written> kingsFirst(List<Written> captures) {
    boolean kings = rules.kingPriority() && captures.stream().anyMatch(Written::king);
    return captures.stream().filter(w -> w.king() || !kings).toList();
  }

  private List<Written> quietMoves() {
    List<Written> moves = new ArrayList<>();
    for (Square from : ownSquares()) {
      Piece piece = at(from).orElseThrow();
      for (int[] way : DIAGONALS) {
        if (piece.isKing() || way[1] == forward()) {
          int reach = piece.isKing() ? 7 : 1;
          for (int i = 1; i <= reach && isEmpty(go(from, way, i)); i++) {
            CzechMove move = new CzechMove(List.of(from, go(from, way, i)));
            moves.add(new Written(move, Set.of(), piece.isKing()));
          }
        }
      }
    }
    return moves;
  }

  private void capture(Piece piece, List<Square> route, List<Square> captured, List<Written> out) {
    Square at = route.get(route.size() - 1);
    List<List<Square>> jumps = jumps(piece, at, captured);
    if (jumps.isEmpty() || (captured.size() > 0 && isCrowned(piece, at))) {
      if (!captured.isEmpty()) {
        out.add(new Written(new CzechMove(route), new TreeSet<>(captured), piece.isKing()));
      }
      return;
    }
    for (List<Square> jump : jumps) {
      List<Square> taken = with(captured, jump.get(0));
      List<Square> landings = jump.subList(1, jump.size());
      boolean choose = landings.stream().anyMatch(l -> !jumps(piece, l, taken).isEmpty());
      for (Square landing : landings) {
        boolean goesOn = !jumps(piece, landing, taken).isEmpty();
        if (goesOn || !choose || rules.kingMayStopShort() || isCrowned(piece, landing)) {
          capture(piece, with(route, landing), taken, out);
        }
      }
    }
  }

  /** For each jump the piece that it captures and then the squares to land on. */
  private List<List<Square>> jumps(Piece piece, Square at, List<Square> captured) {
    List<List<Square>> jumps = new ArrayList<>();
    for (int[] way : DIAGONALS) {
      if (!piece.isKing() && way[1] != forward() && !rules.menCaptureBackward()) {
        continue;
      }
      int i = 1;
      while (piece.isKing() && isEmpty(go(at, way, i))) {
        i++;
      }
      Square victim = go(at, way, i);
      if (at(victim).map(Piece::side).orElse(side) == side) {
        continue;
      }
      if (captured.contains(victim) || !isEmpty(go(at, way, i + 1))) {
        continue;
      }
      List<Square> jump = new ArrayList<>();
      jump.add(victim);
      do {
        i++;
        jump.add(go(at, way, i));
      } while (piece.isKing() && isEmpty(go(at, way, i + 1)));
      jumps.add(jump);
    }
    return jumps;
  }

  private static List<Square> with(List<Square> list, Square more) {
    List<Square> longer = new ArrayList<>(list);
    longer.add(more);
    return longer;
  }

  private boolean isCrowned(Piece piece, Square at) {
    return !piece.isKing() && at.rank() == (side == Side.WHITE ? 8 : 1);
  }

  private int forward() {
    return side == Side.WHITE ? 1 : -1;
  }

  private List<Square> ownSquares() {
    return Square.all().stream()
        .filter(s -> at(s).filter(piece -> piece.side() == side).isPresent())
        .toList();
  }

  private Optional<Piece> at(Square square) {
    return Optional.ofNullable(board.get(square));
  }

  /** The square some steps along a diagonal; all squares beyond the edge are the first one beyond it. */
  private static Square go(Square from, int[] way, int steps) {
    int file = from.file() - 'a' + way[0] * steps;
    int rank = from.rank() + way[1] * steps;
    boolean onBoard = file >= 0 && file < 8 && rank >= 1 && rank <= 8;
    return onBoard ? new Square((char) ('a' + file), rank) : new Square('z', 99);
  }

  private boolean isEmpty(Square square) {
    return square.isOnBoard() && !board.containsKey(square);
  }
}
