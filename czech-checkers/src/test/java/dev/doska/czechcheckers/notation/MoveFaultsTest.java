package dev.doska.czechcheckers.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveParse;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.Positions;
import dev.doska.czechcheckers.internal.MoveScanner;
import dev.doska.czechcheckers.internal.MoveText;
import dev.doska.testkit.support.Mutations;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are not moves: the place of the error, what is wrong, and what was expected. */
class MoveFaultsTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();
  private static final CzechNotation NOTATION = CzechNotation.of(GAME.ruleset());

  private static MoveParse<CzechMove> read(String fen, String text) {
    return NOTATION.parse(Positions.of(fen), text);
  }

  private static MoveParse<CzechMove> readStrictly(String fen, String text) {
    return NOTATION.parse(Positions.of(fen), text, Strictness.STRICT);
  }

  @ParameterizedTest
  @CsvSource({
    "a3:b4, 3, 'the separator \":\"', x",
    "a3xb4, 3, 'the separator \"x\"', - in a quiet move",
    "A3-B4, 1, a capital letter, a",
    "a3-B4, 4, a capital letter, b",
    "a3–b4, 3, the separator the character U+2013, -",
    "2117, 3, two numbers in one, - or x between them",
    "09-13, 1, a leading zero, the number without it",
    "1. a3-b4, 1, a move number or dots, the move only",
    "... a3-b4, 1, a move number or dots, the move only",
    "' a3-b4', 1, a blank, 'no blank before, in or after a move'",
    "'a3-b4 ', 6, a blank, 'no blank before, in or after a move'",
    "a3-b4 !, 6, a blank, 'no blank before, in or after a move'",
  })
  void strict_reading_refuses_the_rest_and_says_where(
      String text, int column, String message, String expected) {
    assertThat(NOTATION.parse(GAME.initial(), text, Strictness.STRICT))
        .isEqualTo(new MoveParse.BadSyntax<>(new TextError(1, column, message, expected)));
  }

  @Test
  void strict_reading_requires_the_right_separator_in_captures() {
    String fen = "W:Wc3:Bd4";
    assertThat(readStrictly(fen, "c3xe5").value()).isPresent();
    assertThat(readStrictly(fen, "c3-e5").problem())
        .isEqualTo("line 1, column 3: the separator \"-\"; expected x in a capture");
    assertThat(readStrictly("W:Wc1:Bd2,f4", "c1xe3g5").problem())
        .isEqualTo("line 1, column 6: no separator; expected x in a capture");
    assertThat(readStrictly(fen, "c3:e5")).isInstanceOf(MoveParse.BadSyntax.class);
    assertThat(read(fen, "c3-e5").value()).isPresent();
    assertThat(read(fen, "c3:e5").value()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1, the move ends here, a square such as c3 or 22",
    "a, 1, 'found \"a\"', a square such as c3 or 22",
    "a3, 3, the move ends here, '- or x and a second square'",
    "a3-, 4, the move ends here, a square such as c3 or 22",
    "a3-b4-, 7, the move ends here, a square such as c3 or 22",
    "a3-b, 4, 'found \"b\"', a square such as c3 or 22",
    "a3-b100, 4, 'no square \"b100\"', a square from a1 to h8",
    "a3-17, 4, a number among names of squares, a name such as c3",
    "22-d4, 4, a name among numbers of squares, a number from 1 to 32",
    "100-17, 1, 'no square \"100\"', a square from 1 to 32",
    "21-1713, 4, 'no square \"1713\"', a square from 1 to 32",
    "21-17-, 7, the move ends here, a square such as c3 or 22",
    "21171, 1, 'no square \"21171\"', a square from 1 to 32",
    "21a3, 3, 'found \"a\"', - or x between squares",
    "a3-b4 c5-d6, 7, text after the move, 'the end, or a jump from b4'",
    "a3-b4 b4, 9, the move ends here, x and a square",
    "a3-b4x, 7, the move ends here, a square such as c3 or 22",
    "a3-b4 !x, 8, 'found \"x\"', the end of the move",
    "a3-b4 (x, 8, 'found \"x\"', a mark such as (?)",
    "a3 b4, 4, text after the square, - or x and a second square",
    "12., 4, the move ends here, a square such as c3 or 22",
  })
  void bad_syntax_has_a_place_and_what_was_expected(
      String text, int column, String message, String expected) {
    MoveParse<CzechMove> parsed = NOTATION.parse(GAME.initial(), text);
    assertThat(parsed).isInstanceOf(MoveParse.BadSyntax.class);
    var error = ((MoveParse.BadSyntax<CzechMove>) parsed).error();
    assertThat(error.line()).isEqualTo(1);
    assertThat(error.column()).as(error.toString()).isEqualTo(column);
    assertThat(error.message()).isEqualTo(message);
    assertThat(error.expected()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "0-5, 0 is off the board",
    "5-0, 0 is off the board",
    "33x42, '33 is off the board, 42 is off the board'",
    "99-1, 99 is off the board",
    "22-99-0, '99 is off the board, 0 is off the board'",
    "a0-b1, 'a0 is off the board, b1 is light'",
    "i9-j10, 'i9 is off the board, j10 is off the board'",
    "c3-z99, z99 is off the board",
  })
  void a_square_off_the_board_is_judged_and_not_an_error_of_the_text(String text, String witness) {
    for (Strictness strictness : Strictness.values()) {
      MoveParse<CzechMove> parsed = NOTATION.parse(GAME.initial(), text, strictness);
      assertThat(parsed).as("%s, %s", text, strictness).isInstanceOf(MoveParse.NotLegal.class);
      assertThat(((MoveParse.NotLegal<CzechMove>) parsed).verdict().violations().get(0))
          .isEqualTo(
              new Violation(CzechRule.CZ_01, "play is on the dark squares from a1 to h8", witness));
    }
  }

  @Test
  void a_legal_move_and_another_are_two_moves() {
    assertThat(read("W:Wa3:Bh8", "a3-b4 b4-c5").problem())
        .isEqualTo("line 1, column 7: a second move; expected one move");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a3x", "a3-b4", "1", "1 ", "12.", "...", "a3xb4 b4xc5 ", "!", "(", " ", "x", "é"})
  void long_texts_are_answered(String piece) {
    String text = piece.repeat(200_000);
    for (Strictness strictness : Strictness.values()) {
      assertThat(NOTATION.parse(GAME.initial(), text, strictness).value()).isEmpty();
    }
  }

  @Property(tries = 500)
  void a_text_in_the_usual_form_is_well_formed(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    String form = "a1x".repeat(1 + random.nextInt(70)) + "a1";
    StringBuilder text = new StringBuilder(Mutations.of(form, random));
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case 'a' -> text.setCharAt(i, (char) ('a' + random.nextInt(8)));
        case '1' -> text.setCharAt(i, (char) ('1' + random.nextInt(8)));
        case 'x' -> text.setCharAt(i, random.nextBoolean() ? 'x' : '-');
        default -> {}
      }
    }
    if (MoveText.isSimple(text.toString())) {
      MoveScanner.Scan scan = MoveScanner.scan(text.toString());
      assertThat(scan.move()).as("%s: %s", text, scan.error()).isNotNull();
    }
  }

  @Property(tries = 1000)
  void any_text_has_a_move_or_a_error_at_a_place_within_it(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechPosition position = Positions.any(random);
    List<CzechMove> moves = GAME.moves(position).list();
    String good = "a3-b4";
    if (!moves.isEmpty()) {
      CzechMove move = moves.get(random.nextInt(moves.size()));
      CzechNotation notation = random.nextBoolean() ? NOTATION : NOTATION.numeric();
      good = random.nextInt(30) + "." + notation.formatLong(position, move) + " (?!)";
    }
    String text = Mutations.of(good.substring(random.nextInt(good.length())), random);
    MoveParse<CzechMove> lenient = NOTATION.parse(position, text);
    MoveParse<CzechMove> strict = NOTATION.parse(position, text, Strictness.STRICT);
    if (strict.value().isPresent()) {
      assertThat(lenient).as("lenient reading takes more").isEqualTo(strict);
    }
    for (MoveParse<CzechMove> parsed : List.of(lenient, strict)) {
      if (parsed instanceof MoveParse.BadSyntax<CzechMove> bad) {
        assertThat(bad.error().column()).as("%s: %s", text, bad).isBetween(1, text.length() + 1);
        assertThat(bad.error().message()).isNotBlank();
        assertThat(bad.error().expected()).as("%s: %s", text, bad).isNotBlank();
      }
    }
  }
}
