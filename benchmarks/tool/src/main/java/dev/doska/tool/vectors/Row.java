package dev.doska.tool.vectors;

import java.util.List;

/**
 * One row of a file of test vectors.
 *
 * @param line its line in the file, from 1
 * @param columns the names of the columns
 * @param cells its cells
 */
public record Row(int line, List<String> columns, List<String> cells) {
  /** Whether the file has a column. */
  public boolean has(String column) {
    return columns.contains(column);
  }

  /** Whether the file has a column and the row has a cell in it. */
  public boolean hasCell(String column) {
    return has(column) && columns.indexOf(column) < cells.size();
  }

  /**
   * A cell.
   *
   * @throws BadRow if the row has no such cell
   */
  public String get(String column) {
    int index = columns.indexOf(column);
    if (index < 0 || index >= cells.size()) {
      throw new BadRow("no " + column);
    }
    return cells.get(index);
  }

  /**
   * A cell as a whole number.
   *
   * @param max the maximum; the minimum is 0
   * @throws BadRow if the cell is not such a number
   */
  public long number(String column, long max) {
    String text = get(column);
    long number;
    try {
      number = Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new BadRow(column + " \"" + text + "\" is not a number", e);
    }
    if (number < 0 || number > max) {
      throw new BadRow(column + " " + text + " is not from 0 to " + max);
    }
    return number;
  }

  /** A row that cannot be compared, with the reason. It counts as a row that differs. */
  public static final class BadRow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadRow(String message) {
      super(message);
    }

    BadRow(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
