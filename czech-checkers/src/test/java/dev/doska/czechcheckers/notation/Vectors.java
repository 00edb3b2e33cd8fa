package dev.doska.czechcheckers.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The vector files that come with the tests, written by two generators that know nothing of this library
 * and of each other, and further files of the same formats from the directory that the system property
 * {@code doska.vectors} names.
 */
final class Vectors {
  private Vectors() {}

  /** One line of a table, its cells by the names in the header. */
  record Row(String source, List<String> header, List<String> cells) {
    String get(String column) {
      return cells.get(header.indexOf(column));
    }

    @Override
    public String toString() {
      return source + ": " + String.join("  ", cells);
    }
  }

  /** The rows of a table of the tests and of all tables with the same header elsewhere. */
  static List<Row> rows(String name) {
    List<Row> rows = new ArrayList<>(rows(name, own("/dev/doska/czechcheckers/" + name)));
    List<String> header = rows.get(0).header();
    for (Path file : further(".tsv")) {
      List<Row> more = rows(file.toString(), read(file));
      if (!more.isEmpty() && more.get(0).header().equals(header)) {
        rows.addAll(more);
      }
    }
    return rows;
  }

  private static List<Row> rows(String source, String text) {
    List<String> lines = text.lines().toList();
    List<String> header = List.of(lines.get(0).split("\t", -1));
    List<Row> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> cells = List.of(line.split("\t", -1));
      if (cells.size() != header.size()) {
        throw new AssertionError(source + ": " + line);
      }
      rows.add(new Row(source, header, cells));
    }
    return rows;
  }

  /** The game files of the tests and from elsewhere. */
  static List<String> games() {
    List<String> texts = new ArrayList<>();
    texts.add(own("/dev/doska/czechcheckers/notation/games.pdn"));
    further(".pdn").forEach(file -> texts.add(read(file)));
    return texts;
  }

  private static String own(String name) {
    try (var in = Vectors.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> further(String ending) {
    String directory = System.getProperty("doska.vectors", "");
    if (directory.isEmpty()) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(Path.of(directory))) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
