package dev.doska.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
  private static final String SAMPLE = "samples/czech-checkers.pdn";

  @TempDir
  private Path directory;

  /** Checks that a text is one SVG element with properly nested tags. */
  private static String svg(String text) {
    assertThat(text).startsWith("<svg ").endsWith("</svg>\n");
    Deque<String> open = new ArrayDeque<>();
    Matcher tags = Pattern.compile("<(/?)(\\w+)[^<>]*?(/?)>").matcher(text);
    while (tags.find()) {
      if (!tags.group(1).isEmpty()) {
        assertThat(open.pop()).isEqualTo(tags.group(2));
      } else if (tags.group(3).isEmpty()) {
        open.push(tags.group(2));
      }
    }
    assertThat(open).isEmpty();
    return text;
  }

  @Test
  void a_position_becomes_a_picture_with_its_last_move_and_targets_marked() {
    String plain = svg(ToolRun.of("render", "czech-checkers").succeeded().out());
    String played = svg(
        ToolRun.of("render", "czech-checkers", "--play", "c3-d4").succeeded().out());
    String marked = svg(ToolRun.of("render", "czech-checkers", "--play", "c3-d4", "--targets")
        .succeeded()
        .out());
    assertThat(played).isNotEqualTo(plain);
    assertThat(marked.length()).isGreaterThan(played.length());
  }

  @Test
  void a_game_of_a_file_becomes_an_animated_picture() {
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
  void a_missing_or_invalid_game_is_an_error() {
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
  void only_a_game_with_shots_has_an_animation_of_a_shot() {
    ToolRun.of("render", "czech-checkers", "--shot", "c3-d4").failedWith("no animation");
  }
}
