package dev.doska.tool.files;

import dev.doska.core.Line;
import dev.doska.tool.io.Console;
import java.util.List;
import java.util.Optional;

/**
 * What verifying found about one game of a file.
 *
 * @param source the file's name
 * @param game the game's number in its file, from 1
 * @param line the line on which the game begins, from 1
 * @param played the game played again, if every move is legal and the result is right
 * @param message the finding in words, on one line
 * @param facts the draws that the game reached and passed
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

  /** The finding that a game is not right. */
  static Finding wrong(String source, int game, int line, String message) {
    return new Finding(source, game, line, Optional.empty(), Console.oneLine(message), List.of());
  }

  /** The finding that a game is right. */
  static Finding right(
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

  /** The finding that this game is not right after all. */
  Finding but(String fault) {
    return wrong(source, game, line, fault);
  }

  /** Whether the game is right. */
  public boolean isRight() {
    return played.isPresent();
  }

  @Override
  public String toString() {
    return source + ": game " + game + " (line " + line + "): " + (isRight() ? "OK, " : "")
        + message;
  }
}
