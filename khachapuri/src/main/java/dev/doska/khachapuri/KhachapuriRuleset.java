package dev.doska.khachapuri;

import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.khachapuri.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.KhachapuriOption.OffStart;
import dev.doska.khachapuri.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.KhachapuriOption.Over;
import dev.doska.khachapuri.KhachapuriOption.Prime;
import dev.doska.khachapuri.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.KhachapuriOption.Score;
import dev.doska.khachapuri.KhachapuriOption.Starter;
import java.util.function.Consumer;

/**
 * The options under which Khachapuri is played. Immutable; the text form is described at {@link
 * #text}.
 *
 * @param starter who starts the first game (KH-03)
 * @param openingRoll which dice the starter plays first (KH-04)
 * @param nextStarter who starts the later games of a match (KH-05)
 * @param headLimit how many checkers may leave the head in a turn, 1 to 15, or 0 for any number (KH-08)
 * @param doubles how many times a double is played, 4 or 2 (KH-09)
 * @param largerDie whether the larger die must be played if either but not both can be (KH-11)
 * @param prime which walls are forbidden (KH-13)
 * @param primeCheck when a wall is judged (KH-13)
 * @param offStart when bearing off begins (KH-14)
 * @param over what a die does that is larger than the checkers' points (KH-16)
 * @param force whether a die that can bear off must (KH-17)
 * @param lastTurn whether the second player has a last turn when the starter is off first (KH-18)
 * @param score what a win counts (KH-19)
 * @param matchPoints how many points a match goes to, or 0 for a money session (KH-20)
 * @param stake what a point is worth, 1 or more (KH-20)
 */
