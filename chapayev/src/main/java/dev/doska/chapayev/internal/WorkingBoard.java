package dev.doska.chapayev.internal;

import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The board of a match while a move is played on it. Each phase has one transition, {@code to…}, which
 * alone sets it. Sets of checkers are bit sets of ids. Confined to one thread.
 */
public final class WorkingBoard {
  private final BoardCheckers checkers;
  private final BoardStrike strike = new BoardStrike();
  private Rows rows = new Rows(1, 2);
  private Rows baseRows = rows;
  private Side opener = Side.WHITE;
  private @Nullable Side lastWinner;
  private boolean swapped;
  private boolean pieOffered;
  private Phase phase = Phase.STRIKE;
  private Side mover = Side.WHITE;
  private boolean lostWhite;
  private boolean lostBlack;
  private int strikersWhite;
  private int strikersBlack;
  private int round = 1;
  private int decided;
  private int quiet;
  private int lead;

  /** A board without checkers. */
  public WorkingBoard(CheckerRoster roster) {
    checkers = new BoardCheckers(roster);
  }

  /** Copies everything from a position. */
  public void load(BoardData data) {
    checkers.load(data);
    rows = data.rows();
    baseRows = data.baseRows();
    opener = data.opener();
    lastWinner = data.lastWinner();
    swapped = data.swapped();
    pieOffered = data.pieOffered();
    phase = data.phase();
    mover = data.mover();
    lostWhite = data.lostWhite();
    lostBlack = data.lostBlack();
    strikersWhite = data.strikersWhite();
    strikersBlack = data.strikersBlack();
    round = data.round();
    decided = data.decided();
    quiet = data.quiet();
    lead = data.lead();
    if (data.strike() == null) {
      strike.clear();
    } else {
      strike.load(data.strike());
    }
  }

  /** The board as it is now, immutable. */
  public BoardData snapshot() {
    return new BoardData(
        checkers.roster(),
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
        round,
        decided,
        quiet,
        lead,
        checkers.onBoard(),
        checkers.inReserve(),
        checkers.prisoners(),
        checkers.black(),
        checkers.turned(),
        checkers.standing(),
        checkers.unknownPlace(),
        checkers.stackedOnTop(),
        checkers.places(),
        phase.resolves() ? strike.snapshot() : null);
  }

  // transitions, one a phase

  /** Waits for the coin toss that decides who opens, until then a side in its place (CH-03, CH-08). */
  public void toOpenerLot(Side untilThen) {
    mover = untilThen;
    opener = untilThen;
    strike.clear();
    phase = Phase.OPENER_LOT;
  }

  /** Asks the pinned side for its last hope strike; the opener is who opens otherwise. */
  public void toLastHopeOffer(Side pinned, boolean beforeLot) {
    mover = pinned;
    strike.clear();
    phase = beforeLot ? Phase.LAST_HOPE_OFFER_BEFORE_LOT : Phase.LAST_HOPE_OFFER;
  }

  /** Asks the opener whether they demand a bayonet attack (CH-16). */
  public void toBayonetOffer() {
    phase = Phase.BAYONET_OFFER;
  }

  /** Asks the opponent for the answer to a bayonet attack (CH-16). */
  public void toBayonetReply() {
    phase = Phase.BAYONET_REPLY;
  }

  /** Waits for a strike; none is being resolved (CH-04). */
  public void toStrike(Side striker) {
    mover = striker;
    phase = Phase.STRIKE;
    strike.clear();
  }

  /** Asks the mover for one of several standing checkers (CH-19). */
  public void toChooseStanding() {
    phase = Phase.CHOOSE_STANDING;
  }

  /** Waits for the coin toss that decides on which face a standing checker falls (CH-19). */
  public void toEdgeLot(int id) {
    strike.setCurrent(id);
    phase = Phase.EDGE_LOT;
  }

  /** Asks the mover to blow at a standing checker (CH-19). */
  public void toBlow(int id) {
    strike.setCurrent(id);
    phase = Phase.BLOW;
  }

  /** Seals the first blow and asks the other player to blow (CH-19). */
  public void toBlowReply(SealedBlow first) {
    strike.seal(first);
    phase = Phase.BLOW_REPLY;
  }

  /** Asks for the next of several hanging checkers (CH-20). */
  public void toChooseHanging() {
    phase = Phase.CHOOSE_HANGING;
  }

  /** Asks for the thumb check of a hanging checker (CH-20). */
  public void toThumbCheck(int id) {
    strike.setCurrent(id);
    phase = Phase.THUMB_CHECK;
  }

  /** Asks the second player, once a match, whether they change places (CH-15). */
  public void toPieChoice() {
    pieOffered = true;
    phase = Phase.PIE_CHOICE;
  }

  /** Ends the match with a winner (CH-14). */
  public void toMatchWon(Side winner) {
    mover = winner;
    phase = Phase.MATCH_WON;
    strike.clear();
  }

  // what a draft sets, in any combination

  /** Sets a phase, whatever the board holds. */
  public void restore(Phase value, Side side) {
    phase = value;
    mover = side;
  }

  /** Sets a strike that is being resolved, whatever the phase is. */
  public void restore(Optional<StrikeInProgress> value) {
    strike.clear();
    value.ifPresent(strike::load);
  }

