package dev.doska.tool.command;

import dev.doska.core.play.Playout;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.Numbers;
import dev.doska.tool.io.Progress;
import dev.doska.tool.stats.SelfPlay;
import dev.doska.tool.stats.Statistics;
import dev.doska.tool.stats.StatisticsReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays matches between bots and counts what happens in them, by rule. */
@Command(
    name = "stats",
    mixinStandardHelpOptions = true,
    description = {
      "Plays matches of the game's default bot against itself and counts what happens in them: every "
          + "rule and every kind of event, the lengths, the winners and the endings.",
      "Match N is game N of \"doska play\" with the same seed. The same seed gives the same counts on "
          + "every machine and with any number of threads.",
      "The first mover is the player who makes the first decision. Lengths are counted in strikes in "
          + "Chapayev, in turns in Khachapuri, in moves elsewhere. In games without rounds, a match "
          + "is a round."
    },
    footer = {
      "",
      "Examples:",
      "  doska stats chapayev --matches 10 --seed 7",
      "  doska stats czech-checkers --threads 2 --json",
      "  doska stats khachapuri --rules doubles=2"
    })
public final class StatsCommand implements Callable<Integer> {
  private static final int MAX_MATCHES = 100_000_000;

  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Option(
      names = "--matches",
      paramLabel = "N",
      defaultValue = "100",
      description = "The number of matches (default ${DEFAULT-VALUE}).")
  private int matches;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed of the dice and the bots, a whole number of 64 bits "
          + "(default ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + Playout.DEFAULT_LIMIT,
      description = "The number of moves, including rolls, after which a match is left unfinished "
          + "(default ${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = {"--threads", "-t"},
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads (default ${DEFAULT-VALUE}).")
  private int threads;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  public StatsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Numbers.require("--matches", matches, 1, MAX_MATCHES);
    Numbers.require("--plies", plies, 0, PlayCommand.MAX_PLIES);
    PerftCommand.requireThreads(threads);
    run(choice.adapter());
    return 0;
  }

  private <S, M> void run(GameAdapter<S, M> adapter) {
    StatisticsReport report = new StatisticsReport(adapter.game(), seed, statistics(adapter));
    if (json) {
      console.line(report.json());
    } else {
      report.text().forEach(console::line);
    }
  }

  private <S, M> Statistics statistics(GameAdapter<S, M> adapter) {
    try (Progress progress = new Progress(console, "of " + matches + " matches played")) {
      return new SelfPlay<>(adapter, matches, seed, plies, progress::at).run(threads);
    }
  }
}
