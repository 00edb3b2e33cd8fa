package dev.doska.benchmarks.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
  private static final String SAMPLE = "samples/czech-checkers.pdn";

  @TempDir
  private Path directory;

  /** Checks that a text is a well-formed SVG document. */
  private static String svg(String text) throws Exception {
    var document = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    return text;
  }

  @Test
  void a_position_becomes_a_picture_with_its_last_move_and_targets_marked() throws Exception {
    String plain = svg(ToolRun.of("render", "czech-checkers").succeeded().out());
    String played = svg(ToolRun.of("render", "czech-checkers", "--play", "c3-d4").succeeded().out());
    String marked = svg(
        ToolRun.of("render", "czech-checkers", "--play", "c3-d4", "--targets").succeeded().out());
    assertThat(played).isNotEqualTo(plain);
    assertThat(marked.length()).isGreaterThan(played.length());
  }

  @Test
  void a_game_of_a_file_becomes_an_animated_picture() throws Exception {
    ToolRun run = ToolRun.of("render", "czech-checkers", "--game", SAMPLE, "--number", "3");
    assertThat(svg(run.succeeded().out())).contains("<animate").doesNotContain("<script");
  }

  @Test
  void a_picture_is_written_to_a_file_on_request() throws IOException {
    Path file = directory.resolve("board.svg");
    ToolRun.of("render", "czech-checkers", "-o", file.toString()).succeeded();
    assertThat(Files.readString(file)).startsWith("<svg").endsWith("</svg>\n");
  }

  @Test
  void a_game_that_is_not_there_or_not_right_is_refused() {
    ToolRun.of("render", "czech-checkers", "--game", SAMPLE, "--number", "12")
        .failedWith(SAMPLE + ": no game 12");
    ToolRun.of("render", "czech-checkers", "--game", SAMPLE, "--number", "0")
        .failedWith("--number 0");
    ToolRun.of("render", "khachapuri", "--game", SAMPLE).failedWith("a game of czech-checkers");
    ToolRun.of("render", "czech-checkers", "--game", "nowhere.pdn").failedWith("no such file");
    ToolRun.withInput("1. c3-d5 *\n", "render", "czech-checkers", "--game", "-")
        .failedWith("CZ-01");
  }

  @Test
  void only_a_game_with_shots_has_a_picture_of_a_shot() {
    ToolRun.of("render", "czech-checkers", "--shot", "c3-d4").failedWith("no animated picture");
  }
}
