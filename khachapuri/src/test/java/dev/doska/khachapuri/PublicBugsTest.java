package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions that public programs got wrong, each with the right answer. */
class PublicBugsTest {
  private static final Khachapuri GAME = Khachapuri.standard();

  private static KhachapuriPosition position(String text) {
    return GAME.positions().parse(text).orElseThrow();
  }

  private static List<String> turns(KhachapuriPosition position) {
    return GAME.moves(position).list().stream().map(KhachapuriMove::toString).toList();
  }

  private static List<String> sequences(KhachapuriPosition position) {
    List<String> sequences = new ArrayList<>();
    GAME.forEachSequence(position, sequence -> sequences.add(sequence.toString()));
    return sequences;
  }

  @Test
  void both_dice_must_be_played_where_one_order_loses_a_die() {
    assertThat(turns(position("W=24x1,8x1,6x13;B=20x4,19x4,18x3,16x2,4x2 w 6-2")))
        .containsExactly("24/22 8/2");
  }

  @Test
  void a_double_lapses_when_the_last_checker_is_off() {
    KhachapuriPosition position = position("W=1x3;B=18x11,12x4 w 1-1");
    assertThat(turns(position)).containsExactly("1/off(3)");
    KhachapuriPosition end = GAME.play(position, GAME.moves(position).list().get(0));
    assertThat(GAME.status(end).isFinished()).isTrue();
  }

  @Test
  void bearing_off_begins_inside_the_turn_and_one_checker_may_go_on() {
    assertThat(turns(position("W=5x1,2x1;B=18x11,12x4 w 4-2")))
        .containsExactly("5/1 2/off", "5/3/off");
  }

  @Test
  void with_fewer_checkers_than_dice_the_larger_die_is_played_and_wins() {
    KhachapuriPosition position = position("W=1x1;B=18x11,12x4 w 3-2");
    assertThat(GAME.moves(position).list()).containsExactly(Turn.of(new Step(1, 3)));
    KhachapuriPosition end = GAME.play(position, Turn.of(new Step(1, 3)));
    assertThat(((Outcome.Win) GAME.status(end).outcome().orElseThrow()).winner())
        .isEqualTo(Side.WHITE);
  }

  @Test
  void a_higher_checker_must_move_before_a_lower_one_leaves() {
    KhachapuriPosition position = position("W=6x1,3x1;B=18x11,12x4 w 5-4");
    assertThat(GAME.judge(position, Turn.of(new Step(3, 5), new Step(6, 4))))
        .hasToString("KH-16: a checker on 6 must move first");
    List<String> results = GAME.moves(position).list().stream()
        .map(move -> GAME.play(position, move).toString())
        .toList();
    assertThat(results).containsExactly("W=1x1;B=18x11,12x4 b", "W=2x1;B=18x11,12x4 b");
  }

  @Test
  void a_step_after_which_the_six_would_be_lost_is_refused() {
    KhachapuriPosition position = position("W=24x4,6x11;B=18x11,12x4 w 6-1");
    assertThat(turns(position)).containsExactly("24/23/17");
    assertThat(GAME.judge(position, Turn.of(new Step(6, 1))))
        .hasToString("KH-10: both dice can be played; for example 24/23/17");
  }

  @Test
  void bearing_off_too_early_is_refused_and_changes_nothing() {
    KhachapuriPosition position = position("W=24x4,6x11;B=18x11,12x4 w 6-5");
    Verdict verdict = GAME.judge(position, Turn.of(new Step(6, 5)));
    assertThat(verdict).hasToString("KH-10: both dice can be played; for example 24/19/13");
    assertThat(position).hasToString("W=24x4,6x11;B=18x11,12x4 w 6-5");
  }

  @Test
  void there_is_mars_but_no_third_level() {
    KhachapuriPosition position = position("W=1x1;B=18x11,12x4 w 2-1");
    KhachapuriPosition end = GAME.play(position, Turn.of(new Step(1, 2)));
    Outcome.Win win = (Outcome.Win) GAME.status(end).outcome().orElseThrow();
    assertThat(win.winner()).isEqualTo(Side.WHITE);
    assertThat(win.points()).isEqualTo(2);
  }

  @Test
  void two_checkers_off_from_one_point_are_one_result_in_two_sequences() {
    KhachapuriPosition position = position("W=4x2,3x1,1x2;B=18x11,12x4 w 6-5");
    assertThat(turns(position)).containsExactly("4/off(2)");
    assertThat(sequences(position)).hasSize(2);
  }

  @Test
  void before_a_roll_there_are_twenty_one_rolls_of_thirty_six_cases() {
    KhachapuriPosition position = GAME.initial(Side.WHITE);
    assertThat(GAME.moves(position).list())
        .isEqualTo(GAME.odds(position).outcomes())
        .hasSize(21);
    assertThat(GAME.odds(position).total()).isEqualTo(36);
  }
}
