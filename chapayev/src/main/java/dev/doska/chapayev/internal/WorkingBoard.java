package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The board of a match while a move is played on it. Each phase has one transition, {@code to…}, which
 * alone sets it. Sets of checkers are bit sets of ids; places are nanometres. Confined to one thread.
 */
public final class WorkingBoard {
  private CheckerRoster roster;
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
  private int onBoard;
  private int inReserve;
  private int prisoners;
  private int black;
  private int turned;
  private int standing;
  private int unknownPlace;
  private int stackedOnTop;
  private final int[] x = new int[CheckerRoster.MAX];
  private final int[] y = new int[CheckerRoster.MAX];
  private final int[] heading = new int[CheckerRoster.MAX];

  private int striking;
  private int ownAtStart;
  private int knockedOut;
  private int hanging;
  private int checked;
  private int current = -1;
  private @Nullable Edge hungOver;
  private ChapayevMove.@Nullable Blow sealed;
  private int blows;
  private int sumX;
  private int sumY;

  /** A board without checkers. */
  public WorkingBoard(CheckerRoster roster) {
    this.roster = roster;
  }

  /** Takes over everything from a position. */
  public void load(BoardData data) {
    roster = data.roster();
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
    onBoard = data.onBoard();
    inReserve = data.inReserve();
    prisoners = data.prisoners();
    black = data.black();
    turned = data.turned();
    standing = data.standing();
    unknownPlace = data.unknownPlace();
    stackedOnTop = data.stackedOnTop();
    data.places().copyTo(roster.ids, x, y, heading, standing);
    StrikeInProgress strike = data.strike();
    if (strike == null) {
      endStrike();
    } else {
      load(strike);
    }
  }

  private void load(StrikeInProgress strike) {
    striking = strike.strikers();
    ownAtStart = strike.own();
    knockedOut = strike.knockedOut();
    hanging = strike.hanging();
    checked = strike.checked();
    current = strike.current().orElse(-1);
    hungOver = orNull(strike.hungOver());
    sealed = orNull(strike.sealed());
    blows = strike.blows();
    sumX = strike.sumX();
    sumY = strike.sumY();
  }

  private static <T> @Nullable T orNull(Optional<T> value) {
    return value.isPresent() ? value.get() : null;
  }

