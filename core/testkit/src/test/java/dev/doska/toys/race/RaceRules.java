package dev.doska.toys.race;

import dev.doska.core.Ruleset;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.core.ruleset.OptionValues;
import java.util.List;

/**
 * The options of the dice race.
 *
 * @param options the value of each option
 */
public record RaceRules(OptionValues options) implements Ruleset {
  /** How likely the three faces are. */
  public enum Die {
    FAIR,
    LOADED;

    int[] weights() {
      return this == FAIR ? new int[] {1, 1, 1} : new int[] {3, 2, 1};
    }
  }

  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  private static final Option<Boolean> EXACT = BUILDER.option(
      "exact",
      OptionDomain.flag(),
      true,
      List.of(RaceRule.HOME),
      "whether the home must be reached by the exact number");

  private static final Option<Die> DIE = BUILDER.option(
      "die",
      OptionDomain.choice(List.of(Die.values())),
      Die.FAIR,
      List.of(RaceRule.DECISION),
      "how likely the faces are");

  private static final Option<Integer> QUIET = BUILDER.option(
      "quiet",
      OptionDomain.number(0, 255),
      0,
      List.of(RaceRule.QUIET),
      "after how many decisions without hit or arrival the game is drawn, 0 for never");

  private static final Option<Boolean> TIES = BUILDER.option(
      "ties",
      OptionDomain.flag(),
      false,
      List.of(RaceRule.DECISION),
      "whether the first roll can be a tie, which is rolled again, every other time");

  public static final OptionTable TABLE = BUILDER
      .preset("PLAIN", values -> values)
      .preset(
          "SHORT",
          values -> values.toBuilder()
              .set(EXACT, false)
              .set(DIE, Die.LOADED)
              .set(QUIET, 6)
              .build())
      .alias("default", "PLAIN")
      .build();

  public static final RaceRules PLAIN = new RaceRules(TABLE.preset("PLAIN"));
  public static final RaceRules SHORT = new RaceRules(TABLE.preset("SHORT"));

  public boolean exact() {
    return options.get(EXACT);
  }

  public Die die() {
    return options.get(DIE);
  }

  public int quiet() {
    return options.get(QUIET);
  }

  public boolean ties() {
    return options.get(TIES);
  }

  public RaceRules withExact(boolean value) {
    return new RaceRules(options.with(EXACT, value));
  }

  public RaceRules withQuiet(int value) {
    return new RaceRules(options.with(QUIET, value));
  }

  public RaceRules withTies(boolean value) {
    return new RaceRules(options.with(TIES, value));
  }

  @Override
  public String text() {
    return TABLE.format(options);
  }

  @Override
  public RaceRules withoutDraws() {
    return quiet() == 0 ? this : withQuiet(0);
  }
}
