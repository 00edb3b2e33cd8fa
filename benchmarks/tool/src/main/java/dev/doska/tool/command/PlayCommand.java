package dev.doska.tool.command;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Bot;
import dev.doska.core.play.Budget;
import dev.doska.core.play.Playout;
import dev.doska.core.record.Tag;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.Numbers;
import dev.doska.tool.io.Progress;
import dev.doska.tool.io.ToolError;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays games between two bots and writes them. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a game between two bots and writes it: Czech checkers as PDN, other games as records. The "
          + "same seed gives the same game on every machine.",
      "Bots: random plays any legal move; mcts searches the game tree; aiming, in Chapayev only and its "
          + "default, plays promising strikes."
    },
    footer = {
      "",
      "Examples:",
      "  doska play czech-checkers --seed 7",
      "  doska play khachapuri --white mcts --budget 200 -o game.doska",
      "  doska play chapayev --preset SIMPLE --games 3"
    })
public final class PlayCommand implements Callable<Integer> {
  static final int MAX_PLIES = 1_000_000;
  private static final int MAX_BUDGET = 100_000_000;

  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Mixin
  private final PositionChoice position = new PositionChoice();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed of the dice and the bots, a whole number of 64 bits "
          + "(default ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--white",
      paramLabel = "BOT",
      description = "The bot that plays White (default: random; in Chapayev: aiming).")
  private @Nullable String white;

  @Option(
      names = "--black",
      paramLabel = "BOT",
      description = "The bot that plays Black (default: as for White).")
  private @Nullable String black;

  @Option(
      names = "--budget",
      paramLabel = "N",
      defaultValue = "1000",
      description = "The number of playouts of mcts for each move " + "(default ${DEFAULT-VALUE}).")
  private int budget;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of games (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + Playout.DEFAULT_LIMIT,
      description = "The number of moves, including rolls, after which a game is left unfinished "
          + "(default ${DEFAULT-VALUE}).")
  private int plies;

  /** The number of moves that the bots have chosen. */
  private long chosen;

  @Mixin
  private final OutputChoice output = new OutputChoice();

  public PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Numbers.require("--budget", budget, 1, MAX_BUDGET);
    Numbers.require("--games", games, 1, Integer.MAX_VALUE);
    Numbers.require("--plies", plies, 0, MAX_PLIES);
    output.write(console, sink -> play(choice.adapter(), sink));
    return 0;
  }

  private <S, M> void play(GameAdapter<S, M> adapter, OutputChoice.Sink sink) {
    Line<S, M> start = position.line(adapter);
    Optional<String> stuckReason = adapter.stuckReason(start.position());
    if (stuckReason.isPresent()) {
      throw new ToolError(stuckReason.get());
    }
    SplitMix64 seeds = new SplitMix64(seed);
    try (Progress progress = new Progress(console, "moves chosen")) {
      String before = "\n\n";
      for (int game = 1; game <= games; game++) {
        Line<S, M> line = play(adapter, start, seeds, progress);
        String text = adapter.write(line, tags(adapter, game));
        // PDN ends with a blank line, a record does not
        sink.print(before.endsWith("\n\n") ? text : "\n" + text);
        before = text;
      }
    }
  }

  private <S, M> Line<S, M> play(
      GameAdapter<S, M> adapter, Line<S, M> start, SplitMix64 seeds, Progress progress) {
    Bot<S, M> first = watched(bot(adapter, white, "--white", seeds.nextLong()), progress);
    Bot<S, M> second = watched(bot(adapter, black, "--black", seeds.nextLong()), progress);
    SplitMix64 dice = new SplitMix64(seeds.nextLong());
    return new Playout<>(first, second, dice, new Budget(budget)).run(start, plies);
  }

  /** The same bot; each of its moves is counted as progress. */
  private <S, M> Bot<S, M> watched(Bot<S, M> bot, Progress progress) {
    return (line, limit) -> {
      progress.at(chosen++);
      return bot.choose(line, limit);
    };
  }

  private static <S, M> Bot<S, M> bot(
      GameAdapter<S, M> adapter, @Nullable String name, String option, long seed) {
    List<String> bots = adapter.bots();
    if (name != null && !bots.contains(name)) {
      throw new ToolError(
          option + " " + name + ": no such bot; expected one of " + String.join(", ", bots));
    }
    return adapter.bot(name == null ? bots.get(0) : name, new SplitMix64(seed));
  }

  private <S, M> List<Tag> tags(GameAdapter<S, M> adapter, int game) {
    String bot = adapter.bots().get(0);
    return List.of(
        new Tag("Event", "bots, seed " + seed),
        new Tag("Round", Integer.toString(game)),
        new Tag("White", white == null ? bot : white),
        new Tag("Black", black == null ? bot : black));
  }
}
