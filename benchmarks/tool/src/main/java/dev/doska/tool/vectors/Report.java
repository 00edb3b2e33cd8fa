package dev.doska.tool.vectors;

/** Receives the rows that differ from the library. */
public interface Report {
  /**
   * Reports that a row differs. Several differences of one row count as one.
   *
   * @param line the line of the row in the file
   * @param message the difference
   */
  void differs(int line, String message);

  /**
   * Reports that a row is missing.
   *
   * @param line the line of a row of the same position
   * @param message what is missing
   */
  void missing(int line, String message);

  /** Compares a cell with the value of the library and reports a difference. */
  default boolean compare(Row row, String column, Object actual) {
    String expected = row.get(column);
    String found = actual.toString();
    if (expected.equals(found)) {
      return true;
    }
    differs(row.line(), difference(column, found, expected));
    return false;
  }

  /** The message for a cell that differs. */
  static String difference(String column, String actual, String expected) {
    return column + " is " + actual + ", the file has " + expected;
  }
}
