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

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public static List<String> presets() {
    return CzechOptions.TABLE.presets();
  }

  /**
   * A builder that starts from the default.
   *
   * @return a new builder
   */
  public static Builder builder() {
    return FEDERATION.toBuilder();
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

  /**
   * The position in which the game begins.
   *
   * @return the start with the starter to move
   */
  public CzechPosition initial() {
    return start().position(starter());
  }

  /**
   * CZ-02: the position in which the game begins.
   *
   * @return the start
   */
  public Start start() {
    return values.get(CzechOptions.START);
  }

  /**
   * CZ-03: the side that moves first; a custom start has its own side to move.
   *
   * @return the side
   */
  public Side starter() {
    return values.get(CzechOptions.STARTER);
  }

  /**
   * CZ-06: whether men capture backwards too.
   *
   * @return true if they do
   */
  public boolean menCaptureBackward() {
    return values.get(CzechOptions.MEN_CAPTURE_BACKWARD);
  }

  /**
   * CZ-09: whether a king that can capture must.
   *
   * @return true if it must
   */
  public boolean kingPriority() {
    return values.get(CzechOptions.KING_PRIORITY);
  }

  /**
   * CZ-10: whether the most pieces must be captured.
   *
   * @return the variant of the rule
   */
  public Majority majority() {
    return values.get(CzechOptions.MAJORITY);
  }

  /**
   * CZ-11: whether a capturing king may land on a square where its capture ends although it could continue from
   * another one. If it can continue from the chosen square, it must.
   *
   * @return true if it may
   */
  public boolean kingMayStopShort() {
    return values.get(CzechOptions.KING_MAY_STOP_SHORT);
  }

  /**
   * CZ-14: the outcome for a side that has pieces but no legal move.
   *
   * @return the outcome
   */
  public BlockedOutcome blocked() {
    return values.get(CzechOptions.BLOCKED);
  }

  /**
   * CZ-16: the occurrence of a position at which the game is drawn.
   *
   * @return 2 to 1,000, or 0 for never
   */
  public int repetition() {
    return values.get(CzechOptions.REPETITION);
  }

  /**
   * CZ-16: whether repetition draws only when it is claimed.
   *
   * @return true if it must be claimed
   */
  public boolean repetitionByClaim() {
    return values.get(CzechOptions.REPETITION_BY_CLAIM);
  }

  /**
   * CZ-17: the plies without progress after which the game is drawn.
   *
   * @return 1 to 1,000, or 0 for never
   */
  public int noProgressPlies() {
    return values.get(CzechOptions.NO_PROGRESS_PLIES);
  }

  /**
   * CZ-17: the moves that count as progress.
   *
   * @return the moves that count
   */
  public ResetBy resetBy() {
    return values.get(CzechOptions.RESET_BY);
  }

  /**
   * CZ-18: whether small endings are drawn after a number of moves.
   *
   * @return true if they are
   */
  public boolean endgameLimits() {
    return values.get(CzechOptions.ENDGAME_LIMITS);
  }

  /**
   * CZ-20: whether the losing game is played.
   *
   * @return true if it is
   */
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

  /** A rule set whose options can be changed one by one. Confined to one thread. */
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
     * CZ-02: the position in which the game begins.
     *
     * @param value the start
     * @return this builder
     */
    public Builder start(Start value) {
      return set(CzechOptions.START, value);
    }

    /**
     * CZ-03: the side that moves first; a custom start has its own side to move.
     *
     * @param value the side
     * @return this builder
     */
    public Builder starter(Side value) {
      return set(CzechOptions.STARTER, value);
    }

    /**
     * CZ-06: whether men capture backwards too.
     *
     * @param value true if they do
     * @return this builder
     */
    public Builder menCaptureBackward(boolean value) {
      return set(CzechOptions.MEN_CAPTURE_BACKWARD, value);
    }

    /**
     * CZ-09: whether a king that can capture must.
     *
     * @param value true if it must
     * @return this builder
     */
    public Builder kingPriority(boolean value) {
      return set(CzechOptions.KING_PRIORITY, value);
    }

    /**
     * CZ-10: whether the most pieces must be captured.
     *
     * @param value the variant of the rule
     * @return this builder
     */
    public Builder majority(Majority value) {
      return set(CzechOptions.MAJORITY, value);
    }

    /**
     * CZ-11: whether a capturing king may land on a square where its capture ends although it could continue
     * from another one. If it can continue from the chosen square, it must.
     *
     * @param value true if it may
     * @return this builder
     */
    public Builder kingMayStopShort(boolean value) {
      return set(CzechOptions.KING_MAY_STOP_SHORT, value);
    }

    /**
     * CZ-14: the outcome for a side that has pieces but no legal move.
     *
     * @param value the outcome
     * @return this builder
     */
    public Builder blocked(BlockedOutcome value) {
      return set(CzechOptions.BLOCKED, value);
    }

    /**
     * CZ-16: the occurrence of a position at which the game is drawn.
     *
     * @param value 2 to 1,000, or 0 for never
     * @return this builder
     */
    public Builder repetition(int value) {
      return set(CzechOptions.REPETITION, value);
    }

    /**
     * CZ-16: whether repetition draws only when it is claimed.
     *
     * @param value true if it must be claimed
     * @return this builder
     */
    public Builder repetitionByClaim(boolean value) {
      return set(CzechOptions.REPETITION_BY_CLAIM, value);
    }

    /**
     * CZ-17: the plies without progress after which the game is drawn.
     *
     * @param value 1 to 1,000, or 0 for never
     * @return this builder
     */
    public Builder noProgressPlies(int value) {
      return set(CzechOptions.NO_PROGRESS_PLIES, value);
    }

    /**
     * CZ-17: the moves that count as progress.
     *
     * @param value the moves that count
     * @return this builder
     */
    public Builder resetBy(ResetBy value) {
      return set(CzechOptions.RESET_BY, value);
    }

    /**
     * CZ-18: whether small endings are drawn after a number of moves.
     *
     * @param value true if they are
     * @return this builder
     */
    public Builder endgameLimits(boolean value) {
      return set(CzechOptions.ENDGAME_LIMITS, value);
    }

    /**
     * CZ-20: whether the losing game is played.
     *
     * @param value true if it is
     * @return this builder
     */
    public Builder misere(boolean value) {
      return set(CzechOptions.MISERE, value);
    }

    /**
     * The rule set as it is now.
     *
     * @return the rule set
     */
    public CzechRuleset build() {
      return new CzechRuleset(CzechOptions.TABLE.require(values.build()));
    }
  }
}
