package dev.doska.tool.command;

import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameAdapters;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that select a game and its rule set. */
final class GameChoice {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The id of the game, as listed by \"doska games\".")
  String game = "";

  @Option(
      names = {"--rules", "--preset"},
      paramLabel = "RULES",
      defaultValue = "",
      description = "The rule set: a preset listed by \"doska games\", options, or both, such as "
          + "MONEY,doubles=2. Default: the default rule set of the game.")
  String rules = "";

  GameAdapter<?, ?> adapter() {
    return GameAdapters.of(game, rules);
  }
}
