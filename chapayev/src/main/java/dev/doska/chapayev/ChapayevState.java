package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A match between two decisions. Immutable; all numbers are integers, places are whole nanometres.
 *
 * <p>Rows, owners and results of rounds go by <em>colour</em>; the players are <em>seats</em>, named
 * after the colour that they began with, and a swap by the pie rule exchanges which seat holds which
 * colour. {@code equals} compares everything; {@link ChapayevGame#key} leaves the round number
 * and the count of quiet strikes out.
 *
 * <p>While a blow is being answered the first player's blow is part of the state, sealed: it is not to
 * be shown to the second player before he has blown (CH-19).
 */
public final class ChapayevState {
  final Roster roster;
  private final Rows rows;
  private final Rows baseRows;
  private final Side opener;
  final @Nullable Side lastWinner;
  private final boolean swapped;
  private final boolean pieOffered;
  private final Phase phase;
  private final Side mover;
  private final boolean lostWhite;
  private final boolean lostBlack;
  private final int strikersWhite;
  private final int strikersBlack;
  private final int round;
  private final int decided;
  private final int quiet;

  /** Bit sets of checkers by id. */
  final int onBoard;

  final int inReserve;
  final int prisoners;
  final int black;
  final int turned;
  final int standing;
  final int unplaced;
  final int lifted;

  /** All x by id, then all y, 0 where there is no place; then the headings of standing checkers. */
  private final int[] places;

  final @Nullable Resolving resolving;

  ChapayevState(ChapayevDraft draft) {
    roster = draft.roster;
    rows = draft.rows;
    baseRows = draft.baseRows;
    opener = draft.opener;
    lastWinner = draft.lastWinner;
    swapped = draft.swapped;
    pieOffered = draft.pieOffered;
    phase = draft.phase;
    mover = draft.mover;
    lostWhite = draft.lostWhite;
    lostBlack = draft.lostBlack;
    strikersWhite = draft.strikersWhite;
    strikersBlack = draft.strikersBlack;
    round = draft.round;
    decided = draft.decided;
    quiet = draft.quiet;
    onBoard = draft.onBoard;
    inReserve = draft.inReserve;
    prisoners = draft.prisoners;
    black = draft.black;
    turned = draft.turned;
    standing = draft.standing;
    unplaced = draft.unplaced;
    lifted = draft.lifted;
    places = places(draft);
    resolving = phase.resolves() ? Resolving.of(draft) : null;
  }

  private static int[] places(ChapayevDraft draft) {
    int span = draft.roster.span;
    int[] places = new int[2 * span + Integer.bitCount(draft.standing)];
    System.arraycopy(draft.x, 0, places, 0, span);
    System.arraycopy(draft.y, 0, places, span, span);
    int at = 2 * span;
    for (int rest = draft.standing; rest != 0; rest &= rest - 1) {
      places[at] = draft.heading[Integer.numberOfTrailingZeros(rest)];
      at++;
    }
    return places;
  }

  /** Copies places and headings into arrays by id. */
  void copyPlaces(int[] x, int[] y, int[] heading) {
    int span = roster.span;
    System.arraycopy(places, 0, x, 0, span);
    System.arraycopy(places, span, y, 0, span);
    int at = 2 * span;
    for (int rest = standing; rest != 0; rest &= rest - 1) {
      heading[Integer.numberOfTrailingZeros(rest)] = places[at];
      at++;
    }
  }

  int x(int id) {
    return places[id];
  }

  int y(int id) {
    return places[roster.span + id];
  }

  /** The direction of a standing checker. */
  int heading(int id) {
    return places[2 * roster.span + Integer.bitCount(standing & ((1 << id) - 1))];
  }

  /** The checkers on the board that a side owns, as a bit set. */
  int owned(Side colour) {
    return onBoard & (colour == Side.WHITE ? ~black : black);
  }

  /** The checkers that a side can strike: its own that lie on the board itself (CH-04). */
  int strikeable(Side colour) {
    return owned(colour) & ~lifted & ~standing;
  }

  /** Whether a checker lies on another one. */
  boolean carries(int id) {
    int top = roster.above(id);
    return top >= 0 && (lifted >>> top & 1) != 0;
  }

  /**
   * Where the rows stand in this round; after the match's end one lies off the board.
   *
   * @return the rows
   */
  public Rows rows() {
    return rows;
  }

  /**
   * The rows from which the winner will advance: {@link #rows}, unless a side has stepped back from a
   * bayonet attack for this round only (CH-16).
   *
   * @return the rows
   */
  public Rows baseRows() {
    return baseRows;
  }

  /**
   * Who opened this round.
   *
   * @return the colour
   */
  public Side opener() {
    return opener;
  }

  /**
   * Who won the last round that had a winner; after its end, the match.
   *
   * @return the colour; empty if no round was won yet
   */
  public Optional<Side> lastWinner() {
    return Optional.ofNullable(lastWinner);
  }

  /**
   * Whether the players have changed places (CH-15).
   *
   * @return true if seat WHITE plays the black checkers
   */
  public boolean seatsSwapped() {
    return swapped;
  }

  /**
   * Whether the second player has been asked to change places (CH-15).
   *
   * @return true once the question was put
   */
  public boolean pieOffered() {
    return pieOffered;
  }

  /**
   * What the match waits for.
   *
   * @return the phase
   */
  public Phase phase() {
    return phase;
  }

  /**
   * The colour that strikes now, or whose strike is being resolved.
   *
   * @return the colour
   */
  public Side mover() {
    return mover;
  }

  /**
   * Whether a side has lost a checker that it set up (CH-10).
   *
   * @param colour the side
   * @return true once one fell, was taken prisoner or changed its owner in this round
   */
  public boolean lostAny(Side colour) {
    return Objects.requireNonNull(colour) == Side.WHITE ? lostWhite : lostBlack;
  }

  /**
   * The checkers that a side has struck with in this round (CH-11).
   *
   * @param colour the side
   * @return a bit set, bit {@code i} for the id {@code i}
   */
  public int strikers(Side colour) {
    return Objects.requireNonNull(colour) == Side.WHITE ? strikersWhite : strikersBlack;
  }

  /**
   * How many checkers a side has left in reserve (CH-25).
   *
   * @param colour the side
   * @return from 0 to 4
   */
  public int reserveLeft(Side colour) {
    return Integer.bitCount(
        inReserve & (Objects.requireNonNull(colour) == Side.WHITE ? roster.white : ~roster.white));
  }

  /**
   * A side's formation (CH-27).
   *
   * @param colour the side
   * @return its index in the rule set's list
   */
  public int formation(Side colour) {
    return roster.formation(colour);
  }

  /**
   * The number of the round, drawn ones counted.
   *
   * @return from 1
   */
  public int round() {
    return round;
  }

  /**
   * How many rounds of this leg have had a winner (CH-12).
   *
   * @return 0 or more
   */
  public int decidedRounds() {
    return decided;
  }

  /**
   * How many strikes there were since the last fall, prisoner or change of owner (CH-29).
   *
   * @return 0 or more
   */
  public int quietStrikes() {
    return quiet;
  }

  /**
   * Whether the place of every checker on the board is known. A referee need not measure them;
   * but then nothing can be computed, and only what was seen is legal.
   *
   * @return false if some checker on the board has no place
   */
  public boolean placesKnown() {
    return unplaced == 0;
  }

  /**
   * The strike that is being resolved.
   *
   * @return what is known of it; empty when none is
   */
  public Optional<Resolving> resolving() {
    return Optional.ofNullable(resolving);
  }

  /**
   * All checkers of the round, the fallen ones too.
   *
   * @return a fresh unmodifiable list by ascending id
   */
  public List<Checker> checkers() {
    return Checkers.all(this);
  }

  /**
   * The checker with an id.
   *
   * @param id any number
   * @return the checker; empty if this round has none with the id
   */
  public Optional<Checker> withId(int id) {
    return roster.has(id) ? Optional.of(Checkers.one(this, id)) : Optional.empty();
  }

  /**
   * The checker with a name.
   *
   * @param name such as {@code A}, {@code a2} or {@code R1}
   * @return the checker; empty if this round has none with the name
   */
  public Optional<Checker> named(String name) {
    return checkers().stream().filter(checker -> checker.name().equals(name)).findFirst();
  }

  Side owner(int id) {
    return (black >>> id & 1) == 0 ? Side.WHITE : Side.BLACK;
  }

  /**
   * How many checkers on the board a side owns.
   *
   * @param colour the side
   * @return 0 or more
   */
  public int count(Side colour) {
    return Integer.bitCount(owned(colour));
  }

  /**
   * The colour that a player holds now.
   *
   * @param seat the player
   * @return his colour
   */
  public Side colourOf(Side seat) {
    return swapped ? seat.other() : seat;
  }

  /**
   * The player who holds a colour now.
   *
   * @param colour the colour
   * @return his seat
   */
  public Side seatOf(Side colour) {
    return swapped ? colour.other() : colour;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof ChapayevState state
            && round == state.round
            && quiet == state.quiet
            && decided == state.decided
            && samePosition(state));
  }

  /** Equality but for the counters. */
  boolean samePosition(ChapayevState state) {
    return phase == state.phase
        && mover == state.mover
        && onBoard == state.onBoard
        && inReserve == state.inReserve
        && prisoners == state.prisoners
        && black == state.black
        && turned == state.turned
        && standing == state.standing
        && unplaced == state.unplaced
        && lifted == state.lifted
        && Arrays.equals(places, state.places)
        && roster.equals(state.roster)
        && rows.equals(state.rows)
        && baseRows.equals(state.baseRows)
        && opener == state.opener
        && lastWinner == state.lastWinner
        && swapped == state.swapped
        && pieOffered == state.pieOffered
        && lostWhite == state.lostWhite
        && lostBlack == state.lostBlack
        && strikersWhite == state.strikersWhite
        && strikersBlack == state.strikersBlack
        && Objects.equals(resolving, state.resolving);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(places) * 31 + (onBoard ^ (black * 17) ^ (turned * 257));
  }

  @Override
  public String toString() {
    return "round " + round + ", rows " + rows + ", " + phase + ", " + mover + ", "
        + roster.names(owned(Side.WHITE)) + " against " + roster.names(owned(Side.BLACK));
  }
}
