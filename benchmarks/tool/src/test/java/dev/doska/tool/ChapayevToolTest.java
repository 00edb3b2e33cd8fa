package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.ExitStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The features of the tool that only Chapayev has. */
class ChapayevToolTest {
  private static final String SCENARIOS =
      "id\tclass\ttol\thalf_x\thalf_y\tmu\tg\te\tdiscs\tflicks\texpected\tn_impacts\timpacts\n";
  private static final String STOP =
      "stop\tx\t1e-12\t2\t2\t0.25\t9.81\t0.7\t0:0:0:0.015:0.0035\t0:1:0\t";
  private static final String STOPS = "0:on:2.038735983690112e-1:0";
  private static final String TOUCH =
      "touch\tx\t1e-11\t2\t2\t0.25\t9.81\t0.7\t0:-0.125:0:0.015625:0.0035;"
          + "1:0:0.015625:0.015625:0.0035;2:0:-0.015625:0.015625:0.0035\t0:1:0\t"
          + "0:on:-2.710566862515861756263e-2:0;1:on:3.181683302880764e-2:3.399445711394347e-2;"
          + "2:on:3.181683302880764e-2:-3.399445711394347e-2\t2\t";
  private static final String HITS = "1.13823836520135636e-1:0:1:6.24271849692003249e-1;"
      + "1.13823836520135636e-1:0:2:6.24271849692003249e-1";
  private static final String ROWS =
      "white_row\tblack_row\twinner\tstep\tpolicy\tnew_white\tnew_black\tresult\n";

  private static ToolRun vectors(String text) {
    return ToolRun.withInput(text, "vectors", "chapayev", "-");
  }

  @Test
  void moves_prints_the_ranges_of_each_disc_and_aimed_moves() {
    ToolRun run = ToolRun.of("moves", "chapayev", "--aimed", "1").succeeded();
    assertThat(run.lines())
        .hasSize(32)
        .contains(
            "strike with A",
            "  angle (thousandths of a degree): 0..359999, cyclic",
            "  speed (mm/s): 1..3000")
        .anyMatch(line -> line.startsWith("  aimed: E@"));
    ToolRun.of("moves", "chapayev", "--count").failedWith("too many moves to list");
  }

  @Test
  void moves_that_cannot_be_computed_are_an_error_with_a_reason() {
    String reason = "the place of E, F is unknown: only an observed outcome can be played";
    String seen = "E => e fell; E moved; F moved";
    ToolRun.of("moves", "chapayev", "--play", seen).failedWith(reason);
    ToolRun.of("play", "chapayev", "--play", seen, "--white", "random").failedWith(reason);
    assertThat(ToolRun.of("judge", "chapayev", "--play", seen, "A => E fell")
            .succeeded()
            .out())
        .isEqualTo("legal\n");
    ToolRun.of("moves", "chapayev", "--play", seen, "--play", "A => E fell; F fell")
        .succeeded();
  }

  @Test
  void judge_names_the_rule_that_a_strike_breaks() {
    assertThat(ToolRun.of("judge", "chapayev", "E@87.250/1.200").succeeded().out())
        .isEqualTo("legal\n");
    ToolRun fast = ToolRun.of("judge", "chapayev", "e@87.250/1.200");
    assertThat(fast.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(fast.out()).startsWith("CH-");
  }

  @Test
  void perft_cannot_count_moves_with_continuous_coordinates() {
    ToolRun.of("perft", "chapayev").failedWith("the moves of chapayev cannot be counted");
  }

  @Test
  void matches_of_aiming_bots_are_records_that_verify() {
    String game = ToolRun.of("play", "chapayev", "--preset", "SIMPLE", "--plies", "40")
        .succeeded()
        .out();
    assertThat(game).contains("[Ruleset \"SIMPLE\"]", "[White \"aiming\"]");
    ToolRun.withInput(game, "verify", "-").succeeded();
    assertThat(ToolRun.of("play", "chapayev", "--white", "random", "--plies", "5")
            .succeeded()
            .out())
        .contains("[White \"random\"]");
  }

  @Test
  void a_shot_and_a_match_become_animated_pictures() {
    assertThat(ToolRun.of("render", "chapayev", "--shot", "E@87.250/1.200")
            .succeeded()
            .out())
        .startsWith("<svg ")
        .contains("<animate")
        .doesNotContain("<script");
    String game = ToolRun.of("play", "chapayev", "--plies", "6").succeeded().out();
    assertThat(ToolRun.withInput(game, "render", "chapayev", "--game", "-")
            .succeeded()
            .out())
        .startsWith("<svg ")
        .contains("<animate");
    ToolRun.of("render", "chapayev", "--shot", "e@87.250/1.200").failedWith("CH-");
  }

  @Test
  void render_draws_an_arrow_for_the_best_aimed_strike_of_each_checker() {
    String plain = ToolRun.of("render", "chapayev").succeeded().out();
    String aimed = ToolRun.of("render", "chapayev", "--targets").succeeded().out();
    assertThat(plain).doesNotContain("marker-end");
    assertThat(aimed.split("marker-end=", -1)).hasSize(1 + 8);
  }

  @Test
  void vectors_compares_shots() {
    assertThat(vectors(SCENARIOS + STOP + STOPS + "\t0\t-\n" + TOUCH + HITS + "\n")
            .succeeded()
            .out())
        .isEqualTo("2 rows, 0 differ\n");
  }

  @Test
  void vectors_reports_places_fates_and_impacts_that_differ() {
    ToolRun run = vectors(SCENARIOS
        + STOP + "0:on:2.038735983790112e-1:0\t0\t-\n"
        + STOP + "0:fell-E@0.1:2:0:1\t0\t-\n"
        + STOP + STOPS + "\t1\t0:0:1:1\n"
        + TOUCH + HITS.replace("6.2427", "6.2428") + "\n"
        + TOUCH + HITS.replace("0:2:", "1:2:") + "\n");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.out())
        .contains(
            "line 2: x of disc 0 is 0.2038735983690112",
            "line 3: the fate of disc 0 is RESTS",
            "line 4: n_impacts is 0",
            "line 4: the impacts are [], the file has [0-1]",
            "line 5: the speed of impact 1 is",
            "line 6: the impacts are [0-1 0-2]")
        .endsWith("5 rows, 5 differ\n");
  }