public record KhachapuriRuleset(
    Starter starter,
    OpeningRoll openingRoll,
    NextStarter nextStarter,
    int headLimit,
    int doubles,
    boolean largerDie,
    Prime prime,
    PrimeCheck primeCheck,
    OffStart offStart,
    Over over,
    boolean force,
    boolean lastTurn,
    Score score,
    int matchPoints,
    int stake)
    implements Ruleset {
  /** The greatest number of points of a match and the greatest stake. */
  public static final int MAX_POINTS = 1_000_000;

  /** The rules as the table of this module has them; a match goes to 5 points. */
  public static final KhachapuriRuleset STANDARD = new KhachapuriRuleset(
      Starter.ROLL_OFF,
      OpeningRoll.REROLL,
      NextStarter.WINNER,
      0,
      4,
      true,
      Prime.AHEAD,
      PrimeCheck.STEP,
      OffStart.NOW,
      Over.HIGHEST,
      false,
      false,
      Score.MARS,
      5,
      1);

  /** The standard rules in a money session without end. */
  public static final KhachapuriRuleset MONEY = STANDARD.withMatchPoints(0);

  /**
   * Checks the numbers.
   *
   * @param starter who starts the first game (KH-03)
   * @param openingRoll which dice the starter plays first (KH-04)
   * @param nextStarter who starts the later games of a match (KH-05)
   * @param headLimit how many checkers may leave the head in a turn, 1 to 15, or 0 for any number (KH-08)
   * @param doubles how many times a double is played, 4 or 2 (KH-09)
   * @param largerDie whether the larger die must be played if either but not both can be (KH-11)
   * @param prime which walls are forbidden (KH-13)
   * @param primeCheck when a wall is judged (KH-13)
   * @param offStart when bearing off begins (KH-14)
   * @param over what a die does that is larger than the checkers' points (KH-16)
   * @param force whether a die that can bear off must (KH-17)
   * @param lastTurn whether the second player has a last turn when the starter is off first (KH-18)
   * @param score what a win counts (KH-19)
   * @param matchPoints how many points a match goes to, or 0 for a money session (KH-20)
   * @param stake what a point is worth, 1 or more (KH-20)
   */
  public KhachapuriRuleset {
    check(headLimit >= 0 && headLimit <= 15, "headLimit", headLimit);
    check(doubles == 2 || doubles == 4, "doubles", doubles);
    check(matchPoints >= 0 && matchPoints <= MAX_POINTS, "matchPoints", matchPoints);
    check(stake >= 1 && stake <= MAX_POINTS, "stake", stake);
  }

  private static void check(boolean fine, String option, int value) {
    if (!fine) {
      throw new IllegalArgumentException("the option " + option + " can't be " + value);
    }
  }

  /**
   * Reads a rule set: a preset's name ({@code STANDARD}, also {@code std}, or {@code MONEY}), then
   * options with their values in any order, {@code std,doubles=2,prime=none}.
   *
   * @param text the text; empty for {@link #STANDARD}
   * @return the rule set, or what is wrong and where
   */
  public static ParseResult<KhachapuriRuleset> parse(String text) {
    return RulesetText.FORMAT.parse(text);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The options and their values, in this order: {@code starter} rolloff, white, black; {@code
   * openingRoll} reroll, reuse; {@code nextStarter} winner, rolloff, alternate, loser; {@code
   * headLimit} 0 to 15; {@code doubles} 4, 2; {@code largerDie} yes, no; {@code prime} ahead, forbid,
   * none; {@code primeCheck} step, turn; {@code offStart} now, next; {@code over} highest, any, none;
   * {@code force} no, yes; {@code lastTurn} no, yes; {@code score} mars, difference; {@code
   * matchPoints} 0 to 1000000; {@code stake} 1 to 1000000.
   */
  @Override
  public String text() {
    return RulesetText.FORMAT.format(this);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Khachapuri has no draw that could be left unclaimed; the draw of a last turn (KH-18) is the
   * position's own end.
   */
  @Override
  public KhachapuriRuleset withoutDraws() {
    return this;
  }

  private KhachapuriRuleset changed(Consumer<Options> change) {
    Options options = new Options(this);
    change.accept(options);
    return options.rules();
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #starter}
   * @return the changed rules
   */
  public KhachapuriRuleset withStarter(Starter value) {
    return changed(options -> options.starter = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #openingRoll}
   * @return the changed rules
   */
  public KhachapuriRuleset withOpeningRoll(OpeningRoll value) {
    return changed(options -> options.openingRoll = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #nextStarter}
   * @return the changed rules
   */
  public KhachapuriRuleset withNextStarter(NextStarter value) {
    return changed(options -> options.nextStarter = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #headLimit}
   * @return the changed rules
   */
  public KhachapuriRuleset withHeadLimit(int value) {
    return changed(options -> options.headLimit = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #doubles}
   * @return the changed rules
   */
  public KhachapuriRuleset withDoubles(int value) {
    return changed(options -> options.doubles = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #largerDie}
   * @return the changed rules
   */
  public KhachapuriRuleset withLargerDie(boolean value) {
    return changed(options -> options.largerDie = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #prime}
   * @return the changed rules
   */
  public KhachapuriRuleset withPrime(Prime value) {
    return changed(options -> options.prime = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #primeCheck}
   * @return the changed rules
   */
  public KhachapuriRuleset withPrimeCheck(PrimeCheck value) {
    return changed(options -> options.primeCheck = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #offStart}
   * @return the changed rules
   */
  public KhachapuriRuleset withOffStart(OffStart value) {
    return changed(options -> options.offStart = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #over}
   * @return the changed rules
   */
  public KhachapuriRuleset withOver(Over value) {
    return changed(options -> options.over = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #force}
   * @return the changed rules
   */
  public KhachapuriRuleset withForce(boolean value) {
    return changed(options -> options.force = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #lastTurn}
   * @return the changed rules
   */
  public KhachapuriRuleset withLastTurn(boolean value) {
    return changed(options -> options.lastTurn = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #score}
   * @return the changed rules
   */
  public KhachapuriRuleset withScore(Score value) {
    return changed(options -> options.score = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #matchPoints}
   * @return the changed rules
   */
  public KhachapuriRuleset withMatchPoints(int value) {
    return changed(options -> options.matchPoints = value);
  }

  /**
   * These rules with another option.
   *
   * @param value the new {@link #stake}
   * @return the changed rules
   */
  public KhachapuriRuleset withStake(int value) {
    return changed(options -> options.stake = value);
  }

  @Override
  public String toString() {
    return text();
  }
}
