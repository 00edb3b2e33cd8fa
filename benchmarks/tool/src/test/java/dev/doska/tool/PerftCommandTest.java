package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerftCommandTest {
  private static final String SEVERAL_ROUTES = "W:WKg3:Bb6,e5,b4,f2";

  private static long nodes(ToolRun run) {
    String line = run.succeeded().lines().stream()
        .filter(text -> text.startsWith("nodes  "))
        .findFirst()
        .orElseThrow();
    return Long.parseLong(line.substring(6).strip());
  }

  @Test
  void prints_nodes_seconds_and_rate() {
    assertThat(ToolRun.of("perft", "czech-checkers", "--depth", "5").succeeded().out())
        .matches("""
            nodes +7361
            wall seconds +\\d+\\.\\d{3}
            CPU seconds +\\d+\\.\\d{3}
            nodes per CPU second +\\d+
            """);
  }

  @Test
  void several_threads_and_repetitions_count_the_same() {
    assertThat(nodes(ToolRun.of(
            "perft", "czech-checkers", "--depth", "6", "--threads", "2", "--repeat", "2")))
        .isEqualTo(36768);
  }

  @Test
  void moves_and_routes_are_counted_separately() {
    assertThat(nodes(ToolRun.of("perft", "czech-checkers", "--position", SEVERAL_ROUTES)))
        .isEqualTo(5);
    assertThat(nodes(ToolRun.of(
            "perft", "czech-checkers", "--position", SEVERAL_ROUTES, "--count", "routes")))
        .isEqualTo(6);
  }

  @Test
  void divide_prints_each_move_and_sums_to_the_whole() {
    ToolRun run = ToolRun.of("perft", "czech-checkers", "--depth", "4", "--divide");
    long sum = run.lines().stream()
        .filter(line -> line.matches("[a-h][1-8]-[a-h][1-8]  \\d+"))
        .mapToLong(line -> Long.parseLong(line.substring(7)))
        .sum();
    assertThat(sum).isEqualTo(nodes(run)).isEqualTo(1469);
  }

  @Test
  void a_watched_count_is_the_same_number() {
    for (String game : List.of("czech-checkers", "khachapuri")) {
      for (String depth : List.of("0", "1", "2")) {
        String[] line = {"perft", game, "--depth", depth};
        ToolRun watched = ToolRun.run(true, new byte[0], line);
        assertThat(watched.lines().get(0)).isEqualTo(ToolRun.of(line).lines().get(0));
      }
    }
  }

  @Test
  void ties_of_the_roll_off_have_no_leaves() {
    ToolRun run =
        ToolRun.of("perft", "khachapuri", "--position", "W=24x4,6x11;B=18x11,12x4 -", "--divide");
    assertThat(run.lines()).hasSize(40).contains("1-1  0", "6-5  118");
    assertThat(nodes(run)).isEqualTo(30 * 118);
  }

  @Test
  void divide_prints_each_route_with_all_its_squares() {
    ToolRun run = ToolRun.of(
        "perft", "czech-checkers", "--position", SEVERAL_ROUTES, "--count", "routes", "--divide");
    assertThat(nodes(run)).isEqualTo(6);
    assertThat(run.lines().subList(0, 6))
        .doesNotHaveDuplicates()
        .allMatch(line -> line.matches("g3(x[a-h][1-8])+  1"));
  }

  @Test
  void shares_of_routes_sum_to_the_whole() {
    for (String position : List.of(SEVERAL_ROUTES, "W:WKg1:Bg7,g5,b4,f2,Ka5,c7", "W:Wa3:Bh8")) {
      ToolRun run = ToolRun.of(
          "perft",
          "czech-checkers",
          "--position",
          position,
          "--count",
          "routes",
          "--depth",
          "5",
          "--threads",
          "2",
          "--divide");
      long sum = run.lines().stream()
          .filter(line -> line.matches("[a-h][1-8][-x].*  \\d+"))
          .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1)))
          .sum();
      assertThat(sum).as(position).isEqualTo(nodes(run));
      assertThat(nodes(ToolRun.of(
              "perft",
              "czech-checkers",
              "--position",
              position,
              "--count",
              "routes",
              "--depth",
              "5")))
          .isEqualTo(sum);
    }
  }

  @Test
  void routes_are_counted_without_draws_as_moves_are() {
    for (String how : List.of("distinct", "routes")) {
      assertThat(nodes(ToolRun.of(
              "perft",
              "czech-checkers",
              "--position",
              "W:WKa1,Kc1:BKh8:H29:M9",
              "--depth",
              "3",
              "--count",
              how)))
          .as(how)
          .isPositive();
    }
  }

  @Test
  void units_count_to_the_same_number_in_any_order(@TempDir Path directory) throws IOException {
    ToolRun split =
        ToolRun.of("perft", "czech-checkers", "--depth", "6", "--split", "2").succeeded();
    Path file = directory.resolve("units.txt");
    Files.write(file, split.lines().stream().sorted().toList());
    assertThat(nodes(ToolRun.of("perft", "czech-checkers", "--merge", file.toString())))
        .isEqualTo(36768);
    assertThat(nodes(ToolRun.withInput(split.out(), "perft", "czech-checkers", "--merge", "-")))
        .isEqualTo(36768);
  }

  @Test
  void bad_units_are_reported_with_their_line() {
    ToolRun.withInput("\nnonsense\n", "perft", "czech-checkers", "--merge", "-")
        .failedWith("standard input: line 2: ");
    ToolRun.withInput(
            "czech-checkers\tFEDERATION\tW:X\t1\t1\tonce\n",
            "perft",
            "czech-checkers",
            "--merge",
            "-")
        .failedWith("standard input: line 1: ");
    ToolRun.withInput("chess\tX\tY\t1\t1\tonce\n", "perft", "czech-checkers", "--merge", "-")
        .failedWith("a unit of chess");
    ToolRun.of("perft", "czech-checkers", "--merge", "/nowhere/units").failedWith("no such file");
  }

  @Test
  void numbers_out_of_range_are_errors() {
    ToolRun.of("perft", "czech-checkers", "--depth", "-1").failedWith("--depth -1");
    ToolRun.of("perft", "czech-checkers", "--depth", "x").failedWith("--depth");
    ToolRun.of("perft", "czech-checkers", "--threads", "0").failedWith("--threads 0");
    ToolRun.of("perft", "czech-checkers", "--repeat", "0").failedWith("--repeat 0");
    ToolRun.of("perft", "czech-checkers", "--split", "2").failedWith("--split 2");
    ToolRun.of("perft", "czech-checkers", "--count", "all").failedWith("distinct, routes");
    ToolRun.of("perft", "czech-checkers", "--depth", "0", "--divide").failedWith("--depth 0");
    ToolRun.of("perft", "czech-checkers", "--count", "routes", "--split", "1")
        .failedWith("cannot be counted by routes");
  }

  @Test
  void too_many_leaves_are_an_error() {
    String unit = "czech-checkers\tFEDERATION\tW:WKa1:BKh8\t1\t9223372036854775807\tonce\n";
    ToolRun.withInput(unit, "perft", "czech-checkers", "--merge", "-")
        .failedWith("exceeds 9223372036854775807");
  }
}
