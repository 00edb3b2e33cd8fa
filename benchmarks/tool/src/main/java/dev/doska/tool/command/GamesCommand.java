package dev.doska.tool.command;

import dev.doska.core.GameProvider;
import dev.doska.core.Games;
import dev.doska.tool.io.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the games and their rule sets. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the available games with their preset rule sets.",
    footer = {"", "Example:", "  doska games"})
public final class GamesCommand implements Callable<Integer> {
  private final Console console;

  public GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    for (GameProvider provider : Games.all()) {
      console.line(provider.id());
      console.line("  title    " + provider.title());
      console.line("  presets  " + String.join(", ", provider.presets()));
    }
    return 0;
  }
}
