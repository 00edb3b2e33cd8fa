package dev.doska.czechcheckers;

import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.core.Side;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionValues;
import dev.doska.czechcheckers.ruleset.BlockedOutcome;
import dev.doska.czechcheckers.ruleset.CzechOptions;
import dev.doska.czechcheckers.ruleset.Majority;
import dev.doska.czechcheckers.ruleset.ResetBy;
import dev.doska.czechcheckers.ruleset.Start;
import java.util.List;

/**
 * A rule set of Czech checkers: a value for each option. Immutable and thread-safe. Two rule sets are equal
 * if all their options are equal.
 *
 * <pre>{@code
 * CzechRuleset cafe = CzechRuleset.SLOVAK.toBuilder().starter(Side.BLACK).build();
 * System.out.println(cafe.text()); // → FEDERATION,start=TWO_RANKS,starter=BLACK,blocked=DRAW,endgameLimits=off
 * System.out.println(CzechRuleset.parse(cafe.text()).orElseThrow().equals(cafe)); // → true
 * }</pre>
 */
public final class CzechRuleset implements Ruleset {
  /** The rules of the Czech Draughts Federation: the default. */
  public static final CzechRuleset FEDERATION = preset("FEDERATION");

  /** The rules of a website where Black begins, draws come late and repetition does not draw. */
  public static final CzechRuleset SEED_SITE = preset("SEED_SITE");

  /** Slovak and casual play with eight men each, without huffing. */
  public static final CzechRuleset SLOVAK = preset("SLOVAK");

  /** The losing game. */
  public static final CzechRuleset MISERE = preset("MISERE");

  private final OptionValues values;

  private CzechRuleset(OptionValues values) {
    this.values = values.get(CzechOptions.START) instanceof Start.Custom placed
        ? values.with(CzechOptions.STARTER, placed.position().side())
        : values;
  }

  private static CzechRuleset preset(String name) {
    return new CzechRuleset(CzechOptions.TABLE.preset(name));
  }

  /**
   * Reads a rule set's text. Never throws, whatever the text.
   *
   * @param text a preset's name and the options that differ; empty for the default
   * @return the rule set, or every error
   */
  public static ParseResult<CzechRuleset> parse(String text) {
    return CzechOptions.TABLE.parse(text).map(CzechRuleset::new);
  }

  /** {@return the names of the presets, the default first, unmodifiable} */
  public static List<String> presets() {
    return CzechOptions.TABLE.presets();
  }

  /** {@return a new builder that starts from the default} */
  public static Builder builder() {
    return FEDERATION.toBuilder();
  }

  /** {@return a new builder that starts from these rules} */
  public Builder toBuilder() {
    return new Builder(values.toBuilder());
  }

  @Override
  public OptionValues options() {
    return values;
  }

  /** {@inheritDoc} A custom start has its own side to move, so its text does not name the starter. */
  @Override
  public String text() {
    return CzechOptions.TABLE.format(
        start() instanceof Start.Custom
            ? values.with(
                CzechOptions.STARTER, CzechOptions.TABLE.defaults().get(CzechOptions.STARTER))
            : values);
  }

  /**
   * The same rules without draws by repetition, by no progress and by endgame limits. A side without a legal
   * move cannot play on under any rules, so {@link #blocked} stays as it is.
   */
  @Override
  public CzechRuleset withoutDraws() {
    boolean none = repetition() == 0 && noProgressPlies() == 0 && !endgameLimits();
    return none
        ? this
        : toBuilder().repetition(0).noProgressPlies(0).endgameLimits(false).build();
  }

  /** {@return the position in which the game begins, with the starter to move} */
  public CzechPosition initial() {
    return start().position(starter());
  }

  /** {@return the position in which the game begins (CZ-02)} */
  public Start start() {
    return values.get(CzechOptions.START);
  }

  /** {@return the side that moves first; a custom start has its own side to move (CZ-03)} */
  public Side starter() {
    return values.get(CzechOptions.STARTER);
  }

