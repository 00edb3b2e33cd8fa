package dev.doska.czechcheckers.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.record.RecordedResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {
  private static List<ParseResult<PdnGame>> readAll(String text) {
    return PdnReader.readAll(text);
  }

  private static PdnGame read(String text) {
    List<ParseResult<PdnGame>> games = readAll(text);
    assertThat(games).as(text).hasSize(1);
    return games.get(0).orElseThrow();
  }

  private static List<String> moves(PdnMovetext text) {
    return text.moves().stream().map(PdnMovetext.Move::text).toList();
  }

  private static List<String> moves(ParseResult<PdnGame> game) {
    return moves(game.orElseThrow().movetext());
  }

  @Test
  void a_game_has_tags_moves_and_a_result() {
    PdnGame game = read("""
        [Event "Praha \\"A\\" \\\\ 1"]
        [White "Novák"]
        [Result "1-0"]

        1. e3-f4 f6-e5 2. f2-e3 1-0
        """);
    assertThat(game.tag("Event")).contains("Praha \"A\" \\ 1");
    assertThat(game.tag("White")).contains("Novák");
    assertThat(game.tag("Black")).isEmpty();
    assertThat(moves(game.movetext())).containsExactly("e3-f4", "f6-e5", "f2-e3");
    assertThat(game.movetext().moves())
        .extracting(PdnMovetext.Move::number)
        .containsExactly("1.", "", "2.");
    assertThat(game.terminator()).isEqualTo("1-0");
    assertThat(game.recordedResult()).hasToString("1-0");
  }

  @Test
  void every_move_tag_and_game_has_its_place() {
    PdnGame game = read("\n\n  [White \"A\"]\n[FEN \"W:Wa1:Bh8\"]\n\n1. a1-b2  h8-g7\n2.b2-c3 *");
    assertThat(game.place()).hasToString("line 3, column 3");
    assertThat(game.tags())
        .extracting(PdnTag::place)
        .containsExactly(new PdnPlace(3, 11), new PdnPlace(4, 7));
    assertThat(game.movetext().moves())
        .extracting(PdnMovetext.Move::place)
        .containsExactly(new PdnPlace(6, 4), new PdnPlace(6, 11), new PdnPlace(7, 3));
  }

  @Test
  void comments_glyphs_marks_and_variations_stand_behind_their_move() {
    PdnGame game = read("""
        {before} 1. e3-f4! {good
        move} $7 (1. c3-d4 (1. a3-b4? {deep}) 1... d6-e5) f6-e5 (?) ; to the end } here
        2. f2-e3 {} *
        """);
    assertThat(game.movetext().leadingNotes()).containsExactly(new PdnMovetext.Comment("before"));
    PdnMovetext.Move first = game.movetext().moves().get(0);
    assertThat(first.strength()).isEqualTo("!");
    assertThat(first.notes()).hasSize(3);
    assertThat(first.notes().get(0)).isEqualTo(new PdnMovetext.Comment("good\nmove"));
    assertThat(first.notes().get(1)).isEqualTo(new PdnMovetext.Nag(7));
    PdnMovetext variation = ((PdnMovetext.Variation) first.notes().get(2)).movetext();
    assertThat(moves(variation)).containsExactly("c3-d4", "d6-e5");
    PdnMovetext inner =
        ((PdnMovetext.Variation) variation.moves().get(0).notes().get(0)).movetext();
    assertThat(inner.moves().get(0).strength()).isEqualTo("?");
    assertThat(inner.moves().get(0).notes()).containsExactly(new PdnMovetext.Comment("deep"));
    PdnMovetext.Move second = game.movetext().moves().get(1);
    assertThat(second.strength()).isEqualTo("(?)");
    assertThat(second.notes()).containsExactly(new PdnMovetext.Comment(" to the end } here"));
    assertThat(game.movetext().moves().get(2).notes()).containsExactly(new PdnMovetext.Comment(""));
  }

  @Test
  void a_position_can_be_set_up_inside_a_game() {
    PdnGame game = read("1. e3-f4 /FEN \"B:Wa1:Bh8\"/ 1... h8-g7 *");
    assertThat(game.movetext().moves().get(0).notes())
        .containsExactly(new PdnMovetext.Setup("B:Wa1:Bh8", new PdnPlace(1, 16)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e3-f4 f6-e5 *",
        "1.e3-f4 f6-e5",
        "1. e3-f4 1... f6-e5 *",
        "1. e3-f4 1. ... f6-e5 *",
        "1... e3-f4 ... f6-e5 *",
        "1… e3-f4 f6-e5 *",
        "e3-f4 f6-e5 0-0",
        "\uFEFF1. e3-f4 f6-e5 *",
        "% a line\n1. e3-f4\n%another\nf6-e5\n*",
        "1. e3-f4\r\nf6-e5\r\n*\r\n",
        "1. e3-f4\rf6-e5\r*",
        "1. e3-f4\u00A0f6-e5\t*",
        "1.{x}e3-f4{y}f6-e5(g7-f6)*",
        "1. e3-f4 f6-e5 (1... g7-f6 1-0) *",
        "* 1. e3-f4 f6-e5 2. 1/2-1/2 * *",
      })
  void one_game_in_many_notations(String text) {
    assertThat(moves(read(text).movetext())).containsExactly("e3-f4", "f6-e5");
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, 1-0",
    "0-1, 0-1",
    "1/2-1/2, 1/2-1/2",
    "2-0, 1-0",
    "0-2, 0-1",
    "1-1, 1/2-1/2",
    "0-0, *",
    "*, *"
  })
  void results_have_their_text_and_their_meaning(String text, String meaning) {
    PdnGame game = read("1. e3-f4 " + text);
    assertThat(game.terminator()).isEqualTo(text);
    assertThat(game.result()).isEqualTo(text);
    assertThat(game.recordedResult()).hasToString(meaning);
  }

  @Test
  void an_asterisk_leaves_the_result_to_the_tag() {
    PdnGame game = read("[Result \"0-1\"]\n1. e3-f4 *");
    assertThat(game.result()).isEqualTo("0-1");
    assertThat(game.recordedResult().kind()).isEqualTo(RecordedResult.Kind.BLACK_WINS);
    assertThat(read("[Result \"?\"]\n1. e3-f4 *").recordedResult())
        .isEqualTo(RecordedResult.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[A \"1\"]\ne3-f4 1-0\n[A \"2\"]\nc3-d4 0-1",
        "[A \"1\"]\ne3-f4 *\n[A \"2\"]\nc3-d4 *",
        "[A \"1\"]\ne3-f4 1-0 *\n[A \"2\"]\nc3-d4 0-1 *",
        "[A \"1\"]\ne3-f4\n[A \"2\"]\nc3-d4",
        "e3-f4 1-0 c3-d4 1-0",
        "e3-f4 * c3-d4",
        "e3-f4 1-0\n\n{between} c3-d4 1-0 {after}",
        "[A \"1\"] e3-f4 1-0 [A \"2\"] c3-d4 1-0",
      })
  void several_games_are_told_apart(String text) {
    List<ParseResult<PdnGame>> games = readAll(text);
    assertThat(games).hasSize(2);
    assertThat(moves(games.get(0))).containsExactly("e3-f4");
    assertThat(moves(games.get(1))).containsExactly("c3-d4");
  }

  @Test
  void games_without_moves_are_games() {
    List<ParseResult<PdnGame>> games =
        readAll("[A \"1\"]\n[Result \"1-0\"]\n\n[A \"2\"]\n[B \"x\"]\n\n*\n[A \"3\"]\n");
    assertThat(games)
        .extracting(game -> game.orElseThrow().tag("A").orElseThrow())
        .containsExactly("1", "2", "3");
    assertThat(games.get(1).orElseThrow().place()).isEqualTo(new PdnPlace(4, 1));
    assertThat(games.get(1).orElseThrow().tag("B")).contains("x");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " \n\n",
        "{only a comment}",
        "% nothing",
        "* * *",
        "\uFEFF",
        "; x",
        "12.",
        "1. * 2... *"
      })
  void a_text_without_games_has_none(String text) {
    assertThat(readAll(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e3-f4 hello | 10 | found \"h\" | a square such as c3 or 22",
        "1. e3-f4 f6 | 12 | the move ends here | - or x and a second square",
        "1. e3-f4 f6- | 13 | the move ends here | a square such as c3 or 22",
        "12 e3-f4 | 3 | the move ends here | - or x and a second square",
        "1. e3-f4 {never closed | 10 | a comment without an end | } within 65536 characters",
        "1. e3-f4 (1. c3-d4 | 10 | a variation without an end | )",
        "1. e3-f4 ) | 10 | found \")\" | a move such as a3-b4, or a result",
        "1. e3-f4 ] | 10 | found \"]\" | a move such as a3-b4, or a result",
        "1. e3-f4 [x] | 10 | found \"[\" | a move such as a3-b4, or a result",
        "1. e3-f4 $ | 11 | the text ends here | a number from 0 to 9999",
        "1. e3-f4 $10000 | 11 | the number after $ is too great | a number from 0 to 9999",
        "! | 1 | a mark without a move | a move such as a3-b4, or a result",
        "1. e3-f4 (?x | 12 | found \"x\" | a mark such as (?)",
        "1. e3-f4 /SET/ | 11 | found \"S\" | /FEN \"…\"/",
        "1. e3-f4 /FEN \"W:Wa1 | 21 | the text ends here | \" at the end of the position",
        "1. e3-f4 /FEN \"W\" | 18 | the text ends here | /",
        "[White] | 7 | found \"]\" | a value in quotation marks",
        "[White \"x] | 11 | the text ends here | \" at the end of the value",
        "[White \"x\" | 11 | the text ends here | ] at the end of the tag",
        "[9 \"x\"] | 2 | no tag name: \"9\" | a letter, then letters, digits or _",
        "[ \"x\"] | 3 | no tag name | a letter, then letters, digits or _",
        "\"x\" | 1 | found \"\"\" | a move such as a3-b4, or a result",
      })
  void a_error_has_its_place_and_what_was_expected(
      String text, int column, String message, String expected) {
    List<ParseResult<PdnGame>> games = readAll(text);
    assertThat(games).hasSize(1);
    assertThat(games.get(0).errors()).containsExactly(new TextError(1, column, message, expected));
  }

  @ParameterizedTest
  @CsvSource({
    "24.a3-b4, 24.",
    "24.24.a3-b4, 24. 24.",
    "24. 24.a3-b4, 24. 24.",
    "24.24. a3-b4, 24. 24.",
    "24… a3-b4, 24...",
    "1.2.3...a3-b4, 1. 2. 3...",
    ".a3-b4, .",
  })
  void numbers_and_dots_before_a_move_are_not_part_of_it(String text, String number) {
    PdnMovetext.Move move =
        readAll(text).get(0).orElseThrow().movetext().moves().get(0);
    assertThat(move.text()).isEqualTo("a3-b4");
    assertThat(move.number()).isEqualTo(number);
    assertThat(move.place()).isEqualTo(new PdnPlace(1, text.indexOf('a') + 1));
  }

  @Test
  void a_malformed_game_is_reported_and_the_next_is_read() {
    List<ParseResult<PdnGame>> games = readAll("""
        [White "A"]

        1. e3-f4 f6-e5 1-0

        [White "B"]

        1. e3-f4 f6-?? e5
        2. nonsense {a comment
        with [brackets]} 0-1

        [White "C"]

        1. e3-f4 (f6-e5 {open
        2. c3-d4 1-0
        [White "D"]
        [Black "E"

        1. e3-f4 *

        [White "F"]
        1. e3-f4
        """);
    assertThat(games)
        .extracting(ParseResult::isOk)
        .containsExactly(true, false, false, false, true);
    assertThat(games.get(1).errors().get(0).line()).isEqualTo(7);
    assertThat(games.get(2).errors().get(0).message()).contains("comment without an end");
    assertThat(games.get(2).errors().get(0).line()).isEqualTo(13);
    assertThat(games.get(3).errors()).hasSize(1);
    assertThat(games.get(3).errors().get(0).line()).isEqualTo(16);
    assertThat(games.get(4).orElseThrow().tag("White")).contains("F");
  }

  @Test
  void after_a_error_a_result_by_itself_ends_a_game_without_tags() {
    List<ParseResult<PdnGame>> games = readAll("e3-f4 oops {1-0 } 1-0\nc3-d4 0-1");
    assertThat(games).hasSize(2);
    assertThat(games.get(0).errors()).hasSize(1);
    assertThat(moves(games.get(1))).containsExactly("c3-d4");
  }

  @Test
  void all_errors_in_tags_are_reported() {
    List<TextError> errors = readAll(
            "[A \"1\"]\n[B]\n[A \"2\"]\n[C \"x\n[D \"4\"]\n1. e3-f4 ??? oops")
        .get(0)
        .errors();
    assertThat(errors).extracting(TextError::line).containsExactly(2, 3, 4, 6);
    assertThat(errors.get(1).message()).isEqualTo("a second tag A");
  }

  @Test
  void bytes_that_are_not_UTF_8_do_not_stop_the_reading() throws IOException {
    byte[] bytes = "[White \"Nov\u00E1k\"]\n1. e3-f4 *".getBytes(StandardCharsets.ISO_8859_1);
    try (PdnReader reader = new PdnReader(new ByteArrayInputStream(bytes))) {
      PdnGame game = reader.next().orElseThrow().orElseThrow();
      assertThat(game.tag("White")).contains("Nov\uFFFDk");
      assertThat(reader.next()).isEmpty();
      assertThat(reader.next()).as("at the end for ever").isEmpty();
    }
  }
}
