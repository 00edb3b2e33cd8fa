package dev.doska.tool.vectors;

/** Compares the rows of one file with the library, one by one. Confined to one thread. */
public interface Check {
  /**
   * Compares a row, or keeps it until its group is complete.
   *
   * @throws Row.BadRow if the row cannot be compared
   */
  void row(Row row, Report report);

  /** Compares the rows that were kept. Called after the last row. */
  default void end(Report report) {}
}
