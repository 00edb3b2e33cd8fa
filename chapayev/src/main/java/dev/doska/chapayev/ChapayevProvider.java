package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionTable;

/**
 * The provider through which {@link dev.doska.core.Games} finds Chapayev. Immutable and thread-safe.
 */
public final class ChapayevProvider implements GameProvider {
  /** For the service loader. */
  public ChapayevProvider() {}

  @Override
  public String id() {
    return Chapayev.ID;
  }

  @Override
  public String title() {
    return "Chapayev";
  }

  @Override
  public OptionTable options() {
    return ChapayevOptions.TABLE;
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return ChapayevRuleset.parse(ruleset).map(Chapayev::of);
  }
}
