package dev.doska.chapayev.internal;

import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a position holds, listed once: equality is that of the record, the key and the text are
 * checked against its components. Sets of checkers are bit sets of ids. Immutable.
 *
 * @param roster the checkers of the round
 * @param rows the rows of this round
 * @param baseRows the rows from which rounds begin
 * @param opener who opened the round
 * @param lastWinner who won the last round that had a winner
 * @param swapped whether the players have changed places
 * @param pieOffered whether the second player has been asked
 * @param phase what the match waits for
 * @param mover the side to move
 * @param lostWhite whether White has lost a checker in this round
 * @param lostBlack whether Black has lost a checker in this round
 * @param strikersWhite the checkers with which White has struck
 * @param strikersBlack the checkers with which Black has struck
 * @param round the number of the round, from 1
 * @param decided the decided rounds of this leg
 * @param quiet the strikes since the last change
 * @param lead how many more rounds White has won than Black, where that can decide the match
 * @param onBoard the checkers on the board
 * @param inReserve the checkers in reserve
 * @param prisoners the prisoners
 * @param black the checkers that Black owns
 * @param turned the checkers that lie turned over
 * @param standing the checkers that stand on their edge
 * @param unknownPlace the checkers on the board whose place is not known
 * @param stackedOnTop the checkers that lie on another
 * @param places where the checkers lie, and the headings of standing ones
 * @param strike the strike that is being resolved, if one is
 */
public record BoardData(
    CheckerRoster roster,
    Rows rows,
    Rows baseRows,
    Side opener,
    @Nullable Side lastWinner,
    boolean swapped,
    boolean pieOffered,
    Phase phase,
    Side mover,
    boolean lostWhite,
    boolean lostBlack,
    int strikersWhite,
    int strikersBlack,
    int round,
    int decided,
    int quiet,
    int lead,
    int onBoard,
    int inReserve,
    int prisoners,
    int black,
    int turned,
    int standing,
    int unknownPlace,
    int stackedOnTop,
    Places places,
    @Nullable StrikeInProgress strike) {
  /** Whether another board is equal except for the counters of rounds and strikes. */
  public boolean samePosition(BoardData other) {
    return withCounters(0, 0, 0, 0).equals(other.withCounters(0, 0, 0, 0));
  }

  private BoardData withCounters(int rounds, int decidedRounds, int quietStrikes, int roundsAhead) {
    return new BoardData(
        roster,
        rows,
        baseRows,
        opener,
        lastWinner,
        swapped,
        pieOffered,
        phase,
        mover,
        lostWhite,
        lostBlack,
        strikersWhite,
        strikersBlack,
        rounds,
        decidedRounds,
        quietStrikes,
        roundsAhead,
        onBoard,
        inReserve,
        prisoners,
        black,
        turned,
        standing,
        unknownPlace,
        stackedOnTop,
        places,
        strike);
  }

  /** The place along x, in nanometres. */
  public int x(int id) {
    return places.x(roster.slot(id));
  }

  /** The place along y, in nanometres. */
  public int y(int id) {
    return places.y(roster.slot(id));
  }

  /** The direction of a standing checker, in millidegrees. */
  public int heading(int id) {
    return places.heading(id, standing);
  }

  /** The checkers of a side on the board. */
  public int owned(Side colour) {
    return onBoard & (colour == Side.WHITE ? ~black : black);
  }

  /** The checkers with which a side may strike: own ones that lie and are not on another. */
  public int strikeable(Side colour) {
    return owned(colour) & ~stackedOnTop & ~standing;
  }

  /** Whether a checker carries another. */
  public boolean carries(int id) {
    int top = roster.above(id);
    return top >= 0 && (stackedOnTop >>> top & 1) != 0;
  }

  /** The current owner of a checker. */
  public Side owner(int id) {
    return (black >>> id & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  /** Whether a side has lost a checker in this round. */
  public boolean lostAny(Side colour) {
    return colour == Side.WHITE ? lostWhite : lostBlack;
  }

  /** The checkers with which a side has struck in this round. */
  public int strikers(Side colour) {
    return colour == Side.WHITE ? strikersWhite : strikersBlack;
  }

  /** The index of a side's formation. */
  public int formation(Side colour) {
    return roster.formation(colour);
  }

  /** The checker that is checked or blown at; -1 if there is none. */
  public int current() {
    return strike == null ? -1 : strike.current().orElse(-1);
  }

  /** The checkers that can be chosen now: standing ones, or hanging ones by R-12. */
  public int choices() {
    if (phase == Phase.CHOOSE_STANDING) {
      return standing;
    }
    return strike == null ? 0 : hangingChoices(strike.hanging(), owned(mover));
  }

  /** The hanging checkers from which the next is chosen: the mover's own, then the others. */
  static int hangingChoices(int hanging, int own) {
    return (hanging & own) != 0 ? hanging & own : hanging;
  }
}
