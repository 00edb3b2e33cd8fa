package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.GameProvider;
import dev.doska.core.Games;
import dev.doska.core.ruleset.Option;
import dev.doska.tool.io.ExitStatus;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that examine one position: games, show, moves, judge. */
class PositionCommandsTest {
  private static final String KING_FIRST = "W:Wc1,Kg1:Bb6,d2,f4,f6";

  static Stream<String> games() {
    return Games.all().stream().map(GameProvider::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void games_lists_every_available_game(String game) {
    assertThat(ToolRun.of("games").succeeded().lines()).contains(game);
  }

  @ParameterizedTest
  @MethodSource("games")
  void games_lists_every_option_on_request(String game) {
    ToolRun run = ToolRun.of("games", "--options").succeeded();
    for (Option<?> option : Games.find(game).orElseThrow().options().options()) {
      assertThat(run.lines())
          .anyMatch(line -> line.startsWith("  option   " + option.name() + ": "))
          .anyMatch(line -> line.contains(option.description()));
    }
    assertThat(ToolRun.of("games").succeeded().out()).doesNotContain("option");
  }

  @ParameterizedTest
  @MethodSource("games")
  void show_prints_the_text_that_reads_back_to_the_same_position(String game) {
    String shown = ToolRun.of("show", game).succeeded().out();
    String position = shown
        .lines()
        .filter(line -> line.startsWith("position  "))
        .map(line -> line.substring(10))
        .findFirst()
        .orElseThrow();
    assertThat(ToolRun.of("show", game, "--position", position).succeeded().out())
        .isEqualTo(shown);
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_preset_of_every_game_can_be_shown(String game) {
    for (String preset : Games.find(game).orElseThrow().presets()) {
      assertThat(ToolRun.of("show", game, "--preset", preset).succeeded().lines())
          .anyMatch(line -> line.equals("rules     " + preset));
    }
  }

  @Test
  void show_plays_moves_first() {
    assertThat(ToolRun.of("show", "czech-checkers", "--play", "c3-d4", "--play", "b6-a5")
            .succeeded()
            .lines())
        .anyMatch(line -> line.startsWith("position  W:") && line.contains("d4"))
        .contains("status    White to move");
  }

  @Test
  void show_prints_the_draw_counters_of_Czech_checkers() {
    assertThat(ToolRun.of("show", "czech-checkers").succeeded().lines())
        .contains("CZ-16     repetition, occurrences: 1 of 3")
        .contains("CZ-17     no progress, plies left: 30")
        .noneMatch(line -> line.startsWith("CZ-18"));
    String[] shuffle = {
      "show",
      "czech-checkers",
      "--position",
      "W:WKa1:BKb8:H3:M3",
      "--play",
      "a1-b2",
      "--play",
      "b8-a7",
      "--play",
      "b2-a1",
      "--play",
      "a7-b8"
    };
    assertThat(ToolRun.of(shuffle).succeeded().lines())
        .contains("CZ-16     repetition, occurrences: 2 of 3")
        .contains("CZ-17     no progress, plies left: 23")
        .contains("CZ-18     small endings, plies left: 3");
  }

  @Test
  void show_prints_no_counter_of_draw_rules_that_are_off_or_of_finished_games() {
    assertThat(ToolRun.of("show", "czech-checkers", "--preset", "SEED_SITE")
            .succeeded()
            .lines())
        .contains("CZ-17     no progress, plies left: 80")
        .noneMatch(line -> line.startsWith("CZ-16") || line.startsWith("CZ-18"));
    assertThat(ToolRun.of("show", "czech-checkers", "--position", "B:Wg1:B")
            .succeeded()
            .lines())
        .noneMatch(line -> line.startsWith("CZ-"));
    assertThat(ToolRun.of("show", "khachapuri").succeeded().lines())
        .last()
        .asString()
        .startsWith("status");
  }

  @Test
  void show_names_the_ending_of_a_finished_game() {
    assertThat(ToolRun.of("show", "czech-checkers", "--position", "B:Wg1:B")
            .succeeded()
            .out())
        .contains("finished: White wins");
  }

  @Test
  void an_illegal_move_before_the_position_is_an_error_with_its_rule() {
    ToolRun.of("show", "czech-checkers", "--play", "c3-d5").failedWith("CZ-01");
    ToolRun.of("show", "czech-checkers", "--position", "B:Wg1:B", "--play", "g1-h2")
        .failedWith("move \"g1-h2\"");
  }

  @Test
  void a_bad_position_is_an_error_with_its_place() {
    ToolRun.of("show", "czech-checkers", "--position", "W:Wz9:B").failedWith("column ");
  }

  @Test
  void a_roll_is_an_error_if_no_roll_is_expected() {
    ToolRun.of("moves", "czech-checkers", "--roll", "6-5").failedWith("does not wait for a roll");
  }

  @Test
  void moves_prints_one_legal_move_per_line() {
    assertThat(ToolRun.of("moves", "czech-checkers").succeeded().lines())
        .containsExactly("a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4");
    assertThat(ToolRun.of("moves", "czech-checkers", "--count").succeeded().out())
        .isEqualTo("7\n");
    ToolRun.of("moves", "czech-checkers", "--aimed", "-1").failedWith("--aimed -1");
  }

  @Test
  void judge_says_legal_with_status_0() {
    assertThat(ToolRun.of("judge", "czech-checkers", "c3-d4").succeeded().out())
        .isEqualTo("legal\n");
  }

  @Test
  void judge_names_every_broken_rule_with_status_1() {
    ToolRun run = ToolRun.of("judge", "czech-checkers", "--position", KING_FIRST, "c1xe3");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(0)).startsWith("CZ-09: ").endsWith("g1xa7 is available");
  }

  @Test
  void judge_ends_with_status_2_if_the_text_is_not_a_move() {
    ToolRun.of("judge", "czech-checkers", "castling").failedWith("move \"castling\"");
    ToolRun.of("judge", "czech-checkers", "--position", "W:WKg1:Bg7,g5,b4,f2", "g1xa3")
        .failedWith("ambiguous");
  }

  @Test
  void a_finished_game_has_no_moves_and_the_reason_is_printed() {
    ToolRun over = ToolRun.of("moves", "czech-checkers", "--position", "B:Wg1:B");
    assertThat(over.status()).isZero();
    assertThat(over.out()).isEmpty();
    assertThat(over.err())
        .isEqualTo("doska: the game is over, White wins: no piece left (CZ-14)\n");
    ToolRun count = ToolRun.of("moves", "czech-checkers", "--count", "--position", "B:Wg1:B");
    assertThat(count.out()).isEqualTo("0\n");
    assertThat(ToolRun.of("moves", "khachapuri", "--position", "W=-;B=18x11,12x4 b")
            .err())
        .startsWith("doska: the game is over, White wins");
  }

  @Test
  void judge_answers_each_line_of_JSON_with_one_line() {
    ToolRun run = ToolRun.withInput("""
        {"move": "c3-d4"}
        {"id": 7, "position": "W:Wc1,Kg1:Bb6,d2,f4,f6", "move": "c1xe3", "rules": "FEDERATION"}
        """, "judge", "czech-checkers");
    run.succeeded();
    assertThat(run.lines()).hasSize(2);
    assertThat(run.lines().get(0)).isEqualTo("{\"legal\":true}");
    assertThat(run.lines().get(1))
        .startsWith("{\"id\":7,\"legal\":false,\"violations\":[{\"rule\":\"CZ-09\",\"message\":\"")
        .contains("\"witness\":\"g1xa7 is available\"}");
  }

  @Test
  void judge_answers_bad_lines_of_JSON_with_an_error_and_status_2() {
    String input = String.join(
        "\n",
        "{",
        "[]",
        "{\"move\": 1}",
        "{\"position\": \"W:Wa1:B\"}",
        "{\"moves\": \"c3-d4\"}",
        "{\"move\": \"c3-d4\"} 1",
        "{\"move\": \"c3-d4\", \"position\": \"?\"}",
        "{\"move\": \"c3-d4\", \"rules\": \"?\"}",
        "{\"move\": \"castling\"}",
        "[".repeat(100_000));
    ToolRun run = ToolRun.withInput(input, "judge", "czech-checkers");
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.lines()).hasSize(10).allMatch(line -> line.startsWith("{\"error\":\""));
    assertThat(run.err()).isEmpty();
  }

  @Test
  void judge_returns_the_id_of_a_bad_line_too() {
    String input = """
        {"id": 1, "move": 1}
        {"id": [2], "moves": "c3-d4"}
        {"moves": "c3-d4", "id": {"a": 3}}
        {"move": "c3-d4", "move": "c3-b4", "id": "4"}
        {"id": 5, "id": 6, "move": "c3-d4"}
        {"id": 6, "move": "c3-d4"
        {"id": 7, "move": "c3-d4"} {
        {"id": null, "position": "W:Wa1:B"}
        """;
    ToolRun run = ToolRun.withInput(input, "judge", "czech-checkers");
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.lines())
        .containsExactly(
            "{\"id\":1,\"error\":\"\\\"move\\\" is not a string\"}",
            "{\"id\":[2],\"error\":\"unknown field \\\"moves\\\"; expected id, position, move, rules\"}",
            "{\"id\":{\"a\":3},\"error\":\"unknown field \\\"moves\\\"; expected id, position, move,"
                + " rules\"}",
            "{\"id\":\"4\",\"error\":\"\\\"move\\\" occurs twice\"}",
            "{\"id\":5,\"error\":\"\\\"id\\\" occurs twice\"}",
            "{\"id\":6,\"error\":\"malformed JSON at column 26\"}",
            "{\"id\":7,\"error\":\"malformed JSON at column 29\"}",
            "{\"id\":null,\"error\":\"no \\\"move\\\"\"}");
  }

  @Test
  void judge_answers_every_line_with_one_line() {
    ToolRun run = ToolRun.withInput("\n{\"move\": \"c3-d4\"}\n  \n", "judge", "czech-checkers");
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.lines())
        .containsExactly(
            "{\"error\":\"a blank line, not a JSON object\"}",
            "{\"legal\":true}",
            "{\"error\":\"a blank line, not a JSON object\"}");
    ToolRun.of("judge", "czech-checkers").failedWith("no MOVE, and no line on standard input");
  }

  @Test
  void judge_uses_the_position_of_the_command_line() {
    assertThat(ToolRun.withInput(
                "{\"move\": \"g1xa7\"}", "judge", "czech-checkers", "--position", KING_FIRST)
            .succeeded()
            .out())
        .isEqualTo("{\"legal\":true}\n");
  }
}
