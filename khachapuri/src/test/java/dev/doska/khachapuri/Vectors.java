package dev.doska.khachapuri;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads vector files: those beside the tests, and those of the directory {@code doska.vectors}. */
final class Vectors {
  private Vectors() {}

  /** One line of a file. */
  record Row(Map<String, String> cells) {
    String get(String column) {
      return Objects.requireNonNull(cells.get(column), column);
    }

    int number(String column) {
      return Integer.parseInt(get(column));
    }

    boolean has(String column) {
      return cells.containsKey(column);
    }
  }

  /** The rows of a file as maps from column name to value, then those of its namesakes outside. */
  static List<Row> rows(String file) {
    List<Row> rows = new ArrayList<>();
    try (InputStream in = Objects.requireNonNull(Vectors.class.getResourceAsStream(file), file)) {
      rows.addAll(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      for (Path other : outside(file)) {
        rows.addAll(parse(Files.readString(other)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  /** Files of the same name, or of a name that ends in it, anywhere under a khachapuri directory. */
  private static List<Path> outside(String file) throws IOException {
    String root = System.getProperty("doska.vectors", "");
    if (root.isEmpty()) {
      return List.of();
    }
    try (Stream<Path> paths = Files.walk(Path.of(root))) {
      return paths
          .filter(path -> path.getFileName().toString().endsWith(file))
          .filter(path -> path.toString().contains("khachapuri"))
          .sorted()
          .toList();
    }
  }

  private static List<Row> parse(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    String[] names = lines.get(0).split("\t", -1);
    List<Row> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split("\t", -1);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < names.length; i++) {
        row.put(names[i], i < values.length ? values[i] : "");
      }
      rows.add(new Row(row));
    }
    return rows;
  }

  /** The game under the options of a row: {@code std} or those that differ from it. */
  static Khachapuri game(String rules) {
    String text = rules.equals("std") ? rules : "std," + rules;
    return Khachapuri.of(KhachapuriRuleset.parse(text).orElseThrow());
  }
}
