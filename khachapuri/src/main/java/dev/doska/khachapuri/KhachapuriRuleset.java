package dev.doska.khachapuri;

import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionValues;
import dev.doska.khachapuri.ruleset.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OffStart;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Over;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Prime;
import dev.doska.khachapuri.ruleset.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Score;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Starter;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;
import java.util.List;

/**
 * The options of Khachapuri, in the order of the rules that they belong to. Immutable and thread-safe; two
 * rule sets are equal if all options are.
 *
 * <pre>{@code
 * KhachapuriRuleset rules = KhachapuriRuleset.MONEY.toBuilder().doubles(2).largerDie(false).build();
 * System.out.println(rules.text()); // → STANDARD,doubles=2,largerDie=off,matchPoints=0
 * System.out.println(KhachapuriRuleset.parse("std,doubles=2").orElseThrow().doubles()); // → 2
 * }</pre>
 */
public final class KhachapuriRuleset implements Ruleset {
  /** The rules as the table of this module has them: the default. A match goes to 5 points. */
  public static final KhachapuriRuleset STANDARD = preset("STANDARD");

  /** The standard rules in a money session without end. */
  public static final KhachapuriRuleset MONEY = preset("MONEY");

  private final OptionValues values;

  private KhachapuriRuleset(OptionValues values) {
    this.values = values;
  }

  private static KhachapuriRuleset preset(String name) {
    return new KhachapuriRuleset(KhachapuriOptions.TABLE.preset(name));
  }

  /**
   * Reads a rule set's text. Never throws, whatever the text.
   *
   * @param text a preset's name and the options that differ; empty for the default
   * @return the rule set, or every fault
   */
  public static ParseResult<KhachapuriRuleset> parse(String text) {
    return KhachapuriOptions.TABLE.parse(text).map(KhachapuriRuleset::new);
  }

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public static List<String> presets() {
    return KhachapuriOptions.TABLE.presets();
  }

  /**
   * A builder that starts from the default.
   *
   * @return a new builder
   */
  public static Builder builder() {
    return STANDARD.toBuilder();
  }

  /**
   * A builder that starts from these rules.
   *
   * @return a new builder
   */
  public Builder toBuilder() {
    return new Builder(values.toBuilder());
  }

  @Override
  public OptionValues options() {
    return values;
  }

  @Override
  public String text() {
    return KhachapuriOptions.TABLE.format(values);
  }

  /** The same rules: Khachapuri has no draws. */
  @Override
  public KhachapuriRuleset withoutDraws() {
    return this;
  }

  /**
   * KH-03: who starts the first game.
   *
   * @return who starts
   */
  public Starter starter() {
    return values.get(KhachapuriOptions.STARTER);
  }

  /**
   * KH-04: which dice the starter plays first.
   *
   * @return which dice
   */
  public OpeningRoll openingRoll() {
    return values.get(KhachapuriOptions.OPENING_ROLL);
  }

  /**
   * KH-05: who starts the later games of a match.
   *
   * @return who starts
   */
  public NextStarter nextStarter() {
    return values.get(KhachapuriOptions.NEXT_STARTER);
  }

  /**
   * KH-08: how many checkers may leave the head in a turn, 0 for any number.
   *
   * @return 1 to 15, or 0 for any number
   */
  public int headLimit() {
    return values.get(KhachapuriOptions.HEAD_LIMIT);
  }

  /**
   * KH-09: how many times a double is played.
   *
   * @return 4 or 2
   */
  public int doubles() {
    return values.get(KhachapuriOptions.DOUBLES);
  }

  /**
   * KH-11: whether the larger die must be played if either but not both can be.
   *
   * @return true if it must
   */
  public boolean largerDie() {
    return values.get(KhachapuriOptions.LARGER_DIE);
  }

  /**
   * KH-13: which walls are forbidden.
   *
   * @return which walls
   */
  public Prime prime() {
    return values.get(KhachapuriOptions.PRIME);
  }

  /**
   * KH-13: when a wall is judged.
   *
   * @return when
   */
  public PrimeCheck primeCheck() {
    return values.get(KhachapuriOptions.PRIME_CHECK);
  }

  /**
   * KH-14: when bearing off begins.
   *
   * @return when
   */
  public OffStart offStart() {
    return values.get(KhachapuriOptions.OFF_START);
  }

  /**
   * KH-16: what a die does that is larger than the checkers' points.
   *
   * @return what it does
   */
  public Over over() {
    return values.get(KhachapuriOptions.OVER);
  }

  /**
   * KH-17: whether a die that can bear off must.
   *
   * @return true if it must
   */
  public boolean force() {
    return values.get(KhachapuriOptions.FORCE);
  }

