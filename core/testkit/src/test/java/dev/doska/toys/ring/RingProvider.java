package dev.doska.toys.ring;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import java.util.List;

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
  public List<String> presets() {
    return RingRules.FORMAT.presets();
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return RingRules.FORMAT.parse(ruleset).map(RingShuffleboard::new);
  }
}
