package dev.doska.testkit.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Rows of tab-separated test vectors: those of a resource beside a test, and those of every file below
 * the folder that the system property {@code doska.vectors} names, if its first line
 * has the columns that the test needs. Columns may be in any order, and other columns may be among them. Blank lines and
 * lines that begin with {@code #} are no rows.
 */
public final class VectorFiles {
  private VectorFiles() {}

  /**
   * A row.
   *
   * @param file the file's path, or the resource's name
   * @param line the line in it, from 1
   * @param cells the text of each column by its name
   */
  public record Row(String file, int line, Map<String, String> cells) {
    /**
     * The text of a column.
     *
     * @param column its name
     * @return the text
     * @throws IllegalStateException if the file has no such column
     */
    public String get(String column) {
      String text = cells.get(column);
      if (text == null) {
        throw new IllegalStateException(
            file + " has no column " + column + ", but " + cells.keySet());
      }
      return text;
    }

    /**
     * A column as a whole number.
     *
     * @param column its name
     * @return the number
     */
    public int number(String column) {
      return Integer.parseInt(get(column));
    }

    /**
     * Whether the file has a column.
     *
     * @param column its name
     * @return true if the header has it
     */
    public boolean has(String column) {
      return cells.containsKey(column);
    }

    @Override
    public String toString() {
      return file + ", line " + line + ": " + String.join("\t", cells.values());
    }
  }

  /**
   * The rows of a resource and of the files from outside that have the same columns.
   *
   * @param test the class that the resource lies beside
   * @param resource the resource's name
   * @param columns the columns that the test needs
   * @return the rows, those of the resource first, then files in the order of their paths
   */
  public static List<Row> rows(Class<?> test, String resource, List<String> columns) {
    List<Row> rows = new ArrayList<>();
    try (InputStream in = test.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource + " beside " + test.getName());
      }
      List<String> lines = read(in).lines().toList();
      if (!fits(lines, columns)) {
        throw new IllegalStateException(resource + " has not the columns " + columns);
      }
      rows.addAll(parse(resource, lines));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String folder = System.getProperty("doska.vectors", "");
    if (!folder.isEmpty()) {
      rows.addAll(below(Path.of(folder), columns));
    }
    return rows;
  }

  /**
   * The rows of all files below a folder that have some columns.
   *
   * @param folder the folder
   * @param columns the columns that the test needs
   * @return the rows, files in the order of their paths
   */
  public static List<Row> below(Path folder, List<String> columns) {
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
        if (fits(header(path), columns)) {
          try (InputStream in = Files.newInputStream(path)) {
            rows.addAll(parse(path.toString(), read(in).lines().toList()));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  /** Decodes without failing: a file that is no text has no header that fits. */
  private static String read(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  private static List<String> header(Path path) throws IOException {
    try (BufferedReader reader = new BufferedReader(
        new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8))) {
      return reader.lines().limit(1).toList();
    }
  }

  private static boolean fits(List<String> lines, List<String> columns) {
    return !lines.isEmpty() && List.of(lines.get(0).split("\t", -1)).containsAll(columns);
  }

  private static List<Row> parse(String name, List<String> lines) {
    String[] columns = lines.get(0).split("\t", -1);
    List<Row> rows = new ArrayList<>();
    for (int line = 1; line < lines.size(); line++) {
      String text = lines.get(line);
      if (!text.isBlank() && !text.startsWith("#")) {
        String[] values = text.split("\t", -1);
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < columns.length; i++) {
          cells.put(columns[i], i < values.length ? values[i] : "");
        }
        rows.add(new Row(name, line + 1, cells));
      }
    }
    return rows;
  }
}
