package dev.doska.tool.vectors;

import java.util.List;
import java.util.function.Supplier;

/**
 * A format of files of test vectors. It is recognised by its columns, in any order; other columns are
 * allowed.
 *
 * @param name the name of the format
 * @param columns the required columns
 * @param check makes a new check for a file
 */
public record Format(String name, List<String> columns, Supplier<Check> check) {
  public Format {
    columns = List.copyOf(columns);
  }

  boolean fits(List<String> header) {
    return header.containsAll(columns);
  }

  @Override
  public String toString() {
    return name + " (" + String.join(" ", columns) + ")";
  }
}
