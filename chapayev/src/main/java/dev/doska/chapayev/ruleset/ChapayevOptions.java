package dev.doska.chapayev.ruleset;

import dev.doska.chapayev.ChapayevRule;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.physics.Seam;
import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.match.ClearedBoard;
import dev.doska.chapayev.ruleset.match.LastHopeRight;
import dev.doska.chapayev.ruleset.match.MaxRoundsEnd;
import dev.doska.chapayev.ruleset.match.Opener;
import dev.doska.chapayev.ruleset.match.Retreat;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.core.ruleset.OptionValues;
import java.util.List;

/**
 * The table of the options of Chapayev: equipment, rounds, match, strikes, surface. Lengths are whole
 * nanometres and other decimals whole millionths, written as decimals in the unit that the option says.
 * Thread-safe.
 *
 * <p>An entry has the name of the option, its values, its default, its rule and what it decides. The accessor
 * of the same name in {@link dev.doska.chapayev.ChapayevRuleset} has the unit and the range.
 */
public final class ChapayevOptions {
  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  /** {@code files} (CH-01). */
  public static final Option<Integer> FILES = option(
      "files", OptionDomain.choice(List.of(8, 10)), 8, ChapayevRule.CH_01, "the number of files");

  /** {@code rows} (CH-01). */
  public static final Option<Integer> ROWS =
      option("rows", OptionDomain.number(4, 12), 8, ChapayevRule.CH_01, "the number of rows");

  /** {@code square} (CH-01). */
  public static final Option<Integer> SQUARE = option(
      "square", ChapayevDomains.square(), 40_000_000, ChapayevRule.CH_01, "the side of a square");

  /** {@code border} (CH-01). */
  public static final Option<Integer> BORDER = option(
      "border",
      ChapayevDomains.decimal(0, 200_000_000, "mm"),
      0,
      ChapayevRule.CH_01,
      "the border round the squares");

  /** {@code radius} (CH-01). */
  public static final Option<Integer> RADIUS = option(
      "radius",
      ChapayevDomains.decimal(1_000_000, 100_000_000, "mm"),
      15_000_000,
      ChapayevRule.CH_01,
      "a checker's radius");

  /** {@code height} (CH-01). */
  public static final Option<Integer> HEIGHT = option(
      "height",
      ChapayevDomains.decimal(1_000_000, 100_000_000, "mm"),
      7_000_000,
      ChapayevRule.CH_01,
      "a checker's height");

  /** {@code mass} (CH-01). */
  public static final Option<Integer> MASS = option(
      "mass",
      ChapayevDomains.decimal(1, 1_000_000_000, "g"),
      3_500_000,
      ChapayevRule.CH_01,
      "a checker's mass");

  /** {@code piece} (CH-01). */
  public static final Option<PieceKind> PIECE = option(
      "piece",
      OptionDomain.choice(List.of(PieceKind.values())),
      PieceKind.CHECKER,
      ChapayevRule.CH_01,
      "what is flicked");

  /** {@code startRows} (CH-02). */
  public static final Option<Rows> START_ROWS = option(
      "startRows",
      ChapayevDomains.startRows(),
      new Rows(1, 8),
      ChapayevRule.CH_02,
      "where the two rows stand in the first round");

  /** {@code fold} (CH-23). */
  public static final Option<Seam> FOLD = option(
      "fold",
      OptionDomain.choice(List.of(Seam.values())),
      Seam.NONE,
      ChapayevRule.CH_23,
      "whether the board folds, and along which line");

  /** {@code firstOpener} (CH-03). */
  public static final Option<FirstOpener> FIRST_OPENER = option(
      "firstOpener",
      OptionDomain.choice(List.of(FirstOpener.values())),
      FirstOpener.WHITE,
      ChapayevRule.CH_03,
      "who opens the first round");

  /** {@code drawOpener} (CH-07). */
  public static final Option<DrawOpener> DRAW_OPENER = option(
      "drawOpener",
      OptionDomain.choice(List.of(DrawOpener.values())),
      DrawOpener.SAME,
      ChapayevRule.CH_07,
      "who opens the replay of a drawn round");

  /** {@code clearedBoard} (CH-07). */
  public static final Option<ClearedBoard> CLEARED_BOARD = option(
      "clearedBoard",
      OptionDomain.choice(List.of(ClearedBoard.values())),
      ClearedBoard.DRAW,
      ChapayevRule.CH_07,
      "who wins a round when one shot clears the board");

  /** {@code opener} (CH-08). */
  public static final Option<Opener> OPENER = option(
      "opener",
      OptionDomain.choice(List.of(Opener.values())),
      Opener.WINNER,
      ChapayevRule.CH_08,
      "who opens after a decided round");

