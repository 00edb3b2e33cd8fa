package dev.doska.toys.ring;

import dev.doska.core.Ruleset;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionDomain;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.core.ruleset.OptionValues;
import java.util.List;

/**
 * The options of ring shuffleboard.
 *
 * @param options the value of each option
 */
public record RingRules(OptionValues options) implements Ruleset {
  /** What a third occurrence of a position brings. */
  public enum Repetition {
    CLAIM,
    AUTOMATIC,
    OFF
  }

  private static final OptionTable.Builder BUILDER = OptionTable.builder();

  private static final Option<Repetition> REPETITION = BUILDER.option(
      "repetition",
      OptionDomain.choice(List.of(Repetition.values())),
      Repetition.CLAIM,
      List.of(RingRule.REPETITION),
      "what a third occurrence of a position brings");

  private static final Option<Integer> KEEPS = BUILDER.option(
      "keeps",
      OptionDomain.number(0, 99),
      0,
      List.of(RingRule.KEEPS),
      "how many keeps in a row are a draw, 0 for none");

  public static final OptionTable TABLE = BUILDER
      .preset("RING", values -> values)
      .preset(
          "STRICT",
          values -> values.toBuilder()
              .set(REPETITION, Repetition.AUTOMATIC)
              .set(KEEPS, 6)
              .build())
      .build();

  public static final RingRules STANDARD = new RingRules(TABLE.preset("RING"));
  public static final RingRules STRICT = new RingRules(TABLE.preset("STRICT"));

  public static RingRules of(Repetition repetition, int keeps) {
    return new RingRules(TABLE.defaults().with(REPETITION, repetition).with(KEEPS, keeps));
  }

  public Repetition repetition() {
    return options.get(REPETITION);
  }

  public int keeps() {
    return options.get(KEEPS);
  }

  @Override
  public String text() {
    return TABLE.format(options);
  }

  @Override
  public RingRules withoutDraws() {
    RingRules free = new RingRules(options.with(REPETITION, Repetition.OFF).with(KEEPS, 0));
    return equals(free) ? this : free;
  }
}
