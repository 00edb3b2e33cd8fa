package dev.doska.chapayev;

import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.CheckerList;
import dev.doska.core.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position of a match: everything that the future depends on, between two decisions. Immutable; all
 * numbers are integers, places are whole nanometres.
 *
 * <p>Rows, owners and results of rounds refer to a <em>colour</em>. The players are <em>seats</em>,
 * named after the colour with which they began; a swap by the pie rule exchanges the colours of the two seats. {@code
 * equals} compares everything. {@link Chapayev#key} leaves out the round number, the lead in rounds and the count of quiet
 * strikes.
 *
 * <p>While a blow is being answered the first player's blow is part of the position, sealed: it is not
 * to be shown to the second player before they have blown (CH-19).
 */
public final class ChapayevPosition {
  private final BoardData data;

  ChapayevPosition(BoardData data) {
    this.data = data;
  }

  /** What the position holds. */
  BoardData data() {
    return data;
  }

  /**
   * The rows of this round. After the end of the match one of them is off the board.
   *
   * @return the rows
   */
  public Rows rows() {
    return data.rows();
  }

  /**
   * The rows from which the winner will advance: {@link #rows}, unless a side has stepped back from a
   * bayonet attack for this round only (CH-16).
   *
   * @return the rows
   */
  public Rows baseRows() {
    return data.baseRows();
  }

  /**
   * Who opened this round.
   *
   * @return the colour
   */
  public Side opener() {
    return data.opener();
  }

  /**
   * The winner of the last round that had one; after the end of the match, its winner.
   *
   * @return the colour; empty if no round was won yet
   */
  public Optional<Side> lastWinner() {
    return Optional.ofNullable(data.lastWinner());
  }

  /**
   * Whether the players have changed places (CH-15).
   *
   * @return true if seat WHITE plays the black checkers
   */
  public boolean seatsSwapped() {
    return data.swapped();
  }

  /**
   * Whether the second player has been asked to change places (CH-15).
   *
   * @return true once they have been asked
   */
  public boolean pieOffered() {
    return data.pieOffered();
  }

  /**
   * What the match waits for.
   *
   * @return the phase
   */
  public Phase phase() {
    return data.phase();
  }

  /**
   * The colour that strikes now, or whose strike is being resolved.
   *
   * @return the colour
   */
  public Side mover() {
    return data.mover();
  }

  /**
   * Whether a side has lost a checker that it set up (CH-10).
   *
   * @param colour the side
   * @return true once one fell, was taken prisoner or changed its owner in this round
   */
  public boolean lostAny(Side colour) {
    return data.lostAny(Objects.requireNonNull(colour));
  }

  /**
   * The checkers that a side has struck with in this round (CH-11).
   *
   * @param colour the side
   * @return a bit set, bit {@code i} for the id {@code i}
   */
  public int strikers(Side colour) {
    return data.strikers(Objects.requireNonNull(colour));
  }

  /**
   * How many checkers a side has left in reserve (CH-25).
   *
   * @param colour the side
   * @return from 0 to 4
   */
  public int reserveLeft(Side colour) {
    return Integer.bitCount(
        data.inReserve() & data.roster().setUpBy(Objects.requireNonNull(colour)));
  }

  /**
   * A side's formation (CH-27).
   *
   * @param colour the side
   * @return its index in the rule set's list
   */
  public int formation(Side colour) {
    return data.formation(colour);
  }

  /**
   * The number of the round, drawn ones counted.
   *
   * @return from 1
   */
  public int round() {
    return data.round();
  }

  /**
   * How many rounds of this leg have had a winner (CH-12).
   *
   * @return 0 or more
   */
  public int decidedRounds() {
    return data.decided();
  }

  /**
   * How many more rounds White has won than Black in this match, where the last round can decide the match
   * by it (CH-29, R-28).
   *
   * @return White's rounds less Black's; 0 under {@code maxRoundsEnd=DRAW}
   */
  public int roundLead() {
    return data.lead();
  }

  /**
   * How many strikes there were since the last fall, prisoner or change of owner (CH-29).
   *
   * @return 0 or more
   */
  public int quietStrikes() {
    return data.quiet();
  }

  /**
   * Whether the place of every checker on the board is known. Places on a real board need not be
   * measured. While one is unknown no outcome can be computed, and only observed outcomes are
   * legal.
   *
   * @return false if some checker on the board has no place
   */
  public boolean placesKnown() {
    return data.unknownPlace() == 0;
  }

  /**
   * The strike that is being resolved.
   *
   * @return the strike; empty if none is being resolved
   */
  public Optional<StrikeInProgress> strike() {
    return Optional.ofNullable(data.strike());
  }

  /**
   * All checkers of the round, including those that fell.
   *
   * @return a fresh unmodifiable list by ascending id
   */
  public List<Checker> checkers() {
    return CheckerList.all(data);
  }

  /**
   * The checker with an id.
   *
   * @param id any number
   * @return the checker; empty if this round has none with the id
   */
  public Optional<Checker> withId(int id) {
    return data.roster().has(id) ? Optional.of(CheckerList.one(data, id)) : Optional.empty();
  }

  /**
   * The checker with a name.
   *
   * @param name such as {@code A}, {@code a2} or {@code R1}
   * @return the checker; empty if this round has none with the name
   */
  public Optional<Checker> named(String name) {
    return withId(data.roster().id(name));
  }

  /**
   * The id of the checker with a name.
   *
   * @param name such as {@code A}, {@code a2} or {@code R1}
   * @return the id; empty if this round has no checker with the name
   */
  public OptionalInt id(String name) {
    int id = data.roster().id(name);
    return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
  }

  /**
   * The name of a checker, for messages.
   *
   * @param id any number
   * @return its name; {@code #} and the id if this round has no such checker
   */
  public String nameOf(int id) {
    return data.roster().name(id);
  }

  /**
   * How many checkers on the board a side owns.
   *
   * @param colour the side
   * @return 0 or more
   */
  public int count(Side colour) {
    return Integer.bitCount(data.owned(Objects.requireNonNull(colour)));
  }

  /**
   * The colour that a player holds now.
   *
   * @param seat the player
   * @return the colour of that seat
   */
  public Side colourOf(Side seat) {
    return data.swapped() ? seat.other() : seat;
  }

  /**
   * The player who holds a colour now.
   *
   * @param colour the colour
   * @return the seat of that player
   */
  public Side seatOf(Side colour) {
    return data.swapped() ? colour.other() : colour;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChapayevPosition that && data.equals(that.data);
  }

  @Override
  public int hashCode() {
    return data.places().hashCode() * 31
        + (data.onBoard() ^ (data.black() * 17) ^ (data.turned() * 257));
  }

  @Override
  public String toString() {
    return "round " + round() + ", rows " + rows() + ", " + phase() + ", " + mover() + ", "
        + data.roster().names(data.owned(Side.WHITE)) + " against "
        + data.roster().names(data.owned(Side.BLACK));
  }
}