  /** {@code pie} (CH-15). */
  public static final Option<Pie> PIE = option(
      "pie",
      OptionDomain.choice(List.of(Pie.values())),
      Pie.OFF,
      ChapayevRule.CH_15,
      "when the second player may change places");

  /** {@code bayonet} (CH-16). */
  public static final Option<Bayonet> BAYONET = option(
      "bayonet",
      OptionDomain.choice(List.of(Bayonet.values())),
      Bayonet.ON_DEMAND,
      ChapayevRule.CH_16,
      "whether adjacent rows are set up in contact");

  /** {@code stepBackLasting} (CH-16). */
  public static final Option<Boolean> STEP_BACK_LASTING = option(
      "stepBackLasting",
      OptionDomain.flag(),
      true,
      ChapayevRule.CH_16,
      "whether the step back from a bayonet attack lasts beyond the round");

  /** {@code lastHope} (CH-17). */
  public static final Option<LastHope> LAST_HOPE = option(
      "lastHope",
      OptionDomain.choice(List.of(LastHope.values())),
      LastHope.PINNED,
      ChapayevRule.CH_17,
      "when a player on their last line opens");

  /** {@code lastHopeRight} (CH-17). */
  public static final Option<LastHopeRight> LAST_HOPE_RIGHT = option(
      "lastHopeRight",
      OptionDomain.choice(List.of(LastHopeRight.values())),
      LastHopeRight.FORCED,
      ChapayevRule.CH_17,
      "whether a pinned side must open");

  /** {@code reserve} (CH-25). */
  public static final Option<Integer> RESERVE = option(
      "reserve",
      OptionDomain.number(0, 4),
      0,
      ChapayevRule.CH_25,
      "how many checkers a side has in reserve");

  /** {@code noProgressLimit} (CH-29). */
  public static final Option<Integer> NO_PROGRESS_LIMIT = option(
      "noProgressLimit",
      OptionDomain.number(0, 1_000_000),
      200,
      ChapayevRule.CH_29,
      "the strikes without a change after which a round is drawn, 0 for never");

  /** {@code baseStep} (CH-09). */
  public static final Option<Integer> BASE_STEP = option(
      "baseStep", OptionDomain.number(1, 12), 1, ChapayevRule.CH_09, "the winner's step in rows");

  /** {@code dryWinStep} (CH-10). */
  public static final Option<Integer> DRY_WIN_STEP = option(
      "dryWinStep",
      OptionDomain.number(1, 12),
      2,
      ChapayevRule.CH_10,
      "the step of a winner who lost no checker");

  /** {@code soloWinStep} (CH-11). */
  public static final Option<Integer> SOLO_WIN_STEP = option(
      "soloWinStep",
      OptionDomain.number(1, 12),
      3,
      ChapayevRule.CH_11,
      "the step of a winner who struck with one checker only");

  /** {@code soloNeedsDry} (CH-11). */
  public static final Option<Boolean> SOLO_NEEDS_DRY = option(
      "soloNeedsDry",
      OptionDomain.flag(),
      true,
      ChapayevRule.CH_11,
      "whether a one-checker win counts only if no checker was lost");

  /** {@code meetPolicy} (CH-12). */
  public static final Option<MeetPolicy> MEET_POLICY = option(
      "meetPolicy",
      OptionDomain.choice(List.of(MeetPolicy.values())),
      MeetPolicy.PUSH,
      ChapayevRule.CH_12,
      "how rows that meet go on");

  /** {@code retreat} (CH-12). */
  public static final Option<Retreat> RETREAT = option(
      "retreat",
      OptionDomain.choice(List.of(Retreat.values())),
      Retreat.CONTACT,
      ChapayevRule.CH_12,
      "whether the loser of a late round goes back across a gap");

  /** {@code collision} (CH-13). */
  public static final Option<Collision> COLLISION = option(
      "collision",
      OptionDomain.choice(List.of(Collision.values())),
      Collision.PUSH_THROUGH,
      ChapayevRule.CH_13,
      "what a step of several rows does at the enemy row");

  /** {@code teams} (CH-26). */
  public static final Option<Teams> TEAMS = option(
      "teams",
      OptionDomain.choice(List.of(Teams.values())),
      Teams.NONE,
      ChapayevRule.CH_26,
      "how the players of a team take turns");

  /** {@code formations} (CH-27). */
  public static final Option<List<FormationSpec>> FORMATIONS = option(
      "formations",
      ChapayevDomains.formations(),
      List.of(FormationSpec.INFANTRY),
      ChapayevRule.CH_27,
      "the formations that a match climbs, the first at the beginning");

  /** {@code advance} (CH-28). */
  public static final Option<Advance> ADVANCE = option(
      "advance",
      OptionDomain.choice(List.of(Advance.values())),
      Advance.ROWS,
      ChapayevRule.CH_28,
      "whether winners advance or stack");

