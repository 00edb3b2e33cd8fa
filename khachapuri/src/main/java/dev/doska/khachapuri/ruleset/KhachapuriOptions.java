package dev.doska.khachapuri.ruleset;

import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.ruleset.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OffStart;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Over;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Prime;
import dev.doska.khachapuri.ruleset.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Score;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Starter;
import java.util.List;

/**
 * The table of the options of Khachapuri, in the order of their rules. Thread-safe.
 *
 * <p>An entry has the name of the option, its values, its default, its rule and what it decides. The accessor
 * of the same name in {@link dev.doska.khachapuri.KhachapuriRuleset} has the unit and the range.
 */
public final class KhachapuriOptions {
  /** The greatest number of points of a match and the greatest stake. */
  public static final int MAX_POINTS = 1_000_000;

  private static final int CHECKERS = 15;

  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  /** {@code starter} (KH-03). */
  public static final Option<Starter> STARTER = option(
      "starter",
      words(Starter.values()),
      Starter.ROLL_OFF,
      KhachapuriRule.KH_03,
      "who starts the first game");

  /** {@code openingRoll} (KH-04). */
  public static final Option<OpeningRoll> OPENING_ROLL = option(
      "openingRoll",
      words(OpeningRoll.values()),
      OpeningRoll.REROLL,
      KhachapuriRule.KH_04,
      "which dice the starter plays first");

  /** {@code nextStarter} (KH-05). */
  public static final Option<NextStarter> NEXT_STARTER = option(
      "nextStarter",
      words(NextStarter.values()),
      NextStarter.WINNER,
      KhachapuriRule.KH_05,
      "who starts the later games of a match");

  /** {@code headLimit} (KH-08). */
  public static final Option<Integer> HEAD_LIMIT = option(
      "headLimit",
      OptionDomain.number(0, CHECKERS),
      0,
      KhachapuriRule.KH_08,
      "how many checkers may leave the head in a turn, 0 for any number");

  /** {@code doubles} (KH-09). */
  public static final Option<Integer> DOUBLES = option(
      "doubles",
      OptionDomain.choice(List.of(4, 2)),
      4,
      KhachapuriRule.KH_09,
      "how many times a double is played");

  /** {@code largerDie} (KH-11). */
  public static final Option<Boolean> LARGER_DIE = option(
      "largerDie",
      OptionDomain.flag(),
      true,
      KhachapuriRule.KH_11,
      "whether the larger die must be played if either but not both can be");

  /** {@code prime} (KH-13). */
  public static final Option<Prime> PRIME = option(
      "prime",
      words(Prime.values()),
      Prime.AHEAD,
      KhachapuriRule.KH_13,
      "which walls are forbidden");

  /** {@code primeCheck} (KH-13). */
  public static final Option<PrimeCheck> PRIME_CHECK = option(
      "primeCheck",
      words(PrimeCheck.values()),
      PrimeCheck.STEP,
      KhachapuriRule.KH_13,
      "when a wall is judged");

  /** {@code offStart} (KH-14). */
  public static final Option<OffStart> OFF_START = option(
      "offStart",
      words(OffStart.values()),
      OffStart.NOW,
      KhachapuriRule.KH_14,
      "when bearing off begins");

  /** {@code over} (KH-16). */
  public static final Option<Over> OVER = option(
      "over",
      words(Over.values()),
      Over.HIGHEST,
      KhachapuriRule.KH_16,
      "what a die does that is larger than the checkers' points");

  /** {@code force} (KH-17). */
  public static final Option<Boolean> FORCE = option(
      "force",
      OptionDomain.flag(),
      false,
      KhachapuriRule.KH_17,
      "whether a die that can bear off must");

  /** {@code lastTurn} (KH-18). */
  public static final Option<Boolean> LAST_TURN = option(
      "lastTurn",
      OptionDomain.flag(),
      false,
      KhachapuriRule.KH_18,
      "whether the second player has a last turn when the starter is off first");

  /** {@code score} (KH-19). */
  public static final Option<Score> SCORE =
      option("score", words(Score.values()), Score.MARS, KhachapuriRule.KH_19, "what a win counts");

  /** {@code matchPoints} (KH-20). */
  public static final Option<Integer> MATCH_POINTS = option(
      "matchPoints",
      OptionDomain.number(0, MAX_POINTS),
      5,
      KhachapuriRule.KH_20,
      "how many points a match goes to, 0 for a money session");

  /** {@code stake} (KH-20). */
  public static final Option<Integer> STAKE = option(
      "stake",
      OptionDomain.number(1, MAX_POINTS),
      1,
      KhachapuriRule.KH_20,
      "what a point is worth");

  /** All options with the presets. */
  public static final OptionTable TABLE = BUILDER
      .preset("STANDARD", values -> values)
      .alias("std", "STANDARD")
      .preset("MONEY", values -> values.with(MATCH_POINTS, 0))
      .build();

  private KhachapuriOptions() {}

  private static <E extends KhachapuriOption> OptionDomain<E> words(E[] values) {
    return OptionDomain.choice(List.of(values), KhachapuriOption::word);
  }

  private static <V> Option<V> option(
      String name,
      OptionDomain<V> domain,
      V defaultValue,
      KhachapuriRule rule,
      String description) {
    return BUILDER.option(name, domain, defaultValue, List.of(rule), description);
  }
}
