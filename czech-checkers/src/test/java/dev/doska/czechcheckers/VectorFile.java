package dev.doska.czechcheckers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Rows of tab-separated vectors: a file of the test resources, and every file with the same header in
 * the directory that the system property {@code doska.vectors} names.
 */
public final class VectorFile {
  private VectorFile() {}

  /** A row: the text of each column. */
  public record Row(Map<String, String> cells) {
    public String get(String column) {
      String text = cells.get(column);
      if (text == null) {
        throw new IllegalStateException("no column " + column + " in " + cells);
      }
      return text;
    }
  }

  /** All rows. */
  public static List<Row> rows(String resource) {
    List<String> own = lines(resource);
    List<Row> rows = new ArrayList<>(parse(own));
    String directory = System.getProperty("doska.vectors", "");
    if (!directory.isEmpty()) {
      for (Path file : files(Path.of(directory))) {
        List<String> lines = lines(file);
        if (!lines.isEmpty() && lines.get(0).equals(own.get(0))) {
          rows.addAll(parse(lines));
        }
      }
    }
    return rows;
  }

  private static List<Row> parse(List<String> lines) {
    String[] header = lines.get(0).split("\t", -1);
    List<Row> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      Map<String, String> row = new TreeMap<>();
      for (int i = 0; i < header.length; i++) {
        row.put(header[i], cells[i]);
      }
      rows.add(new Row(row));
    }
    return rows;
  }

  private static List<String> lines(String resource) {
    try (InputStream in = VectorFile.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
