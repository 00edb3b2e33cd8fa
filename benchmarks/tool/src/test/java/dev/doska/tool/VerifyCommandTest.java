package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import dev.doska.tool.io.Progress;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
  private static final String SAMPLE = "samples/czech-checkers.pdn";
  private static final String RIGHT = "[Result \"*\"]\n\n1. c3-d4 b6-a5 *\n";
  private static final String ILLEGAL = "[Result \"*\"]\n\n1. c3-d4 b6-a5\n2. d4-b6 *\n";

  @TempDir
  private Path directory;

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  @Test
  void the_games_of_the_sample_are_valid() {
    ToolRun run = ToolRun.of("verify", SAMPLE).succeeded();
    assertThat(run.lines()).hasSize(12).endsWith("11 games, 0 invalid");
    assertThat(run.lines().get(0))
        .isEqualTo(SAMPLE + ": game 1 (line 1): OK, czech-checkers, 43 moves, 1-0");
    assertThat(ToolRun.of("verify", "-q", SAMPLE).succeeded().out())
        .isEqualTo("11 games, 0 invalid\n");
  }

  @Test
  void the_first_illegal_move_is_reported_with_line_rule_and_witness() throws IOException {
    String name = file("bad.pdn", RIGHT + "\n" + ILLEGAL);
    ToolRun run = ToolRun.of("verify", name);
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).hasSize(3).endsWith("2 games, 1 invalid");
    assertThat(run.lines().get(0)).startsWith(name + ": game 1 (line 1): OK, ");
    assertThat(run.lines().get(1))
        .startsWith(name + ": game 2 (line 5): ")
        .contains("line 8, column 4", "d4-b6", "CZ-");
  }

  @Test
  void a_malformed_game_is_reported_with_its_place_and_the_next_game_is_read() {
    ToolRun run = ToolRun.withInput("[Event \"x]\n\n1. c3-d4 *\n\n" + RIGHT, "verify", "-");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).startsWith("standard input: game 1 (line 1): line 1, column ");
    assertThat(run.lines().get(1)).contains(": game 2 (line 5): OK, ");
  }

  @Test
  void a_wrong_result_is_reported() {
    ToolRun run =
        ToolRun.withInput("[FEN \"W:Wa1,c3:Bb4\"]\n[SetUp \"1\"]\n\n1. c3xa5 0-1\n", "verify", "-");
    assertThat(run.status()).isEqualTo(ExitStatus.WRONG);
    assertThat(run.out()).contains("line 4, column 4: the result is 1-0").contains("0-1");
    ToolRun tagged = ToolRun.withInput(
        "[FEN \"W:Wa1,c3:Bb4\"]\n[Result \"0-1\"]\n\n1. c3xa5 0-1\n", "verify", "-");
    assertThat(tagged.out()).contains("(line 1): line 2, column 10: the result is 1-0");
  }

  @Test
  void standard_input_can_be_read_only_once() {
    ToolRun.withInput(RIGHT, "verify", "-", "-").failedWith("can be read only once");
    ToolRun.withInput("", "vectors", "khachapuri", "-", "x", "-")
        .failedWith("can be read only once");
  }

  @Test
  void a_rule_set_can_be_given_for_games_that_name_none() {
    assertThat(ToolRun.withInput(RIGHT, "verify", "-", "--rules", "MISERE")
            .succeeded()
            .out())
        .contains("OK");
    ToolRun.withInput(RIGHT, "verify", "-", "--preset", "NONE").failedWith("bad rule set \"NONE\"");
  }

  @Test
  void all_files_of_games_in_a_directory_and_its_subdirectories_are_read() throws IOException {
    Files.createDirectories(directory.resolve("deep"));
    file("a.pdn", RIGHT);
    file("deep/b.PDN", RIGHT);
    file("c.txt", RIGHT);
    file("notes.md", "# Notes\n");
    file(".hidden.pdn", ILLEGAL);
    ToolRun run = ToolRun.of("verify", directory.toString()).succeeded();
    assertThat(run.lines()).hasSize(4).endsWith("3 games, 0 invalid");
  }

  @Test
  void a_file_that_cannot_be_read_is_status_2_and_the_others_are_verified() throws IOException {
    String right = file("right.pdn", RIGHT);
    String empty = file("empty.pdn", "");
    ToolRun run = ToolRun.of("verify", "nowhere.pdn", empty, "x\0", right);
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.err().lines()).hasSize(3).allMatch(line -> line.startsWith("doska: "));
    assertThat(run.err())
        .contains("nowhere.pdn: no such file", empty + ": no game", "not a file name");
    assertThat(run.lines()).hasSize(2).endsWith("1 game, 0 invalid");
  }

  @Test
  void a_directory_without_games_is_status_2() {
    ToolRun run = ToolRun.of("verify", directory.toString());
    assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    assertThat(run.err()).isEqualTo("doska: " + directory + ": no files of games\n");
  }

  @Test
  void draws_that_were_not_taken_are_printed_on_request() {
    StringBuilder game = new StringBuilder("[SetUp \"1\"]\n[FEN \"W:WKa1:BKb8\"]\n\n");
    for (int i = 0; i < 3; i++) {
      game.append("a1-b2 b8-a7 b2-a1 a7-b8 ");
    }
    ToolRun run = ToolRun.withInput(game + "*\n", "verify", "--facts", "-").succeeded();
    assertThat(run.lines())
        .anyMatch(line -> line.startsWith("  after move ") && line.contains("draw"));
  }

  @Test
  void progress_is_shown_only_on_a_terminal() {
    assertThat(progress(true)).isEqualTo("\r\u001B[K1 games\r\u001B[K2 games\r\u001B[K");
    assertThat(progress(false)).isEmpty();
  }

  @Test
  void output_is_never_printed_on_the_progress_line() {
    ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    Console console = new Console(InputStream.nullInputStream(), terminal, terminal, true);
    try (Progress progress = new Progress(console, "games", 0)) {
      console.line("one");
      progress.at(1);
      console.line("two");
    }
    console.flush();
    assertThat(terminal.toString(StandardCharsets.UTF_8))
        .isEqualTo("one\n\r\u001B[K1 games\r\u001B[Ktwo\n");
  }

  private static String progress(boolean watched) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, watched);
    try (Progress progress = new Progress(console, "games", 0)) {
      progress.at(1);
      progress.at(2);
    }
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void random_bytes_are_invalid_games_or_no_games() {
    Random random = new Random(5);
    for (int i = 0; i < 50; i++) {
      byte[] bytes = new byte[random.nextInt(5000)];
      random.nextBytes(bytes);
      bytes[0] = i % 2 == 0 ? (byte) '[' : bytes[0];
      ToolRun run = ToolRun.run(false, bytes, "verify", "-");
      assertThat(run.status()).isIn(ExitStatus.WRONG, ExitStatus.FAILED);
      assertThat(run.out() + run.err()).doesNotContain("internal error", "\tat ");
    }
  }

  @Test
  void an_endless_line_of_a_record_is_an_error() {
    byte[] bytes =
        ("[Game \"khachapuri\"]\n\n" + "x".repeat(5_000_000)).getBytes(StandardCharsets.UTF_8);
    ToolRun.run(false, bytes, "verify", "-").failedWith("line 3 has more than");
  }
}