  /** Sets what a side has lost and with which checkers it has struck. */
  public void setTally(Side side, boolean lostAny, int strikers) {
    if (side == Side.WHITE) {
      lostWhite = lostAny;
      strikersWhite = strikers;
    } else {
      lostBlack = lostAny;
      strikersBlack = strikers;
    }
  }

  /** Sets the counters. */
  public void setCounters(int rounds, int decidedRounds, int quietStrikes) {
    round = rounds;
    decided = decidedRounds;
    quiet = quietStrikes;
  }

  /** Sets whether the second player was asked to change places, and whether they did. */
  public void setPie(boolean offered, boolean seatsSwapped) {
    pieOffered = offered;
    swapped = seatsSwapped;
  }

  // the match and its rounds

  /** Sets the rows of this round and those from which rounds begin. */
  public void setRows(Rows now, Rows base) {
    rows = now;
    baseRows = base;
  }

  /** Sets the rows from which the next round begins. */
  public void setBaseRows(Rows base) {
    baseRows = base;
  }

  /** Sets the checkers of the next round. */
  public void setRoster(CheckerRoster value) {
    checkers.setRoster(value);
  }

  /** Sets who opens the round. */
  public void setOpener(Side value) {
    opener = value;
  }

  /** Sets who won the last round that had a winner. */
  public void setLastWinner(@Nullable Side value) {
    lastWinner = value;
  }

  /** Exchanges the places of the players. */
  public void swapSeats() {
    swapped = !swapped;
  }

  /** Counts a decided round. */
  public void countDecided() {
    decided++;
  }

  /** Counts a round for its winner. */
  public void countLead(Side winner) {
    lead += winner == Side.WHITE ? 1 : -1;
  }

  /** Sets how many more rounds White has won than Black. */
  public void setLead(int value) {
    lead = value;
  }

  /** Resets the count of decided rounds. */
  public void beginLeg() {
    decided = 0;
  }

  /** Counts a round. */
  public void countRound() {
    round++;
  }

  /** Places both formations on their base rows, not turned over, with their first owners. */
  public void setUp() {
    rows = baseRows;
    checkers.setUp();
    lostWhite = false;
    lostBlack = false;
    strikersWhite = 0;
    strikersBlack = 0;
    quiet = 0;
    strike.clear();
  }

  /** Begins a strike with some checkers. */
  public void beginStrike(int strikers) {
    strike.begin(strikers, checkers.owned(mover));
    quiet++;
    if (mover == Side.WHITE) {
      strikersWhite |= strikers;
    } else {
      strikersBlack |= strikers;
    }
  }

  /** Takes checkers off the board. */
  public void remove(int gone, int asPrisoners) {
    int set = gone | asPrisoners;
    if (set != 0) {
      checkers.takeOff(set, asPrisoners);
      strike.removeHanging(set);
      lose(set);
    }
  }

  /** Makes checkers change sides (CH-18, CH-21). */
  public void changeSides(int set) {
    if (set != 0) {
      checkers.changeOwner(set);
      lose(set);
    }
  }

  private void lose(int set) {
    int white = checkers.roster().white;
    lostWhite |= (set & white) != 0;
    lostBlack |= (set & ~white) != 0;
    quiet = 0;
  }

  // reading

  /** The checkers of the round, on the board and off it. */
  public BoardCheckers checkers() {
    return checkers;
  }

  /** The strike that is being resolved. */
  public BoardStrike strike() {
    return strike;
  }

  /** The names and first owners of the checkers. */
  public CheckerRoster roster() {
    return checkers.roster();
  }

  /** The hanging checkers from which the next is chosen: the mover's, then the other's. */
  public int hangingChoices() {
    return BoardData.hangingChoices(strike.hanging(), checkers.owned(mover));
  }

  /** The rows of this round. */
  public Rows rows() {
    return rows;
  }

  /** The rows from which rounds begin. */
  public Rows baseRows() {
    return baseRows;
  }

  /** Who opened the round. */
  public Side opener() {
    return opener;
  }

  /** Who won the last round that had a winner. */
  public @Nullable Side lastWinner() {
    return lastWinner;
  }

  /** Whether the players have changed places. */
  public boolean swapped() {
    return swapped;
  }

  /** Whether the second player has been asked. */
  public boolean pieOffered() {
    return pieOffered;
  }

  /** What the match waits for. */
  public Phase phase() {
    return phase;
  }

  /** The side to move. */
  public Side mover() {
    return mover;
  }

  /** Whether a side has lost a checker in this round. */
  public boolean lostAny(Side side) {
    return side == Side.WHITE ? lostWhite : lostBlack;
  }

  /** The checkers with which a side has struck in this round. */
  public int strikers(Side side) {
    return side == Side.WHITE ? strikersWhite : strikersBlack;
  }

  /** The number of the round, from 1. */
  public int round() {
    return round;
  }

  /** The decided rounds of this leg. */
  public int decided() {
    return decided;
  }

  /** How many more rounds White has won than Black, where that can decide the match. */
  public int lead() {
    return lead;
  }

  /** The strikes since the last change. */
  public int quiet() {
    return quiet;
  }
}
