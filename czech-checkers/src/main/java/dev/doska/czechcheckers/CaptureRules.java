package dev.doska.czechcheckers;

import java.util.Objects;

/**
 * The options that decide which captures are legal. Immutable.
 *
 * @param menCaptureBackward CZ-06: whether men capture backwards too
 * @param kingPriority CZ-09: whether a king that can capture must
 * @param majority CZ-10: whether the most pieces must be taken
 * @param kingMayStopShort CZ-11: whether a capturing king may land where it can't go on although it
 *     could land where it can; from the chosen square it must go on if it can
 */
public record CaptureRules(
    boolean menCaptureBackward, boolean kingPriority, Majority majority, boolean kingMayStopShort) {
  /** The captures of the Czech Draughts Federation: the default. */
  public static final CaptureRules FEDERATION = new CaptureRules(false, true, Majority.NONE, false);

  /**
   * Refuses null.
   *
   * @param menCaptureBackward whether men capture backwards too
   * @param kingPriority whether a king that can capture must
   * @param majority whether the most pieces must be taken
   * @param kingMayStopShort whether a capturing king may stop short
   */
  public CaptureRules {
    Objects.requireNonNull(majority);
  }

  /** Whether the most pieces must be taken (CZ-10). A king counts as one piece. */
  public enum Majority {
    /** Any capture may be chosen. */
    NONE,
    /** Among the captures that king priority allows, those of the most pieces. */
    AFTER_KING_PRIORITY,
    /** Among all captures those of the most pieces, and among these a king's if kings have priority. */
    BEFORE_KING_PRIORITY
  }

  /**
   * These rules with backward captures changed.
   *
   * @param value whether men capture backwards too
   * @return the changed rules
   */
  public CaptureRules withMenCaptureBackward(boolean value) {
    return new CaptureRules(value, kingPriority, majority, kingMayStopShort);
  }

  /**
   * These rules with king priority changed.
   *
   * @param value whether a king that can capture must
   * @return the changed rules
   */
  public CaptureRules withKingPriority(boolean value) {
    return new CaptureRules(menCaptureBackward, value, majority, kingMayStopShort);
  }

  /**
   * These rules with majority changed.
   *
   * @param value whether the most pieces must be taken
   * @return the changed rules
   */
  public CaptureRules withMajority(Majority value) {
    return new CaptureRules(menCaptureBackward, kingPriority, value, kingMayStopShort);
  }

  /**
   * These rules with the choice of landing changed.
   *
   * @param value whether a capturing king may stop short
   * @return the changed rules
   */
  public CaptureRules withKingMayStopShort(boolean value) {
    return new CaptureRules(menCaptureBackward, kingPriority, majority, value);
  }
}
