package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.CzechRule.CZ_04;
import static dev.doska.czechcheckers.CzechRule.CZ_05;
import static dev.doska.czechcheckers.CzechRule.CZ_06;
import static dev.doska.czechcheckers.CzechRule.CZ_07;
import static dev.doska.czechcheckers.CzechRule.CZ_12;
import static dev.doska.czechcheckers.CzechRule.CZ_13;

import dev.doska.core.Side;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The path of one piece along the squares of a move, step by step, with every rule of that piece's movement
 * that it breaks (CZ-04 to CZ-07, CZ-12, CZ-13). The path ends at the first step that is impossible, at the
 * latest before a square off the board (CZ-01). Made for one judgement.
 */
final class PathTracer {
  private final CzechPosition position;
  private final boolean menCaptureBackward;
  private final List<Square> squares;
  private final Square start;
  private final boolean king;
  private final Side side;
  private final List<Violation> violations = new ArrayList<>();
  private int captured;
  private boolean complete;

  /** The path of the piece on the move's first square, of either side. */
  PathTracer(CzechRuleset rules, CzechPosition position, CzechMove move) {
    this.position = position;
    this.menCaptureBackward = rules.menCaptureBackward();
    this.squares = move.squares();
    this.start = move.from();
    this.side = position.piece(start).orElseThrow().side();
    this.king = ((position.kings() >>> start.index()) & 1) != 0;
    this.complete = follow();
  }

  /** The violations in the order of the steps. */
  List<Violation> violations() {
    return violations;
  }

  /** Whether every step is possible, even if it breaks a rule. */
  boolean isComplete() {
    return complete;
  }

  /** Whether the move is written as a capture: it has several steps or passes over a piece. */
  boolean isCapture() {
    return captured != 0 || squares.size() > 2 || passesOver();
  }

  private boolean passesOver() {
    Square to = squares.get(1);
    if (!to.isOnBoard() || !isDiagonal(start, to)) {
      return false;
    }
    return king ? !piecesBetween(start, to).isEmpty() : distance(start, to) == 2;
  }

  boolean isKing() {
    return king;
  }

  /** The captured squares. */
  int captured() {
    return captured;
  }

  private boolean follow() {
    for (int i = 1; i < squares.size(); i++) {
      Square from = squares.get(i - 1);
      Square to = squares.get(i);
      if (i > 1 && !king && from.rank() == lastRank()) {
        add(CZ_13, "a man's move ends on its last rank", from + " is its last rank");
        return false;
      }
      if (!to.isOnBoard()) {
        return false; // a violation of CZ-01, which the judge adds
      }
      boolean done = king ? kingStep(from, to) : manStep(from, to);
      if (!done) {
        return false;
      }
    }
    return true;
  }

  private int lastRank() {
    return side == Side.WHITE ? 8 : 1;
  }

  private void add(CzechRule rule, String message, String witness) {
    violations.add(new Violation(rule, message, witness));
  }

  private static boolean isDiagonal(Square a, Square b) {
    return a.rank() != b.rank() && Math.abs(a.file() - b.file()) == distance(a, b);
  }

  private static int distance(Square a, Square b) {
    return Math.abs(a.rank() - b.rank());
  }

  private boolean isForward(Square from, Square to) {
    return side == Side.WHITE ? to.rank() > from.rank() : to.rank() < from.rank();
  }

  // men

  private boolean manStep(Square from, Square to) {
    boolean single = squares.size() == 2;
    if (single && !(isDiagonal(from, to) && distance(from, to) == 2)) {
      return quietManStep(from, to);
    }
    if (!isDiagonal(from, to) || distance(from, to) != 2) {
      add(
          CZ_06,
          "a man captures over an adjacent piece to the square directly behind it",
          "from " + from + " to " + to + " is not such a jump");
      return false;
    }
    if (!isForward(from, to) && !menCaptureBackward) {
      add(CZ_06, "a man captures forwards only", "from " + from + " to " + to + " is backwards");
    }
    List<Square> jumped = piecesBetween(from, to);
    if (jumped.isEmpty()) {
      Square middle = between(from, to).get(0);
      add(CZ_06, "a man's jump captures a piece", "there is none on " + middle);
      return false;
    }
    return take(CZ_06, jumped.get(0)) && land(CZ_06, to);
  }

