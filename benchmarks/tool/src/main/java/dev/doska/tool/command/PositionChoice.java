package dev.doska.tool.command;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Status;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.ToolError;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The arguments that select a position: a text, and moves to play from it. */
final class PositionChoice {
  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description =
          "The position as text, as printed by \"doska show\". Default: the initial " + "position.")
  @Nullable String position;

  @Option(
      names = "--play",
      paramLabel = "MOVE",
      description = "A move or roll to play from the position. Can be repeated.")
  List<String> moves = List.of();

  @Option(
      names = "--roll",
      paramLabel = "DICE",
      description = "A roll to play after all moves, such as 6-5, in a game with dice. Without a "
          + "position it is the first roll of the game.")
  @Nullable String roll;

  /** The line of moves to the selected position. */
  <S, M> Line<S, M> line(GameAdapter<S, M> adapter) {
    Line<S, M> line = Line.start(adapter.game(), start(adapter));
    for (String move : moves) {
      line = play(adapter, line, move);
    }
    if (roll != null) {
      Status status = line.status();
      if (!(status instanceof Status.ToRoll)) {
        throw new ToolError(
            "--roll " + ToolError.quote(roll) + ": the position does not wait for a roll");
      }
      line = play(adapter, line, roll);
    }
    return line;
  }

  private <S, M> S start(GameAdapter<S, M> adapter) {
    if (position != null) {
      return adapter.position(position);
    }
    return roll != null && moves.isEmpty()
        ? adapter.openingPosition()
        : adapter.game().initial();
  }

  /** The selected position without history; empty if no argument selects one. */
  <S, M> Optional<S> given(GameAdapter<S, M> adapter) {
    boolean chosen = position != null || !moves.isEmpty() || roll != null;
    return chosen ? Optional.of(line(adapter).position()) : Optional.empty();
  }

  private static <S, M> Line<S, M> play(GameAdapter<S, M> adapter, Line<S, M> line, String text) {
    Game<S, M> game = adapter.game();
    if (line.status() instanceof Status.Finished finished
        && !game.status(line.position()).isFinished()) {
      throw new ToolError(
          "move " + ToolError.quote(text) + ": the game is over, " + finished.result());
    }
    return line.play(adapter.move(line.position(), text));
  }
}
