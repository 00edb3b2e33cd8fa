package dev.doska.khachapuri;

import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition.Phase;
import java.util.Optional;

/**
 * All that a position holds besides the checkers, packed into an {@code int}: the side (bit 0), the
 * larger die (bits 1 to 3), the smaller (4 to 6), the phase (7 and 8), the starter (9 and 10: none,
 * White, Black).
 */
final class Situation {
  private static final Phase[] PHASES = Phase.values();
  private static final Optional<Side> WHITE = Optional.of(Side.WHITE);
  private static final Optional<Side> BLACK = Optional.of(Side.BLACK);
  private static final int STARTER = 0x600;

  static final int ROLL_OFF = Phase.ROLL_OFF.ordinal() << 7;

  private Situation() {}

  /** A side is to roll; the starter is 0 for none, 1 for White, 2 for Black. */
  static int toRoll(Side side, int starter) {
    return Phase.TO_ROLL.ordinal() << 7 | starter << 9 | side.ordinal();
  }

  static int toMove(Side side, int larger, int smaller, int starter) {
    return Phase.TO_MOVE.ordinal() << 7
        | starter << 9
        | smaller << 4
        | larger << 1
        | side.ordinal();
  }

  static int finished(Side loser) {
    return Phase.FINISHED.ordinal() << 7 | loser.ordinal();
  }

  /** The number of a starter. */
  static int starterNumber(Side side) {
    return side.ordinal() + 1;
  }

  static Phase phase(int situation) {
    return PHASES[situation >>> 7 & 3];
  }

  static boolean isToMove(int situation) {
    return phase(situation) == Phase.TO_MOVE;
  }

  static Side side(int situation) {
    return (situation & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  static int larger(int situation) {
    return situation >>> 1 & 7;
  }

  static int smaller(int situation) {
    return situation >>> 4 & 7;
  }

  static int starterNumber(int situation) {
    return (situation & STARTER) >>> 9;
  }

  static Optional<Side> starter(int situation) {
    return switch (starterNumber(situation)) {
      case 1 -> WHITE;
      case 2 -> BLACK;
      default -> Optional.empty();
    };
  }

  /** After a roll at {@code TO_ROLL}. */
  static int rolled(int situation, int larger, int smaller) {
    return toMove(side(situation), larger, smaller, starterNumber(situation));
  }

  /**
   * After a turn (KH-18): who rolls next, or that the game is over.
   *
   * @param situation the situation in which the turn was made
   * @param moverHasAny whether the mover still has a checker on the board
   * @param otherHasAny whether the other side has one
   * @param lastTurn whether the rule of the last turn holds
   */
  static int afterTurn(
      int situation, boolean moverHasAny, boolean otherHasAny, boolean lastTurn) {
    Side mover = side(situation);
    int starter = starterNumber(situation);
    if (!otherHasAny) {
      // It was the last turn; win or draw, it was the mover that came second.
      return finished(mover);
    }
    if (moverHasAny || lastTurn && starter == starterNumber(mover)) {
      return toRoll(mover.other(), starter);
    }
    return finished(mover.other());
  }

  /** After a roll-off that is not a tie (KH-03, KH-04). */
  static int afterRollOff(int white, int black, boolean reuse, boolean lastTurn) {
    Side side = white > black ? Side.WHITE : Side.BLACK;
    int starter = lastTurn ? starterNumber(side) : 0;
    return reuse
        ? toMove(side, Math.max(white, black), Math.min(white, black), starter)
        : toRoll(side, starter);
  }
}
