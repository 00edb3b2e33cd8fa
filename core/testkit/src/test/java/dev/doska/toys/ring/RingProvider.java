package dev.doska.toys.ring;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionTable;

/** Finds ring shuffleboard by its name. */
public final class RingProvider implements GameProvider {
  /** The provider. */
  public RingProvider() {}

  @Override
  public String id() {
    return "ring-shuffleboard";
  }

  @Override
  public String title() {
    return "Ring shuffleboard";
  }

  @Override
  public OptionTable options() {
    return RingRules.TABLE;
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return RingRules.TABLE.parse(ruleset).map(RingRules::new).map(RingShuffleboard::new);
  }
}
