package dev.doska.czechcheckers.ruleset;

import static dev.doska.czechcheckers.CzechRule.CZ_02;
import static dev.doska.czechcheckers.CzechRule.CZ_03;
import static dev.doska.czechcheckers.CzechRule.CZ_06;
import static dev.doska.czechcheckers.CzechRule.CZ_09;
import static dev.doska.czechcheckers.CzechRule.CZ_10;
import static dev.doska.czechcheckers.CzechRule.CZ_11;
import static dev.doska.czechcheckers.CzechRule.CZ_14;
import static dev.doska.czechcheckers.CzechRule.CZ_16;
import static dev.doska.czechcheckers.CzechRule.CZ_17;
import static dev.doska.czechcheckers.CzechRule.CZ_18;
import static dev.doska.czechcheckers.CzechRule.CZ_20;

import dev.doska.core.Side;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionKind;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.czechcheckers.CzechRule;
import java.util.List;

/**
 * The table of the options of Czech checkers, in the order of their rules. Thread-safe.
 *
 * <p>An entry has the name of the option, its values, its default, its rule and what it decides. The accessor
 * of the same name in {@link dev.doska.czechcheckers.CzechRuleset} has the unit and the range.
 */
public final class CzechOptions {
  private static final int MAX_NUMBER = 1_000;

  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  /** {@code start} (CZ-02). */
  public static final Option<Start> START = option(
      "start",
      OptionDomain.text(
          OptionKind.TEXT,
          Start::toString,
          Start::parse,
          "THREE_RANKS, TWO_RANKS or a position in quotation marks",
          "THREE_RANKS",
          "TWO_RANKS",
          "B:Wa1,c1,Kd4:BKb8,f6,h8"),
      Start.THREE_RANKS,
      CZ_02,
      "the position in which the game begins");

  /** {@code starter} (CZ-03). */
  public static final Option<Side> STARTER = option(
      "starter",
      OptionDomain.choice(List.of(Side.values())),
      Side.WHITE,
      CZ_03,
      "the side that moves first");

  /** {@code menCaptureBackward} (CZ-06). */
  public static final Option<Boolean> MEN_CAPTURE_BACKWARD =
      flag("menCaptureBackward", false, CZ_06, "whether men capture backwards too");

  /** {@code kingPriority} (CZ-09). */
  public static final Option<Boolean> KING_PRIORITY =
      flag("kingPriority", true, CZ_09, "whether a king that can capture must");

  /** {@code majority} (CZ-10). */
  public static final Option<Majority> MAJORITY = option(
      "majority",
      OptionDomain.choice(List.of(Majority.values())),
      Majority.NONE,
      CZ_10,
      "whether the most pieces must be captured");

  /** {@code kingMayStopShort} (CZ-11). */
  public static final Option<Boolean> KING_MAY_STOP_SHORT = flag(
      "kingMayStopShort",
      false,
      CZ_11,
      "whether a capturing king may land where its capture ends although it could continue");

  /** {@code blocked} (CZ-14). */
  public static final Option<BlockedOutcome> BLOCKED = option(
      "blocked",
      OptionDomain.choice(List.of(BlockedOutcome.values())),
      BlockedOutcome.LOSS,
      CZ_14,
      "the outcome for a side that has pieces but no legal move");

  /** {@code repetition} (CZ-16). */
  public static final Option<Integer> REPETITION = option(
      "repetition",
      OptionDomain.numberOrOff(2, MAX_NUMBER),
      3,
      CZ_16,
      "the occurrence of a position at which the game is drawn, 0 for never");

  /** {@code repetitionByClaim} (CZ-16). */
  public static final Option<Boolean> REPETITION_BY_CLAIM =
      flag("repetitionByClaim", false, CZ_16, "whether repetition draws only when it is claimed");

  /** {@code noProgressPlies} (CZ-17). */
  public static final Option<Integer> NO_PROGRESS_PLIES = option(
      "noProgressPlies",
      OptionDomain.number(0, MAX_NUMBER),
      30,
      CZ_17,
      "the plies without progress after which the game is drawn, 0 for never");

  /** {@code resetBy} (CZ-17). */
  public static final Option<ResetBy> RESET_BY = option(
      "resetBy",
      OptionDomain.choice(List.of(ResetBy.values())),
      ResetBy.CAPTURE_OR_MAN_MOVE,
      CZ_17,
      "the moves that count as progress");

  /** {@code endgameLimits} (CZ-18). */
  public static final Option<Boolean> ENDGAME_LIMITS =
      flag("endgameLimits", true, CZ_18, "whether small endings are drawn after a number of moves");

  /** {@code misere} (CZ-20). */
  public static final Option<Boolean> MISERE =
      flag("misere", false, CZ_20, "whether the losing game is played");

  /** All options with the presets. */
  public static final OptionTable TABLE = BUILDER
      .preset("FEDERATION", values -> values)
      .preset(
          "SEED_SITE",
          values -> values.toBuilder()
              .set(STARTER, Side.BLACK)
              .set(REPETITION, 0)
              .set(NO_PROGRESS_PLIES, 80)
              .set(RESET_BY, ResetBy.CAPTURE_OR_CROWNING)
              .set(ENDGAME_LIMITS, false)
              .build())
      .preset(
          "SLOVAK",
          values -> values.toBuilder()
              .set(START, Start.TWO_RANKS)
              .set(BLOCKED, BlockedOutcome.DRAW)
              .set(ENDGAME_LIMITS, false)
              .build())
      .preset(
          "MISERE",
          values ->
              values.toBuilder().set(ENDGAME_LIMITS, false).set(MISERE, true).build())
      .build();

  private CzechOptions() {}

  private static Option<Boolean> flag(
      String name, boolean defaultValue, CzechRule rule, String description) {
    return option(name, OptionDomain.flag(), defaultValue, rule, description);
  }

  private static <V> Option<V> option(
      String name, OptionDomain<V> domain, V defaultValue, CzechRule rule, String description) {
    return BUILDER.option(name, domain, defaultValue, List.of(rule), description);
  }
}
