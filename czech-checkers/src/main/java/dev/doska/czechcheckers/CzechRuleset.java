package dev.doska.czechcheckers;

import dev.doska.core.ParseResult;
import dev.doska.core.Ruleset;
import dev.doska.core.Side;
import java.util.List;
import java.util.Objects;

/**
 * The options of Czech checkers, in the order of the rules that they belong to. Immutable; {@code with…}
 * methods give changed copies.
 *
 * <pre>{@code
 * CzechRuleset cafe = CzechRuleset.SLOVAK.withStarter(Side.BLACK);
 * System.out.println(cafe.text());
 * System.out.println(CzechRuleset.parse(cafe.text()).orElseThrow().equals(cafe));
 * }</pre>
 *
 * @param start CZ-02: the position in which the game begins
 * @param starter CZ-03: who moves first; a placed position's own side overrides it
 * @param captures CZ-06 to CZ-11: the options on captures
 * @param blocked CZ-14: what it means to have pieces but no legal move
 * @param draws CZ-16 to CZ-18: the options on draws
 * @param misere CZ-20: whether the losing game is played
 */
public record CzechRuleset(
    Start start,
    Side starter,
    CaptureRules captures,
    Blocked blocked,
    DrawRules draws,
    boolean misere)
    implements Ruleset {
  /** The rules of the Czech Draughts Federation: the default. */
  public static final CzechRuleset FEDERATION = new CzechRuleset(
      Start.THREE_RANKS,
      Side.WHITE,
      CaptureRules.FEDERATION,
      Blocked.LOSS,
      DrawRules.FEDERATION,
      false);

  /** The rules of a site where Black begins, draws come late and repetition is no draw. */
  public static final CzechRuleset SEED_SITE = FEDERATION
      .withStarter(Side.BLACK)
      .withDraws(new DrawRules(0, false, 80, DrawRules.ResetBy.CAPTURE_OR_CROWNING, false));

  /** Slovak and café play with eight men each; huffing is left out. */
  public static final CzechRuleset SLOVAK = FEDERATION
      .withStart(Start.TWO_RANKS)
      .withBlocked(Blocked.DRAW)
      .withDraws(DrawRules.FEDERATION.withEndgameLimits(false));

  /** The losing game. */
  public static final CzechRuleset MISERE =
      FEDERATION.withDraws(DrawRules.FEDERATION.withEndgameLimits(false)).withMisere(true);

  /** What it means to have pieces but no legal move (CZ-14). */
  public enum Blocked {
    /** The side to move loses; in the losing game it wins. */
    LOSS,
    /** The game is drawn, in the losing game too. */
    DRAW
  }

  /**
   * Lets a placed start settle the starter, and refuses null.
   *
   * @param start where the game begins
   * @param starter who moves first, unless the start says so
   * @param captures the options on captures
   * @param blocked what it means to have pieces but no legal move
   * @param draws the options on draws
   * @param misere whether the losing game is played
   */
  public CzechRuleset {
    Objects.requireNonNull(start);
    Objects.requireNonNull(starter);
    Objects.requireNonNull(captures);
    Objects.requireNonNull(blocked);
    Objects.requireNonNull(draws);
    if (start instanceof Start.Placed placed) {
      starter = placed.position().side();
    }
  }

  /**
   * Reads a rule set's text. Never throws, whatever the text.
   *
   * @param text a preset's name and the options that differ; empty for the default
   * @return the rule set, or every fault
   */
  public static ParseResult<CzechRuleset> parse(String text) {
    return CzechRulesetText.FORMAT.parse(text);
  }

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public static List<String> presets() {
    return CzechRulesetText.FORMAT.presets();
  }

  @Override
  public String text() {
    return CzechRulesetText.FORMAT.format(this);
  }

  /**
   * The same rules with repetition, no progress and endgame limits off. A side without a move still has
   * no move: {@link #blocked} stays as it is.
   */
  @Override
  public CzechRuleset withoutDraws() {
    DrawRules off = draws.off();
    return off.equals(draws) ? this : withDraws(off);
  }

  /**
   * The position in which the game begins.
   *
   * @return the start with the starter to move
   */
  public CzechPosition initial() {
    return start.position(starter);
  }

  /**
   * These rules with the start changed.
   *
   * @param value where the game begins
   * @return the changed rules
   */
  public CzechRuleset withStart(Start value) {
    return new CzechRuleset(value, starter, captures, blocked, draws, misere);
  }

  /**
   * These rules with the starter changed.
   *
   * @param value who moves first
   * @return the changed rules
   */
  public CzechRuleset withStarter(Side value) {
    return new CzechRuleset(start, value, captures, blocked, draws, misere);
  }

  /**
   * These rules with the options on captures changed.
   *
   * @param value the options on captures
   * @return the changed rules
   */
  public CzechRuleset withCaptures(CaptureRules value) {
    return new CzechRuleset(start, starter, value, blocked, draws, misere);
  }

  /**
   * These rules with blocking changed.
   *
   * @param value what it means to have pieces but no legal move
   * @return the changed rules
   */
  public CzechRuleset withBlocked(Blocked value) {
    return new CzechRuleset(start, starter, captures, value, draws, misere);
  }

  /**
   * These rules with the options on draws changed.
   *
   * @param value the options on draws
   * @return the changed rules
   */
  public CzechRuleset withDraws(DrawRules value) {
    return new CzechRuleset(start, starter, captures, blocked, value, misere);
  }

  /**
   * These rules with the goal changed.
   *
   * @param value whether the losing game is played
   * @return the changed rules
   */
  public CzechRuleset withMisere(boolean value) {
    return new CzechRuleset(start, starter, captures, blocked, draws, value);
  }
}
