package dev.doska.core;

import java.util.List;

/**
 * The layout of moves in the lines of a record: which moves share a line, and which text is
 * around them. Immutable and thread-safe.
 *
 * @param <M> the game's moves
 */
public interface RecordLines<M> {
  /**
   * A piece of a line that is the text of one move.
   *
   * @param column where it begins, from 1
   * @param text the text, to be read by the game's {@link Notation}
   */
  record Piece(int column, String text) {}

  /**
   * How many moves the line that begins with a given move holds.
   *
   * @param moves all moves of the record
   * @param from the index of the line's first move
   * @return 1 or more, at most {@code moves.size() - from}
   */
  int take(List<M> moves, int from);

  /**
   * The number of the line that begins with a move.
   *
   * @param previous the number of the line before, 0 at the beginning
   * @param first the line's first move
   * @return the number to print
   */
  default int number(int previous, M first) {
    return previous + 1;
  }

  /**
   * A line.
   *
   * @param number the line's number
   * @param mover what the position before the line waits for
   * @param texts the texts of the line's moves
   * @return the line without its end
   */
  String format(int number, Status mover, List<String> texts);

  /**
   * The moves' texts in a line. Purely lexical; it splits every result of {@link #format}.
   *
   * @param line a line without its end and without a key
   * @return the pieces, or where the line is malformed (with line number 1)
   */
  ParseResult<List<Piece>> split(String line);

  /**
   * The moves' texts in a line that begins at a known status. A layout that names
   * the mover checks it here.
   *
   * @param line a line without its end and without a key
   * @param mover what the position before the line waits for
   * @return the pieces, or where the line is malformed or contradicts the position (with line number 1)
   */
  default ParseResult<List<Piece>> split(String line, Status mover) {
    return split(line);
  }

  /**
   * The simplest layout: the text of one move on each line.
   *
   * @param <M> the game's moves
   * @return the layout
   */
  static <M> RecordLines<M> oneMoveEach() {
    return new RecordLines<>() {
      @Override
      public int take(List<M> moves, int from) {
        return 1;
      }

      @Override
      public String format(int number, Status mover, List<String> texts) {
        return texts.get(0);
      }

      @Override
      public ParseResult<List<Piece>> split(String line) {
        int start = line.length() - line.stripLeading().length();
        return new ParseResult.Ok<>(List.of(new Piece(start + 1, line.strip())));
      }
    };
  }
}
