package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;

/**
 * A place in a PDN text.
 *
 * @param line the line, from 1; 0 in games that were not read
 * @param column the column in UTF-16 units, from 1; 0 in games that were not read
 */
public record PdnPlace(int line, int column) implements Comparable<PdnPlace> {
  /** The place of what was not read from a text. */
  public static final PdnPlace NONE = new PdnPlace(0, 0);

  TextError error(String message, String expected) {
    return new TextError(line, column, message, expected);
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
