package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  @TempDir
  private Path directory;

  @Test
  void the_same_seed_gives_the_same_game_and_another_seed_another() {
    String game =
        ToolRun.of("play", "czech-checkers", "--seed", "7").succeeded().out();
    assertThat(ToolRun.of("play", "czech-checkers", "--seed", "7").out()).isEqualTo(game);
    assertThat(ToolRun.of("play", "czech-checkers", "--seed", "8").out()).isNotEqualTo(game);
    assertThat(game).startsWith("[Event \"bots, seed 7\"]\n").contains("[White \"random\"]");
  }

  @Test
  void played_games_are_valid() {
    String games = ToolRun.of("play", "czech-checkers", "--games", "5", "--seed", "-1")
        .succeeded()
        .out();
    assertThat(ToolRun.withInput(games, "verify", "-q", "-").succeeded().out())
        .isEqualTo("5 games, 0 invalid\n");
  }

  @Test
  void one_blank_line_stands_between_games() {
    for (String game : List.of("czech-checkers", "khachapuri", "chapayev")) {
      String games =
          ToolRun.of("play", game, "--games", "3", "--plies", "2").succeeded().out();
      assertThat(games.split("\\*\n\n\\[", -1)).as(game).hasSize(3);
    }
  }

  @Test
  void games_of_other_rule_sets_and_positions_are_valid() {
    String games = ToolRun.of(
            "play", "czech-checkers", "--rules", "MISERE", "--position", "B:Wc1,Kg1:Bb6,d2,f4")
        .succeeded()
        .out();
    assertThat(games).contains("[Ruleset \"MISERE\"]", "[FEN \"B:");
    ToolRun.withInput(games, "verify", "-").succeeded();
  }

  @Test
  void the_searching_bot_beats_the_random_one() {
    String game = ToolRun.of(
            "play", "czech-checkers", "--white", "mcts", "--budget", "100", "--seed", "3")
        .succeeded()
        .out();
    assertThat(game).contains("[White \"mcts\"]", "[Black \"random\"]", "[Result \"1-0\"]");
  }

  @Test
  void a_game_can_be_left_unfinished() {
    assertThat(ToolRun.of("play", "czech-checkers", "--plies", "2").succeeded().out())
        .contains("[Result \"*\"]")
        .endsWith(" *\n\n");
  }

  @Test
  void a_game_is_written_to_a_file_on_request() throws IOException {
    Path file = directory.resolve("game.pdn");
    assertThat(ToolRun.of("play", "czech-checkers", "-o", file.toString())
            .succeeded()
            .out())
        .isEmpty();
    assertThat(Files.readString(file))
        .isEqualTo(ToolRun.of("play", "czech-checkers").succeeded().out());
    ToolRun.of("play", "czech-checkers", "-o", "/nowhere/x")
        .failedWith("cannot write /nowhere/x: there is no directory /nowhere");
  }

  @Test
  void a_command_that_fails_does_not_change_the_file() throws IOException {
    Path file = Files.writeString(directory.resolve("kept.pdn"), "kept");
    ToolRun.of("play", "czech-checkers", "--white", "nobody", "-o", file.toString())
        .failedWith("no such bot");
    ToolRun.of("render", "czech-checkers", "--position", "?", "-o", file.toString())
        .failedWith("bad position");
    assertThat(Files.readString(file)).isEqualTo("kept");
  }

  @Test
  void bad_numbers_and_bots_are_errors() {
    ToolRun.of("play", "czech-checkers", "--seed", "x").failedWith("--seed");
    ToolRun.of("play", "czech-checkers", "--games", "0").failedWith("--games 0");
    ToolRun.of("play", "czech-checkers", "--budget", "0").failedWith("--budget 0");
    ToolRun.of("play", "czech-checkers", "--plies", "-1").failedWith("--plies -1");
    ToolRun.of("play", "czech-checkers", "--white", "kasparov").failedWith("random, mcts");
  }
}
