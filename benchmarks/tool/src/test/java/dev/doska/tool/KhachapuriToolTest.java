package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The features of the tool that only Khachapuri has. */
class KhachapuriToolTest {
  private static final String TURNS =
      "id\trules\tposition\tside\tdice\tsteps\tsequences\tresults\tresultsHash\tsequencesHash\tresultList\n";
  private static final String OPENING = "W=24x4,6x11;B=18x11,12x4";

  private static ToolRun vectors(String text) {
    return ToolRun.withInput(text, "vectors", "khachapuri", "-");
  }

  @Test
  void a_roll_without_a_position_is_the_first_opening_roll() {
    assertThat(ToolRun.of("moves", "khachapuri", "--roll", "6-5").succeeded().lines())
        .containsExactly("24/19/13");
    assertThat(ToolRun.of("moves", "khachapuri", "--roll", "2-1", "--count")
            .succeeded()
            .out())
        .isEqualTo("6\n");
    assertThat(ToolRun.of("show", "khachapuri", "--roll", "6-5").succeeded().out())
        .contains("position  " + OPENING + " w 6-5", "status    White to move");
  }

  @Test
  void a_roll_can_follow_moves_or_a_position() {
    assertThat(ToolRun.of("show", "khachapuri", "--play", "6-5", "--roll", "3-1")
            .succeeded()
            .out())
        .contains(" w 3-1");
    assertThat(ToolRun.of("show", "khachapuri", "--position", OPENING + " b", "--roll", "3-1")
            .succeeded()
            .out())
        .contains(" b 3-1");
    ToolRun.of("show", "khachapuri", "--position", OPENING + " b 6-5", "--roll", "3-1")
        .failedWith("does not wait for a roll");
  }

  @Test
  void moves_lists_rolls_with_their_odds() {
    assertThat(ToolRun.of("moves", "khachapuri", "--position", OPENING + " w")
            .succeeded()
            .lines())
        .hasSize(21)
        .contains("6-5  2/36", "1-1  1/36");
    assertThat(ToolRun.of("moves", "khachapuri").succeeded().lines())
        .hasSize(36)
        .allMatch(line -> line.endsWith("  1/36"));
  }

