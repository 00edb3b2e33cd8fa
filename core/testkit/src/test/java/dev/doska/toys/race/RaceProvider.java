package dev.doska.toys.race;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import java.util.List;

/** Finds the dice race by its name. */
public final class RaceProvider implements GameProvider {
  /** The provider. */
  public RaceProvider() {}

  @Override
  public String id() {
    return "dice-race";
  }

  @Override
  public String title() {
    return "Dice race";
  }

  @Override
  public List<String> presets() {
    return RaceRules.FORMAT.presets();
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return RaceRules.FORMAT.parse(ruleset).map(DiceRace::new);
  }
}
