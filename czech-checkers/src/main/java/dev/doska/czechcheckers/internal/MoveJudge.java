package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.CzechRule.CZ_01;
import static dev.doska.czechcheckers.CzechRule.CZ_03;
import static dev.doska.czechcheckers.CzechRule.CZ_08;
import static dev.doska.czechcheckers.CzechRule.CZ_09;
import static dev.doska.czechcheckers.CzechRule.CZ_10;
import static dev.doska.czechcheckers.internal.SideToMove.forward;
import static dev.doska.czechcheckers.internal.SideToMove.kings;
import static dev.doska.czechcheckers.internal.SideToMove.them;
import static dev.doska.czechcheckers.internal.SideToMove.us;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.ruleset.Majority;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Judges any writing of a move in any position. It finds every rule that the move breaks, in rulebook order,
 * each once with the first witness. Immutable and thread-safe.
 */
final class MoveJudge {
  private final CzechRuleset rules;
  private final MoveGenerator generator;
  private final MoveGenerator allCaptures;

  MoveJudge(CzechRuleset rules, MoveGenerator generator) {
    this.rules = rules;
    this.generator = generator;
    this.allCaptures = MoveGenerator.ofAllCaptures(rules);
  }

  Verdict judge(CzechPosition position, CzechMove move, Status status) {
    List<Violation> found = new ArrayList<>();
    addBadSquares(move, found);
    Optional<Piece> piece = position.piece(move.from());
    boolean own = piece.isPresent() && piece.get().side() == position.side();
    if (!own && move.from().isPlayable()) {
      found.add(notOwn(position, move.from(), piece));
    }
    if (piece.isPresent()) {
      PathTracer path = new PathTracer(rules, position, move);
      found.addAll(path.violations());
      if (own) {
        addObligations(position, move, path, found);
      }
    }
    status.outcome().ifPresent(outcome -> found.add(gameOver(outcome)));
    return found.isEmpty() ? Verdict.legal() : Verdict.of(inRulebookOrder(found));
  }

  private static List<Violation> inRulebookOrder(List<Violation> found) {
    List<Violation> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparing(violation -> (CzechRule) violation.rule()));
    List<Violation> distinct = new ArrayList<>();
    for (Violation violation : sorted) {
      int last = distinct.size() - 1;
      if (last < 0 || !distinct.get(last).rule().equals(violation.rule())) {
        distinct.add(violation);
      }
    }
    return distinct;
  }

  private static void addBadSquares(CzechMove move, List<Violation> found) {
    String bad = move.squares().stream()
        .filter(square -> !square.isPlayable())
        .distinct()
        .map(square -> square + (square.isOnBoard() ? " is light" : " is off the board"))
        .collect(Collectors.joining(", "));
    if (!bad.isEmpty()) {
      found.add(new Violation(CZ_01, "play is on the dark squares from a1 to h8", bad));
    }
  }

  private static Violation notOwn(CzechPosition position, Square from, Optional<Piece> piece) {
    boolean white = position.side() == Side.WHITE;
    return new Violation(
        CZ_03,
        white ? "White must move a white piece" : "Black must move a black piece",
        piece.map(other -> "a " + other + " is on " + from).orElse(from + " is empty"));
  }

  /** The obligations to capture, with which piece, how many pieces, and to the end (CZ-08 to CZ-11). */
  private void addObligations(
      CzechPosition position, CzechMove move, PathTracer path, List<Violation> found) {
    CaptureObligations obligations = new CaptureObligations(rules, allCaptures, position);
    if (!obligations.mustCapture()) {
      return;
    }
    if (!path.isCapture()) {
      found.add(new Violation(CZ_08, "capture is compulsory", legalCapture(position)));
    }
    boolean whole = path.isComplete() && path.captured() != 0;
    int taken = whole ? Integer.bitCount(path.captured()) : 0;
    boolean kingMust = rules.majority() == Majority.BEFORE_KING_PRIORITY
        ? obligations.longestOfKings() == obligations.longest()
            && (!whole || taken == obligations.longest())
        : obligations.longestOfKings() > 0;
    boolean wrongPiece = rules.kingPriority() && !path.isKing() && kingMust;
    if (wrongPiece) {
      found.add(new Violation(CZ_09, "a king must capture", legalCapture(position)));
    }
    if (!whole) {
      return;
    }
    boolean allowed = !wrongPiece || rules.majority() == Majority.BEFORE_KING_PRIORITY;
    if (rules.majority() != Majority.NONE && allowed && taken < obligations.most()) {
      String message =
          "the most pieces must be captured, " + obligations.most() + " instead of " + taken;
      found.add(new Violation(CZ_10, message, legalCapture(position)));
    }
    if (path.violations().isEmpty()) {
      obligations.unfinished(move, path.captured()).ifPresent(found::add);
    }
  }

  private static Violation gameOver(Outcome outcome) {
    return new Violation((CzechRule) outcome.why().rule(), "the game is over", outcome.toString());
  }

  /** The first capture that meets all obligations. */
  private String legalCapture(CzechPosition position) {
    MoveBuffer moves = new MoveBuffer();
    generator.generate(us(position), them(position), kings(position), forward(position), moves);
    CzechMove move = MoveCodec.unpack(generator, position, moves.get(0));
    return move.squares().stream().map(Square::toString).collect(Collectors.joining("x"))
        + " is available";
  }
}
