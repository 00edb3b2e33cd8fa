package dev.doska.benchmarks.tool;

import java.util.List;

/** All subcommands, in the order in which the help lists them. */
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
        new PerftCommand(console),
        new VectorsCommand(console),
        new RenderCommand(console),
        new BenchCommand(console));
  }
}
