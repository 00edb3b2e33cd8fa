package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position in the making: it can hold nonsense. {@link ChapayevGame#problems} says what is wrong and
 * {@link ChapayevGame#state(ChapayevDraft)} makes a state of a clean one. Mutable, confined to one
 * thread.
 *
 * <p>{@link ChapayevGame#draft} gives one in which the formations stand on their rows in round 1.
 */
public final class ChapayevDraft {
  /** Which checkers there are. */
  Roster roster;

  Rows rows = new Rows(1, 2);
  Rows baseRows = rows;
  Side opener = Side.WHITE;

  @Nullable Side lastWinner;

  boolean swapped;
  boolean pieOffered;
  Phase phase = Phase.STRIKE;
  Side mover = Side.WHITE;
  boolean lostWhite;
  boolean lostBlack;
  int strikersWhite;
  int strikersBlack;
  int round = 1;
  int decided;
  int quiet;

  /** Bit sets of checkers by id; on the board implies none of the others but owner and turned. */
  int onBoard;

  int inReserve;
  int prisoners;
  int black;
  int turned;
  int standing;
  int unplaced;
  int lifted;

  /** By id; places are 0 where there is none. */
  final int[] x = new int[Roster.MAX];

  final int[] y = new int[Roster.MAX];
  final int[] heading = new int[Roster.MAX];

  int striking;
  int ownAtStart;
  int knockedOut;
  int hanging;
  int checked;
  int current = -1;

  @Nullable Edge hungOver;

  ChapayevMove.@Nullable Blow sealed;
  int blows;
  int sumX;
  int sumY;

  ChapayevDraft(Roster roster) {
    this.roster = roster;
  }

  /** Takes over everything that a state holds. */
  void load(ChapayevState state) {
    roster = state.roster;
    rows = state.rows();
    baseRows = state.baseRows();
    opener = state.opener();
    lastWinner = state.lastWinner;
    swapped = state.seatsSwapped();
    pieOffered = state.pieOffered();
    phase = state.phase();
    mover = state.mover();
    lostWhite = state.lostAny(Side.WHITE);
    lostBlack = state.lostAny(Side.BLACK);
    strikersWhite = state.strikers(Side.WHITE);
    strikersBlack = state.strikers(Side.BLACK);
    round = state.round();
    decided = state.decidedRounds();
    quiet = state.quietStrikes();
    onBoard = state.onBoard;
    inReserve = state.inReserve;
    prisoners = state.prisoners;
    black = state.black;
    turned = state.turned;
    standing = state.standing;
    unplaced = state.unplaced;
    lifted = state.lifted;
    state.copyPlaces(x, y, heading);
    if (state.resolving == null) {
      endResolving();
    } else {
      state.resolving.load(this);
    }
  }

  void endResolving() {
    striking = 0;
    ownAtStart = 0;
    knockedOut = 0;
    hanging = 0;
    checked = 0;
    endCurrent();
  }

  void endCurrent() {
    current = -1;
    hungOver = null;
    sealed = null;
    blows = 0;
    sumX = 0;
    sumY = 0;
  }

  /** The checkers on the board that a side owns. */
  int owned(Side colour) {
    return onBoard & (colour == Side.WHITE ? ~black : black);
  }

  Side owner(int id) {
    return (black >>> id & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  /** The lower checkers on the board that lie at a known place: those which a shot can move. */
  int flat() {
    return onBoard & ~standing & ~lifted & ~unplaced;
  }

  /** The checker that lies on one, or −1. */
  int topOf(int id) {
    int top = lifted == 0 ? -1 : roster.above(id);
    return top >= 0 && (lifted >>> top & 1) != 0 ? top : -1;
  }

  void markLost(Side colour) {
    if (colour == Side.WHITE) {
      lostWhite = true;
    } else {
      lostBlack = true;
    }
  }

  /**
   * The id of the checker with a name.
   *
   * @param name such as {@code A}, {@code a2} or {@code R1}
   * @return its id; empty if this round has no such checker
   */
  public OptionalInt id(String name) {
    for (byte id : roster.ids) {
      if (roster.name(id).equals(name)) {
        return OptionalInt.of(id);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Sets the rows of this round and those that the row arithmetic starts from.
   *
   * @param now where the rows stand
   * @param base where they stood before a step back that does not last, else the same
   * @return this draft
   */
  public ChapayevDraft rows(Rows now, Rows base) {
    rows = now;
    baseRows = base;
    return this;
  }

  /**
   * Sets who opened this round.
   *
   * @param colour the opener
   * @return this draft
   */
  public ChapayevDraft opener(Side colour) {
    opener = colour;
    return this;
  }

  /**
   * Sets who won the last round that had a winner, or the match.
   *
   * @param colour the winner; empty if there was none
   * @return this draft
   */
  public ChapayevDraft lastWinner(Optional<Side> colour) {
    lastWinner = colour.isPresent() ? colour.get() : null;
    return this;
  }

  /**
   * Sets what the pie rule has done.
   *
   * @param offered whether the second player has been asked
   * @param seatsSwapped whether he changed places
   * @return this draft
   */
  public ChapayevDraft pie(boolean offered, boolean seatsSwapped) {
    pieOffered = offered;
    swapped = seatsSwapped;
    return this;
  }

  /**
   * Sets what the match waits for.
   *
   * @param what the phase
   * @param colour the colour whose turn it is
   * @return this draft
   */
  public ChapayevDraft phase(Phase what, Side colour) {
    phase = what;
    mover = colour;
    return this;
  }

  /**
   * Sets a side's record of this round.
   *
   * @param colour the side
   * @param lostAny whether it lost a checker of its own (CH-10)
   * @param strikers the checkers that it struck with, as a bit set (CH-11)
   * @return this draft
   */
  public ChapayevDraft tally(Side colour, boolean lostAny, int strikers) {
    if (colour == Side.WHITE) {
      lostWhite = lostAny;
      strikersWhite = strikers;
    } else {
      lostBlack = lostAny;
      strikersBlack = strikers;
    }
    return this;
  }

  /**
   * Sets the counters.
   *
   * @param rounds the number of this round, from 1
   * @param decidedRounds how many rounds of this leg had a winner
   * @param quietStrikes strikes since the last fall, prisoner or change of owner
   * @return this draft
   */
  public ChapayevDraft counters(int rounds, int decidedRounds, int quietStrikes) {
    round = rounds;
    decided = decidedRounds;
    quiet = quietStrikes;
    return this;
  }

  /**
   * Sets a checker. Its name and colour are not looked at.
   *
   * @param checker the checker with its id
   * @return this draft
   * @throws IllegalArgumentException if this round has no such checker
   */
  public ChapayevDraft set(Checker checker) {
    int id = checker.id();
    if (!roster.has(id)) {
      throw new IllegalArgumentException("there is no checker " + id + " in this round");
    }
    int bit = 1 << id;
    onBoard = with(onBoard, bit, checker.onBoard());
    inReserve = with(inReserve, bit, checker.where() == Whereabouts.IN_RESERVE);
    prisoners = with(prisoners, bit, checker.where() == Whereabouts.PRISONER);
    black = with(black, bit, checker.owner() == Side.BLACK);
    turned = with(turned, bit, checker.turned());
    standing = with(standing, bit, checker.heading().isPresent());
    lifted = with(lifted, bit, checker.below().isPresent());
    unplaced = with(unplaced, bit, checker.onBoard() && checker.place().isEmpty());
    boolean known = checker.onBoard() && checker.place().isPresent();
    x[id] = known ? checker.place().map(Place::x).orElse(0) : 0;
    y[id] = known ? checker.place().map(Place::y).orElse(0) : 0;
    heading[id] = checker.heading().orElse(0);
    return this;
  }

  private static int with(int set, int bit, boolean on) {
    return on ? set | bit : set & ~bit;
  }

  /**
   * Sets the strike that is being resolved.
   *
   * @param strike what is known of it; empty if none is
   * @return this draft
   */
  public ChapayevDraft resolving(Optional<Resolving> strike) {
    endResolving();
    strike.ifPresent(s -> s.load(this));
    return this;
  }
}
