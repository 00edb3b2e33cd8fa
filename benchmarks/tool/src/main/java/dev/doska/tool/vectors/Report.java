package dev.doska.tool.vectors;

/** Takes the rows that differ from the library. */
public interface Report {
  /**
   * A row differs; several findings on one row count as one.
   *
   * @param line its line in the file
   * @param message how
   */
  void differs(int line, String message);

  /**
   * The file lacks a row.
   *
   * @param line the line of the row beside which it should stand
   * @param message what is missing
   */
  void missing(int line, String message);

  /** Says what the row has and what the library has, if they are not the same text. */
  default boolean compare(Row row, String column, Object actual) {
    String expected = row.get(column);
    String found = actual.toString();
    if (expected.equals(found)) {
      return true;
    }
    differs(row.line(), difference(column, found, expected));
    return false;
  }

  /** How a cell differs, in words. */
  static String difference(String column, String actual, String expected) {
    return column + " is " + actual + ", the file has " + expected;
  }
}
