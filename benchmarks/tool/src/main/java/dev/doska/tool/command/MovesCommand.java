package dev.doska.tool.command;

import dev.doska.core.Axis;
import dev.doska.core.Box;
import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Moves;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.Numbers;
import dev.doska.tool.io.ToolError;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the legal moves of a position. */
@Command(
    name = "moves",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the legal moves of a position, one per line.",
      "Rolls are listed with their odds. If there are too many moves to list, prints the ranges of "
          + "their coordinates, and some promising moves of each kind.",
      "",
      "Exit status: 0, also if the game is over: then the list is empty and the reason is printed on "
          + "standard error; 2 the position could not be read."
    },
    footer = {
      "",
      "Examples:",
      "  doska moves czech-checkers",
      "  doska moves khachapuri --roll 6-5",
      "  doska moves chapayev --aimed 3"
    })
public final class MovesCommand implements Callable<Integer> {
  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Mixin
  private final PositionChoice position = new PositionChoice();

  @Option(
      names = "--aimed",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many promising moves to print of each kind (default ${DEFAULT-VALUE}).")
  private int aimed;

  @Option(names = "--count", description = "Print only the number of moves.")
  private boolean count;

  public MovesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Numbers.require("--aimed", aimed, 0, Integer.MAX_VALUE);
    list(choice.adapter());
    return 0;
  }

  private <S, M> void list(GameAdapter<S, M> adapter) {
    Game<S, M> game = adapter.game();
    Line<S, M> line = position.line(adapter);
    S position = line.position();
    if (line.status() instanceof Status.Finished finished) {
      reportEnd(finished);
    } else if (game.moves(position).isEmpty()) {
      throw new ToolError(adapter.stuckReason(position).orElse("the moves cannot be listed"));
    } else if (game.status(position) instanceof Status.ToRoll && !count) {
      listRolls(game, position);
    } else if (game.moves(position) instanceof Moves.Continuous<M> continuous) {
      listBoxes(game, position, continuous);
    } else {
      listMoves(game, position, ((Moves.Finite<M>) game.moves(position)).list());
    }
  }

  private void reportEnd(Status.Finished finished) {
    if (count) {
      console.line("0");
    }
    console.flush();
    console.errorLine("doska: the game is over, " + finished.result());
  }

  private <S, M> void listMoves(Game<S, M> game, S position, Iterable<M> moves) {
    int number = 0;
    for (M move : moves) {
      number++;
      if (!count) {
        console.line(game.notation().format(position, move));
      }
    }
    if (count) {
      console.line(Integer.toString(number));
    }
  }

  private <S, M> void listRolls(Game<S, M> game, S position) {
    Odds<M> odds = game.odds(position);
    for (int i = 0; i < odds.size(); i++) {
      console.line(game.notation().format(position, odds.outcome(i)) + "  " + odds.weight(i) + "/"
          + odds.total());
    }
  }

  private <S, M> void listBoxes(Game<S, M> game, S position, Moves.Continuous<M> continuous) {
    if (count) {
      throw new ToolError("--count: this position has too many moves to list");
    }
    for (Box<M> box : continuous.boxes()) {
      console.line(box.name());
      for (Axis axis : box.axes()) {
        console.line("  " + axis.name() + ": " + axis.min() + ".." + axis.max()
            + (axis.cyclic() ? ", cyclic" : ""));
      }
      for (M move : box.aimed(aimed)) {
        console.line("  aimed: " + game.notation().format(position, move));
      }
    }
    listMoves(game, position, continuous.rest());
  }
}
