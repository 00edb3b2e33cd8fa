package dev.doska.core;

import java.util.Objects;

/**
 * One fault in a text: where it is, what is wrong, and what would have been right.
 *
 * @param line the line, from 1
 * @param column the column in UTF-16 units, from 1
 * @param message what is wrong, without a full stop
 * @param expected what would have been right; empty if the message says it all
 */
public record TextError(int line, int column, String message, String expected) {
  /**
   * Refuses null.
   *
   * @param line the line, from 1
   * @param column the column in UTF-16 units, from 1
   * @param message what is wrong, without a full stop
   * @param expected what would have been right; empty if the message says it all
   */
  public TextError {
    Objects.requireNonNull(message);
    Objects.requireNonNull(expected);
  }

  /**
   * The same fault in a larger text.
   *
   * @param startLine the line on which this text begins in the larger one
   * @param startColumn the column at which this text begins on that line
   * @return the fault with its place in the larger text
   */
  public TextError within(int startLine, int startColumn) {
    int newColumn = line == 1 ? startColumn + column - 1 : column;
    return new TextError(startLine + line - 1, newColumn, message, expected);
  }

  /**
   * The fault as a user reads it.
   *
   * @return for example {@code line 1, column 4: no square "k9"; expected a square from a1 to h8}
   */
  @Override
  public String toString() {
    return "line " + line + ", column " + column + ": " + message
        + (expected.isEmpty() ? "" : "; expected " + expected);
  }
}