  /**
   * KH-18: whether the second player has a last turn when the starter is off first.
   *
   * @return true if they have
   */
  public boolean lastTurn() {
    return values.get(KhachapuriOptions.LAST_TURN);
  }

  /**
   * KH-19: what a win counts.
   *
   * @return what it counts
   */
  public Score score() {
    return values.get(KhachapuriOptions.SCORE);
  }

  /**
   * KH-20: how many points a match goes to, 0 for a money session.
   *
   * @return 1 or more, or 0 for a money session
   */
  public int matchPoints() {
    return values.get(KhachapuriOptions.MATCH_POINTS);
  }

  /**
   * KH-20: what a point is worth.
   *
   * @return 1 or more
   */
  public int stake() {
    return values.get(KhachapuriOptions.STAKE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KhachapuriRuleset that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }

  /** Changes options one by one. Confined to one thread. */
  public static final class Builder {
    private final OptionValues.Builder values;

    private Builder(OptionValues.Builder values) {
      this.values = values;
    }

    private <V> Builder set(Option<V> option, V value) {
      values.set(option, value);
      return this;
    }

    /**
     * KH-03: who starts the first game.
     *
     * @param value who starts
     * @return this builder
     */
    public Builder starter(Starter value) {
      return set(KhachapuriOptions.STARTER, value);
    }

    /**
     * KH-04: which dice the starter plays first.
     *
     * @param value which dice
     * @return this builder
     */
    public Builder openingRoll(OpeningRoll value) {
      return set(KhachapuriOptions.OPENING_ROLL, value);
    }

    /**
     * KH-05: who starts the later games of a match.
     *
     * @param value who starts
     * @return this builder
     */
    public Builder nextStarter(NextStarter value) {
      return set(KhachapuriOptions.NEXT_STARTER, value);
    }

    /**
     * KH-08: how many checkers may leave the head in a turn, 0 for any number.
     *
     * @param value 1 to 15, or 0 for any number
     * @return this builder
     */
    public Builder headLimit(int value) {
      return set(KhachapuriOptions.HEAD_LIMIT, value);
    }

    /**
     * KH-09: how many times a double is played.
     *
     * @param value 4 or 2
     * @return this builder
     */
    public Builder doubles(int value) {
      return set(KhachapuriOptions.DOUBLES, value);
    }

    /**
     * KH-11: whether the larger die must be played if either but not both can be.
     *
     * @param value true if it must
     * @return this builder
     */
    public Builder largerDie(boolean value) {
      return set(KhachapuriOptions.LARGER_DIE, value);
    }

    /**
     * KH-13: which walls are forbidden.
     *
     * @param value which walls
     * @return this builder
     */
    public Builder prime(Prime value) {
      return set(KhachapuriOptions.PRIME, value);
    }

    /**
     * KH-13: when a wall is judged.
     *
     * @param value when
     * @return this builder
     */
    public Builder primeCheck(PrimeCheck value) {
      return set(KhachapuriOptions.PRIME_CHECK, value);
    }

    /**
     * KH-14: when bearing off begins.
     *
     * @param value when
     * @return this builder
     */
    public Builder offStart(OffStart value) {
      return set(KhachapuriOptions.OFF_START, value);
    }

    /**
     * KH-16: what a die does that is larger than the checkers' points.
     *
     * @param value what it does
     * @return this builder
     */
    public Builder over(Over value) {
      return set(KhachapuriOptions.OVER, value);
    }

    /**
     * KH-17: whether a die that can bear off must.
     *
     * @param value true if it must
     * @return this builder
     */
    public Builder force(boolean value) {
      return set(KhachapuriOptions.FORCE, value);
    }

    /**
     * KH-18: whether the second player has a last turn when the starter is off first.
     *
     * @param value true if they have
     * @return this builder
     */
    public Builder lastTurn(boolean value) {
      return set(KhachapuriOptions.LAST_TURN, value);
    }

    /**
     * KH-19: what a win counts.
     *
     * @param value what it counts
     * @return this builder
     */
    public Builder score(Score value) {
      return set(KhachapuriOptions.SCORE, value);
    }

    /**
     * KH-20: how many points a match goes to, 0 for a money session.
     *
     * @param value 1 or more, or 0 for a money session
     * @return this builder
     */
    public Builder matchPoints(int value) {
      return set(KhachapuriOptions.MATCH_POINTS, value);
    }

    /**
     * KH-20: what a point is worth.
     *
     * @param value 1 or more
     * @return this builder
     */
    public Builder stake(int value) {
      return set(KhachapuriOptions.STAKE, value);
    }

    /**
     * The rule set as it is now.
     *
     * @return the rule set
     */
    public KhachapuriRuleset build() {
      return new KhachapuriRuleset(KhachapuriOptions.TABLE.require(values.build()));
    }
  }
}
