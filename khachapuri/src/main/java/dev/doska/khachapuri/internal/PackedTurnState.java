package dev.doska.khachapuri.internal;

import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.Phase;
import java.util.Optional;

/**
 * All that a position holds besides the checkers, packed into an {@code int}: the side (bit 0), the
 * larger die (bits 1 to 3), the smaller (4 to 6), the phase (7 and 8), the starter (9 and 10: none,
 * White, Black).
 */
public final class PackedTurnState {
  public static final int ROLL_OFF = 0;

  private static final int TO_ROLL = 1 << 7;
  private static final int TO_MOVE = 2 << 7;
  private static final int FINISHED = 3 << 7;
  private static final int PHASE = 3 << 7;
  private static final Optional<Side> WHITE = Optional.of(Side.WHITE);
  private static final Optional<Side> BLACK = Optional.of(Side.BLACK);

  private PackedTurnState() {}

  private static int bit(Side side) {
    return side == Side.WHITE ? 0 : 1;
  }

  /** A side is to roll; the starter is 0 for none, 1 for White, 2 for Black. */
  public static int toRoll(Side side, int starter) {
    return TO_ROLL | starter << 9 | bit(side);
  }

  public static int toMove(Side side, int larger, int smaller, int starter) {
    return TO_MOVE | starter << 9 | smaller << 4 | larger << 1 | bit(side);
  }

  public static int finished(Side loser) {
    return FINISHED | bit(loser);
  }

  /** The number of a starter. */
  public static int starterNumber(Side side) {
    return 1 + bit(side);
  }

  public static Phase phase(int situation) {
    return switch (situation & PHASE) {
      case TO_ROLL -> Phase.TO_ROLL;
      case TO_MOVE -> Phase.TO_MOVE;
      case FINISHED -> Phase.FINISHED;
      default -> Phase.ROLL_OFF;
    };
  }

  public static Side side(int situation) {
    return (situation & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  public static int larger(int situation) {
    return (situation >>> 1) & 7;
  }

  public static int smaller(int situation) {
    return (situation >>> 4) & 7;
  }

  public static int starterNumber(int situation) {
    return situation >>> 9;
  }

  public static Optional<Side> starter(int situation) {
    return switch (starterNumber(situation)) {
      case 1 -> WHITE;
      case 2 -> BLACK;
      default -> Optional.empty();
    };
  }

  /** The status of a situation that is not finished, a shared instance. */
  public static Status status(int situation) {
    Side side = side(situation);
    return switch (phase(situation)) {
      case ROLL_OFF -> Status.toRoll(Roller.BOTH);
      case TO_ROLL -> Status.toRoll(Roller.of(side));
      case TO_MOVE -> Status.toMove(side);
      case FINISHED -> throw new IllegalArgumentException("the game is over");
    };
  }

  /** With the colours exchanged. */
  public static int turned(int situation) {
    if (phase(situation) == Phase.ROLL_OFF) {
      return situation;
    }
    int starter = starterNumber(situation);
    int other = starter == 0 ? 0 : 3 - starter;
    return ((situation & ((1 << 9) - 1)) ^ 1) | other << 9;
  }

  /** After a roll at {@code TO_ROLL}. */
  public static int rolled(int situation, int larger, int smaller) {
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
  public static int afterTurn(
      int situation, boolean moverHasAny, boolean otherHasAny, boolean lastTurn) {
    Side mover = side(situation);
    int starter = starterNumber(situation);
    if (!otherHasAny) {
      // It was the last turn; win or draw, it was the mover that came second.
      return finished(mover);
    }
    if (moverHasAny || (lastTurn && starter == starterNumber(mover))) {
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
