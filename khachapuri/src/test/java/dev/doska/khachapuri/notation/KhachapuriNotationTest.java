package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveParse;
import dev.doska.core.SplitMix64;
import dev.doska.core.Strictness;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Positions;
import dev.doska.khachapuri.Step;
import dev.doska.testkit.support.Mutations;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KhachapuriNotationTest {
  private static final Khachapuri GAME = Khachapuri.standard();
  private static final String FREE = "W=24x2,13x2,6x2;B=18x11,12x4 w 6-5";

  private static KhachapuriPosition position(String text) {
    return GAME.positions().parse(text).orElseThrow();
  }

  private static MoveParse<KhachapuriMove> read(String position, String text, Strictness how) {
    return GAME.notation().parse(position(position), text, how);
  }

  private static MoveParse<KhachapuriMove> read(String position, String text) {
    return read(position, text, Strictness.LENIENT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x2,13x2,6x2;B=16x11,9x4 w 5-1|13/8 6/5",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|24/19/13",
        "W=24x2,13x2;B=16x11,9x4 w 1-1|24/23(2) 13/12(2)",
        "W=24x2,13x2;B=16x11,9x4 w 1-1|24/23/22/21/20",
        "W=6x1,5x2;B=16x11,9x4 w 6-5|6/off 5/off",
        "W=4x2,3x1,1x2;B=18x11,12x4 w 6-5|4/off(2)",
        "W=6x1,5x2;B=16x11,9x4 w 5-5|6/1 5/off(2) 1/off",
        "W=24x4,6x11;B=18x11,12x4 b 6-6|pass",
        "W=24x4,6x11;B=18x11,12x4 b|5-3",
        "W=24x4,6x11;B=18x11,12x4 -|3-5"
      })
  void a_move_is_written_as_in_the_rulebook(String position, String text) {
    KhachapuriMove move = read(position, text, Strictness.STRICT).value().orElseThrow();
    assertThat(GAME.notation().format(position(position), move)).isEqualTo(text);
  }

  @Test
  void a_roll_is_read_in_any_order_and_a_roll_off_is_white_s_die_first() {
    String toRoll = "W=24x4,6x11;B=18x11,12x4 w";
    assertThat(read(toRoll, "3-5", Strictness.STRICT).value())
        .contains(KhachapuriMove.Roll.of(5, 3));
    assertThat(read("W=24x4,6x11;B=18x11,12x4 -", "3-5", Strictness.STRICT).value())
        .contains(new KhachapuriMove.RollOff(3, 5));
    assertThat(read(toRoll, " 35 ").value()).contains(KhachapuriMove.Roll.of(5, 3));
    assertThat(read(toRoll, "35", Strictness.STRICT)).isInstanceOf(MoveParse.BadSyntax.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "24/19/13",
        "24/13",
        "24/18/13",
        " 24 / 19 / 13 ",
        "24/19 19/13",
        "24/19, 19/13",
        "024/13"
      })
  void one_checker_s_two_steps_may_be_written_with_or_without_the_point_between(String text) {
    String position = "W=24x2,13x2,6x2;B=16x11,9x4 w 6-5";
    // 24/18 comes first in the canonical order, since its die is larger.
    assertThat(read(position, text).value()).contains(Turn.of(new Step(24, 6), new Step(18, 5)));
  }

  @Test
  void the_shorthand_is_part_of_the_strict_form() {
    String position = "W=24x2,13x2,6x2;B=16x11,9x4 w 6-5";
    assertThat(read(position, "24/13", Strictness.STRICT)).isEqualTo(read(position, "24/18/13"));
    assertThat(read("W=24x2;B=16x11,9x4 w 1-1", "24/22(2)", Strictness.STRICT).value())
        .map(Object::toString)
        .contains("24/23(2) 23/22(2)");
    assertThat(read("W=5x1,2x1;B=18x11,12x4 w 4-2", "5/off", Strictness.STRICT).value())
        .map(Object::toString)
        .contains("5/3/off");
    assertThat(read("W=24x2;B=16x11,9x4 w 1-1", "24/20", Strictness.STRICT).value())
        .map(Object::toString)
        .contains("24/23/22/21/20");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x4,6x11;B=19x1,18x10,12x4 w 6-5|24/13|KH-06: 24/13 needs 19 or 18 open",
        "W=24x4,6x11;B=22x10,12x4 w 1-1|24/20|KH-06: 24/20 needs 22 open",
        "W=24x4,6x11;B=23x1,22x10,12x4 w 1-1|24/20|KH-06: 24/20 needs 23 and 22 open",
        "W=7x1,6x1;B=5x1,4x1,22x10,12x3 w 3-2|7/2|KH-06: 7/2 needs 5 or 4 open",
        "W=24x4,6x11;B=6x1,7x10,12x1 b 6-5|24/13|KH-06: 24/13 needs 19 or 18 open",
      })
  void KH_06_a_shorthand_that_no_way_allows_names_the_closed_points(
      String position, String text, String reason) {
    // Black's own 19 and 18 are White's points 7 and 6.
    String set = position.replace("W=24x4,6x11;B=6x1,7x10,12x1 b", "W=7x1,6x10;B=12x4,18x4 b");
    assertThat(read(set, text).problem()).isEqualTo(reason);
    assertThat(read(set, text, Strictness.STRICT).problem()).isEqualTo(reason);
  }

  @Test
  void KH_06_a_shorthand_goes_the_way_that_is_open() {
    assertThat(read("W=24x4,6x11;B=19x1,7x10,12x4 w 6-5", "24/13").value())
        .contains(Turn.of(new Step(24, 6), new Step(18, 5)));
    assertThat(read("W=24x4,6x11;B=18x11,12x4 w 6-5", "24/13").value())
        .contains(Turn.of(new Step(24, 5), new Step(19, 6)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x4,6x11;B=18x11,12x4 w 6-5|24/14|KH-06: no die shows 10; the roll is 6-5",
        "W=24x4,6x11;B=18x11,13x4 w 6-5|24/13|KH-07: point 13 is held by Black",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|24/19 24/19|KH-06: the 5 is played already; the roll is 6-5",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|24/18 18/13|KH-07: point 18 is held by Black",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|24/19|KH-10: both dice can be played; for example 24/19/13",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|pass|KH-12: there is a legal step; for example 24/19/13",
        "W=24x4,6x11;B=18x11,12x4 w 6-5|6-5|KH-04: the dice are rolled once; White has 6-5 to play",
        "W=24x4,6x11;B=18x11,12x4 w|24/19|KH-04: White must roll first",
        "W=24x4,6x11;B=18x11,12x4 -|24/19|KH-03: the roll-off has yet to show who starts",
        "W=-;B=18x11,12x4 b|24/19|KH-18: the game is over",
        "W=-;B=18x11,12x4 b|6-5|KH-18: the game is over",
        "W=6x1,3x1;B=18x11,12x4 w 5-4|3/off 6/2|KH-16: a checker on 6 must move first",
        "W=3x5;B=18x11,12x4 w 5-4|3/off(3)|KH-09: the roll 5-4 allows 2 steps; 3/off would be number 3"
      })
  void an_illegal_turn_gets_the_judge_s_reason(String position, String text, String reason) {
    assertThat(read(position, text)).isInstanceOf(MoveParse.NotLegal.class);
    assertThat(read(position, text).problem()).startsWith(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|1|the text ends here",
        "x|1|found \"x\"",
        "25/24|1|found \"2\"",
        "0/1|1|found \"0\"",
        "24|2|found \"4\"",
        "24/|4|the text ends here",
        "24/x|4|found \"x\"",
        "24/24|4|a checker can't go from 24 to 24",
        "6/12|3|a checker can't go from 6 to 12",
        "24/19/|7|the text ends here",
        "3/off/2|6|found \"/\"",
        "24/23(|7|the text ends here",
        "24/23(1)|7|found \"1\"",
        "24/23(16)|7|found \"1\"",
        "24/23(2|8|the text ends here",
        "24/23  23/22|7|the character U+0020",
        "'24/23 '|7|the text ends here",
        "24/23(15) 24/23|16|too many steps",
        "pass it|5|the character U+0020",
        "Pass|1|found \"P\"",
        "6-|3|the text ends here",
        "6-5-4|4|found \"-\"",
        "7-1|1|no dice show 7-1",
        "0-1|1|no dice show 0-1",
        "1/0|3|found \"0\"",
        "08/7|1|found \"0\"",
        "24/19 19/13|6|not the writing of this turn",
        "13/12 13/12|6|not the writing of this turn"
      })
  void a_text_that_is_no_move_is_refused_with_its_place(String text, int column, String message) {
    MoveParse<KhachapuriMove> result = read(FREE, text, Strictness.STRICT);
    assertThat(result).isInstanceOf(MoveParse.BadSyntax.class);
    var error = ((MoveParse.BadSyntax<KhachapuriMove>) result).error();
    assertThat(error.line()).isEqualTo(1);
    assertThat(error.message()).endsWith(message);
    assertThat(error.column()).isEqualTo(column);
    assertThat(error.expected()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x4,6x11;B=18x11,12x4 b 6-6|PASS|pass",
        "W=6x1,5x2;B=16x11,9x4 w 6-5|6/OFF,5/0|6/off 5/off",
        "W=24x2;B=16x11,9x4 w 1-1|24/23/22(2)|24/23(2) 23/22(2)",
        "W=24x2;B=16x11,9x4 w 1-1|24/23 24/23 23/22 23/22|24/23(2) 23/22(2)",
        "W=24x2;B=16x11,9x4 w 2-1|24/23(1) 24/22|24/22 24/23",
      })
  void the_lenient_reader_forgives_what_has_one_meaning(
      String position, String text, String canonical) {
    assertThat(read(position, text).value()).map(Object::toString).contains(canonical);
    assertThat(read(position, text, Strictness.STRICT)).isInstanceOf(MoveParse.BadSyntax.class);
  }

  @Test
  void an_illegal_move_has_no_text() {
    assertThatThrownBy(() -> GAME.notation().format(position(FREE), KhachapuriMove.Pass.PASS))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("KH-12");
  }

  @Property(tries = 60)
  void every_sequence_is_read_back_to_its_canonical_writing(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    for (KhachapuriPosition position : turns(game, seed)) {
      for (KhachapuriMove sequence : sequences(game, position)) {
        String text = game.notation().format(position, sequence);
        for (Strictness strictness : Strictness.values()) {
          assertThat(game.notation().parse(position, text, strictness))
              .as("%s in %s", text, position)
              .isEqualTo(new MoveParse.Ok<>(game.canonical(position, sequence)));
        }
      }
    }
  }

  @Property(tries = 60)
  void every_shorthand_of_a_turn_is_read_to_its_result(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    for (KhachapuriPosition position : turns(game, seed)) {
      for (KhachapuriMove sequence : sequences(game, position)) {
        if (sequence instanceof Turn turn) {
          MoveParse<KhachapuriMove> parsed =
              game.notation().parse(position, shorthand(turn).toString(), Strictness.STRICT);
          assertThat(parsed)
              .as("%s for %s in %s", shorthand(turn), turn, position)
              .isEqualTo(new MoveParse.Ok<>(game.canonical(position, turn)));
        }
      }
    }
  }

  /** The turn without the points at which a checker only touches down. */
  private static Turn shorthand(Turn turn) {
    List<Step> steps = new ArrayList<>();
    for (Step step : turn.steps()) {
      Step last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
      if (last != null && last.to() == step.from()) {
        steps.set(steps.size() - 1, new Step(last.from(), last.from() - step.to()));
      } else {
        steps.add(step);
      }
    }
    return new Turn(steps);
  }

  @Property(tries = 60)
  void no_text_is_ambiguous_and_every_refusal_has_a_reason(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    SplitMix64 random = new SplitMix64(seed);
    for (KhachapuriPosition position : turns(game, seed)) {
      KhachapuriMove move = game.moves(position).list().get(0);
      String text = Mutations.of(game.notation().format(position, move), random);
      for (Strictness strictness : Strictness.values()) {
        MoveParse<KhachapuriMove> result = game.notation().parse(position, text, strictness);
        assertThat(result).isNotInstanceOf(MoveParse.Ambiguous.class);
        result
            .value()
            .ifPresent(m -> assertThat(game.judge(position, m)).isEqualTo(Verdict.legal()));
        if (result instanceof MoveParse.BadSyntax<KhachapuriMove> bad) {
          assertThat(bad.error().column()).isBetween(1, text.length() + 1);
        }
      }
    }
  }

  private static List<KhachapuriPosition> turns(Khachapuri game, long seed) {
    return List.of(Positions.reachableTurn(game, seed), Positions.draftedTurn(game, seed));
  }

  /** At most 20 sequences, spread over all. */
  private static List<KhachapuriMove> sequences(Khachapuri game, KhachapuriPosition position) {
    List<KhachapuriMove> all = new ArrayList<>();
    game.forEachSequence(position, all::add);
    int stride = 1 + all.size() / 20;
    List<KhachapuriMove> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += stride) {
      some.add(all.get(i));
    }
    return some;
  }
}
