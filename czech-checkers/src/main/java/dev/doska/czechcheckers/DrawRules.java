package dev.doska.czechcheckers;

import java.util.Objects;

/**
 * The options that decide when a game is drawn although it could go on. Immutable.
 *
 * @param repetition CZ-16: the occurrence of a position that draws, 2 to 1,000, or 0 for never
 * @param repetitionByClaim CZ-16: whether repetition draws only when claimed
 * @param noProgressPlies CZ-17: the plies without progress that draw, 1 to 1,000, or 0 for never
 * @param resetBy CZ-17: what counts as progress
 * @param endgameLimits CZ-18: whether small endings are drawn after some moves
 */
public record DrawRules(
    int repetition,
    boolean repetitionByClaim,
    int noProgressPlies,
    ResetBy resetBy,
    boolean endgameLimits) {
  /** The greatest number that an option can be. */
  public static final int MAX = 1_000;

  /** The draws of the Czech Draughts Federation: the default. */
  public static final DrawRules FEDERATION =
      new DrawRules(3, false, 30, ResetBy.CAPTURE_OR_MAN_MOVE, true);

  /** What counts as progress (CZ-17). */
  public enum ResetBy {
    /** A capture or any move of a man. */
    CAPTURE_OR_MAN_MOVE,
    /** A capture or a crowning. */
    CAPTURE_OR_CROWNING
  }

  /**
   * Checks the ranges and refuses null.
   *
   * @param repetition 0, or 2 to 1,000
   * @param repetitionByClaim whether repetition must be claimed
   * @param noProgressPlies 0 to 1,000
   * @param resetBy what counts as progress
   * @param endgameLimits whether small endings are drawn
   * @throws IllegalArgumentException if a number is out of its range
   */
  public DrawRules {
    Objects.requireNonNull(resetBy);
    if (repetition < 0 || repetition == 1 || repetition > MAX) {
      throw new IllegalArgumentException("repetition is 0 or from 2 to 1000, not " + repetition);
    }
    if (noProgressPlies < 0 || noProgressPlies > MAX) {
      throw new IllegalArgumentException("noProgressPlies is 0 to 1000, not " + noProgressPlies);
    }
  }

  /**
   * These rules with every draw off.
   *
   * @return the rules; this value itself if no draw is on
   */
  public DrawRules off() {
    boolean none = repetition == 0 && noProgressPlies == 0 && !endgameLimits;
    return none ? this : new DrawRules(0, repetitionByClaim, 0, resetBy, false);
  }

  /**
   * These rules with repetition changed.
   *
   * @param value the occurrence that draws, or 0
   * @return the changed rules
   */
  public DrawRules withRepetition(int value) {
    return new DrawRules(value, repetitionByClaim, noProgressPlies, resetBy, endgameLimits);
  }

  /**
   * These rules with the way of repetition changed.
   *
   * @param value whether repetition must be claimed
   * @return the changed rules
   */
  public DrawRules withRepetitionByClaim(boolean value) {
    return new DrawRules(repetition, value, noProgressPlies, resetBy, endgameLimits);
  }

  /**
   * These rules with no progress changed.
   *
   * @param value the plies that draw, or 0
   * @return the changed rules
   */
  public DrawRules withNoProgressPlies(int value) {
    return new DrawRules(repetition, repetitionByClaim, value, resetBy, endgameLimits);
  }

  /**
   * These rules with progress changed.
   *
   * @param value what counts as progress
   * @return the changed rules
   */
  public DrawRules withResetBy(ResetBy value) {
    return new DrawRules(repetition, repetitionByClaim, noProgressPlies, value, endgameLimits);
  }

  /**
   * These rules with endgame limits changed.
   *
   * @param value whether small endings are drawn
   * @return the changed rules
   */
  public DrawRules withEndgameLimits(boolean value) {
    return new DrawRules(repetition, repetitionByClaim, noProgressPlies, resetBy, value);
  }
}
