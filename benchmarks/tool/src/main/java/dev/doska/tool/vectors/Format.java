package dev.doska.tool.vectors;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of file of vectors, known by its columns, which may stand in any order beside others.
 *
 * @param name what it is called
 * @param columns the columns that it must have
 * @param check makes a fresh check for a file
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