  /** {@code maxRounds} (CH-29). */
  public static final Option<Integer> MAX_ROUNDS = option(
      "maxRounds",
      OptionDomain.number(0, 1_000_000),
      0,
      ChapayevRule.CH_29,
      "the rounds after which the match is drawn, 0 for never");

  /** {@code maxRoundsEnd} (CH-29). */
  public static final Option<MaxRoundsEnd> MAX_ROUNDS_END = option(
      "maxRoundsEnd",
      OptionDomain.choice(List.of(MaxRoundsEnd.values())),
      MaxRoundsEnd.DRAW,
      ChapayevRule.CH_29,
      "how the match ends after its last round");

  /** {@code extraStrike} (CH-05). */
  public static final Option<ExtraStrike> EXTRA_STRIKE = option(
      "extraStrike",
      OptionDomain.choice(List.of(ExtraStrike.values())),
      ExtraStrike.STRIKER_STAYS,
      ChapayevRule.CH_05,
      "when the mover strikes again");

  /** {@code traitor} (CH-18). */
  public static final Option<Boolean> TRAITOR = option(
      "traitor",
      OptionDomain.flag(),
      true,
      ChapayevRule.CH_18,
      "whether a checker that turned over changes sides");

  /** {@code traitorCountsAsKnockout} (CH-05). */
  public static final Option<Boolean> TRAITOR_COUNTS_AS_KNOCKOUT = option(
      "traitorCountsAsKnockout",
      OptionDomain.flag(),
      false,
      ChapayevRule.CH_05,
      "whether turning an enemy over counts as knocking it out");

  /** {@code edgeStand} (CH-19). */
  public static final Option<EdgeStand> EDGE_STAND = option(
      "edgeStand",
      OptionDomain.choice(List.of(EdgeStand.values())),
      EdgeStand.BLOW,
      ChapayevRule.CH_19,
      "what becomes of a checker that stands on its edge");

  /** {@code hanging} (CH-20). */
  public static final Option<Hanging> HANGING = option(
      "hanging",
      OptionDomain.choice(List.of(Hanging.values())),
      Hanging.THUMB_CHECK,
      ChapayevRule.CH_20,
      "how a hanging checker is tested");

  /** {@code hangActor} (CH-20). */
  public static final Option<HangActor> HANG_ACTOR = option(
      "hangActor",
      OptionDomain.choice(List.of(HangActor.values())),
      HangActor.OWNER,
      ChapayevRule.CH_20,
      "who checks a hanging checker");

  /** {@code hangMin} (CH-20). */
  public static final Option<Integer> HANG_MIN = option(
      "hangMin",
      ChapayevDomains.decimal(0, 100_000_000, "mm"),
      1_000_000,
      ChapayevRule.CH_20,
      "the overhang from which a checker hangs");

  /** {@code prisoner} (CH-21). */
  public static final Option<Prisoner> PRISONER = option(
      "prisoner",
      OptionDomain.choice(List.of(Prisoner.values())),
      Prisoner.REMOVED,
      ChapayevRule.CH_21,
      "what becomes of a covered enemy");

  /** {@code prisonerSide} (CH-21). */
  public static final Option<PrisonerSide> PRISONER_SIDE = option(
      "prisonerSide",
      OptionDomain.choice(List.of(PrisonerSide.values())),
      PrisonerSide.LANDER,
      ChapayevRule.CH_21,
      "whose enemies a checked checker takes prisoner");

  /** {@code scissors} (CH-22). */
  public static final Option<Boolean> SCISSORS = option(
      "scissors", OptionDomain.flag(), false, ChapayevRule.CH_22, "whether scissors are allowed");

  /** {@code scissorsSpan} (CH-22). */
  public static final Option<Integer> SCISSORS_SPAN = option(
      "scissorsSpan",
      ChapayevDomains.decimal(1_000_000, 1_000_000_000, "mm"),
      150_000_000,
      ChapayevRule.CH_22,
      "the greatest distance of the two centres of scissors");

  /** {@code mu} (CH-04). */
  public static final Option<Integer> MU = option(
      "mu",
      ChapayevDomains.decimal(10_000, 2_000_000, ""),
      250_000,
      ChapayevRule.CH_04,
      "the friction of board and checkers");

  /** {@code g} (CH-04). */
  public static final Option<Integer> G = option(
      "g",
      ChapayevDomains.decimal(1, 100_000_000, "m/s²"),
      9_810_000,
      ChapayevRule.CH_04,
      "the gravity");

