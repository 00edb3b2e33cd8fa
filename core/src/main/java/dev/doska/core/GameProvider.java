package dev.doska.core;

import dev.doska.core.ruleset.OptionTable;
import java.util.List;

/**
 * A game that can be found by its name: what a game's module provides as a service. Immutable and
 * thread-safe.
 */
public interface GameProvider {
  /**
   * The game's name.
   *
   * @return lower-case words with hyphens, unique among all games
   */
  String id();

  /**
   * The game's name for people.
   *
   * @return a short title
   */
  String title();

  /**
   * The options of the game's rule sets, with their presets.
   *
   * @return the table
   */
  OptionTable options();

  /**
   * The names of the rule sets that the game offers.
   *
   * @return an unmodifiable list, the default first
   */
  default List<String> presets() {
    return options().presets();
  }

  /**
   * The game under a rule set.
   *
   * @param ruleset the rule set's text; empty for the default
   * @return the game, or what is wrong with the text
   */
  ParseResult<Game<?, ?>> create(String ruleset);
}
