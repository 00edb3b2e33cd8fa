package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.TextError;
import java.util.List;

/**
 * A place in a PDN text.
 *
 * @param line the line, from 1; 0 in games that were not read
 * @param column the column in UTF-16 units, from 1; 0 in games that were not read
 */
public record PdnPlace(int line, int column) implements Comparable<PdnPlace> {
  /** The place of anything that was not read from a text. */
  public static final PdnPlace NONE = new PdnPlace(0, 0);

  TextError error(String message, String expected) {
    return new TextError(line, column, message, expected);
  }

  /** The errors of a text that begins here, at their places in the whole text. */
  List<TextError> within(List<TextError> errors) {
    return errors.stream()
        .map(error -> error.within(Math.max(line, 1), Math.max(column, 1)))
        .toList();
  }

  PdnPlace right(int columns) {
    return new PdnPlace(line, column + columns);
  }

  /** By line, then by column. */
  @Override
  public int compareTo(PdnPlace other) {
    return line != other.line
        ? Integer.compare(line, other.line)
        : Integer.compare(column, other.column);
  }

  /**
   * The place as a user reads it.
   *
   * @return for example {@code line 9, column 4}
   */
  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