  /** {@code slowBounce} (CH-04). */
  public static final Option<Integer> SLOW_BOUNCE = option(
      "slowBounce",
      ChapayevDomains.decimal(0, 1_000_000, ""),
      700_000,
      ChapayevRule.CH_04,
      "the coefficient of restitution of gentle impacts");

  /** {@code fastBounce} (CH-04). */
  public static final Option<Integer> FAST_BOUNCE = option(
      "fastBounce",
      ChapayevDomains.decimal(0, 1_000_000, ""),
      700_000,
      ChapayevRule.CH_04,
      "the coefficient of restitution of hard impacts");

  /** {@code bounceScale} (CH-04). */
  public static final Option<Integer> BOUNCE_SCALE = option(
      "bounceScale",
      ChapayevDomains.decimal(1, 100_000_000, "m/s"),
      1_000_000,
      ChapayevRule.CH_04,
      "the closing speed half-way between gentle and hard");

  /** {@code rimFriction} (CH-04). */
  public static final Option<Integer> RIM_FRICTION = option(
      "rimFriction",
      ChapayevDomains.decimal(0, 1_000_000, ""),
      0,
      ChapayevRule.CH_04,
      "the friction between rims");

  /** {@code stackFriction} (CH-27). */
  public static final Option<Integer> STACK_FRICTION = option(
      "stackFriction",
      ChapayevDomains.decimal(10_000, 2_000_000, ""),
      250_000,
      ChapayevRule.CH_27,
      "the friction between the floors of a stack");

  /** {@code rollFriction} (CH-19). */
  public static final Option<Integer> ROLL_FRICTION = option(
      "rollFriction",
      ChapayevDomains.decimal(1, 1_000_000, ""),
      20_000,
      ChapayevRule.CH_19,
      "the friction of a checker that rolls on its edge");

  /** {@code foldStep} (CH-23). */
  public static final Option<Integer> FOLD_STEP = option(
      "foldStep",
      ChapayevDomains.decimal(0, 100_000_000, "mm"),
      300_000,
      ChapayevRule.CH_23,
      "the height of the step at the fold");

  /** {@code foldTips} (CH-23). */
  public static final Option<Boolean> FOLD_TIPS = option(
      "foldTips",
      OptionDomain.flag(),
      true,
      ChapayevRule.CH_23,
      "whether a fast checker turns over at the fold");

  /** {@code edgeBand} (CH-19). */
  public static final Option<Integer> EDGE_BAND = option(
      "edgeBand",
      ChapayevDomains.decimal(0, 400_000, "half turns"),
      10_000,
      ChapayevRule.CH_19,
      "how near to half-way a turn must end for a checker to stand");

  /** {@code maxSpeed} (CH-04). */
  public static final Option<Integer> MAX_SPEED = option(
      "maxSpeed",
      OptionDomain.number(1, 10_000),
      3_000,
      ChapayevRule.CH_04,
      "the greatest speed of a strike in mm/s");

  /** All options with the presets. */
  public static final OptionTable TABLE = BUILDER
      .preset("CLASSIC", values -> values)
      .preset(
          "INTERNATIONAL",
          values -> simple(values).toBuilder()
              .set(TRAITOR, true)
              .set(SCISSORS, true)
              .set(MEET_POLICY, MeetPolicy.COUNT_FROM_7)
              .build())
      .preset("SIMPLE", ChapayevOptions::simple)
      .check(values -> OptionConflicts.of(
          equipment(values),
          values.get(SLOW_BOUNCE),
          values.get(FAST_BOUNCE),
          values.get(RESERVE),
          values.get(FORMATIONS)))
      .build();

  private ChapayevOptions() {}

  /**
   * The board and the checkers that options describe.
   *
   * @param values values of {@link #TABLE}
   * @return the equipment
   */
  public static Equipment equipment(OptionValues values) {
    return new Equipment(
        values.get(FILES),
        values.get(ROWS),
        values.get(SQUARE),
        values.get(BORDER),
        values.get(RADIUS),
        values.get(HEIGHT),
        values.get(MASS),
        values.get(START_ROWS),
        values.get(FOLD));
  }

  private static OptionValues simple(OptionValues values) {
    return values.toBuilder()
        .set(EXTRA_STRIKE, ExtraStrike.NO_OWN_LOSS)
        .set(TRAITOR, false)
        .set(EDGE_STAND, EdgeStand.OFF)
        .set(HANGING, Hanging.NONE)
        .set(BAYONET, Bayonet.OFF)
        .set(LAST_HOPE, LastHope.OFF)
        .set(DRY_WIN_STEP, 1)
        .set(SOLO_WIN_STEP, 1)
        .build();
  }

  private static <V> Option<V> option(
      String name, OptionDomain<V> domain, V defaultValue, ChapayevRule rule, String description) {
    return BUILDER.option(name, domain, defaultValue, List.of(rule), description);
  }
}
