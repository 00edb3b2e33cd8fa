package dev.doska.tool.command;

import dev.doska.core.GameProvider;
import dev.doska.core.Games;
import dev.doska.core.Rule;
import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionTable;
import dev.doska.tool.io.Console;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** Lists the games, their presets and, on request, their options. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the available games with their preset rule sets.",
    footer = {"", "Examples:", "  doska games", "  doska games --options"})
public final class GamesCommand implements Callable<Integer> {
  private final Console console;

  @picocli.CommandLine.Option(
      names = "--options",
      description =
          "Also print the options of the rule sets: the name, the values, the default, the "
              + "rules and the meaning.")
  private boolean options;

  public GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    for (GameProvider provider : Games.all()) {
      console.line(provider.id());
      console.line("  title    " + provider.title());
      console.line("  presets  " + String.join(", ", provider.presets()));
      if (options) {
        OptionTable table = provider.options();
        table.options().forEach(option -> print(table, option));
      }
    }
    return 0;
  }

  private void print(OptionTable table, Option<?> option) {
    String rules = option.rules().stream().map(Rule::id).collect(Collectors.joining(", "));
    console.line("  option   " + option.name() + ": " + option.domain().expected() + "; default "
        + table.defaults().text(option));
    console.line("             " + option.description() + " (" + rules + ")");
  }
}
