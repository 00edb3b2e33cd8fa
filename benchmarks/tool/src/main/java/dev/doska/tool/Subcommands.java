package dev.doska.tool;

import dev.doska.tool.command.GamesCommand;
import dev.doska.tool.command.JudgeCommand;
import dev.doska.tool.command.MovesCommand;
import dev.doska.tool.command.PerftCommand;
import dev.doska.tool.command.PlayCommand;
import dev.doska.tool.command.RenderCommand;
import dev.doska.tool.command.ShowCommand;
import dev.doska.tool.command.StatsCommand;
import dev.doska.tool.command.VectorsCommand;
import dev.doska.tool.command.VerifyCommand;
import dev.doska.tool.io.Console;
import java.util.List;

/** All subcommands, in the order of the help. */
final class Subcommands {
  private Subcommands() {}

  static List<Object> of(Console console) {
    return List.of(
        new GamesCommand(console),
        new ShowCommand(console),
        new MovesCommand(console),
        new JudgeCommand(console),
        new PlayCommand(console),
        new VerifyCommand(console),
        new StatsCommand(console),
        new PerftCommand(console),
        new VectorsCommand(console),
        new RenderCommand(console));
  }
}
