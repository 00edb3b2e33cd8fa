package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No column of a file of vectors is read over: whatever is spoilt in a cell, in whatever row, the row
 * differs, and counts once. The files are those of the games' own tests.
 */
class VectorColumnsTest {
  /** A way to spoil a cell so that it is certainly wrong. */
  private record Spoiling(String name, UnaryOperator<String> change) {
    static final Spoiling GARBAGE = new Spoiling("garbage", cell -> "?");
    static final Spoiling EMPTY = new Spoiling("empty", cell -> "");
    static final Spoiling CUT = new Spoiling("cut", cell -> cell.substring(0, cell.length() - 1));
    static final Spoiling LONGER = new Spoiling("longer", cell -> cell + "7");
    static final Spoiling ONE_MORE =
        new Spoiling("one more", cell -> Long.toString(Long.parseLong(cell) + 1));
    static final Spoiling LAST_DIGIT = new Spoiling(
        "last digit",
        cell -> cell.substring(0, cell.length() - 1) + (cell.endsWith("0") ? '1' : '0'));
    static final Spoiling DASH = new Spoiling("dash", cell -> cell.equals("-") ? "0" : "-");
    static final Spoiling STAR = new Spoiling("star", cell -> cell.equals("*") ? "-" : "*");
    static final Spoiling YES_AND_NO =
        new Spoiling("yes and no", cell -> cell.equals("yes") ? "no" : "yes");
    static final Spoiling OTHER_SIDE =
        new Spoiling("other side", cell -> cell.equals("w") ? "b" : "w");
    static final Spoiling OTHER_RESULT =
        new Spoiling("other result", cell -> cell.equals("APART") ? "ADJACENT" : "APART");
    static final Spoiling OTHER_SQUARE =
        new Spoiling("other square", cell -> cell.equals("e3") ? "c3" : "e3");
    static final Spoiling A_THOUSANDTH = new Spoiling(
        "a thousandth", cell -> Double.toString(Double.parseDouble(cell) * 1.001 + 1e-5));

