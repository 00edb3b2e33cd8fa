package dev.doska.chapayev;

import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A builder of positions. It may hold values that do not fit together: {@link #validate} returns every
 * fault, and only a draft without faults becomes a {@link ChapayevPosition}. Confined to one thread.
 *
 * <p>{@link Chapayev#draft(int, int)} returns a draft in which the formations stand on their rows in
 * round 1.
 */
public final class ChapayevDraft {
  private final WorkingBoard board;
  private final Function<WorkingBoard, List<DraftFault>> validator;

  ChapayevDraft(WorkingBoard board, Function<WorkingBoard, List<DraftFault>> validator) {
    this.board = board;
    this.validator = validator;
  }

  /**
   * Every reason why this draft is not a position of its game.
   *
   * @return an unmodifiable list; empty if the draft is clean
   */
  public List<DraftFault> validate() {
    return validator.apply(board);
  }

  /**
   * The position of a clean draft.
   *
   * @return the position
   * @throws IllegalArgumentException if the draft has faults; the message names each
   */
  public ChapayevPosition toPosition() {
    List<DraftFault> faults = validate();
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(
          faults.stream().map(DraftFault::toString).collect(Collectors.joining("\n")));
    }
    return new ChapayevPosition(board.snapshot());
  }

  /**
   * The id of the checker with a name.
   *
   * @param name such as {@code A}, {@code a2} or {@code R1}
   * @return its id; empty if this round has no such checker
   */
  public OptionalInt id(String name) {
    for (byte id : board.roster().ids) {
      if (board.roster().name(id).equals(name)) {
        return OptionalInt.of(id);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Sets the rows of this round and the rows from which the winner will advance.
   *
   * @param now where the rows stand
   * @param base the rows before a step back that does not last, otherwise the same
   * @return this draft
   */
  public ChapayevDraft rows(Rows now, Rows base) {
    board.setRows(now, base);
    return this;
  }

  /**
   * Sets who opened this round.
   *
   * @param colour the opener
   * @return this draft
   */
  public ChapayevDraft opener(Side colour) {
    board.setOpener(Objects.requireNonNull(colour));
    return this;
  }

  /**
   * Sets who won the last round that had a winner, or the match.
   *
   * @param colour the winner; empty if there was none
   * @return this draft
   */
  public ChapayevDraft lastWinner(Optional<Side> colour) {
    board.setLastWinner(colour.isPresent() ? colour.get() : null);
    return this;
  }

  /**
   * Sets whether the pie rule was applied (CH-15).
   *
   * @param offered whether the second player has been asked
   * @param seatsSwapped whether they changed places
   * @return this draft
   */
  public ChapayevDraft pie(boolean offered, boolean seatsSwapped) {
    board.setPie(offered, seatsSwapped);
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
    board.restore(Objects.requireNonNull(what), Objects.requireNonNull(colour));
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
    board.setTally(Objects.requireNonNull(colour), lostAny, strikers);
    return this;
  }

  /**
   * Sets the counters.
   *
   * @param rounds the number of this round, from 1
   * @param decidedRounds how many rounds of this leg had a winner
   * @param quietStrikes the strikes since the last fall, prisoner or change of owner
   * @return this draft
   */
  public ChapayevDraft counters(int rounds, int decidedRounds, int quietStrikes) {
    board.setCounters(rounds, decidedRounds, quietStrikes);
    return this;
  }

  /**
   * Sets how many more rounds White has won than Black in the match.
   *
   * @param rounds White's rounds less Black's; 0 under {@code maxRoundsEnd=DRAW}
   * @return this draft
   */
  public ChapayevDraft roundLead(int rounds) {
    board.setLead(rounds);
    return this;
  }

  /**
   * Sets a checker. Its name and colour are ignored.
   *
   * @param checker the checker with its id
   * @return this draft
   * @throws IllegalArgumentException if this round has no such checker
   */
  public ChapayevDraft set(Checker checker) {
    int id = checker.id();
    if (!board.roster().has(id)) {
      throw new IllegalArgumentException("there is no checker " + id + " in this round");
    }
    board
        .checkers()
        .set(
            id,
            checker.owner() == Side.BLACK,
            checker.turned(),
            checker.onBoard(),
            checker.status() == CheckerStatus.IN_RESERVE,
            checker.status() == CheckerStatus.PRISONER);
    board.checkers().setStackedOnTop(id, checker.below().isPresent());
    if (checker.onBoard()) {
      checker.place().ifPresent(place -> board.checkers().place(id, place.x(), place.y()));
    }
    checker.heading().ifPresent(direction -> board.checkers().head(id, direction));
    return this;
  }

  /**
   * Sets the strike that is being resolved.
   *
   * @param strike the strike; empty if none is being resolved
   * @return this draft
   */
  public ChapayevDraft strike(Optional<StrikeInProgress> strike) {
    board.restore(strike);
    return this;
  }
}
