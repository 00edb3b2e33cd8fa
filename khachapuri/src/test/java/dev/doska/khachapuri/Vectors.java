package dev.doska.khachapuri;

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
import java.util.Objects;
import java.util.Optional;
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

  /** The kinds of files, each known by its columns; a file is of the first kind that it fits. */
  enum Kind {
    TURNS(
        "turns.tsv", "rules|position|side|dice|steps|sequences|results|resultsHash|sequencesHash"),
    OPENINGS("openings.tsv", "dice|steps|sequences|results|resultsHash"),
    PERFT("perft.tsv", "rules|depth|n21|n36"),
    OUTCOMES(
        "outcomes.tsv", "position|winner|points (default: 1, mars 2)|points (option: difference)");

    private final String file;
    private final String columns;

    Kind(String file, String columns) {
      this.file = file;
      this.columns = columns;
    }

    private boolean fits(List<String> header) {
      return header.containsAll(List.of(columns.split("\\|", -1)));
    }

    /** The kind of a file with these columns, which may stand in any order beside others. */
    static Optional<Kind> of(List<String> header) {
      return Stream.of(values()).filter(kind -> kind.fits(header)).findFirst();
    }
  }

  /** The rows of the file beside the tests, and of all files of its kind outside. */
  static List<Row> rows(Kind kind) {
    String file = kind.file;
    List<Row> rows = new ArrayList<>();
    try (InputStream in = Objects.requireNonNull(Vectors.class.getResourceAsStream(file), file)) {
      rows.addAll(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String root = System.getProperty("doska.vectors", "");
    if (!root.isEmpty()) {
      rows.addAll(outside(kind, Path.of(root)));
    }
    return rows;
  }

  /** The rows of all files of a kind in a directory, whatever their names. */
  static List<Row> outside(Kind kind, Path root) {
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
        if (kindOf(path).equals(Optional.of(kind))) {
          rows.addAll(parse(Files.readString(path)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }

  private static Optional<Kind> kindOf(Path path) throws IOException {
    try (BufferedReader in = new BufferedReader(
        new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8))) {
      String header = in.readLine();
      return header == null ? Optional.empty() : Kind.of(List.of(header.split("\t", -1)));
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

  /** The game under the options of a row: a preset, or options that differ from the default one. */
  static Khachapuri game(String rules) {
    boolean named = rules.indexOf('=') < 0 || rules.indexOf('=') > (rules + ",").indexOf(',');
    String text = named ? rules : "std," + rules;
    return Khachapuri.of(KhachapuriRuleset.parse(text).orElseThrow());
  }
}
