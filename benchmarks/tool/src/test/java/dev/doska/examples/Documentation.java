package dev.doska.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The examples in the sources and READMEs of the project. */
final class Documentation {
  static final List<String> MODULES =
      List.of("core", "core/testkit", "czech-checkers", "khachapuri", "chapayev");

  private final Path root;
  private final List<Example> examples = new ArrayList<>();

  private Documentation(Path root) {
    this.root = root;
  }

  /** All examples of the project. */
  static List<Example> examples(Path root) throws IOException {
    Documentation documentation = new Documentation(root);
    documentation.readReadme("");
    for (String module : MODULES) {
      documentation.readReadme(module);
      documentation.readSources(module);
    }
    return documentation.examples;
  }

  private void readSources(String module) throws IOException {
    Path sources = root.resolve(module).resolve("src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        read(module, file, "<pre>{@code", "}</pre>");
      }
    }
  }

  private void readReadme(String module) throws IOException {
    Path readme = root.resolve(module).resolve("README.md");
    if (Files.exists(readme)) {
      read(module, readme, "```java", "```");
    }
  }

  /** Reads the lines between a line that ends with {@code begin} and one that ends with {@code end}. */
  private void read(String module, Path file, String begin, String end) throws IOException {
    List<String> lines = Files.readAllLines(file);
    boolean run = true;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.endsWith(begin)) {
        int first = i + 1;
        List<String> code = new ArrayList<>();
        for (i++; i < lines.size() && !lines.get(i).strip().endsWith(end); i++) {
          code.add(file.toString().endsWith(".java") ? uncommented(lines.get(i)) : lines.get(i));
        }
        if (i == lines.size()) {
          throw new IllegalStateException(file + ": the example of line " + first + " has no end");
        }
        add(module, root.relativize(file) + ":" + first, code, run);
      }
      run = !line.equals("<!-- compiled, not run -->");
    }
  }

  private void add(String module, String place, List<String> code, boolean run) {
    boolean java = code.stream()
        .filter(line -> !line.isBlank())
        .findFirst()
        .map(line -> !line.startsWith("<"))
        .orElse(false);
    if (java) {
      examples.add(new Example(module, place, code, run));
    }
  }

  private static String uncommented(String line) {
    String text = line.stripLeading();
    text = text.startsWith("*") ? text.substring(1) : text;
    return text.startsWith(" ") ? text.substring(1) : text;
  }
}
