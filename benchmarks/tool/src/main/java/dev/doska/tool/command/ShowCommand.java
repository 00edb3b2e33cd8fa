package dev.doska.tool.command;

import dev.doska.core.Claim;
import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.record.GameRecord;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.Console;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows a position: its board, its text, its status and the draw counters. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description =
        "Shows a position as a board, with its text, its hash key, its status and the draw counters.",
    footer = {
      "",
      "Examples:",
      "  doska show czech-checkers",
      "  doska show czech-checkers --position W:Wc1,Kg1:Bb6,d2,f4,f6",
      "  doska show khachapuri --roll 6-5",
      "  doska show chapayev --preset SIMPLE"
    })
public final class ShowCommand implements Callable<Integer> {
  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Mixin
  private final PositionChoice position = new PositionChoice();

  public ShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    show(choice.adapter());
    return 0;
  }

  private <S, M> void show(GameAdapter<S, M> adapter) {
    Game<S, M> game = adapter.game();
    Line<S, M> line = position.line(adapter);
    S position = line.position();
    console.print(game.drawing().text(position));
    console.line("position  " + game.positions().format(position));
    console.line("rules     " + game.ruleset().text());
    console.line("key       " + GameRecord.keyText(game.key(position)));
    console.line("status    " + describe(line.status()));
    if (!line.status().isFinished()) {
      adapter.drawCounters(line).forEach(console::line);
    }
    for (Claim claim : line.claims()) {
      console.line("claim     " + claim.outcome());
    }
  }

  static String describe(Status status) {
    if (status instanceof Status.ToMove toMove) {
      return name(toMove.mover()) + " to move";
    }
    if (status instanceof Status.ToRoll toRoll) {
      return toRoll.side().map(side -> name(side) + " to roll").orElse("both to roll");
    }
    return "finished: " + status.outcome().map(Outcome::toString).orElseThrow();
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
