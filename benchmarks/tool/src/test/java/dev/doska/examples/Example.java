package dev.doska.examples;

import java.util.List;

/**
 * A piece of code in the documentation.
 *
 * @param module the folder of its module, or the empty string for the README of the project
 * @param place file and line, for messages
 * @param code its lines
 * @param run whether it is run, or only compiled
 */
record Example(String module, String place, List<String> code, boolean run) {
  Example {
    code = List.copyOf(code);
  }

  /** The expected output, from comments such as {@code System.out.println(x); // → 42}. */
  List<String> printed() {
    return code.stream()
        .filter(line -> line.contains("println(") && line.contains("// → "))
        .map(line -> line.substring(line.indexOf("// → ") + 5).strip())
        .toList();
  }
}
