package dev.doska.czechcheckers;

import static dev.doska.czechcheckers.CzechRule.CZ_01;
import static dev.doska.czechcheckers.CzechRule.CZ_03;
import static dev.doska.czechcheckers.CzechRule.CZ_08;
import static dev.doska.czechcheckers.CzechRule.CZ_09;
import static dev.doska.czechcheckers.CzechRule.CZ_10;
import static dev.doska.czechcheckers.CzechRule.CZ_11;

import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CaptureRules.Majority;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Judges any writing in any position: every rule that it breaks, in rulebook order, with a witness. Each
 * rule is named once, by the first thing that proves it. Immutable and thread-safe.
 */
final class CzechJudge {
  private final CzechCheckers game;
  private final CaptureRules rules;

  CzechJudge(CzechCheckers game) {
    this.game = game;
    this.rules = game.ruleset().captures();
  }

  Verdict judge(CzechPosition position, CzechMove move) {
    List<Violation> found = new ArrayList<>();
    addBadSquares(move, found);
    Optional<Piece> piece = position.piece(move.from());
    boolean own = piece.isPresent() && piece.get().side() == position.side();
    if (!own && move.from().isPlayable()) {
      found.add(notOwn(position, move.from(), piece));
    }
    if (piece.isPresent()) {
      WrittenPath path = new WrittenPath(position, move, rules.menCaptureBackward());
      found.addAll(path.violations());
      if (own) {
        addDuties(position, move, path, found);
      }
    }
    game.status(position).outcome().ifPresent(outcome -> found.add(gameOver(outcome)));
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
    String whose = position.side() == Side.WHITE ? "White" : "Black";
    return new Violation(
        CZ_03,
        whose + " is to move, with an own piece",
        piece.map(other -> "a " + other + " is on " + from).orElse(from + " is empty"));
  }

  /** The duty to capture, with which piece, how many, and to the end (CZ-08 to CZ-11). */
  private void addDuties(
      CzechPosition position, CzechMove move, WrittenPath path, List<Violation> found) {
    Duties duties = new Duties(game, position);
    if (!duties.mustCapture()) {
      return;
    }
    if (!path.isCapture()) {
      found.add(new Violation(CZ_08, "who can capture must", legalCapture(position)));
    }
    boolean whole = path.isComplete() && path.captured() != 0;
    int taken = whole ? Integer.bitCount(path.captured()) : 0;
    boolean kingMust = rules.majority() == Majority.BEFORE_KING_PRIORITY
        ? duties.longestOfKings() == duties.longest() && (!whole || taken == duties.longest())
        : duties.longestOfKings() > 0;
    boolean wrongPiece = rules.kingPriority() && !path.isKing() && kingMust;
    if (wrongPiece) {
      found.add(new Violation(CZ_09, "a king must capture", legalCapture(position)));
    }
    if (!whole) {
      return;
    }
    boolean allowed = !wrongPiece || rules.majority() == Majority.BEFORE_KING_PRIORITY;
    if (rules.majority() != Majority.NONE && allowed && taken < duties.most()) {
      String message = "the most pieces must be captured, " + duties.most() + " and not " + taken;
      found.add(new Violation(CZ_10, message, legalCapture(position)));
    }
    if (path.violations().isEmpty()) {
      duties.unfinished(move, path.captured()).ifPresent(found::add);
    }
  }

  private static Violation gameOver(Outcome outcome) {
    return new Violation((CzechRule) outcome.why().rule(), "the game is over", outcome.toString());
  }

  /** The first capture that all duties allow. */
  private String legalCapture(CzechPosition position) {
    CzechMove move = game.withoutDraws().moves(position).list().get(0);
    return move.squares().stream().map(Square::toString).collect(Collectors.joining("x"))
        + " is available";
  }

  /** The violation of CZ-11 by a capture cut short. */
  static Violation cutShort(Square end, Square victim) {
    return new Violation(
        CZ_11, "a capture goes on while it can", "from " + end + " over " + victim);
  }

  /** The violation of CZ-11 by a landing square. */
  static Violation deadEnd(Square end, Square better) {
    return new Violation(
        CZ_11,
        "a king lands where it can go on if there is such a square",
        "from " + better + " it can go on, from " + end + " it can't");
  }
}
