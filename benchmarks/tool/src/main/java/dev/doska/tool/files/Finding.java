package dev.doska.tool.files;

import dev.doska.core.Line;
import dev.doska.tool.io.Console;
import java.util.List;
import java.util.Optional;

/**
 * The result of verifying one game of a file.
 *
 * @param source the name of the file
 * @param game the number of the game in its file, from 1
 * @param line the first line of the game, from 1
 * @param played the replayed game; empty if the game is invalid
 * @param message the result as text, on one line
 * @param facts the draws that were reached but not taken
 */
public record Finding(
    String source,
    int game,
    int line,
    Optional<Line<?, ?>> played,
    String message,
    List<String> facts) {
  public Finding {
    facts = List.copyOf(facts);
  }

  /** An invalid game. */
  static Finding invalid(String source, int game, int line, String message) {
    return new Finding(source, game, line, Optional.empty(), Console.oneLine(message), List.of());
  }

  /** A valid game. */
  static Finding valid(
      String source,
      int game,
      int line,
      Line<?, ?> played,
      int plies,
      String result,
      List<String> facts) {
    String message =
        played.game().id() + ", " + plies + (plies == 1 ? " move, " : " moves, ") + result;
    return new Finding(source, game, line, Optional.of(played), message, facts);
  }

  /** The same game with an error that was found later. */
  Finding withError(String error) {
    return invalid(source, game, line, error);
  }

  /** Whether the game is valid. */
  public boolean isValid() {
    return played.isPresent();
  }

  @Override
  public String toString() {
    return source + ": game " + game + " (line " + line + "): " + (isValid() ? "OK, " : "")
        + message;
  }
}
