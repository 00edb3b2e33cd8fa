package dev.doska.toys.ring;

import dev.doska.core.Ruleset;
import dev.doska.core.text.RulesetFormat;
import java.util.List;

/**
 * The options of ring shuffleboard.
 *
 * @param repetition what a third occurrence brings (RI-07)
 * @param keeps how many keeps in a row are a draw, 0 for none (RI-06)
 */
public record RingRules(Repetition repetition, int keeps) implements Ruleset {
  /** What a third occurrence of a position brings. */
  public enum Repetition {
    CLAIM,
    AUTOMATIC,
    OFF
  }

  public static final RingRules STANDARD = new RingRules(Repetition.CLAIM, 0);
  public static final RingRules STRICT = new RingRules(Repetition.AUTOMATIC, 6);

  public static final RulesetFormat<RingRules> FORMAT = RulesetFormat.<RingRules>builder()
      .preset("RING", STANDARD)
      .preset("STRICT", STRICT)
      .choice(
          "repetition",
          List.of(Repetition.values()),
          RingRules::repetition,
          (rules, value) -> new RingRules(value, rules.keeps))
      .number(
          "keeps",
          0,
          99,
          RingRules::keeps,
          (rules, value) -> new RingRules(rules.repetition, value.intValue()))
      .build();

  @Override
  public String text() {
    return FORMAT.format(this);
  }

  @Override
  public RingRules withoutDraws() {
    RingRules free = new RingRules(Repetition.OFF, 0);
    return equals(free) ? this : free;
  }
}