  @Test
  void vectors_reports_falls_durations_and_discs_that_differ() {
    String header = SCENARIOS.replace("n_impacts", "fell\tt_end\tn_impacts");
    String row = STOP + STOPS + "\t-\t0.407747196738\t0\t-\n";
    assertThat(vectors(header + row).succeeded().out()).isEqualTo("1 rows, 0 differ\n");
    ToolRun run = vectors(header
        + row.replace("\t-\t0.4", "\t0\t0.4")
        + row.replace("\t0.4", "\t0.5")
        + STOP + "-\t-\t0.407747196738\t0\t-\n"
        + STOP + STOPS + ";" + STOPS + "\t-\t0.407747196738\t0\t-\n");
    assertThat(run.lines())
        .anyMatch(line -> line.contains("line 2: fell is -, the file has 0"))
        .anyMatch(line -> line.contains("line 3: t_end is 0.40774719673"))
        .anyMatch(
            line -> line.contains("line 4: the discs are [0], the file expects something of []"))
        .anyMatch(line -> line.contains("line 5: the discs are [0]"))
        .endsWith("4 rows, 4 differ");
  }

  @Test
  void a_shot_faster_than_any_finger_is_compared_too() {
    String fast = STOP.replace("0:1:0", "0:50:0") + "0:fell-E@0.04003931:2:0:49.9018\t0\t-\n";
    assertThat(vectors(SCENARIOS + fast).out())
        .contains("the time of the fall of disc 0 is 0.0400");
  }

  @Test
  void too_large_a_tolerance_is_an_error() {
    for (String tolerance : List.of("1e-3", "NaN", "-1", "Infinity")) {
      assertThat(vectors(SCENARIOS + STOP.replace("1e-12", tolerance) + STOPS + "\t0\t-\n")
              .out())
          .contains("is not from 0 to 1e-6");
    }
  }

  @Test
  void shots_that_cannot_be_read_differ() {
    ToolRun run = vectors(SCENARIOS
        + STOP.replace("0:1:0", "0:x:0") + STOPS + "\t0\t-\n"
        + STOP.replace("0:1:0", "0:1") + STOPS + "\t0\t-\n"
        + STOP.replace("0.25", "-1") + STOPS + "\t0\t-\n"
        + STOP + "0:gone:1:1\t0\t-\n"
        + STOP + "9:on:1:1\t0\t-\n");
    assertThat(run.lines()).endsWith("5 rows, 5 differ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void vectors_compares_rows_of_a_match() {
    assertThat(vectors(ROWS
                + "1\t2\tB\t3\tPUSH_THROUGH\t0\t1\tBLACK_WINS\n"
                + "6\t8\tW\t2\tSTOP_AT_CONTACT\t7\t8\tADJACENT\n"
                + "1\t8\tW\t3\tPUSH_THROUGH\t4\t8\tAPART\n")
            .succeeded()
            .out())
        .isEqualTo("3 rows, 0 differ\n");
    assertThat(vectors(ROWS
                + "1\t8\tW\t3\tPUSH_THROUGH\t3\t7\tADJACENT\n"
                + "8\t1\tW\t3\tPUSH_THROUGH\t3\t7\tADJACENT\n"
                + "1\t8\tX\t3\tPUSH_THROUGH\t3\t7\tADJACENT\n"
                + "1\t8\tW\t3\tPULL\t3\t7\tADJACENT\n")
            .lines())
        .hasSize(7)
        .contains("standard input: line 2: result is APART, the file has ADJACENT")
        .endsWith("4 rows, 4 differ");
  }
}
