package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

class VectorsCommandTest {
  private static final String PERFT =
      "id\tfen_algebraic\tfen_numeric\tdepth\tnodes_distinct\tnodes_paths";
  private static final String SEVERAL = "\tW:WKg3:Bb6,e5,b4,f2\tW:WK24:B9,15,17,27\t1\t";
  private static final String MOVES =
      "id\tfen_algebraic\tfrom\tto\tpdn\tpdn_long\tcaptured\tcrowns";
  private static final String KINGS = "k\tW:WKg1:Bg7,g5,b4,f2\t";
  private static final List<String> THREE = List.of(
      KINGS + "g1\ta3\tg1xc5xa3\tg1xc5xa3\tf2,b4\tno",
      KINGS + "g1\ta3\tg1xe3xh6xf8xa3\tg1xe3xh6xf8xa3\tf2,b4,g5,g7\tno",
      KINGS + "g1\th8\tg1xh8\tg1xd4xh8\tf2,g7\tno");

  private static ToolRun run(String... lines) {
    return ToolRun.withInput(String.join("\n", lines) + "\n", "vectors", "czech-checkers", "-");
  }

  @Test
  void rows_that_agree_are_counted_and_nothing_else_is_printed() {
    assertThat(run(PERFT, "a" + SEVERAL + "5\t6", "b" + SEVERAL + "5\t6")
            .succeeded()
            .out())
        .isEqualTo("2 rows, 0 differ\n");
  }

  @Test
  void a_row_that_differs_is_printed_and_counted_once() {
    ToolRun run = run(PERFT, "a" + SEVERAL + "5\t6", "b" + SEVERAL + "6\t7");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .containsExactly(
            "standard input: line 3: nodes_distinct is 5, the file has 6",
            "standard input: line 3: nodes_paths is 6, the file has 7",
            "2 rows, 1 differ");
  }

  @Test
  void columns_can_be_in_any_order() {
    assertThat(run("nodes_distinct\textra\tdepth\tfen_algebraic", "5\tx\t1\tW:WKg3:Bb6,e5,b4,f2")
            .succeeded()
            .out())
        .isEqualTo("1 rows, 0 differ\n");
  }

