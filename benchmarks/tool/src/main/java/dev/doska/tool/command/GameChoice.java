package dev.doska.tool.command;

import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameAdapters;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that choose a game and its rule set. */
final class GameChoice {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The game, as \"doska games\" names it.")
  String game = "";

  @Option(
      names = {"--rules", "--preset"},
      paramLabel = "RULES",
      defaultValue = "",
      description = "The rule set: a preset that \"doska games\" names, options, or both: "
          + "MONEY,doubles=2. Without it the game's default.")
  String rules = "";

  GameAdapter<?, ?> adapter() {
    return GameAdapters.of(game, rules);
  }
}
