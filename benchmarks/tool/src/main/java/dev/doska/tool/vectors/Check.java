package dev.doska.tool.vectors;

/** Compares the rows of one file with the library, one by one. Confined to one thread. */
public interface Check {
  /**
   * Compares a row, or keeps it until its group is complete.
   *
   * @throws Row.BadRow if the row can't be examined
   */
  void row(Row row, Report report);

  /** Compares what was kept, after the last row. */
  default void end(Report report) {}
}