  @Test
  void judge_says_that_a_die_would_be_lost() {
    ToolRun run = ToolRun.of("judge", "khachapuri", "--roll", "6-1", "6/5");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.out()).contains("KH-10").contains("24/");
  }

  @Test
  void perft_counts_rolls_once_or_weighted() {
    assertThat(ToolRun.of("perft", "khachapuri", "--depth", "2").succeeded().out())
        .matches("(?s)nodes +13260\n.*");
    assertThat(ToolRun.of("perft", "khachapuri", "--depth", "2", "--count", "n36")
            .succeeded()
            .out())
        .matches("(?s)nodes +29449\n.*");
    ToolRun.of("perft", "khachapuri", "--count", "distinct").failedWith("n21, n36");
  }

  @Test
  void divide_weights_the_rolls() {
    ToolRun run = ToolRun.of("perft", "khachapuri", "--depth", "1", "--count", "n36", "--divide");
    assertThat(run.succeeded().lines()).contains("1-1  20", "2-1  12", "nodes                 175");
  }

  @Test
  void units_keep_the_weights() {
    String units = ToolRun.of(
            "perft", "khachapuri", "--depth", "2", "--count", "n36", "--split", "1")
        .succeeded()
        .out();
    assertThat(ToolRun.withInput(units, "perft", "khachapuri", "--merge", "-")
            .succeeded()
            .out())
        .matches("(?s)nodes +29449\n.*");
  }

  @Test
  void games_played_are_records_that_verify() {
    String games = ToolRun.of("play", "khachapuri", "--games", "2", "--seed", "5")
        .succeeded()
        .out();
    assertThat(games).startsWith("[Game \"khachapuri\"]\n[Ruleset \"STANDARD\"]\n");
    assertThat(ToolRun.withInput(games, "verify", "-").succeeded().lines())
        .hasSize(3)
        .endsWith("2 games, 0 invalid");
  }

  @Test
  void a_wrong_key_or_move_of_a_record_is_reported_with_its_place() {
    String game = ToolRun.of("play", "khachapuri", "--seed", "5").succeeded().out();
    ToolRun key = ToolRun.withInput(game.replaceFirst("\\{[0-9a-f]{4}", "{ffff"), "verify", "-");
    assertThat(key.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(key.out())
        .contains("the record has ffff")
        .contains("(line 1): line 10: after move ");
    String moved = game.replaceFirst("(?m)^(\\d+\\. [wb] \\d-\\d: )\\S+( \\S+)* \\{", "$124/24 {");
    ToolRun move = ToolRun.withInput("\n" + moved, "verify", "-");
    assertThat(move.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(move.lines().get(0)).startsWith("standard input: game 1 (line 1): line ");
  }

  @Test
  void a_key_or_result_that_differs_is_reported_with_its_line_in_the_file() {
    String game = ToolRun.of("play", "khachapuri", "--seed", "5").succeeded().out();
    List<String> lines = new ArrayList<>(game.lines().toList());
    int last = lines.size();
    List<String> wrongKey = new ArrayList<>(lines);
    int at = last - 3;
    wrongKey.set(at, wrongKey.get(at).replaceFirst("\\{....", "{ffff"));
    String two = game + "\n" + String.join("\n", wrongKey) + "\n";
    assertThat(ToolRun.withInput(two, "verify", "-").out())
        .contains("game 2 (line " + (last + 2) + "): line " + (last + 2 + at) + ": after move ");
    String result = lines.get(last - 1).equals("1-0") ? "0-1" : "1-0";
    String wrongResult = "\n" + game.replaceAll("[01]-[01]( x2)?", result);
    assertThat(ToolRun.withInput(wrongResult, "verify", "-").lines().get(0))
        .contains("line " + (last + 1) + ": the result is ");
  }

  @Test
  void a_record_without_a_game_or_with_unknown_rules_is_invalid() {
    ToolRun run = ToolRun.withInput("""
        [Game "chess"]

        e4
        [Game "khachapuri"]
        [Ruleset "NONE"]

        *
        [Game "khachapuri]

        *
        [Event "x"]

        *
        """, "verify", "-");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.lines()).hasSize(5).endsWith("4 games, 4 invalid");
    assertThat(run.out())
        .contains(
            "game 1 (line 1): unknown game \"chess\"", "game 2 (line 4): bad rule set \"NONE\"",
            "game 3 (line 8): line 8, ", "game 4 (line 11): no Game tag");
  }

  @Test
  void vectors_compares_turns() {
    String cells = "\t" + OPENING + "\tw\t2-1\t2\t12\t6\tf241b2ad66e20306\t5058333c77617ef9\t";
    String results = "W=24x2,23x1,22x1,6x11;B=18x11,12x4 W=24x3,21x1,6x11;B=18x11,12x4 "
        + "W=24x3,22x1,6x10,5x1;B=18x11,12x4 W=24x3,23x1,6x10,4x1;B=18x11,12x4 "
        + "W=24x4,6x10,3x1;B=18x11,12x4 W=24x4,6x9,5x1,4x1;B=18x11,12x4\n";
    assertThat(vectors(TURNS + "a\tstd" + cells + results + "b\tdoubles=2" + cells + results)
            .succeeded()
            .out())
        .isEqualTo("2 rows, 0 differ\n");
    assertThat(vectors(TURNS + "a\tstd" + cells + "*\n").out())
        .contains("resultList is W=24x2,23x1,22x1")
        .endsWith("1 rows, 1 differ\n");
  }

  @Test
  void vectors_reports_every_column_of_turns_that_differs() {
    ToolRun run =
        vectors(TURNS + "a\tdoubles=4,over=any\t" + OPENING + "\tw\t2-1\t1\t2\t3\t4\t5\t6\n");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.out())
        .contains(
            "steps is 2, the file has 1",
            "sequences is 12",
            "results is 6",
            "resultsHash is f241b2ad66e20306",
            "sequencesHash is 5058333c77617ef9",
            "resultList is W=")
        .endsWith("1 rows, 1 differ\n");
  }

  @Test
  void vectors_compares_openings() {
    String header = "dice\tsteps\tsequences\tresults\tresultsHash\tresultList\n";
    assertThat(vectors(header + "1-1\t4\t76\t20\tec8fbba5f7235c90\t*\n")
            .succeeded()
            .out())
        .isEqualTo("1 rows, 0 differ\n");
    assertThat(vectors(header + "1-7\t4\t76\t20\tec8fbba5f7235c90\t*\n").status())
        .isEqualTo(ExitStatus.WRONG);
  }

  @Test
  void vectors_compares_counts() {
    String header = "rules\tdepth\tn21\tn36\tchecked by\n";
    assertThat(vectors(header + "std\t1\t118\t175\tx\ndoubles=2\t1\t79\t136\tx\n")
            .succeeded()
            .out())
        .isEqualTo("2 rows, 0 differ\n");
    assertThat(vectors(header + "std\t1\t119\t176\t\nno\t1\t1\t1\t\n").lines())
        .contains("standard input: line 2: n36 is 175, the file has 176", "2 rows, 2 differ");
  }

  @Test
  void vectors_compares_outcomes() {
    String header =
        "position\twinner\tpoints (default: 1, mars 2)\tpoints (option: difference)\tnote\n";
    String rows =
        "W=-;B=18x11,12x4\tw\t2\t15\tmars\nW=1x2;B=-\tb\t1\t2\t\nW=1x1;B=13x1\t-\t0\t0\t\n";
    assertThat(vectors(header + rows).succeeded().out()).isEqualTo("3 rows, 0 differ\n");
    assertThat(vectors(header + "W=-;B=13x1\tb\t2\t2\t\nW=0x1\tw\t1\t1\t\n").lines())
        .contains("standard input: line 2: winner is w, the file has b", "2 rows, 2 differ");
  }
}
