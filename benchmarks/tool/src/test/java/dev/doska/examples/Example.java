package dev.doska.examples;

import java.util.List;

/**
 * A piece of code in the documentation.
 *
 * @param module the folder of its module, or the empty string for the project's own README
 * @param place file and line, for messages
 * @param code its lines, without what stands around them
 * @param run whether it is run and not only compiled
 */
record Example(String module, String place, List<String> code, boolean run) {
  Example {
    code = List.copyOf(code);
  }

  /** What each line that tells it prints: {@code System.out.println(x); // → 42}. */
  List<String> printed() {
    return code.stream()
        .filter(line -> line.contains("println(") && line.contains("// → "))
        .map(line -> line.substring(line.indexOf("// → ") + 5).strip())
        .toList();
  }
}
