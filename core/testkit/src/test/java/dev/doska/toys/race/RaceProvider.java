package dev.doska.toys.race;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.ParseResult;
import dev.doska.core.ruleset.OptionTable;

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
  public OptionTable options() {
    return RaceRules.TABLE;
  }

  @Override
  public ParseResult<Game<?, ?>> create(String ruleset) {
    return RaceRules.TABLE.parse(ruleset).map(RaceRules::new).map(DiceRace::new);
  }
}
