package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.SideToMove.forward;
import static dev.doska.czechcheckers.internal.SideToMove.kings;
import static dev.doska.czechcheckers.internal.SideToMove.them;
import static dev.doska.czechcheckers.internal.SideToMove.us;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.ruleset.Majority;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The obligations of the side to move: whether it must capture, with which pieces, and how many. They follow
 * from the list of all captures, without priority or majority. Made for one judgement.
 */
final class CaptureObligations {
  private final CzechPosition position;
  private final CzechRuleset rules;
  private final MoveGenerator allCaptures;
  private final MoveBuffer captures = new MoveBuffer();

  CaptureObligations(CzechRuleset rules, MoveGenerator allCaptures, CzechPosition position) {
    this.position = position;
    this.rules = rules;
    this.allCaptures = allCaptures;
    long us = us(position);
    long them = them(position);
    long kings = kings(position);
    int forward = forward(position);
    if (allCaptures.canCapture(us, them, kings, forward)) {
      allCaptures.generate(us, them, kings, forward, captures);
    }
  }

  /** Whether there is a capture (CZ-08). */
  boolean mustCapture() {
    return captures.size() > 0;
  }

  /** The greatest number of pieces that any piece can capture. */
  int longest() {
    return longest(false);
  }

  /** The greatest number of pieces that a king can capture; 0 if no king can capture. */
  int longestOfKings() {
    return longest(true);
  }

  private int longest(boolean kingsOnly) {
    int most = 0;
    for (int i = 0; i < captures.size(); i++) {
      long move = captures.get(i);
      if (!kingsOnly || PackedMove.isKingMove(move)) {
        most = Math.max(most, Integer.bitCount(PackedMove.captured(move)));
      }
    }
    return most;
  }

  /** The number of pieces that majority demands (CZ-10). */
  int most() {
    boolean kingsFirst = rules.kingPriority()
        && rules.majority() == Majority.AFTER_KING_PRIORITY
        && longestOfKings() > 0;
    return kingsFirst ? longestOfKings() : longest();
  }

  /**
   * The violation of CZ-11 by a capture whose steps are all correct: it stops although it can continue, or
   * it ends on a square where it cannot continue although it could from another one.
   */
  Optional<Violation> unfinished(CzechMove move, int captured) {
    Square end = move.to();
    Optional<Square> more = nextVictim(move.from(), end, captured);
    if (more.isPresent()) {
      return Optional.of(cutShort(end, more.get()));
    }
    boolean king = ((position.kings() >>> move.from().index()) & 1) != 0;
    if (!king || rules.kingMayStopShort()) {
      return Optional.empty();
    }
    for (Square landing : landings(move)) {
      if (nextVictim(move.from(), landing, captured).isPresent()) {
        return Optional.of(deadEnd(end, landing));
      }
    }
    return Optional.empty();
  }

  /** The squares on which a king's last jump could have ended, the nearest first. */
  private List<Square> landings(CzechMove move) {
    List<Square> squares = move.squares();
    Square before = squares.get(squares.size() - 2);
    int files = Integer.signum(move.to().file() - before.file());
    int ranks = Integer.signum(move.to().rank() - before.rank());
    int occupied = (position.white() | position.black()) & ~(1 << move.from().index());
    List<Square> landings = new ArrayList<>();
    boolean behind = false;
    int file = before.file() + files;
    int rank = before.rank() + ranks;
    while (file >= 'a' && file <= 'h' && rank >= 1 && rank <= 8) {
      Square square = new Square((char) file, rank);
      boolean free = ((occupied >>> square.index()) & 1) == 0;
      if (behind && !free) {
        break;
      }
      if (behind) {
        landings.add(square);
      }
      behind |= !free;
      file += files;
      rank += ranks;
    }
    return landings;
  }

  /** A piece that the capturing piece could capture next from a square. */
  private Optional<Square> nextVictim(Square from, Square at, int captured) {
    int victim = allCaptures.nextVictim(
        us(position),
        them(position),
        kings(position),
        forward(position),
        from.index(),
        at.index(),
        captured);
    return victim < 0 ? Optional.empty() : Optional.of(Square.ofIndex(victim));
  }

  private static Violation cutShort(Square end, Square victim) {
    return new Violation(
        CzechRule.CZ_11,
        "a capture must continue while it can",
        "from " + end + " it can capture " + victim);
  }

  private static Violation deadEnd(Square end, Square better) {
    return new Violation(
        CzechRule.CZ_11,
        "a king must land where its capture can continue, if there is such a square",
        "the capture can continue from " + better + ", not from " + end);
  }
}
