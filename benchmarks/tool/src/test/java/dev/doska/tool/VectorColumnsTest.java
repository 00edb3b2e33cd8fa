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
 * Every column of a file of test vectors is compared: if any cell of any row is changed, the row differs
 * and counts once. The files are those of the tests of the games.
 */
class VectorColumnsTest {
  /** A way to make a cell wrong. */
  private record Change(String name, UnaryOperator<String> change) {
    static final Change GARBAGE = new Change("garbage", cell -> "?");
    static final Change EMPTY = new Change("empty", cell -> "");
    static final Change CUT = new Change("cut", cell -> cell.substring(0, cell.length() - 1));
    static final Change LONGER = new Change("longer", cell -> cell + "7");
    static final Change ONE_MORE =
        new Change("one more", cell -> Long.toString(Long.parseLong(cell) + 1));
    static final Change LAST_DIGIT = new Change(
        "last digit",
        cell -> cell.substring(0, cell.length() - 1) + (cell.endsWith("0") ? '1' : '0'));
    static final Change DASH = new Change("dash", cell -> cell.equals("-") ? "0" : "-");
    static final Change STAR = new Change("star", cell -> cell.equals("*") ? "-" : "*");
    static final Change YES_AND_NO =
        new Change("yes and no", cell -> cell.equals("yes") ? "no" : "yes");
    static final Change OTHER_SIDE = new Change("other side", cell -> cell.equals("w") ? "b" : "w");
    static final Change OTHER_RESULT =
        new Change("other result", cell -> cell.equals("APART") ? "ADJACENT" : "APART");
    static final Change OTHER_SQUARE =
        new Change("other square", cell -> cell.equals("e3") ? "c3" : "e3");
    static final Change A_THOUSANDTH = new Change(
        "a thousandth", cell -> Double.toString(Double.parseDouble(cell) * 1.001 + 1e-5));

    List<String> applied(List<String> row, int at) {
      return with(row, at, change.apply(row.get(at)));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A column and the ways to make its cells wrong. */
  private record Column(String name, List<Change> changes) {
    static Column of(String name, Change... changes) {
      List<Change> all = new ArrayList<>(List.of(Change.GARBAGE, Change.EMPTY));
      all.addAll(List.of(changes));
      return new Column(name, all);
    }
  }

  /** A file: the columns that are compared, and the labels, which are not. */
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

    /** Whether a row can be compared without a long count. */
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
          Column.of("fen_algebraic", Change.CUT),
          Column.of("from", Change.OTHER_SQUARE, Change.DASH),
          Column.of("to", Change.OTHER_SQUARE, Change.DASH),
          Column.of("pdn", Change.CUT, Change.LONGER),
          Column.of("pdn_long", Change.CUT, Change.LONGER),
          Column.of("captured", Change.DASH, Change.LONGER),
          Column.of("crowns", Change.YES_AND_NO)),
      List.of("id"));

