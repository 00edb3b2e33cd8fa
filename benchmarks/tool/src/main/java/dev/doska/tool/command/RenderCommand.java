package dev.doska.tool.command;

import dev.doska.core.Drawing;
import dev.doska.core.Line;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.files.Finding;
import dev.doska.tool.files.GameFiles;
import dev.doska.tool.files.Source;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.Numbers;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a position, a move or a whole game as SVG. */
@Command(
    name = "render",
    mixinStandardHelpOptions = true,
    description = {
      "Draws a position as SVG with the last move marked. Draws a whole game, or a shot of Chapayev, "
          + "as one animated SVG that plays in a browser."
    },
    footer = {
      "",
      "Examples:",
      "  doska render czech-checkers -o board.svg",
      "  doska render czech-checkers --play c3-d4 --targets -o board.svg",
      "  doska render khachapuri --game game.doska -o game.svg",
      "  doska render chapayev --shot E@87.250/1.200 -o shot.svg"
    })
public final class RenderCommand implements Callable<Integer> {
  private static final List<String> NOT_WITH_GAME =
      List.of("--position", "--play", "--roll", "--shot", "--targets");

  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Mixin
  private final PositionChoice position = new PositionChoice();

  @Option(
      names = "--targets",
      description =
          "Mark the squares where the legal moves end; in Chapayev, the best aimed strike of "
              + "each checker.")
  private boolean targets;

  @Option(names = "--shot", paramLabel = "MOVE", description = "Draw this move as an animation.")
  private @Nullable String shot;

  @Option(
      names = "--game",
      paramLabel = "FILE",
      description = "Draw a whole game from a file (- for standard input).")
  private @Nullable String file;

  @Option(
      names = "--number",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the game in the file (default ${DEFAULT-VALUE}).")
  private int number;

  @Mixin
  private final OutputChoice output = new OutputChoice();

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  public RenderCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    UsageErrors.requireWithout(spec, "--game", NOT_WITH_GAME);
    UsageErrors.requireWithout(spec, "--shot", List.of("--targets"));
    if (file == null && spec.commandLine().getParseResult().hasMatchedOption("--number")) {
      throw new ToolError("--number: requires --game");
    }
    String picture = file == null ? position(choice.adapter()) : game(file);
    output.write(console, sink -> sink.print(picture.endsWith("\n") ? picture : picture + "\n"));
    return 0;
  }

  private <S, M> String position(GameAdapter<S, M> adapter) {
    Line<S, M> line = position.line(adapter);
    if (shot != null) {
      return adapter.animate(line.position(), adapter.move(line.position(), shot));
    }
    List<M> ends = targets ? adapter.game().moves(line.position()).aimed(1) : List.of();
    return adapter.game().drawing().svg(line.position(), new Drawing.Marks<>(line.move(), ends));
  }

  private String game(String name) {
    Numbers.require("--number", number, 1, Integer.MAX_VALUE);
    List<Finding> found = new ArrayList<>();
    Source source = source(name);
    try (InputStream in = source.opening().open()) {
      new GameFiles(choice.rules).verify(source.name(), in, finding -> {
        if (finding.game() == number) {
          found.add(finding);
        }
      });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (found.isEmpty()) {
      throw new ToolError(source + ": no game " + number);
    }
    Finding finding = found.get(0);
    return replay(finding.played().orElseThrow(() -> new ToolError(finding.toString())));
  }

  private Source source(String name) {
    try {
      return Source.single(name, console.in());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <S, M> String replay(Line<S, M> line) {
    if (!line.game().id().equals(choice.game)) {
      throw new ToolError("a game of " + line.game().id() + ", not of " + choice.game);
    }
    return line.game().drawing().replay(line);
  }
}
