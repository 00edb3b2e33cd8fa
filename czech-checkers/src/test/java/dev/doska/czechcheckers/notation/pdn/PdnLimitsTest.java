package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limits of {@link PdnReader}: text within them is read, text beyond them is an error. */
class PdnLimitsTest {
  private static final String NEXT = "\n[White \"next\"]\n1. e3-f4 *";

  private static void isRead(String text) {
    List<ParseResult<PdnGame>> games = PdnReader.readAll(text + NEXT);
    assertThat(games).hasSize(2).allMatch(ParseResult::isOk);
  }

  private static void isRefused(String text, String message) {
    List<ParseResult<PdnGame>> games = PdnReader.readAll(text + NEXT);
    assertThat(games).hasSize(2);
    assertThat(games.get(0).errors()).hasSize(1);
    assertThat(games.get(0).errors().get(0).message()).contains(message);
    assertThat(games.get(1).orElseThrow().tag("White")).contains("next");
  }

  @Test
  void variations_nest_up_to_the_limit() {
    isRead("e3-f4 " + "(c3-d4 ".repeat(PdnLimits.MAX_VARIATION_DEPTH)
        + ")".repeat(PdnLimits.MAX_VARIATION_DEPTH));
    isRefused("e3-f4 " + "(".repeat(PdnLimits.MAX_VARIATION_DEPTH + 1), "nested too deep");
    isRefused("e3-f4 " + "(".repeat(100_000), "nested too deep");
  }

  @Test
  void comments_are_as_long_as_the_limit() {
    String text = "x".repeat(PdnLimits.MAX_COMMENT_LENGTH - 1);
    isRead("e3-f4 {" + text + "}");
    isRefused("e3-f4 {" + text + "xx}", "comment without an end");
    isRead("e3-f4 ;" + text + "x");
    isRefused("e3-f4 ;" + text + "xx", "the comment is too long");
  }

  @Test
  void words_are_as_long_as_the_limit() {
    isRead("1".repeat(PdnLimits.MAX_WORD_LENGTH - 1) + ". e3-f4 *");
    isRefused("1".repeat(PdnLimits.MAX_WORD_LENGTH) + ". e3-f4", "a word of more than");
    isRefused("1. ".repeat(1000) + "e3-f4", "numbers without a move");
    isRefused("e3-f4" + "! ".repeat(1000), "too many marks");
  }

  @Test
  void tags_are_as_long_and_as_many_as_the_limits() {
    isRead("[White \"" + "x".repeat(PdnLimits.MAX_TAG_LENGTH - 20) + "\"]\n*");
    isRefused("[White \"" + "x".repeat(PdnLimits.MAX_TAG_LENGTH) + "\"]\n*", "the tag is too long");
    StringBuilder tags = new StringBuilder();
    for (int i = 0; i < PdnLimits.MAX_TAGS; i++) {
      tags.append("[T").append(i).append(" \"\"]\n");
    }
    isRead(tags + "*");
    isRefused(tags + "[More \"\"]\n*", "too many tags");
  }

  @Test
  void games_are_as_long_as_the_limit() {
    String move = "e3-f4 {" + "x".repeat(1000) + "}\n";
    isRead(move.repeat(PdnLimits.MAX_GAME_LENGTH / move.length() - 1));
    isRefused(move.repeat(PdnLimits.MAX_GAME_LENGTH / move.length() + 2), "the game is too long");
  }

  @Test
  void errors_are_as_many_as_the_limit() {
    List<ParseResult<PdnGame>> games = PdnReader.readAll("[\n".repeat(1000) + NEXT);
    assertThat(games).allMatch(game -> game.errors().size() <= PdnLimits.MAX_ERRORS);
    assertThat(games.get(games.size() - 1).isOk()).isTrue();
  }

  /** A text that repeats a piece, generated while it is read. */
  private static final class Repeated extends Reader {
    private final String piece;
    private long left;

    Repeated(String piece, long length) {
      this.piece = piece;
      this.left = length;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (left <= 0) {
        return -1;
      }
      int size = (int) Math.min(Math.min(length, left), 1000);
      for (int i = 0; i < size; i++) {
        buffer[offset + i] = piece.charAt((int) (left % piece.length()));
        left--;
      }
      return size;
    }

    @Override
    public void close() {}
  }

  /** How many characters are kept after the whole text has been read, the most of all times. */
  private static int kept(String piece, long length) throws IOException {
    int most = 0;
    try (PdnReader reader = new PdnReader(new Repeated(piece, length))) {
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        most = Math.max(most, reader.capacity());
      }
    }
    return most;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "\\",
        "%",
        ";",
        "$",
        "/",
        "*",
        "!",
        " ",
        "\n",
        "a",
        "1",
        ".",
        "{\n[A\n",
        "\n[A \"",
        "(\n[A",
        "{}",
        "()",
        "$1 ",
        "e3-f4 ",
        "1-0 ",
        "[A \"\"]\n",
        "{\n"
      })
  void hostile_texts_take_work_in_proportion_to_their_length(String piece) throws IOException {
    assertThat(kept(new StringBuilder(piece).reverse().toString(), 1_000_000))
        .isLessThanOrEqualTo(4 * PdnLimits.MAX_COMMENT_LENGTH);
  }
}
