package dev.doska.tool.command;

import dev.doska.core.FiniteGame;
import dev.doska.core.ParseResult;
import dev.doska.core.perft.Perft;
import dev.doska.core.perft.PerftUnit;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.PerftVariant;
import dev.doska.tool.files.Source;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.Numbers;
import dev.doska.tool.io.Progress;
import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.Timing;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the leaves of a game tree. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the sequences of a given number of decisions. This tests a move generator and measures "
          + "its speed.",
      "A roll belongs to the decision that follows it. Draw rules are off. CPU seconds are those of "
          + "the counting thread or, with several threads, of the whole process."
    },
    footer = {
      "",
      "Examples:",
      "  doska perft czech-checkers --depth 9",
      "  doska perft czech-checkers --depth 6 --count routes",
      "  doska perft khachapuri --depth 3 --count n36",
      "  doska perft khachapuri --depth 3 --split 1 > units.txt",
      "  doska perft khachapuri --merge units.txt"
    })
public final class PerftCommand implements Callable<Integer> {
  private static final List<String> NOT_WITH_MERGE =
      List.of("--position", "--play", "--roll", "--depth", "--count", "--divide", "--split");

  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Mixin
  private final PositionChoice position = new PositionChoice();

  @Option(
      names = {"--depth", "-d"},
      paramLabel = "N",
      defaultValue = "1",
      description =
          "The number of decisions, 0 to " + PerftUnit.MAX_DEPTH + " (default ${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "--count",
      paramLabel = "HOW",
      description =
          "What to count. Czech checkers: moves (distinct, the default) or routes; Khachapuri: "
              + "each of the 21 rolls once (n21, the default) or weighted to 36 (n36). Other games: once or weighted.")
  private @Nullable String how;

  @Option(
      names = "--divide",
      description =
          "Print the number of leaves below each move first. A roll is a move; with --count "
              + "routes, each route is printed.")
  private boolean divide;

  /** Whether the division has been printed. */
  private boolean divided;

  @Option(
      names = {"--threads", "-t"},
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads (default ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "1",
      description = "Count N times and print the fastest run " + "(default ${DEFAULT-VALUE}).")
  private int repeat;

  @Option(
      names = "--split",
      paramLabel = "N",
      description =
          "Do not count. Split the count after N decisions and print one unit of work per line. "
              + "Units can be counted on any machine and in any order.")
  private @Nullable Integer split;

  @Option(
      names = "--merge",
      paramLabel = "FILE",
      description = "Count the units in a file (- for standard input) and print their sum.")
  private @Nullable String merge;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  public PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    UsageErrors.requireWithout(spec, "--merge", NOT_WITH_MERGE);
    UsageErrors.requireWithout(spec, "--split", List.of("--divide", "--repeat"));
    Numbers.require("--depth", depth, 0, PerftUnit.MAX_DEPTH);
    requireThreads(threads);
    Numbers.require("--repeat", repeat, 1, 1_000_000);
    try {
      run(choice.adapter());
    } catch (ArithmeticException e) {
      throw new ToolError("the number of leaves exceeds " + Long.MAX_VALUE);
    }
    return 0;
  }

  static void requireThreads(int threads) {
    Numbers.require("--threads", threads, 1, Perft.MAX_THREADS);
  }

  private <S, M> void run(GameAdapter<S, M> adapter) {
    if (!(adapter.game() instanceof FiniteGame<S, M> game)) {
      throw new ToolError("the moves of " + adapter.game().id() + " cannot be counted");
    }
    String units = merge;
    if (units != null) {
      count(() -> mergeUnits(game, units));
      return;
    }
    PerftVariant<S, M> variant = variant(adapter);
    S start = position.given(adapter).orElseGet(adapter::openingPosition);
    if (split != null) {
      printUnits(game, start, variant, split);
      return;
    }
    Numbers.require("--depth", depth, divide ? 1 : 0, PerftUnit.MAX_DEPTH);
    // on a terminal, progress is shown; counting move by move takes no longer than counting all at
    // once
    boolean step = divide || (console.isWatched() && depth > 1);
    count(() ->
        step ? countStepwise(game, start, variant) : variant.leaves(game, start, depth, threads));
  }

  private <S, M> PerftVariant<S, M> variant(GameAdapter<S, M> adapter) {
    List<PerftVariant<S, M>> perftVariants = adapter.perftVariants();
    if (how == null) {
      return perftVariants.get(0);
    }
    return perftVariants.stream().filter(c -> c.name().equals(how)).findFirst().orElseThrow(() -> {
      String names =
          perftVariants.stream().map(PerftVariant::name).collect(Collectors.joining(", "));
      return new ToolError("--count " + how + ": expected one of " + names);
    });
  }

  private void count(LongSupplier counter) {
    Timing best = Timing.time(threads == 1, counter);
    for (int i = 1; i < repeat; i++) {
      Timing next = Timing.time(threads == 1, counter);
      best = next.cpuNanos() < best.cpuNanos() ? next : best;
    }
    best.print(console);
  }

  private <S, M> long countStepwise(FiniteGame<S, M> game, S position, PerftVariant<S, M> variant) {
    List<Long> leaves = new ArrayList<>();
    boolean print = divide && !divided;
    divided = true;
    try (Progress progress = new Progress(console, "moves counted")) {
      variant.divide(game, position, depth, threads, share -> {
        leaves.add(share.leaves());
        progress.at(leaves.size());
        if (print) {
          console.line(share.move() + "  " + share.leaves());
          console.flush();
        }
      });
    }
    return leaves.stream().reduce(0L, Math::addExact);
  }

  private <S, M> void printUnits(
      FiniteGame<S, M> game, S position, PerftVariant<S, M> variant, int cut) {
    Numbers.require("--split", cut, 0, depth);
    if (!variant.splits()) {
      throw new ToolError("--split: units cannot be counted by " + variant.name());
    }
    for (PerftUnit unit : Perft.of(game).split(position, depth, cut, variant.isWeighted())) {
      console.line(unit.text());
    }
  }

  private long mergeUnits(FiniteGame<?, ?> game, String file) {
    long sum = 0;
    boolean any = false;
    try (TextLines lines = Source.lines(file, console.in());
        Progress progress = new Progress(console, "units counted")) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        if (!line.get().isBlank()) {
          any = true;
          sum = Math.addExact(sum, leaves(game, lines, line.get()));
          progress.at(lines.number());
        }
      }
      if (!any) {
        throw new ToolError(lines.source() + ": no units");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sum;
  }

  private long leaves(FiniteGame<?, ?> game, TextLines lines, String line) {
    String place = lines.source() + ": line " + lines.number() + ": ";
    ParseResult<PerftUnit> unit = PerftUnit.parse(line);
    if (unit.value().isEmpty()) {
      throw new ToolError(place + ToolError.faults(unit.errors()));
    }
    if (!unit.orElseThrow().game().equals(game.id())) {
      throw new ToolError(place + "a unit of " + unit.orElseThrow().game());
    }
    try {
      return Perft.countUnit(unit.orElseThrow(), threads);
    } catch (IllegalArgumentException e) {
      throw new ToolError(place + e.getMessage());
    }
  }
}
