package dev.doska.czechcheckers.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechDraft;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Positions;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.Vectors;
import dev.doska.testkit.support.Mutations;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CzechFenTest {
  private static final CzechPosition INITIAL = CzechCheckers.standard().initial();

  private static ParseResult<CzechPosition> read(String text) {
    return CzechFen.ALGEBRAIC.parse(text);
  }

  private static ParseResult<CzechPosition> readStrictly(String text) {
    return CzechFen.ALGEBRAIC.parse(text, Strictness.STRICT);
  }

  static Stream<Row> perftRows() {
    return Vectors.perft().stream();
  }

  @ParameterizedTest
  @MethodSource("perftRows")
  void both_forms_of_the_vectors_are_read_and_written(Row row) {
    String algebraic = row.get("fen_algebraic");
    String numeric = row.get("fen_numeric");
    CzechPosition position = readStrictly(algebraic).orElseThrow();
    assertThat(readStrictly(numeric)).isEqualTo(new ParseResult.Ok<>(position));
    assertThat(CzechFen.ALGEBRAIC.format(position)).isEqualTo(algebraic);
    assertThat(CzechFen.NUMERIC.format(position)).isEqualTo(numeric);
  }

  @Test
  void the_side_to_move_the_lists_and_the_kings_are_read() {
    CzechPosition expected = CzechDraft.empty()
        .put(Piece.WHITE_MAN, Square.of("a3"))
        .put(Piece.WHITE_MAN, Square.of("c3"))
        .put(Piece.WHITE_KING, Square.of("f8"))
        .put(Piece.BLACK_MAN, Square.of("b6"))
        .side(Side.BLACK)
        .toPosition();
    assertThat(readStrictly("B:Wa3,c3,Kf8:Bb6").orElseThrow()).isEqualTo(expected);
    assertThat(readStrictly("B:Bb6:WKf8,c3,a3").orElseThrow()).isEqualTo(expected);
    assertThat(readStrictly("B:W21,22,K3:B9.").orElseThrow()).isEqualTo(expected);
    assertThat(expected).hasToString("B:WKf8,a3,c3:Bb6");
  }

  @Test
  void ranges_are_of_one_kind_of_piece() {
    assertThat(readStrictly("W:W21-32:B1-12").orElseThrow()).isEqualTo(INITIAL);
    assertThat(readStrictly("W:WK5-8:B").orElseThrow()).hasToString("W:WKa7,Kc7,Ke7,Kg7:B");
    assertThat(readStrictly("W:WK5-5,31:B").orElseThrow()).hasToString("W:WKa7,e1:B");
  }

  @Test
  void counters_are_written_unless_they_are_0() {
    CzechPosition position = CzechDraft.of(INITIAL)
        .quietPlies(3)
        .materialPlies(1023)
        .mainRoadPlies(10)
        .toPosition();
    String text = CzechFen.ALGEBRAIC.format(position);
    assertThat(text).endsWith(":H3:M1023:R10");
    assertThat(readStrictly(text).orElseThrow()).isEqualTo(position);
    assertThat(readStrictly(CzechFen.NUMERIC.format(position)).orElseThrow()).isEqualTo(position);
    assertThat(readStrictly("W:Wa1:Bh8:M7").orElseThrow().materialPlies()).isEqualTo(7);
    assertThat(CzechFen.PLAIN.format(position)).isEqualTo(CzechFen.PLAIN.format(INITIAL));
    assertThat(CzechFen.PLAIN_NUMERIC.format(position)).isEqualTo(CzechFen.NUMERIC.format(INITIAL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " [ FEN \" W:Wa1:Bh8 \" ] ",
        "w:wa1:bh8",
        "W:WA1:BH8",
        "W : W a1 : B h8 .",
        "W:Wa1:W:Bh8",
        "\nW:Wa1:Bh8\n"
      })
  void lenient_reading_accepts_the_customs_of_real_files(String text) {
    assertThat(read(text).orElseThrow()).hasToString("W:Wa1:Bh8");
    assertThat(readStrictly(text).isOk()).as("strictly: " + text).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:Wa1:Bh8.",
        "W:Bh8:Wa1",
        "[FEN \"W:Wa1:Bh8\"]",
        "[FEN \"W:Wa1:Bh8.\"]",
        "W:Wa1:Bh8:H0:F1",
        "W:W29:B4:H0:F99",
      })
  void strict_reading_accepts_every_form_of_the_standard(String text) {
    assertThat(readStrictly(text).orElseThrow()).hasToString("W:Wa1:Bh8");
  }

  @Test
  void strict_reading_reports_a_missing_list_beside_other_errors() {
    assertThat(readStrictly("W:Wa2").errors())
        .extracting(TextError::message)
        .containsExactly("a2 is a light square (CZ-01)", "no list of black pieces");
    assertThat(readStrictly("W:Wa1;").errors())
        .extracting(TextError::message)
        .containsExactly("found \";\"", "no list of black pieces");
    assertThat(readStrictly("").errors()).hasSize(1);
  }

  @Test
  void a_missing_list_is_empty_for_lenient_readers() {
    assertThat(read("W:Wa1").orElseThrow()).hasToString("W:Wa1:B");
    assertThat(read("B").errors()).isNotEmpty();
    assertThat(readStrictly("W:Wa1").errors())
        .containsExactly(new TextError(1, 6, "no list of black pieces", ":B"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 1 | the text ends here | W or B, the side to move",
        "W | 2 | the text ends here | a colon and a list of pieces",
        "?:Wa1:Bh8 | 1 | the side to move is not stated | W or B",
        "X:Wa1:Bh8 | 1 | found \"X\" | W or B, the side to move",
        "WW:Wa1:Bh8 | 2 | found \"W\" | a colon and a list of pieces",
        "W:Wa9:Bh8 | 4 | a9 is off the board (CZ-01) | a dark square from a1 to h8",
        "W:Wa0:Bh8 | 4 | a0 is off the board (CZ-01) | a dark square from a1 to h8",
        "W:Wi1:Bh8 | 4 | i1 is off the board (CZ-01) | a dark square from a1 to h8",
        "W:WKa100:Bh8 | 5 | no square \"a100\" | a1 to h8",
        "W:Wa2:Bb8 | 4 | a2 is a light square (CZ-01) | a dark square from a1 to h8",
        "W:Wa1,a1:Bb8 | 7 | a1 holds two pieces (CZ-01) | each square once",
        "W:WKh8:Bh8 | 9 | h8 holds two pieces (CZ-01) | each square once",
        "W:Wb8:Bh8 | 4 | a white man on b8 would have been crowned (CZ-13)"
            + " | a king, or a man on another rank",
        "W:Wa1:Bc1 | 8 | a black man on c1 would have been crowned (CZ-13)"
            + " | a king, or a man on another rank",
        "W:W33:B1 | 4 | no square \"33\" | 1 to 32",
        "W:W0:B1 | 4 | no square \"0\" | 1 to 32",
        "W:W21-33:B1 | 7 | no square \"33\" | 1 to 32",
        "W:W21-:B1 | 7 | found \":\" | 1 to 32",
        "W:W30-29:B1 | 7 | a range in descending order | 29-30",
        "W:WK32-1:B | 8 | a range in descending order | 1-32",
        "W:Wa1,21:Bh8 | 7 | a number among names | a name from a1 to h8",
        "W:W21,a1:B1 | 7 | a name among numbers | a number from 1 to 32",
        "W:WQa1:Bh8 | 4 | found \"Q\" | a square from a1 to h8 or from 1 to 32",
        "W:Wa1c1:Bh8 | 6 | found \"c\" | a comma, a colon or the end",
        "W:Wa1,:Bh8 | 7 | found \":\" | a square from a1 to h8 or from 1 to 32",
        "W:Wa1;c1:Bh8 | 6 | found \";\" | a comma, a colon or the end",
        "W:Wa1-c1:Bh8 | 6 | found \"-\" | a comma, a colon or the end",
        "W:Wa1:Bh8:Z3 | 11 | found \"Z\" | W or B and a list of pieces",
        "W:Wa1:Bh8:H | 12 | the text ends here | a number from 0 to 1023",
        "W:Wa1:Bh8:H1024 | 12 | no number of plies \"1024\" | a number from 0 to 1023",
        "W:Wa1:Bh8:H1:H2 | 14 | a second :H | each counter once",
        "W:Wa1:Bh8.. | 11 | found \".\" | the end of the position",
        "W:Wa1:Bh8 x | 11 | found \"x\" | a comma, a colon or the end",
        "[FEN \"W:Wa1:Bh8 | 16 | the text ends here | the closing \"",
        "[FEN \"W:Wa1:Bh8\" | 17 | the text ends here | the closing ]",
        "W:W17-29:B1 | 4 | White has 13 pieces, more than 12 (CZ-02) | at most 12 pieces",
      })
  void a_error_has_its_place_its_reason_and_what_would_have_been_right(
      String text, int column, String message, String expected) {
    assertThat(read(text).errors())
        .as(text)
        .containsExactly(new TextError(1, column, message, expected));
  }

  @Test
  void all_errors_are_reported_in_the_order_of_their_places() {
    assertThat(read("?:Wa2,a9,b8,zz:Bq1q,a1,a1:H").errors())
        .extracting(TextError::column)
        .containsExactly(1, 4, 7, 10, 13, 17, 19, 21, 24, 24, 28);
  }

  @Test
  void public_bugs_four_different_errors() {
    assertThat(read("W:WK4,WK5,55:B4").errors())
        .extracting(TextError::message)
        .contains("found \"W\"", "no square \"55\"");
    assertThat(read("W:Wa1,a1:Bb8").toString()).contains("two pieces");
    assertThat(read("W:Wb8:Ba1").errors()).hasSize(2);
    assertThat(read("W:Wa2:Bb8").toString()).contains("light");
    assertThat(read("W:W21-32:B1-12").orElseThrow()).isEqualTo(INITIAL);
  }

  @Test
  void strict_reading_accepts_each_list_once() {
    assertThat(readStrictly("W:Wa1:Wc1:Bh8").errors())
        .containsExactly(new TextError(1, 7, "a second list of this colour", "each list once"));
  }

  @Test
  void a_text_beyond_the_limit_is_one_error() {
    String text = "W:W" + "a1,".repeat(2000);
    assertThat(read(text).errors())
        .containsExactly(
            new TextError(1, 1, "a position in 6003 characters", "at most " + CzechFen.MAX_LENGTH));
  }

  @Property(tries = 500)
  void every_position_reads_back_from_every_form(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechPosition position = Positions.any(random);
    for (CzechFen format : CzechFen.values()) {
      for (Strictness strictness : Strictness.values()) {
        ParseResult<CzechPosition> parsed = format.parse(format.format(position), strictness);
        assertThat(parsed.orElseThrow().withoutCounters()).isEqualTo(position.withoutCounters());
      }
    }
    assertThat(readStrictly(CzechFen.NUMERIC.format(position)).orElseThrow()).isEqualTo(position);
  }

  @Property(tries = 2000)
  void a_mutated_text_is_a_position_or_has_errors_within_it(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechFen format = CzechFen.values()[random.nextInt(4)];
    String text = Mutations.of(format.format(Positions.any(random)), random);
    for (Strictness strictness : Strictness.values()) {
      ParseResult<CzechPosition> parsed = format.parse(text, strictness);
      for (TextError error : parsed.errors()) {
        assertThat(error.line()).isBetween(1, 1 + (int) text.lines().count());
        assertThat(error.column()).isBetween(1, text.length() + 1);
      }
      if (strictness == Strictness.STRICT && parsed.isOk()) {
        assertThat(format.parse(text)).as("lenient reading takes more").isEqualTo(parsed);
      }
    }
  }
}
