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

  /** {@return the names of the presets, the default first, unmodifiable} */
  public static List<String> presets() {
    return KhachapuriOptions.TABLE.presets();
  }

  /** {@return a new builder that starts from the default} */
  public static Builder builder() {
    return STANDARD.toBuilder();
  }

  /** {@return a new builder that starts from these rules} */
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

  /** {@return who starts the first game (KH-03)} */
  public Starter starter() {
    return values.get(KhachapuriOptions.STARTER);
  }

  /** {@return which dice the starter plays first (KH-04)} */
  public OpeningRoll openingRoll() {
    return values.get(KhachapuriOptions.OPENING_ROLL);
  }

  /** {@return who starts the later games of a match (KH-05)} */
  public NextStarter nextStarter() {
    return values.get(KhachapuriOptions.NEXT_STARTER);
  }

  /** {@return how many checkers may leave the head in a turn: 1 to 15, or 0 for any number (KH-08)} */
  public int headLimit() {
    return values.get(KhachapuriOptions.HEAD_LIMIT);
  }

  /** {@return how many times a double is played: 4 or 2 (KH-09)} */
  public int doubles() {
    return values.get(KhachapuriOptions.DOUBLES);
  }

  /** {@return whether the larger die must be played if either but not both can be (KH-11)} */
  public boolean largerDie() {
    return values.get(KhachapuriOptions.LARGER_DIE);
  }

  /** {@return which walls are forbidden (KH-13)} */
  public Prime prime() {
    return values.get(KhachapuriOptions.PRIME);
  }

  /** {@return when a wall is judged (KH-13)} */
  public PrimeCheck primeCheck() {
    return values.get(KhachapuriOptions.PRIME_CHECK);
  }

  /** {@return when bearing off begins (KH-14)} */
  public OffStart offStart() {
    return values.get(KhachapuriOptions.OFF_START);
  }

  /** {@return what a die does that is larger than the checkers' points (KH-16)} */
  public Over over() {
    return values.get(KhachapuriOptions.OVER);
  }

  /** {@return whether a die that can bear off must (KH-17)} */
  public boolean force() {
    return values.get(KhachapuriOptions.FORCE);
  }

  /** {@return whether the second player has a last turn when the starter is off first (KH-18)} */
  public boolean lastTurn() {
    return values.get(KhachapuriOptions.LAST_TURN);
  }

  /** {@return what a win counts (KH-19)} */
  public Score score() {
    return values.get(KhachapuriOptions.SCORE);
  }

  /** {@return how many points a match goes to: 1 to 1,000,000, or 0 for a money session (KH-20)} */
  public int matchPoints() {
    return values.get(KhachapuriOptions.MATCH_POINTS);
  }

  /** {@return what a point is worth: 1 to 1,000,000 (KH-20)} */
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

  /**
   * A builder of a rule set, with a setter for each option. The accessor of the same name documents the
   * value. A setter returns this builder; it throws {@link IllegalArgumentException} if the value is out of
   * range. Confined to one thread.
   */
  public static final class Builder {
    private final OptionValues.Builder values;

    private Builder(OptionValues.Builder values) {
      this.values = values;
    }

    private <V> Builder set(Option<V> option, V value) {
      values.set(option, value);
      return this;
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#starter()} */
    public Builder starter(Starter value) {
      return set(KhachapuriOptions.STARTER, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#openingRoll()} */
    public Builder openingRoll(OpeningRoll value) {
      return set(KhachapuriOptions.OPENING_ROLL, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#nextStarter()} */
    public Builder nextStarter(NextStarter value) {
      return set(KhachapuriOptions.NEXT_STARTER, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#headLimit()} */
    public Builder headLimit(int value) {
      return set(KhachapuriOptions.HEAD_LIMIT, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#doubles()} */
    public Builder doubles(int value) {
      return set(KhachapuriOptions.DOUBLES, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#largerDie()} */
    public Builder largerDie(boolean value) {
      return set(KhachapuriOptions.LARGER_DIE, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#prime()} */
    public Builder prime(Prime value) {
      return set(KhachapuriOptions.PRIME, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#primeCheck()} */
    public Builder primeCheck(PrimeCheck value) {
      return set(KhachapuriOptions.PRIME_CHECK, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#offStart()} */
    public Builder offStart(OffStart value) {
      return set(KhachapuriOptions.OFF_START, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#over()} */
    public Builder over(Over value) {
      return set(KhachapuriOptions.OVER, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#force()} */
    public Builder force(boolean value) {
      return set(KhachapuriOptions.FORCE, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#lastTurn()} */
    public Builder lastTurn(boolean value) {
      return set(KhachapuriOptions.LAST_TURN, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#score()} */
    public Builder score(Score value) {
      return set(KhachapuriOptions.SCORE, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#matchPoints()} */
    public Builder matchPoints(int value) {
      return set(KhachapuriOptions.MATCH_POINTS, value);
    }

    /** {@return this builder}
     * @param value the new {@link KhachapuriRuleset#stake()} */
    public Builder stake(int value) {
      return set(KhachapuriOptions.STAKE, value);
    }

    /** {@return the rule set as it is now} */
    public KhachapuriRuleset build() {
      return new KhachapuriRuleset(KhachapuriOptions.TABLE.require(values.build()));
    }
  }
}