  private boolean quietManStep(Square from, Square to) {
    if (!isDiagonal(from, to) || distance(from, to) != 1) {
      add(
          CZ_04,
          "a man moves one step diagonally forwards",
          "from " + from + " to " + to + " is not such a step");
      return false;
    }
    boolean forward = isForward(from, to);
    if (!forward) {
      add(CZ_04, "a man moves forwards only", "from " + from + " to " + to + " is backwards");
    }
    if (!isFree(to)) {
      add(CZ_04, "a man moves to a free square", occupied(to));
      return false;
    }
    return true;
  }

  // kings

  private boolean kingStep(Square from, Square to) {
    boolean single = squares.size() == 2;
    if (!isDiagonal(from, to)) {
      add(
          single ? CZ_05 : CZ_07,
          single ? "a king moves along a diagonal" : "a king captures along a diagonal",
          from + " and " + to + " are not on one diagonal");
      return false;
    }
    List<Square> jumped = piecesBetween(from, to);
    if (jumped.isEmpty()) {
      if (single) {
        return quietKingStep(to);
      }
      add(CZ_07, "a king's jump captures a piece", "there is none between " + from + " and " + to);
      return false;
    }
    boolean onlyOwn = jumped.stream().allMatch(this::isOwn);
    if (single && onlyOwn) {
      add(CZ_05, "a king moves over free squares only", occupied(jumped.get(0)));
    }
    if (!take(CZ_07, jumped.get(0))) {
      return false;
    }
    if (jumped.size() > 1) {
      Square second = jumped.get(1);
      boolean taken = isCaptured(second);
      add(
          taken ? CZ_12 : CZ_07,
          taken
              ? "captured pieces stay on the board until the move ends"
              : "a king captures one piece at a jump, with a free square behind it",
          occupied(second));
      return false;
    }
    return land(CZ_07, to);
  }

  private boolean quietKingStep(Square to) {
    if (!isFree(to)) {
      add(CZ_05, "a king moves to a free square", occupied(to));
      return false;
    }
    return true;
  }

  // both

  /** Captures a piece if it may be captured. */
  private boolean take(CzechRule rule, Square square) {
    int bit = 1 << square.index();
    if (isOwn(square)) {
      add(rule, "own pieces cannot be captured", occupied(square));
      return false;
    }
    if ((captured & bit) != 0) {
      add(CZ_12, "no piece is jumped twice", square + " has already been captured");
      return false;
    }
    captured |= bit;
    return true;
  }

  private boolean land(CzechRule rule, Square to) {
    if (isFree(to)) {
      return true;
    }
    boolean taken = isCaptured(to);
    add(
        taken ? CZ_12 : rule,
        taken
            ? "captured pieces stay on the board until the move ends"
            : "a capture ends on a free square",
        occupied(to));
    return false;
  }

  private boolean isCaptured(Square square) {
    return ((captured >>> square.index()) & 1) != 0;
  }

  private boolean isOwn(Square square) {
    return ((position.pieces(side) >>> square.index()) & 1) != 0;
  }

  /** Whether a square is free; the first square of the move counts as free (CZ-12). */
  private boolean isFree(Square square) {
    int occupied = position.white() | position.black();
    return square.equals(start) || ((occupied >>> square.index()) & 1) == 0;
  }

  private String occupied(Square square) {
    return "a " + position.piece(square).orElseThrow() + " is on " + square;
  }

  private List<Square> piecesBetween(Square a, Square b) {
    return between(a, b).stream().filter(square -> !isFree(square)).toList();
  }

  private static List<Square> between(Square a, Square b) {
    List<Square> squares = new ArrayList<>();
    int files = Integer.signum(b.file() - a.file());
    int ranks = Integer.signum(b.rank() - a.rank());
    for (int i = 1; i < distance(a, b); i++) {
      squares.add(new Square((char) (a.file() + i * files), a.rank() + i * ranks));
    }
    return squares;
  }
}
