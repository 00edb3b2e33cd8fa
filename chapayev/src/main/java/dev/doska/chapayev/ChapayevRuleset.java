package dev.doska.chapayev;

import dev.doska.chapayev.MatchRules.Advance;
import dev.doska.chapayev.MatchRules.Collision;
import dev.doska.chapayev.MatchRules.MeetPolicy;
import dev.doska.chapayev.MatchRules.Teams;
import dev.doska.chapayev.RoundRules.Bayonet;
import dev.doska.chapayev.RoundRules.DrawOpener;
import dev.doska.chapayev.RoundRules.FirstOpener;
import dev.doska.chapayev.RoundRules.LastHope;
import dev.doska.chapayev.RoundRules.Pie;
import dev.doska.chapayev.StrikeRules.EdgeStand;
import dev.doska.chapayev.StrikeRules.ExtraStrike;
import dev.doska.chapayev.StrikeRules.HangActor;
import dev.doska.chapayev.StrikeRules.Hanging;
import dev.doska.chapayev.StrikeRules.Prisoner;
import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The options under which Chapayev is played. Rules differ from region to region and contradict each
 * other, so every reading is an option. Immutable.
 *
 * <pre>{@code
 * ChapayevRuleset rules = ChapayevRuleset.CLASSIC
 *     .withRound(r -> r.withPie(RoundRules.Pie.AFTER_FIRST_STRIKE))
 *     .withMatch(m -> m.withDryWinStep(1));
 * }</pre>
 *
 * @param equipment board and checkers
 * @param surface friction and the like
 * @param strike what a strike may be and what follows
 * @param round how a round is opened and ended
 * @param match how rounds add up to a match
 */
public record ChapayevRuleset(
    Equipment equipment, Surface surface, StrikeRules strike, RoundRules round, MatchRules match)
    implements Ruleset {
  /** The most checkers that a round can hold. */
  public static final int MAX_CHECKERS = 32;

  /** The classic rules of the rulebook page (S0), the default. */
  public static final ChapayevRuleset CLASSIC = new ChapayevRuleset(
      Equipment.STANDARD,
      Surface.WOOD,
      new StrikeRules(
          ExtraStrike.STRIKER_STAYS,
          true,
          false,
          EdgeStand.BLOW,
          Hanging.THUMB_CHECK,
          HangActor.OWNER,
          1_000_000,
          Prisoner.REMOVED,
          false,
          150_000_000),
      new RoundRules(
          FirstOpener.WHITE,
          DrawOpener.SAME,
          Pie.OFF,
          Bayonet.ON_DEMAND,
          true,
          LastHope.PINNED,
          0,
          200),
      new MatchRules(
          1,
          2,
          3,
          true,
          MeetPolicy.PUSH,
          Collision.PUSH_THROUGH,
          Teams.NONE,
          List.of(FormationSpec.INFANTRY),
          Advance.ROWS,
          0));

  /** The shortest rules (S1, Russian half): no turning, hanging, bayonet or longer steps. */
  public static final ChapayevRuleset SIMPLE = CLASSIC
      .withStrike(s -> s.withExtraStrike(ExtraStrike.NO_OWN_LOSS)
          .withTraitor(false)
          .withEdgeStand(EdgeStand.OFF)
          .withHanging(Hanging.NONE))
      .withRound(r -> r.withBayonet(Bayonet.OFF).withLastHope(LastHope.OFF))
      .withMatch(m -> m.withDryWinStep(1).withSoloWinStep(1));

  /** The English description (S1): traitors, scissors, advance and retreat from the seventh round. */
  public static final ChapayevRuleset INTERNATIONAL = SIMPLE
      .withStrike(s -> s.withTraitor(true).withScissors(true))
      .withMatch(m -> m.withMeetPolicy(MeetPolicy.COUNT_FROM_7));

  /**
   * Checks that the options fit together.
   *
   * @param equipment board and checkers
   * @param surface friction and the like
   * @param strike what a strike may be and what follows
   * @param round how a round is opened and ended
   * @param match how rounds add up to a match
   * @throws IllegalArgumentException with every reason why they do not
   */
  public ChapayevRuleset {
    List<String> problems = RulesetProblems.of(equipment, surface, round, match);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", problems));
    }
  }

  /**
   * Reads a rule set. Never throws, whatever the text.
   *
   * @param text a preset's name and the options that differ, in any order; empty for {@link #CLASSIC}
   * @return the rule set, or every fault
   */
  public static ParseResult<ChapayevRuleset> parse(String text) {
    return RulesetText.parse(text);
  }

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public static List<String> presets() {
    return RulesetText.FORMAT.presets();
  }

  /**
   * The names of all options.
   *
   * @return an unmodifiable list in table order
   */
  public static List<String> options() {
    return RulesetText.FORMAT.options();
  }

  @Override
  public String text() {
    return RulesetText.format(this);
  }

  /**
   * The same rules without {@code maxRounds}, the only rule that draws a match. A drawn round is no
   * draw and stays (CH-07, CH-29).
   */
  @Override
  public ChapayevRuleset withoutDraws() {
    return match.maxRounds() == 0 ? this : withMatch(m -> m.withMaxRounds(0));
  }

  /**
   * The same with another board or other checkers.
   *
   * @param change gives the new options
   * @return the changed rule set
   */
  public ChapayevRuleset withEquipment(UnaryOperator<Equipment> change) {
    return new ChapayevRuleset(change.apply(equipment), surface, strike, round, match);
  }

  /**
   * The same with another surface.
   *
   * @param change gives the new options
   * @return the changed rule set
   */
  public ChapayevRuleset withSurface(UnaryOperator<Surface> change) {
    return new ChapayevRuleset(equipment, change.apply(surface), strike, round, match);
  }

  /**
   * The same with other rules of the strike.
   *
   * @param change gives the new options
   * @return the changed rule set
   */
  public ChapayevRuleset withStrike(UnaryOperator<StrikeRules> change) {
    return new ChapayevRuleset(equipment, surface, change.apply(strike), round, match);
  }

  /**
   * The same with other rules of the round.
   *
   * @param change gives the new options
   * @return the changed rule set
   */
  public ChapayevRuleset withRound(UnaryOperator<RoundRules> change) {
    return new ChapayevRuleset(equipment, surface, strike, change.apply(round), match);
  }

  /**
   * The same with other rules of the match.
   *
   * @param change gives the new options
   * @return the changed rule set
   */
  public ChapayevRuleset withMatch(UnaryOperator<MatchRules> change) {
    return new ChapayevRuleset(equipment, surface, strike, round, change.apply(match));
  }

  /**
   * Whether pieces turn over, stand, hang and take prisoners: pawns do not.
   *
   * @return true for checkers
   */
  public boolean hasFaces() {
    return equipment.piece() == Equipment.PieceKind.CHECKER;
  }

  @Override
  public String toString() {
    return text();
  }
}
