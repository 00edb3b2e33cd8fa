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

/** The table of the options of Czech checkers, in the order of their rules. Thread-safe. */
public final class CzechOptions {
  private static final int MAX_NUMBER = 1_000;

  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  /** CZ-02: the position in which the game begins. */
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

  /** CZ-03: the side that moves first; a custom start has its own side to move. */
  public static final Option<Side> STARTER = option(
      "starter",
      OptionDomain.choice(List.of(Side.values())),
      Side.WHITE,
      CZ_03,
      "the side that moves first");

  /** CZ-06: whether men capture backwards too. */
  public static final Option<Boolean> MEN_CAPTURE_BACKWARD =
      flag("menCaptureBackward", false, CZ_06, "whether men capture backwards too");

  /** CZ-09: whether a king that can capture must. */
  public static final Option<Boolean> KING_PRIORITY =
      flag("kingPriority", true, CZ_09, "whether a king that can capture must");

  /** CZ-10: whether the most pieces must be captured. */
  public static final Option<Majority> MAJORITY = option(
      "majority",
      OptionDomain.choice(List.of(Majority.values())),
      Majority.NONE,
      CZ_10,
      "whether the most pieces must be captured");

  /** CZ-11: whether a capturing king may choose a landing square where its capture ends. */
  public static final Option<Boolean> KING_MAY_STOP_SHORT = flag(
      "kingMayStopShort",
      false,
      CZ_11,
      "whether a capturing king may land where its capture ends although it could continue");

  /** CZ-14: the outcome for a side that has pieces but no legal move. */
  public static final Option<BlockedOutcome> BLOCKED = option(
      "blocked",
      OptionDomain.choice(List.of(BlockedOutcome.values())),
      BlockedOutcome.LOSS,
      CZ_14,
      "the outcome for a side that has pieces but no legal move");

  /** CZ-16: the occurrence of a position at which the game is drawn, or 0. */
  public static final Option<Integer> REPETITION = option(
      "repetition",
      OptionDomain.numberOrOff(2, MAX_NUMBER),
      3,
      CZ_16,
      "the occurrence of a position at which the game is drawn, 0 for never");

  /** CZ-16: whether repetition draws only when claimed. */
  public static final Option<Boolean> REPETITION_BY_CLAIM =
      flag("repetitionByClaim", false, CZ_16, "whether repetition draws only when it is claimed");

  /** CZ-17: the plies without progress after which the game is drawn, or 0. */
  public static final Option<Integer> NO_PROGRESS_PLIES = option(
      "noProgressPlies",
      OptionDomain.number(0, MAX_NUMBER),
      30,
      CZ_17,
      "the plies without progress after which the game is drawn, 0 for never");

  /** CZ-17: the moves that count as progress. */
  public static final Option<ResetBy> RESET_BY = option(
      "resetBy",
      OptionDomain.choice(List.of(ResetBy.values())),
      ResetBy.CAPTURE_OR_MAN_MOVE,
      CZ_17,
      "the moves that count as progress");

  /** CZ-18: whether small endings are drawn after a number of moves. */
  public static final Option<Boolean> ENDGAME_LIMITS =
      flag("endgameLimits", true, CZ_18, "whether small endings are drawn after a number of moves");

  /** CZ-20: whether the losing game is played. */
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