  /** The board as it is now, immutable. */
  public BoardData snapshot() {
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
        round,
        decided,
        quiet,
        onBoard,
        inReserve,
        prisoners,
        black,
        turned,
        standing,
        unknownPlace,
        stackedOnTop,
        Places.of(roster.ids, x, y, heading, standing),
        phase.resolves() ? strike() : null);
  }

  private StrikeInProgress strike() {
    return new StrikeInProgress(
        striking,
        ownAtStart,
        knockedOut,
        hanging,
        checked,
        current < 0 ? Optional.empty() : Optional.of(current),
        Optional.ofNullable(hungOver),
        Optional.ofNullable(sealed),
        blows,
        sumX,
        sumY);
  }

  // transitions, one a phase

  /** The match waits for the lot that decides who opens (CH-03). */
  public void toOpenerLot() {
    phase = Phase.OPENER_LOT;
  }

  /** The opener may demand a bayonet attack (CH-16). */
  public void toBayonetOffer() {
    phase = Phase.BAYONET_OFFER;
  }

  /** The opponent answers the demand of a bayonet attack (CH-16). */
  public void toBayonetReply() {
    phase = Phase.BAYONET_REPLY;
  }

  /** A side strikes; no strike is being resolved (CH-04). */
  public void toStrike(Side striker) {
    mover = striker;
    phase = Phase.STRIKE;
    endStrike();
  }

  /** The mover chooses one of several standing checkers (CH-19). */
  public void toChooseStanding() {
    phase = Phase.CHOOSE_STANDING;
  }

  /** The lot decides on which face a standing checker falls (CH-19). */
  public void toEdgeLot(int id) {
    current = id;
    phase = Phase.EDGE_LOT;
  }

  /** The mover blows at a standing checker (CH-19). */
  public void toBlow(int id) {
    current = id;
    phase = Phase.BLOW;
  }

  /** The first blow is sealed; the other player blows (CH-19). */
  public void toBlowReply(ChapayevMove.Blow first) {
    sealed = first;
    phase = Phase.BLOW_REPLY;
  }

  /** The next hanging checker is chosen (CH-20). */
  public void toChooseHanging() {
    phase = Phase.CHOOSE_HANGING;
  }

  /** A hanging checker is checked with the thumb (CH-20). */
  public void toThumbCheck(int id) {
    current = id;
    phase = Phase.THUMB_CHECK;
  }

  /** The second player stays or changes places, once a match (CH-15). */
  public void toPieChoice() {
    pieOffered = true;
    phase = Phase.PIE_CHOICE;
  }

  /** A side has won the match (CH-14). */
  public void toMatchWon(Side winner) {
    mover = winner;
    phase = Phase.MATCH_WON;
    endStrike();
  }

  /** Sets a phase as a text has it, whatever the board holds. */
  public void restore(Phase value, Side side) {
    phase = value;
    mover = side;
  }

  // the match and its rounds

  /** Sets rows, for this round and for good. */
  public void setRows(Rows now, Rows base) {
    rows = now;
    baseRows = base;
  }

  /** Sets the rows from which the next round begins. */
  public void setBaseRows(Rows base) {
    baseRows = base;
  }

  /** Sets formations. */
  public void setRoster(CheckerRoster value) {
    roster = value;
  }

  /** Sets who opens the round. */
  public void setOpener(Side value) {
    opener = value;
  }

  /** Sets who won the last round that had a winner. */
  public void setLastWinner(@Nullable Side value) {
    lastWinner = value;
  }

  /** Sets the pie rule's answers. */
  public void setPie(boolean offered, boolean seatsSwapped) {
    pieOffered = offered;
    swapped = seatsSwapped;
  }

  /** The second player has changed places. */
  public void swapSeats() {
    swapped = !swapped;
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

  /** Counts a decided round. */
  public void countDecided() {
    decided++;
  }

  /** Begins the count of decided rounds anew. */
  public void beginLeg() {
    decided = 0;
  }

  /** Counts a round. */
  public void countRound() {
    round++;
  }

  /** Puts both formations down on their base rows, unturned, with their first owners. */
  public void setUp() {
    rows = baseRows;
    onBoard = roster.all & ~roster.reserve;
    inReserve = roster.reserve;
    prisoners = 0;
    black = roster.all & ~roster.white;
    turned = 0;
    standing = 0;
    unknownPlace = 0;
    stackedOnTop = roster.upper;
    lostWhite = false;
    lostBlack = false;
    strikersWhite = 0;
    strikersBlack = 0;
    quiet = 0;
    endStrike();
    Arrays.fill(x, 0);
    Arrays.fill(y, 0);
  }

  /** Puts a checker at a place, known from now on. */
  public void place(int id, int atX, int atY) {
    x[id] = atX;
    y[id] = atY;
    unknownPlace &= ~(1 << id);
  }

  /** Says that the place of a checker is not known. */
  public void placeUnknown(int id) {
    x[id] = 0;
    y[id] = 0;
    unknownPlace |= 1 << id;
  }

  /** Brings a checker of the reserve onto the board (CH-25). */
  public void enter(int id, int atX, int atY) {
    place(id, atX, atY);
    onBoard |= 1 << id;
    inReserve &= ~(1 << id);
  }

  /** Sets everything about one checker. */
  public void set(
      int id,
      boolean isBlack,
      boolean isTurned,
      boolean present,
      boolean reserve,
      boolean prisoner) {
    int bit = 1 << id;
    onBoard = with(onBoard, bit, present);
    inReserve = with(inReserve, bit, reserve);
    prisoners = with(prisoners, bit, prisoner);
    black = with(black, bit, isBlack);
    turned = with(turned, bit, isTurned);
    standing = with(standing, bit, false);
    stackedOnTop = with(stackedOnTop, bit, false);
    unknownPlace = with(unknownPlace, bit, present);
    x[id] = 0;
    y[id] = 0;
    heading[id] = 0;
  }

  /** Sets whether a checker lies on another. */
  public void setStackedOnTop(int id, boolean value) {
    stackedOnTop = with(stackedOnTop, 1 << id, value);
  }

  private static int with(int set, int bit, boolean on) {
    return on ? set | bit : set & ~bit;
  }

  // a strike

  /** A strike begins with some checkers. */
  public void beginStrike(int strikers) {
    endStrike();
    striking = strikers;
    ownAtStart = owned(mover);
    quiet++;
    if (mover == Side.WHITE) {
      strikersWhite |= strikers;
    } else {
      strikersBlack |= strikers;
    }
  }

  /** How many enemies the strike has knocked out. */
  public void setKnockedOut(int count) {
    knockedOut = count;
  }

  /** Forgets the strike. */
  public void endStrike() {
    striking = 0;
    ownAtStart = 0;
    knockedOut = 0;
    hanging = 0;
    checked = 0;
    endCurrent();
  }

  /** Forgets the checker in question. */
  public void endCurrent() {
    current = -1;
    hungOver = null;
    sealed = null;
    blows = 0;
    sumX = 0;
    sumY = 0;
  }

  /** Sets a strike as a text has it. */
  public void restore(Optional<StrikeInProgress> strike) {
    endStrike();
    strike.ifPresent(this::load);
  }

  /** The checker in question has been checked. */
  public void endCheck(int id) {
    checked |= 1 << id;
    hanging &= ~(1 << id);
  }

  /** A checked checker stands on its edge: the edge over which it hung stays known. */
  public void keepStanding(int id, @Nullable Edge edge) {
    current = id;
    hungOver = edge;
  }

  /** Adds a round of blows, in nN·s. */
  public void countBlows(int netX, int netY) {
    blows++;
    sumX += netX;
    sumY += netY;
  }

  /** Opens the sealed blow. */
  public void unseal() {
    sealed = null;
  }

  /** Takes checkers off the board; nothing is remembered of them but that they are gone. */
  public void remove(int gone, int asPrisoners) {
    int set = gone | asPrisoners;
    if (set == 0) {
      return;
    }
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      x[id] = 0;
      y[id] = 0;
    }
    onBoard &= ~set;
    prisoners |= asPrisoners;
    turned &= ~set;
    standing &= ~set;
    unknownPlace &= ~set;
    stackedOnTop &= ~set;
    hanging &= ~set;
    black = (black & ~set) | (set & ~roster.white);
    lose(set);
  }

  /** Checkers change sides (CH-18, CH-21). */
  public void changeSides(int set) {
    if (set != 0) {
      black ^= set;
      lose(set);
    }
  }

  private void lose(int set) {
    lostWhite |= (set & roster.white) != 0;
    lostBlack |= (set & ~roster.white) != 0;
    quiet = 0;
  }

  /** Checkers turn over. */
  public void turnOver(int set) {
    turned ^= set;
  }

  /** Checkers of the upper floor come down. */
  public void unstack(int set) {
    stackedOnTop &= ~set;
  }

  /** Checkers stand up, others lie down. */
  public void stand(int stands, int flat) {
    standing = (standing & ~flat) | stands;
  }

  /** A standing checker looks in a direction, in millidegrees. */
  public void head(int id, int direction) {
    standing |= 1 << id;
    heading[id] = direction;
  }

  /** The checkers that wait for their check. */
  public void setHanging(int set) {
    hanging = set;
  }

  // reading

  /** The checkers of a side on the board. */
  public int owned(Side colour) {
    return onBoard & (colour == Side.WHITE ? ~black : black);
  }

  /** The present owner of a checker. */
  public Side owner(int id) {
    return (black >>> id & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  /** The checkers that lie flat on the board at known places. */
  public int flat() {
    return onBoard & ~standing & ~stackedOnTop & ~unknownPlace;
  }

  /** The checker on top of another; -1 if there is none. */
  public int topOf(int id) {
    int top = stackedOnTop == 0 ? -1 : roster.above(id);
    return top >= 0 && (stackedOnTop >>> top & 1) != 0 ? top : -1;
  }

  /** The hanging checkers from which the next is chosen: the mover's, then the other's. */
  public int hangingChoices() {
    return BoardData.hangingChoices(hanging, owned(mover));
  }

  /** The checkers of the round. */
  public CheckerRoster roster() {
    return roster;
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

  /** Whether White has lost a checker in this round. */
  public boolean lostWhite() {
    return lostWhite;
  }

  /** Whether Black has lost a checker in this round. */
  public boolean lostBlack() {
    return lostBlack;
  }

  /** The checkers with which White has struck. */
  public int strikersWhite() {
    return strikersWhite;
  }

  /** The checkers with which Black has struck. */
  public int strikersBlack() {
    return strikersBlack;
  }

  /** The number of the round, from 1. */
  public int round() {
    return round;
  }

  /** The decided rounds of this leg. */
  public int decided() {
    return decided;
  }

  /** The strikes since the last change. */
  public int quiet() {
    return quiet;
  }

  /** The checkers on the board. */
  public int onBoard() {
    return onBoard;
  }

  /** The checkers in reserve. */
  public int inReserve() {
    return inReserve;
  }

  /** The prisoners. */
  public int prisoners() {
    return prisoners;
  }

  /** The checkers that Black owns. */
  public int black() {
    return black;
  }

  /** The checkers that lie turned over. */
  public int turned() {
    return turned;
  }

  /** The checkers that stand on their edge. */
  public int standing() {
    return standing;
  }

  /** The checkers on the board whose place is not known. */
  public int unknownPlace() {
    return unknownPlace;
  }

  /** The checkers that lie on another. */
  public int stackedOnTop() {
    return stackedOnTop;
  }

  /** The checkers that struck. */
  public int striking() {
    return striking;
  }

  /** The mover's checkers when the strike began. */
  public int ownAtStart() {
    return ownAtStart;
  }

  /** How many enemies the strike has knocked out. */
  public int knockedOut() {
    return knockedOut;
  }

  /** The checkers that wait for their check. */
  public int hanging() {
    return hanging;
  }

  /** The checkers that have been checked in this strike. */
  public int checked() {
    return checked;
  }

  /** The checker in question; -1 if there is none. */
  public int current() {
    return current;
  }

  /** The edge over which the checker in question hung. */
  public @Nullable Edge hungOver() {
    return hungOver;
  }

  /** The sealed blow. */
  public ChapayevMove.@Nullable Blow sealed() {
    return sealed;
  }

  /** The rounds of blowing so far. */
  public int blows() {
    return blows;
  }

  /** The sum of the blows along x, in nN·s. */
  public int sumX() {
    return sumX;
  }

  /** The sum of the blows along y, in nN·s. */
  public int sumY() {
    return sumY;
  }

  /** The place along x, in nanometres; 0 off the board. */
  public int x(int id) {
    return x[id];
  }

  /** The place along y, in nanometres; 0 off the board. */
  public int y(int id) {
    return y[id];
  }

  /** The direction of a standing checker, in millidegrees. */
  public int heading(int id) {
    return heading[id];
  }
}
