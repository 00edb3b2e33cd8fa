package dev.doska.khachapuri;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;

/** Khachapuri as a service of {@link dev.doska.core.Games}. Immutable and thread-safe. */
public final class KhachapuriProvider implements GameProvider {
  /** The provider that the service loader makes. */
  public KhachapuriProvider() {}

  @Override
  public String id() {
    return Khachapuri.ID;
  }

  @Override
  public String title() {
    return "Khachapuri";
  }

  @Override
  public OptionTable options() {
    return KhachapuriOptions.TABLE;
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return KhachapuriRuleset.parse(ruleset).map(Khachapuri::of);
  }
}
