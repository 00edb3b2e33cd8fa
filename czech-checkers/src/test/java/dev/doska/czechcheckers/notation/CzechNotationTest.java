package dev.doska.czechcheckers.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveParse;
import dev.doska.core.Strictness;
import dev.doska.core.Violation;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Positions;
import dev.doska.czechcheckers.ReferenceRules;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CzechNotationTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();
  private static final CzechNotation NOTATION = CzechNotation.of(GAME.ruleset());

  /** Three captures, two of them with the same ends. */
  private static final String AMBIGUOUS = "W:WKg1:Bg7,g5,b4,f2";

  private static MoveParse<CzechMove> read(String fen, String text) {
    return NOTATION.parse(Positions.of(fen), text);
  }

  private static MoveParse<CzechMove> readStrictly(String fen, String text) {
    return NOTATION.parse(Positions.of(fen), text, Strictness.STRICT);
  }

  private static List<String> written(String fen) {
    CzechPosition position = Positions.of(fen);
    return GAME.moves(position).list().stream()
        .map(move -> NOTATION.format(position, move))
        .toList();
  }

  // writing

  @Test
  void a_quiet_move_has_a_hyphen_and_a_capture_an_x() {
    assertThat(written("W:Wa3:Bh8")).containsExactly("a3-b4");
    assertThat(written("W:Wc3:Bd4")).containsExactly("c3xe5");
  }

  @Test
  void ends_are_enough_unless_two_moves_share_them() {
    assertThat(written(AMBIGUOUS)).containsExactly("g1xc5xa3", "g1xe3xh6xf8xa3", "g1xh8");
    CzechPosition position = Positions.of(AMBIGUOUS);
    assertThat(NOTATION.formatLong(position, CzechMove.of("g1", "d4", "h8"))).isEqualTo("g1xd4xh8");
  }

  @Test
  void any_writing_is_written_by_its_canonical_route() {
    CzechPosition position = Positions.of("W:WKg3:Bb6,e5,b4,f2");
    CzechMove oneWay = CzechMove.of("g3", "c7", "a5", "e1", "g3");
    CzechMove otherWay = CzechMove.of("g3", "e1", "a5", "c7", "g3");
    assertThat(NOTATION.formatLong(position, oneWay)).isEqualTo("g3xc7xa5xe1xg3");
    assertThat(NOTATION.formatLong(position, otherWay)).isEqualTo("g3xc7xa5xe1xg3");
    assertThat(NOTATION.format(position, otherWay)).isEqualTo("g3xg3");
  }

  @Test
  void an_illegal_move_has_no_text() {
    CzechPosition start = GAME.initial();
    assertThatThrownBy(() -> NOTATION.format(start, CzechMove.of("a3", "a5")))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void numbers_are_written_on_request() {
    CzechNotation numeric = NOTATION.numeric();
    CzechPosition position = Positions.of(AMBIGUOUS);
    assertThat(numeric.format(position, CzechMove.of("g1", "c5", "a3"))).isEqualTo("32x14x21");
    assertThat(numeric.format(GAME.initial(), CzechMove.of("a3", "b4"))).isEqualTo("21-17");
  }

  // reading

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a3-b4",
        "a3b4",
        "a3:b4",
        "a3xb4",
        "A3-B4",
        "a3–b4",
        "21-17",
        "2117",
        "21x17",
        "1. a3-b4",
        "1.a3-b4",
        "12... a3-b4",
        "1. ... a3b4",
        "...a3-b4",
        " a3-b4 ",
        "a3-b4!",
        "a3-b4 ?!",
        "a3-b4(?)",
        "a3-b4 (!)",
        "\ta3-b4\n"
      })
  void lenient_reading_accepts_the_customs_of_real_files(String text) {
    assertThat(NOTATION.parse(GAME.initial(), text))
        .isEqualTo(new MoveParse.Ok<>(CzechMove.of("a3", "b4")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a3-b4", "a3b4", "21-17", "a3-b4!", "a3-b4??", "a3-b4(?)"})
  void strict_reading_accepts_what_PDN_3_has(String text) {
    assertThat(NOTATION.parse(GAME.initial(), text, Strictness.STRICT))
        .isEqualTo(new MoveParse.Ok<>(CzechMove.of("a3", "b4")));
  }

  @ParameterizedTest
  @CsvSource({
    "W:Wa3:Bh8, a3-b5, CZ_01",
    "W:Wa3:Bh8, a3-i4, CZ_01",
    "W:Wa3:Bh8, c3-d4, CZ_03",
    "W:Wa3:Bh8, h8-g7, CZ_03",
    "W:Wa3:Bh8, a3-c5, CZ_06",
    "W:Wc3:Bd4, c3-b4, CZ_08",
    "'W:Wc1,Kg1:Bb6,d2,f4,f6', c1xe3, CZ_09",
  })
  void an_illegal_move_has_the_verdict_of_the_rules(String fen, String text, CzechRule rule) {
    MoveParse<CzechMove> parsed = read(fen, text);
    assertThat(parsed).isInstanceOf(MoveParse.NotLegal.class);
    assertThat(((MoveParse.NotLegal<CzechMove>) parsed).verdict().violations())
        .extracting(Violation::rule)
        .contains(rule);
  }

  @Test
  void an_exact_route_goes_before_unique_ends() {
    String fen = "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8";
    assertThat(read(fen, "f8xb4").value()).contains(CzechMove.of("f8", "b4"));
    assertThat(read(fen, "f8xh6xf4xd6xb4").value())
        .contains(CzechMove.of("f8", "h6", "f4", "d6", "b4"));
  }

  @Test
  void a_straight_jump_may_be_written_with_any_landing_square() {
    // after b6 the king may land on c5 or d4 before it continues over e3
    String fen = "W:WKa7:Bb6,e3";
    assertThat(written(fen)).containsExactly("a7xg1", "a7xf2");
    for (String text : List.of("a7xg1", "a7xc5xg1", "a7xd4xg1")) {
      assertThat(read(fen, text).value()).as(text).contains(CzechMove.of("a7", "c5", "g1"));
    }
  }

  @Test
  void a_unique_move_that_visits_the_squares_is_read_leniently_only() {
    assertThat(read(AMBIGUOUS, "g1xf8xa3").value())
        .contains(CzechMove.of("g1", "e3", "h6", "f8", "a3"));
    assertThat(readStrictly(AMBIGUOUS, "g1xf8xa3")).isInstanceOf(MoveParse.NotLegal.class);
    assertThat(read(AMBIGUOUS, "g1xf8xh6xa3"))
        .as("not in this order")
        .isInstanceOf(MoveParse.NotLegal.class);
  }

  @Test
  void squares_that_several_moves_visit_are_ambiguous() {
    String fen = "B:Wb6,f6,c5,f4,c3:BKd2";
    MoveParse<CzechMove> parsed = read(fen, "d2xg5xe1");
    assertThat(parsed.problem()).contains("d2xg5xe7xb4xe1", "d2xg5xd8xa5xe1");
    assertThat(parsed).isInstanceOf(MoveParse.Ambiguous.class);
  }

  @Test
  void single_jumps_are_joined_if_the_first_is_no_legal_move() {
    assertThat(read(AMBIGUOUS, "g1xc5 c5xa3").value()).contains(CzechMove.of("g1", "c5", "a3"));
    assertThat(read(AMBIGUOUS, "32x14 14x21").value()).contains(CzechMove.of("g1", "c5", "a3"));
    assertThat(readStrictly(AMBIGUOUS, "g1xc5 c5xa3")).isInstanceOf(MoveParse.BadSyntax.class);
    assertThat(read("W:Wc3:Bd4,f6", "c3xe5 e5xg7").value())
        .contains(CzechMove.of("c3", "e5", "g7"));
  }

  @Test
  void a_king_with_thousands_of_routes_is_read_at_once() {
    CzechPosition position = Positions.of("W:WKa1:Bb2,d2,f2,b4,d4,f4,b6,d6,f6,c7,e7,g7");
    long routes = GAME.routes(position, 1);
    for (CzechMove move : GAME.moves(position).list()) {
      Square middle = move.squares().get(move.squares().size() / 2);
      String text = move.from() + "x" + middle + "x" + move.to();
      assertThat(read(CzechFen.ALGEBRAIC.format(position), text))
          .as("%s of %s routes", text, routes)
          .isNotInstanceOf(MoveParse.NotLegal.class);
    }
  }

  @Property(tries = 300)
  void lenient_reading_agrees_with_a_list_of_all_writings(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechPosition position = Positions.any(random);
    CzechRuleset captures = Positions.allCaptureRules()
        .get(random.nextInt(Positions.allCaptureRules().size()));
    CzechCheckers game = Positions.game(captures);
    List<ReferenceRules.Written> writings = new ReferenceRules(captures, position).writings();
    for (int i = 0; i < 5 && !writings.isEmpty(); i++) {
      CzechMove whole = writings.get(random.nextInt(writings.size())).move();
      List<Square> squares = new ArrayList<>(whole.squares());
      while (squares.size() > 3 && random.nextBoolean()) {
        squares.remove(1 + random.nextInt(squares.size() - 2));
      }
      if (squares.size() == 3 && random.nextInt(4) == 0) {
        squares.set(1, Square.ofIndex(random.nextInt(32)));
      }
      check(game, position, squares, writings);
    }
  }

  private static void check(
      CzechCheckers game,
      CzechPosition position,
      List<Square> squares,
      List<ReferenceRules.Written> writings) {
    CzechMove text = new CzechMove(squares);
    boolean exact = writings.stream().anyMatch(w -> w.move().equals(text));
    List<CzechMove> visiting = writings.stream()
        .filter(w -> exact ? w.move().equals(text) : visits(w.move().squares(), squares))
        .map(w -> game.canonical(position, w.move()))
        .distinct()
        .toList();
    MoveParse<CzechMove> parsed = game.notation().parse(position, text.toString());
    String what = position + " " + text + ": " + parsed;
    if (visiting.size() == 1) {
      assertThat(parsed.value()).as(what).contains(visiting.get(0));
    } else if (visiting.isEmpty()) {
      assertThat(parsed).as(what).isInstanceOf(MoveParse.NotLegal.class);
    } else {
      assertThat(((MoveParse.Ambiguous<CzechMove>) parsed).candidates())
          .as(what)
          .containsExactlyInAnyOrderElementsOf(visiting);
    }
  }

  /** Whether a route with the same ends visits the squares in their order. */
  private static boolean visits(List<Square> route, List<Square> squares) {
    if (!route.get(route.size() - 1).equals(squares.get(squares.size() - 1))
        || !route.get(0).equals(squares.get(0))) {
      return false;
    }
    int at = 0;
    for (Square square : route) {
      if (at < squares.size() && square.equals(squares.get(at))) {
        at++;
      }
    }
    return at == squares.size();
  }
}