  /** {@return whether men capture backwards too (CZ-06)} */
  public boolean menCaptureBackward() {
    return values.get(CzechOptions.MEN_CAPTURE_BACKWARD);
  }

  /** {@return whether a king that can capture must (CZ-09)} */
  public boolean kingPriority() {
    return values.get(CzechOptions.KING_PRIORITY);
  }

  /** {@return whether the most pieces must be captured (CZ-10)} */
  public Majority majority() {
    return values.get(CzechOptions.MAJORITY);
  }

  /**
   * {@return whether a capturing king may land on a square where its capture ends although it could
   * continue from another one (CZ-11)} If it can continue from the chosen square, it must.
   */
  public boolean kingMayStopShort() {
    return values.get(CzechOptions.KING_MAY_STOP_SHORT);
  }

  /** {@return the outcome for a side that has pieces but no legal move (CZ-14)} */
  public BlockedOutcome blocked() {
    return values.get(CzechOptions.BLOCKED);
  }

  /** {@return the occurrence of a position at which the game is drawn: 2 to 1,000, or 0 for never (CZ-16)} */
  public int repetition() {
    return values.get(CzechOptions.REPETITION);
  }

  /** {@return whether repetition draws only when it is claimed (CZ-16)} */
  public boolean repetitionByClaim() {
    return values.get(CzechOptions.REPETITION_BY_CLAIM);
  }

  /** {@return the plies without progress after which the game is drawn: 1 to 1,000, or 0 for never (CZ-17)} */
  public int noProgressPlies() {
    return values.get(CzechOptions.NO_PROGRESS_PLIES);
  }

  /** {@return the moves that count as progress (CZ-17)} */
  public ResetBy resetBy() {
    return values.get(CzechOptions.RESET_BY);
  }

  /** {@return whether small endings are drawn after a number of moves (CZ-18)} */
  public boolean endgameLimits() {
    return values.get(CzechOptions.ENDGAME_LIMITS);
  }

  /** {@return whether the losing game is played (CZ-20)} */
  public boolean misere() {
    return values.get(CzechOptions.MISERE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CzechRuleset that && values.equals(that.values);
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
     * @param value the new {@link CzechRuleset#start()} */
    public Builder start(Start value) {
      return set(CzechOptions.START, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#starter()} */
    public Builder starter(Side value) {
      return set(CzechOptions.STARTER, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#menCaptureBackward()} */
    public Builder menCaptureBackward(boolean value) {
      return set(CzechOptions.MEN_CAPTURE_BACKWARD, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#kingPriority()} */
    public Builder kingPriority(boolean value) {
      return set(CzechOptions.KING_PRIORITY, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#majority()} */
    public Builder majority(Majority value) {
      return set(CzechOptions.MAJORITY, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#kingMayStopShort()} */
    public Builder kingMayStopShort(boolean value) {
      return set(CzechOptions.KING_MAY_STOP_SHORT, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#blocked()} */
    public Builder blocked(BlockedOutcome value) {
      return set(CzechOptions.BLOCKED, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#repetition()} */
    public Builder repetition(int value) {
      return set(CzechOptions.REPETITION, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#repetitionByClaim()} */
    public Builder repetitionByClaim(boolean value) {
      return set(CzechOptions.REPETITION_BY_CLAIM, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#noProgressPlies()} */
    public Builder noProgressPlies(int value) {
      return set(CzechOptions.NO_PROGRESS_PLIES, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#resetBy()} */
    public Builder resetBy(ResetBy value) {
      return set(CzechOptions.RESET_BY, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#endgameLimits()} */
    public Builder endgameLimits(boolean value) {
      return set(CzechOptions.ENDGAME_LIMITS, value);
    }

    /** {@return this builder}
     * @param value the new {@link CzechRuleset#misere()} */
    public Builder misere(boolean value) {
      return set(CzechOptions.MISERE, value);
    }

    /** {@return the rule set as it is now} */
    public CzechRuleset build() {
      return new CzechRuleset(CzechOptions.TABLE.require(values.build()));
    }
  }
}