  private static final List<File> FILES = List.of(
      new File(
          "czech-checkers",
          CZECH + "perft.tsv",
          List.of(
              Column.of("fen_algebraic"),
              Column.of("fen_numeric"),
              Column.of("depth"),
              Column.of("nodes_distinct", Change.ONE_MORE, Change.LONGER, Change.DASH),
              Column.of("nodes_paths", Change.ONE_MORE, Change.LONGER, Change.DASH)),
          List.of("id", "category", "source")),
      new File(
          "khachapuri",
          KHACHAPURI + "turns.tsv",
          List.of(
              Column.of("rules"),
              Column.of("position"),
              Column.of("side"),
              Column.of("dice"),
              Column.of("steps", Change.ONE_MORE),
              Column.of("sequences", Change.ONE_MORE),
              Column.of("results", Change.ONE_MORE),
              Column.of("resultsHash", Change.LAST_DIGIT, Change.CUT),
              Column.of("sequencesHash", Change.LAST_DIGIT, Change.CUT),
              Column.of("resultList", Change.LONGER, Change.STAR)),
          List.of("id", "tags")),
      new File(
          "khachapuri",
          KHACHAPURI + "openings.tsv",
          List.of(
              Column.of("dice"),
              Column.of("steps", Change.ONE_MORE),
              Column.of("sequences", Change.ONE_MORE),
              Column.of("results", Change.ONE_MORE),
              Column.of("resultsHash", Change.LAST_DIGIT, Change.CUT),
              Column.of("resultList", Change.CUT, Change.LONGER)),
          List.of()),
      new File(
          "khachapuri",
          KHACHAPURI + "perft.tsv",
          List.of(
              Column.of("rules"),
              Column.of("depth"),
              Column.of("n21", Change.ONE_MORE),
              Column.of("n36", Change.ONE_MORE)),
          List.of("checked by")),
      new File(
          "khachapuri",
          KHACHAPURI + "outcomes.tsv",
          List.of(
              Column.of("position", Change.LONGER),
              Column.of("winner", Change.OTHER_SIDE),
              Column.of("points (default: 1, mars 2)", Change.ONE_MORE),
              Column.of("points (option: difference)", Change.ONE_MORE)),
          List.of("note")),
      new File(
          "chapayev",
          CHAPAYEV + "match-rows.tsv",
          List.of(
              Column.of("white_row"),
              Column.of("black_row"),
              Column.of("winner"),
              Column.of("step"),
              Column.of("policy", Change.CUT),
              Column.of("new_white", Change.ONE_MORE),
              Column.of("new_black", Change.ONE_MORE),
              Column.of("result", Change.OTHER_RESULT)),
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
              Column.of("discs", Change.DASH),
              Column.of("flicks", Change.DASH),
              Column.of("expected", Change.DASH),
              Column.of("fell", Change.DASH, Change.LONGER),
              Column.of("t_end", Change.DASH, Change.A_THOUSANDTH),
              Column.of("n_impacts", Change.ONE_MORE),
              Column.of("impacts", Change.DASH)),
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
  void a_row_differs_if_any_of_its_cells_is_wrong(File file) {
    List<List<String>> rows = some(file.rows());
    for (Column column : file.checked()) {
      int at = rows.get(0).indexOf(column.name());
      for (Change change : column.changes()) {
        List<List<String>> changed = new ArrayList<>(rows.subList(0, 1));
        rows.stream().skip(1).forEach(row -> changed.add(change.applied(row, at)));
        assertAllDiffer(file, changed, at);
      }
    }
  }

  /** The header and about forty rows, evenly spaced. */
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

  /** Changes one row of each position at a time, because the rows of a position belong together. */
  @ParameterizedTest
  @MethodSource("columnsOfMoves")
  void one_wrong_cell_of_a_position_is_one_row_that_differs(Column column) {
    List<List<String>> rows = MOVES.rows();
    int at = rows.get(0).indexOf(column.name());
    for (int k = 0; k < 3 * column.changes().size(); k++) {
      Change change = column.changes().get(k / 3);
      List<List<String>> changed = new ArrayList<>(rows);
      List<String> places = new ArrayList<>();
      for (int i : oneRowOfEachPosition(rows, k)) {
        changed.set(i, change.applied(rows.get(i), at));
        if (!changed.get(i).equals(rows.get(i))) {
          places.add("standard input: line " + (i + 1) + ": ");
        }
      }
      assertThat(places).isNotEmpty();
      List<String> lines = run(MOVES, changed).lines();
      assertThat(lines).as("%s %s", column.name(), change).hasSize(places.size() + 1);
      assertThat(lines).endsWith(rows.size() - 1 + " rows, " + places.size() + " differ");
      for (int i = 0; i < places.size(); i++) {
        assertThat(lines.get(i)).startsWith(places.get(i));
      }
    }
  }

  /** The index of one row of each position, in the order of the file. The number selects the row. */
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

  /** Changes each number and word of the lists in the cells of shots. */
  @ParameterizedTest
  @MethodSource("lists")
  void a_shot_differs_if_any_part_of_a_list_is_wrong(String column) {
    File file = FILES.get(FILES.size() - 1);
    List<List<String>> rows = some(file.rows());
    int at = rows.get(0).indexOf(column);
    List<List<String>> changed = new ArrayList<>(rows.subList(0, 1));
    for (List<String> row : rows.subList(1, rows.size())) {
      for (String cell : changedParts(row.get(at))) {
        changed.add(with(row, at, cell));
      }
    }
    assertThat(changed).hasSizeGreaterThan(rows.size());
    assertAllDiffer(file, changed, at);
  }

  static List<String> lists() {
    return List.of("expected", "impacts");
  }

  /** The list with one item removed, repeated, or with one part changed. */
  private static List<String> changedParts(String cell) {
    List<String> changed = new ArrayList<>();
    List<String> items = cell.equals("-") ? List.of() : List.of(cell.split(";"));
    for (int i = 0; i < items.size(); i += 1 + items.size() / 4) {
      List<String> fewer = new ArrayList<>(items);
      fewer.remove(i);
      changed.add(fewer.isEmpty() ? "-" : String.join(";", fewer));
      changed.add(String.join(";", items) + ";" + items.get(i));
      List<String> parts = List.of(items.get(i).split(":"));
      for (int j = 0; j < parts.size(); j++) {
        String part = String.join(":", with(parts, j, changedPart(parts.get(j))));
        changed.add(String.join(";", with(items, i, part)));
      }
      changed.add(String.join(";", with(items, i, items.get(i) + ":1")));
    }
    return changed;
  }

  /** A number that differs by a thousandth, another name, another fate. */
  private static String changedPart(String part) {
    if (part.matches("\\d+")) {
      return part + "1";
    }
    if (part.startsWith("fell")) {
      return part.replace("@", "@1");
    }
    return part.equals("on") ? "fell-E@1" : Change.A_THOUSANDTH.change.apply(part);
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