    List<String> applied(List<String> row, int at) {
      return with(row, at, change.apply(row.get(at)));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A column and the ways to spoil it. */
  private record Column(String name, List<Spoiling> spoilings) {
    static Column of(String name, Spoiling... spoilings) {
      List<Spoiling> all = new ArrayList<>(List.of(Spoiling.GARBAGE, Spoiling.EMPTY));
      all.addAll(List.of(spoilings));
      return new Column(name, all);
    }
  }

  /** A file: the columns that are checked, and those that say nothing that could be. */
  private record File(String game, String path, List<Column> checked, List<String> labels) {
    List<List<String>> rows() {
      try {
        return Files.readAllLines(Path.of("..", path)).stream()
            .map(line -> List.of(line.split("\t", -1)))
            .filter(row -> isQuick(row))
            .toList();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Whether it takes no long counting to compare a row. */
    private boolean isQuick(List<String> row) {
      return !path.endsWith("perft.tsv")
          || row.stream().allMatch(cell -> !cell.matches("[3-9]|1\\d"));
    }

    @Override
    public String toString() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  private static final String CZECH = "czech-checkers/src/test/resources/dev/doska/czechcheckers/";
  private static final String KHACHAPURI = "khachapuri/src/test/resources/dev/doska/khachapuri/";
  private static final String CHAPAYEV = "chapayev/src/test/resources/dev/doska/chapayev/";

  private static final File MOVES = new File(
      "czech-checkers",
      CZECH + "moves.tsv",
      List.of(
          Column.of("fen_algebraic", Spoiling.CUT),
          Column.of("from", Spoiling.OTHER_SQUARE, Spoiling.DASH),
          Column.of("to", Spoiling.OTHER_SQUARE, Spoiling.DASH),
          Column.of("pdn", Spoiling.CUT, Spoiling.LONGER),
          Column.of("pdn_long", Spoiling.CUT, Spoiling.LONGER),
          Column.of("captured", Spoiling.DASH, Spoiling.LONGER),
          Column.of("crowns", Spoiling.YES_AND_NO)),
      List.of("id"));

  private static final List<File> FILES = List.of(
      new File(
          "czech-checkers",
          CZECH + "perft.tsv",
          List.of(
              Column.of("fen_algebraic"),
              Column.of("fen_numeric"),
              Column.of("depth"),
              Column.of("nodes_distinct", Spoiling.ONE_MORE, Spoiling.LONGER, Spoiling.DASH),
              Column.of("nodes_paths", Spoiling.ONE_MORE, Spoiling.LONGER, Spoiling.DASH)),
          List.of("id", "category", "source")),
      new File(
          "khachapuri",
          KHACHAPURI + "turns.tsv",
          List.of(
              Column.of("rules"),
              Column.of("position"),
              Column.of("side"),
              Column.of("dice"),
              Column.of("steps", Spoiling.ONE_MORE),
              Column.of("sequences", Spoiling.ONE_MORE),
              Column.of("results", Spoiling.ONE_MORE),
              Column.of("resultsHash", Spoiling.LAST_DIGIT, Spoiling.CUT),
              Column.of("sequencesHash", Spoiling.LAST_DIGIT, Spoiling.CUT),
              Column.of("resultList", Spoiling.LONGER, Spoiling.STAR)),
          List.of("id", "tags")),
      new File(
          "khachapuri",
          KHACHAPURI + "openings.tsv",
          List.of(
              Column.of("dice"),
              Column.of("steps", Spoiling.ONE_MORE),
              Column.of("sequences", Spoiling.ONE_MORE),
              Column.of("results", Spoiling.ONE_MORE),
              Column.of("resultsHash", Spoiling.LAST_DIGIT, Spoiling.CUT),
              Column.of("resultList", Spoiling.CUT, Spoiling.LONGER)),
          List.of()),
      new File(
          "khachapuri",
          KHACHAPURI + "perft.tsv",
          List.of(
              Column.of("rules"),
              Column.of("depth"),
              Column.of("n21", Spoiling.ONE_MORE),
              Column.of("n36", Spoiling.ONE_MORE)),
          List.of("checked by")),
      new File(
          "khachapuri",
          KHACHAPURI + "outcomes.tsv",
          List.of(
              Column.of("position", Spoiling.LONGER),
              Column.of("winner", Spoiling.OTHER_SIDE),
              Column.of("points (default: 1, mars 2)", Spoiling.ONE_MORE),
              Column.of("points (option: difference)", Spoiling.ONE_MORE)),
          List.of("note")),
      new File(
          "chapayev",
          CHAPAYEV + "match-rows.tsv",
          List.of(
              Column.of("white_row"),
              Column.of("black_row"),
              Column.of("winner"),
              Column.of("step"),
              Column.of("policy", Spoiling.CUT),
              Column.of("new_white", Spoiling.ONE_MORE),
              Column.of("new_black", Spoiling.ONE_MORE),
              Column.of("result", Spoiling.OTHER_RESULT)),
          List.of()),
      new File(
          "chapayev",
          CHAPAYEV + "physics/scenarios.tsv",
          List.of(
              Column.of("tol"),
              Column.of("half_x"),
              Column.of("half_y"),
              Column.of("mu"),
              Column.of("g"),
              Column.of("e"),
              Column.of("discs", Spoiling.DASH),
              Column.of("flicks", Spoiling.DASH),
              Column.of("expected", Spoiling.DASH),
              Column.of("fell", Spoiling.DASH, Spoiling.LONGER),
              Column.of("t_end", Spoiling.DASH, Spoiling.A_THOUSANDTH),
              Column.of("n_impacts", Spoiling.ONE_MORE),
              Column.of("impacts", Spoiling.DASH)),
          List.of("id", "class", "category", "sensitivity", "n_micro", "ref_err", "note")));

  static List<File> files() {
    return Stream.concat(Stream.of(MOVES), FILES.stream()).toList();
  }

  static List<File> filesOfRows() {
    return FILES;
  }

  @ParameterizedTest
  @MethodSource("files")
  void every_column_is_checked_or_known_to_be_a_label(File file) {
    List<String> known = new ArrayList<>(file.labels());
    file.checked().forEach(column -> known.add(column.name()));
    assertThat(file.rows().get(0)).containsExactlyInAnyOrderElementsOf(known);
    assertThat(run(file, file.rows()).succeeded().out())
        .isEqualTo(file.rows().size() - 1 + " rows, 0 differ\n");
  }

  @ParameterizedTest
  @MethodSource("filesOfRows")
  void a_row_differs_whichever_of_its_cells_is_spoilt(File file) {
    List<List<String>> rows = some(file.rows());
    for (Column column : file.checked()) {
      int at = rows.get(0).indexOf(column.name());
      for (Spoiling spoiling : column.spoilings()) {
        List<List<String>> spoilt = new ArrayList<>(rows.subList(0, 1));
        rows.stream().skip(1).forEach(row -> spoilt.add(spoiling.applied(row, at)));
        assertAllDiffer(file, spoilt, at);
      }
    }
  }

  /** The header and about forty rows, spread evenly. */
  private static List<List<String>> some(List<List<String>> rows) {
    int step = 1 + rows.size() / 40;
    return IntStream.range(0, rows.size())
        .filter(i -> i == 0 || i % step == 1 % step)
        .mapToObj(rows::get)
        .toList();
  }

  private static void assertAllDiffer(File file, List<List<String>> rows, int column) {
    ToolRun run = run(file, rows);
    List<String> unseen = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      String place = "line " + (i + 1) + ": ";
      if (!run.out().contains(place)) {
        unseen.add(rows.get(i).get(0) + " with " + rows.get(i).get(column));
      }
    }
    assertThat(unseen).as(rows.get(0).get(column)).isEmpty();
    int all = rows.size() - 1;
    assertThat(run.out()).endsWith(all + " rows, " + all + " differ\n");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
  }

  /** The rows of a position belong together, so one of them is spoilt at a time. */
  @ParameterizedTest
  @MethodSource("columnsOfMoves")
  void one_spoilt_cell_of_a_position_is_one_row_that_differs(Column column) {
    List<List<String>> rows = MOVES.rows();
    int at = rows.get(0).indexOf(column.name());
    for (int k = 0; k < 3 * column.spoilings().size(); k++) {
      Spoiling spoiling = column.spoilings().get(k / 3);
      List<List<String>> spoilt = new ArrayList<>(rows);
      List<String> places = new ArrayList<>();
      for (int i : oneRowOfEachPosition(rows, k)) {
        spoilt.set(i, spoiling.applied(rows.get(i), at));
        if (!spoilt.get(i).equals(rows.get(i))) {
          places.add("standard input: line " + (i + 1) + ": ");
        }
      }
      assertThat(places).isNotEmpty();
      List<String> lines = run(MOVES, spoilt).lines();
      assertThat(lines).as("%s %s", column.name(), spoiling).hasSize(places.size() + 1);
      assertThat(lines).endsWith(rows.size() - 1 + " rows, " + places.size() + " differ");
      for (int i = 0; i < places.size(); i++) {
        assertThat(lines.get(i)).startsWith(places.get(i));
      }
    }
  }

  /** The index of one row of each position, in the order of the file; another one for another number. */
  private static List<Integer> oneRowOfEachPosition(List<List<String>> rows, int number) {
    Map<String, List<Integer>> positions = new LinkedHashMap<>();
    for (int i = 1; i < rows.size(); i++) {
      positions.computeIfAbsent(rows.get(i).get(0), id -> new ArrayList<>()).add(i);
    }
    return positions.values().stream()
        .map(indexes -> indexes.get(number % indexes.size()))
        .toList();
  }

  static List<Column> columnsOfMoves() {
    return MOVES.checked();
  }

  /** The numbers and words of the lists in the cells of shots, one after the other. */
  @ParameterizedTest
  @MethodSource("lists")
  void a_shot_differs_whichever_part_of_a_list_is_spoilt(String column) {
    File file = FILES.get(FILES.size() - 1);
    List<List<String>> rows = some(file.rows());
    int at = rows.get(0).indexOf(column);
    List<List<String>> spoilt = new ArrayList<>(rows.subList(0, 1));
    for (List<String> row : rows.subList(1, rows.size())) {
      for (String cell : spoiltParts(row.get(at))) {
        spoilt.add(with(row, at, cell));
      }
    }
    assertThat(spoilt).hasSizeGreaterThan(rows.size());
    assertAllDiffer(file, spoilt, at);
  }

  static List<String> lists() {
    return List.of("expected", "impacts");
  }

  /** The list with one item dropped, doubled, or with one part spoilt. */
  private static List<String> spoiltParts(String cell) {
    List<String> spoilt = new ArrayList<>();
    List<String> items = cell.equals("-") ? List.of() : List.of(cell.split(";"));
    for (int i = 0; i < items.size(); i += 1 + items.size() / 4) {
      List<String> fewer = new ArrayList<>(items);
      fewer.remove(i);
      spoilt.add(fewer.isEmpty() ? "-" : String.join(";", fewer));
      spoilt.add(String.join(";", items) + ";" + items.get(i));
      List<String> parts = List.of(items.get(i).split(":"));
      for (int j = 0; j < parts.size(); j++) {
        String part = String.join(":", with(parts, j, spoiltPart(parts.get(j))));
        spoilt.add(String.join(";", with(items, i, part)));
      }
      spoilt.add(String.join(";", with(items, i, items.get(i) + ":1")));
    }
    return spoilt;
  }

  /** A number that is a thousandth off, another name, another fate. */
  private static String spoiltPart(String part) {
    if (part.matches("\\d+")) {
      return part + "1";
    }
    if (part.startsWith("fell")) {
      return part.replace("@", "@1");
    }
    return part.equals("on") ? "fell-E@1" : Spoiling.A_THOUSANDTH.change.apply(part);
  }

  private static List<String> with(List<String> row, int at, String cell) {
    List<String> other = new ArrayList<>(row);
    other.set(at, cell);
    return other;
  }

  private static ToolRun run(File file, List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(String.join("\t", row)).append('\n'));
    return ToolRun.withInput(text.toString(), "vectors", file.game(), "-");
  }
}
