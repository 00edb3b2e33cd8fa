package dev.doska.czechcheckers;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CaptureRules.Majority;
import dev.doska.czechcheckers.internal.MoveGenerator;
import dev.doska.czechcheckers.internal.PaddedBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the side to move must do: whether it must capture, with which pieces and how many. The captures
 * are listed without priority or majority. Made for one judgement.
 */
final class Duties {
  private final CzechPosition position;
  private final CaptureRules rules;
  private final MoveGenerator free;
  private final MoveBuffer captures = new MoveBuffer();

  Duties(CzechCheckers game, CzechPosition position) {
    this.position = position;
    this.rules = game.ruleset().captures();
    this.free = new MoveGenerator(rules.withKingPriority(false).withMajority(Majority.NONE));
    long us = CzechCheckers.us(position);
    long them = CzechCheckers.them(position);
    long kings = PaddedBoard.pad(position.kings());
    int forward = CzechCheckers.forward(position);
    if (free.canCapture(us, them, kings, forward)) {
      free.generate(us, them, kings, forward, captures);
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

  /** The number that majority asks for (CZ-10). */
  int most() {
    boolean kingsFirst = rules.kingPriority()
        && rules.majority() == Majority.AFTER_KING_PRIORITY
        && longestOfKings() > 0;
    return kingsFirst ? longestOfKings() : longest();
  }

  /**
   * How a capture whose every step is right breaks CZ-11: it stops although it could go on, or it ends on
   * a square that leads nowhere although another leads on.
   */
  Optional<Violation> unfinished(CzechMove move, int captured) {
    Square end = move.to();
    Optional<Square> more = nextVictim(move.from(), end, captured);
    if (more.isPresent()) {
      return Optional.of(CzechJudge.cutShort(end, more.get()));
    }
    boolean king = ((position.kings() >>> move.from().index()) & 1) != 0;
    if (!king || rules.kingMayStopShort()) {
      return Optional.empty();
    }
    for (Square landing : landings(move)) {
      if (nextVictim(move.from(), landing, captured).isPresent()) {
        return Optional.of(CzechJudge.deadEnd(end, landing));
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
    int victim = free.nextVictim(
        CzechCheckers.us(position),
        CzechCheckers.them(position),
        PaddedBoard.pad(position.kings()),
        CzechCheckers.forward(position),
        from.index(),
        at.index(),
        captured);
    return victim < 0 ? Optional.empty() : Optional.of(Square.at(victim));
  }
}
