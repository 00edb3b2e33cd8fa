package dev.doska.toys.race;

import dev.doska.core.Ruleset;
import dev.doska.core.text.RulesetFormat;
import java.util.List;

/**
 * The options of the dice race.
 *
 * @param exact whether the home must be reached by the exact number (RA-05)
 * @param die how likely the faces are (RA-02)
 * @param quiet after how many decisions without hit or arrival the game is drawn, 0 for never (RA-09)
 * @param ties whether the lot may decide nothing and is drawn again then, every other time (RA-02)
 */
public record RaceRules(boolean exact, Die die, int quiet, boolean ties) implements Ruleset {
  /** How likely the three faces are. */
  public enum Die {
    FAIR,
    LOADED;

    int[] weights() {
      return this == FAIR ? new int[] {1, 1, 1} : new int[] {3, 2, 1};
    }
  }

  public static final RaceRules PLAIN = new RaceRules(true, Die.FAIR, 0, false);
  public static final RaceRules SHORT = new RaceRules(false, Die.LOADED, 6, false);

  public static final RulesetFormat<RaceRules> FORMAT = RulesetFormat.<RaceRules>builder()
      .preset("PLAIN", PLAIN)
      .preset("SHORT", SHORT)
      .alias("default", "PLAIN")
      .flag("exact", "yes", "no", RaceRules::exact, RaceRules::withExact)
      .choice("die", List.of(Die.values()), RaceRules::die, RaceRules::withDie)
      .number("quiet", 0, 255, RaceRules::quiet, (r, n) -> r.withQuiet(n.intValue()))
      .flag("ties", "yes", "no", RaceRules::ties, RaceRules::withTies)
      .build();

  public RaceRules withExact(boolean value) {
    return new RaceRules(value, die, quiet, ties);
  }

  public RaceRules withDie(Die value) {
    return new RaceRules(exact, value, quiet, ties);
  }

  public RaceRules withQuiet(int value) {
    return new RaceRules(exact, die, value, ties);
  }

  public RaceRules withTies(boolean value) {
    return new RaceRules(exact, die, quiet, value);
  }

  @Override
  public String text() {
    return FORMAT.format(this);
  }

  @Override
  public RaceRules withoutDraws() {
    return quiet == 0 ? this : withQuiet(0);
  }
}
