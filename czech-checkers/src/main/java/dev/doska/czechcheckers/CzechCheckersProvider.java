package dev.doska.czechcheckers;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.czechcheckers.ruleset.CzechOptions;

/** The service through which Czech checkers is found by its name. Immutable and thread-safe. */
public final class CzechCheckersProvider implements GameProvider {
  /** The constructor for the service loader. */
  public CzechCheckersProvider() {}

  @Override
  public String id() {
    return CzechCheckers.ID;
  }

  @Override
  public String title() {
    return "Czech checkers";
  }

  @Override
  public OptionTable options() {
    return CzechOptions.TABLE;
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return CzechRuleset.parse(ruleset).map(CzechCheckers::of);
  }
}
