package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveParse;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cases that public programs got wrong, from text to text. */
class PublicBugTextsTest {
  private static final Khachapuri GAME = Khachapuri.standard();

  private static KhachapuriPosition position(String text) {
    return GAME.positions().parse(text).orElseThrow();
  }

  private static List<String> moves(String position) {
    return GAME.moves(position(position)).list().stream()
        .map(move -> GAME.notation().format(position(position), move))
        .toList();
  }

  private static String after(String position, String turn) {
    MoveParse<KhachapuriMove> parsed = GAME.notation().parse(position(position), turn);
    assertThat(parsed.problem()).isEmpty();
    return GAME.play(position(position), parsed.value().orElseThrow()).toString();
  }

  private static String problem(String position, String turn) {
    return GAME.notation().parse(position(position), turn).problem();
  }

  private static Outcome.Win win(String position) {
    return (Outcome.Win) GAME.status(position(position)).outcome().orElseThrow();
  }

  @Test
  void both_dice_are_played_though_each_alone_could_bar_the_other() {
    String start = "W=24x1,8x1,6x13;B=20x4,19x4,18x3,16x2,4x2 w 6-2";
    assertThat(moves(start)).containsExactly("24/22 8/2");
    assertThat(problem(start, "24/16")).startsWith("KH-07: point 16 is held by Black");
    assertThat(problem(start, "8/6/off")).contains("KH-14");
  }

  @Test
  void the_game_ends_inside_a_double_and_the_last_step_lapses() {
    String start = "W=1x3;B=18x11,12x4 w 1-1";
    assertThat(moves(start)).containsExactly("1/off(3)");
    assertThat(after(start, "1/off(3)")).isEqualTo("W=-;B=18x11,12x4 b");
    assertThat(problem(start, "1/off(4)")).contains("KH-18");
  }

  @Test
  void one_checker_may_go_home_and_off_or_two_may_move() {
    String start = "W=5x1,2x1;B=18x11,12x4 w 4-2";
    assertThat(moves(start)).containsExactly("5/1 2/off", "5/3/off");
    assertThat(after(start, "5/off")).isEqualTo("W=2x1;B=18x11,12x4 b");
    assertThat(after(start, "5/1 2/off")).isEqualTo("W=1x1;B=18x11,12x4 b");
  }

  @Test
  void the_last_checker_leaves_with_one_step() {
    String start = "W=1x1;B=18x11,12x4 w 3-2";
    assertThat(after(start, "1/off")).isEqualTo("W=-;B=18x11,12x4 b");
    assertThat(win("W=-;B=18x11,12x4 b").winner()).isEqualTo(Side.WHITE);
  }

  @Test
  void a_lower_checker_may_not_leave_before_a_higher_one() {
    String start = "W=6x1,3x1;B=18x11,12x4 w 5-4";
    assertThat(problem(start, "3/off 6/1")).isEqualTo("KH-16: a checker on 6 must move first");
    assertThat(moves(start).stream().map(turn -> after(start, turn)))
        .containsExactlyInAnyOrder("W=1x1;B=18x11,12x4 b", "W=2x1;B=18x11,12x4 b");
  }

  @Test
  void the_opening_six_one_has_one_turn() {
    String start = "W=24x4,6x11;B=18x11,12x4 w 6-1";
    assertThat(moves(start)).containsExactly("24/23/17");
    assertThat(problem(start, "6/5"))
        .isEqualTo("KH-10: both dice can be played; for example 24/23/17");
  }

  @Test
  void the_opening_six_five_may_not_leave_the_six_point_with_the_five() {
    String start = "W=24x4,6x11;B=18x11,12x4 w 6-5";
    assertThat(problem(start, "6/1")).startsWith("KH-10: both dice can be played");
    assertThat(position(start)).hasToString(start);
  }

  @Test
  void mars_counts_two_and_there_is_no_third_level() {
    assertThat(after("W=1x1;B=18x11,12x4 w 2-1", "1/off")).isEqualTo("W=-;B=18x11,12x4 b");
    assertThat(win("W=-;B=18x11,12x4 b").points()).isEqualTo(2);
    assertThat(win("W=-;B=12x4,18x10 b").points()).isEqualTo(1);
  }

  @Test
  void two_checkers_leave_one_point_by_either_die() {
    String start = "W=4x2,3x1,1x2;B=18x11,12x4 w 6-5";
    assertThat(moves(start)).containsExactly("4/off(2)");
    assertThat(after(start, "4/off 4/off")).isEqualTo("W=3x1,1x2;B=18x11,12x4 b");
  }

  @Test
  void a_position_before_a_roll_lists_the_rolls() {
    assertThat(moves("W=24x4,6x11;B=18x11,12x4 b"))
        .hasSize(21)
        .startsWith("1-1", "2-1", "2-2")
        .endsWith("6-6");
    assertThat(problem("W=24x4,6x11;B=18x11,12x4 b", "24/18")).startsWith("KH-04");
  }
}