  @Test
  void rows_that_cannot_be_read_differ() {
    ToolRun run = run(
        PERFT,
        "a\tW:Wz9:B\t\t1\t1\t1",
        "b" + "\tW:WKg3:Bb6\tW:WK24:B10\t1\t9\t9",
        "c\tW:WKg3:Bb6\tW:WK24:B9\tmany\t9\t9",
        "d\tW:WKg3:Bb6\tW:WK24:B9\t-1\t9\t9",
        "e\tW:WKg3:Bb6\tW:WK24:B9\t9999\t9\t9",
        "f");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.out())
        .contains(
            "bad fen_algebraic",
            "another position",
            "\"many\" is not a number",
            "depth -1 is not from 0 to 1000",
            "depth 9999 is not",
            "no fen_algebraic")
        .endsWith("6 rows, 6 differ\n");
  }

  @Test
  void moves_are_compared_as_a_set() {
    assertThat(run(MOVES, THREE.get(2), THREE.get(0), THREE.get(1)).succeeded().out())
        .isEqualTo("3 rows, 0 differ\n");
  }

  @Test
  void a_legal_move_without_a_row_is_a_difference() {
    ToolRun run = run(MOVES, THREE.get(0), THREE.get(1));
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.lines().get(0)).contains("k: no row has the legal move g1xh8");
    assertThat(run.lines()).endsWith("2 rows, 1 differ");
  }

  @Test
  void a_position_without_a_move_has_one_row_that_says_so() {
    String none = "\t-\t-\tnone\tnone\t-\tno";
    assertThat(run(MOVES, "b\tB:WKa1:B" + none).succeeded().out()).isEqualTo("1 rows, 0 differ\n");
    assertThat(run(MOVES, KINGS.stripTrailing() + none).lines()).endsWith("1 rows, 3 differ");
  }

  @Test
  void every_column_of_a_move_is_compared_as_text() {
    for (int column = 2; column < 8; column++) {
      String[] cells = THREE.get(2).split("\t");
      cells[column] = column < 4 ? "a1" : cells[column] + "?";
      ToolRun run = run(MOVES, THREE.get(0), THREE.get(1), String.join("\t", cells));
      assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
      assertThat(run.lines()).hasSize(2).endsWith("3 rows, 1 differ");
      assertThat(run.lines().get(0)).startsWith("standard input: line 4: k: ");
    }
  }

  @Test
  void a_wrong_cell_of_a_move_is_reported_with_the_correct_value() {
    assertThat(run(MOVES, THREE.get(0), THREE.get(1), THREE.get(2).replace("f2,g7", "g7"))
            .lines()
            .get(0))
        .isEqualTo("standard input: line 4: k: captured is f2,g7, the file has g7");
    assertThat(run(MOVES, THREE.get(0), THREE.get(1), KINGS + "g1\tf2\tg1-f2\tg1-f2\t-\tno")
            .lines())
        .containsExactly(
            "standard input: line 4: k: g1-f2 (g1-f2, captured -, crowns no) is not a legal move, "
                + "and no row has g1xh8 (g1xd4xh8, captured f2,g7, crowns no)",
            "3 rows, 1 differ");
  }

  @Test
  void a_row_of_another_position_does_not_affect_the_others() {
    ToolRun run = run(MOVES, THREE.get(0).replace("b4,f2\t", "f2\t"), THREE.get(1), THREE.get(2));
    assertThat(run.lines().get(0)).contains("line 2: k: another position than in the other rows");
    assertThat(run.lines()).endsWith("3 rows, 1 differ");
  }

  @Test
  void a_row_that_is_longer_than_the_header_differs_and_a_duplicate_column_is_an_error() {
    ToolRun run = run(PERFT, "a" + SEVERAL + "5\t6\t7", "b" + SEVERAL + "5\t6\t\t");
    assertThat(run.lines())
        .containsExactly(
            "standard input: line 2: 7 cells, but the header has 6 columns", "2 rows, 1 differ");
    run("depth\t" + PERFT, "1\ta" + SEVERAL + "5\t6").failedWith("the header has depth twice");
  }

  @Test
  void rows_of_a_bad_position_differ() {
    assertThat(run(MOVES, THREE.get(0).replace("g7", "g8")).lines())
        .hasSize(2)
        .endsWith("1 rows, 1 differ");
  }

  @Test
  void a_file_without_rows_or_with_an_unknown_header_is_status_2() {
    run("").failedWith("standard input: no rows");
    run(PERFT).failedWith("standard input: no rows");
    run("one\ttwo", "1\t2").failedWith("unknown header; expected the columns of perft (");
    ToolRun.of("vectors", "czech-checkers", "nowhere.tsv").failedWith("nowhere.tsv: no such file");
    ToolRun.of("vectors", "czech-checkers", "samples").failedWith("samples: is a directory");
    ToolRun.of("vectors", "czech-checkers").failedWith("FILE");
    ToolRun.of("vectors", "czech-checkers", "x", "--threads", "0").failedWith("--threads 0");
  }

  @Test
  void a_file_that_cannot_be_read_does_not_hide_the_others() {
    ToolRun run = ToolRun.withInput(
        PERFT + "\na" + SEVERAL + "5\t6\n", "vectors", "czech-checkers", "nowhere.tsv", "-");
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.out()).isEqualTo("1 rows, 0 differ\n");
  }

  @Test
  void line_ends_of_any_system_are_read() {
    assertThat(ToolRun.withInput(
                "\uFEFF" + PERFT + "\r\na" + SEVERAL + "5\t6\r\n", "vectors", "czech-checkers", "-")
            .succeeded()
            .out())
        .isEqualTo("1 rows, 0 differ\n");
  }
}
