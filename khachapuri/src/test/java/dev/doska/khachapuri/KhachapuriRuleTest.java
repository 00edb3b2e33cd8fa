package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition.Phase;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each numbered rule accepts something and rejects something, in the order of the rule table. */
class KhachapuriRuleTest {
  private static final Khachapuri GAME = Khachapuri.standard();
  private static final String START = "W=24x4,6x11;B=18x11,12x4";

  private static KhachapuriPosition at(Khachapuri game, String text) {
    return game.positions().parse(text).orElseThrow();
  }

  private static Turn turn(int... fromsAndDice) {
    Step[] steps = new Step[fromsAndDice.length / 2];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new Step(fromsAndDice[2 * i], fromsAndDice[2 * i + 1]);
    }
    return Turn.of(steps);
  }

  private static void accepts(String rules, String position, KhachapuriMove move) {
    Khachapuri game = States.game(rules);
    assertThat(game.judge(at(game, position), move).violations()).isEmpty();
  }

  /** The move is illegal with exactly these reasons. */
  private static void rejects(
      String rules, String position, KhachapuriMove move, String... reasons) {
    Khachapuri game = States.game(rules);
    assertThat(game.judge(at(game, position), move).violations())
        .extracting(Violation::toString)
        .containsExactly(reasons);
  }

  @Test
  void every_rule_has_an_accepting_and_a_rejecting_test() {
    List<String> tests =
        Arrays.stream(getClass().getDeclaredMethods()).map(Method::getName).toList();
    for (KhachapuriRule rule : KhachapuriRule.values()) {
      String id = rule.id().replace('-', '_');
      assertThat(tests).as("%s", rule).anyMatch(name -> name.startsWith(id + "_accepts_"));
      assertThat(tests).as("%s", rule).anyMatch(name -> name.startsWith(id + "_rejects_"));
    }
    assertThat(KhachapuriRule.values()).hasSize(20);
  }

  @Test
  void KH_01_accepts_both_sides_going_down_their_own_numbers() {
    accepts("std", START + " w 2-1", turn(24, 2, 24, 1));
    accepts("std", START + " b 2-1", turn(24, 2, 24, 1));
    KhachapuriPosition after = GAME.play(at(GAME, START + " b 2-1"), turn(24, 2, 24, 1));
    assertThat(after).hasToString("W=24x4,6x11;B=18x11,12x2,11x1,10x1 w");
  }

  @Test
  void KH_01_rejects_points_off_the_track() {
    assertThatThrownBy(() -> new Step(25, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Step(0, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void KH_02_accepts_four_on_the_head_and_eleven_at_home() {
    for (Side side : Side.values()) {
      assertThat(GAME.initial().own(side, 24)).isEqualTo(4);
      assertThat(GAME.initial().own(side, 6)).isEqualTo(11);
      assertThat(GAME.initial().off(side)).isZero();
    }
  }

  @Test
  void KH_02_rejects_a_set_up_of_more_than_fifteen() {
    KhachapuriDraft draft = GAME.initial().toDraft().put(Side.WHITE, 5, 1);
    assertThat(draft.validate(KhachapuriRuleset.STANDARD))
        .extracting(KhachapuriDraft.Flaw::message)
        .containsExactly("White has 16 checkers, more than 15");
  }

  @Test
  void KH_03_accepts_the_higher_die_as_the_starter_and_ties_again() {
    assertThat(GAME.status(GAME.initial())).isEqualTo(new Status.ToRoll(Roller.BOTH));
    assertThat(GAME.play(GAME.initial(), new RollOff(2, 5)).side()).isEqualTo(Side.BLACK);
    assertThat(GAME.play(GAME.initial(), new RollOff(5, 2)).side()).isEqualTo(Side.WHITE);
    assertThat(GAME.play(GAME.initial(), new RollOff(4, 4))).isEqualTo(GAME.initial());
    assertThat(States.game("std,starter=black").initial()).hasToString(START + " b");
  }

  @Test
  void KH_03_rejects_a_roll_in_the_roll_off_and_a_roll_off_later() {
    rejects("std", START + " -", Roll.of(6, 5), "KH-03: the roll-off has yet to show who starts");
    rejects(
        "std", START + " b", new RollOff(6, 5), "KH-03: the roll-off is over; Black is to roll");
  }

  @Test
  void KH_04_accepts_a_new_roll_or_the_dice_of_the_roll_off() {
    KhachapuriPosition reroll = GAME.play(GAME.initial(), new RollOff(3, 5));
    assertThat(reroll).hasToString(START + " b");
    accepts("std", START + " b", Roll.of(2, 2));
    Khachapuri reuse = States.game("std,openingRoll=reuse");
    assertThat(reuse.play(reuse.initial(), new RollOff(3, 5))).hasToString(START + " b 5-3");
  }

  @Test
  void KH_04_rejects_a_turn_before_the_roll_and_a_second_roll() {
    rejects("std", START + " w", turn(24, 1), "KH-04: White must roll first");
    rejects("std", START + " w", Pass.PASS, "KH-04: White must roll first");
    rejects(
        "std",
        START + " w 2-1",
        Roll.of(6, 5),
        "KH-04: the dice are rolled once; White has 2-1 to play");
  }

  @Test
  void KH_05_accepts_the_winner_as_the_next_starter() {
    KhachapuriMatch match = KhachapuriMatch.of(GAME);
    match = match.with(Line.start(GAME, match.nextStart()).resign(Side.WHITE));
    assertThat(match.nextStart()).hasToString(START + " b");
  }

  @Test
  void KH_05_rejects_a_later_game_that_the_wrong_side_starts() {
    KhachapuriMatch first = KhachapuriMatch.of(GAME);
    KhachapuriMatch match = first.with(Line.start(GAME, first.nextStart()).resign(Side.WHITE));
    assertThatThrownBy(
            () -> match.with(Line.start(GAME, GAME.initial(Side.WHITE)).resign(Side.WHITE)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void KH_06_accepts_one_die_after_the_other() {
    accepts("std", START + " w 6-5", turn(24, 5, 19, 6));
    accepts("std", START + " w 2-1", turn(6, 1, 24, 2));
  }

  @Test
  void KH_06_rejects_added_dice_and_numbers_that_were_not_rolled() {
    rejects(
        "std",
        "W=24x4,6x11;B=18x1,19x10,12x4 w 6-5",
        turn(24, 11),
        "KH-06: the dice may not be added; 24/13 needs 19 or 18 open");
    rejects(
        "std",
        START + " w 6-5",
        turn(24, 11),
        "KH-06: the dice may not be added; each die is a step of its own");
    rejects("std", START + " w 6-5", turn(24, 4), "KH-06: no die shows 4; the roll is 6-5");
    rejects(
        "std",
        START + " w 2-1",
        turn(24, 2, 24, 2),
        "KH-06: the 2 is played already; the roll is 2-1");
  }

  @Test
  void KH_07_accepts_a_point_that_the_enemy_has_left() {
    accepts("std", "W=24x4,6x11;B=17x11,12x4 w 6-1", turn(24, 6, 24, 1));
  }

  @Test
  void KH_07_rejects_a_point_with_a_single_enemy_checker() {
    rejects(
        "std",
        "W=24x4,6x11;B=18x1,17x10,12x4 w 6-1",
        turn(24, 6, 24, 1),
        "KH-07: point 18 is held by Black");
  }

  @Test
  void KH_08_accepts_any_number_from_the_head() {
    accepts("std", START + " w 1-1", turn(24, 1, 24, 1, 24, 1, 24, 1));
    accepts("std,headLimit=2", START + " w 1-1", turn(24, 1, 24, 1, 6, 1, 6, 1));
  }

  @Test
  void KH_08_rejects_an_empty_point_an_enemy_point_and_more_than_the_limit() {
    rejects("std", START + " w 2-1", turn(23, 2), "KH-08: point 23 has no checker of White");
    rejects(
        "std",
        START + " w 2-1",
        turn(18, 2),
        "KH-08: point 18 has no checker of White; Black holds it");
    rejects(
        "std,headLimit=1",
        START + " w 2-1",
        turn(24, 2, 24, 1),
        "KH-08: no more checkers may leave the head in this turn; the limit is 1");
  }

  @Test
  void KH_09_accepts_a_double_four_times_or_by_option_twice() {
    accepts("std", START + " w 2-2", turn(24, 2, 24, 2, 24, 2, 24, 2));
    accepts("std,doubles=2", START + " w 2-2", turn(24, 2, 24, 2));
  }

  @Test
  void KH_09_rejects_more_steps_than_the_dice_allow() {
    rejects(
        "std",
        START + " w 2-2",
        turn(24, 2, 24, 2, 24, 2, 24, 2, 6, 2),
        "KH-09: the roll 2-2 allows 4 steps; 6/4 would be number 5");
    rejects(
        "std,doubles=2",
        START + " w 2-2",
        turn(24, 2, 24, 2, 24, 2),
        "KH-09: the roll 2-2 allows 2 steps; 24/22 would be number 3");
  }

  @Test
  void KH_10_accepts_a_turn_with_all_dice() {
    accepts("std", START + " w 6-1", turn(24, 1, 23, 6));
  }

  @Test
  void KH_10_rejects_a_turn_that_leaves_dice_out() {
    rejects(
        "std",
        START + " w 6-1",
        turn(6, 1),
        "KH-10: both dice can be played; for example 24/23/17");
    rejects(
        "std", START + " w 5-5", turn(24, 5), "KH-10: 4 steps can be played; for example 24/19(4)");
  }

  @Test
  void KH_11_accepts_the_larger_die_alone_or_by_option_either() {
    accepts("std", "W=1x1;B=18x11,12x4 w 3-2", turn(1, 3));
    accepts("std,largerDie=no", "W=1x1;B=18x11,12x4 w 3-2", turn(1, 2));
  }

  @Test
  void KH_11_rejects_the_smaller_die_alone() {
    rejects(
        "std",
        "W=1x1;B=18x11,12x4 w 3-2",
        turn(1, 2),
        "KH-11: only one die can be played, and it must be the 3; for example 1/off");
  }

  @Test
  void KH_12_accepts_a_pass_without_a_legal_step() {
    accepts("std", START + " w 6-6", Pass.PASS);
    assertThat(GAME.play(at(GAME, START + " w 6-6"), Pass.PASS)).hasToString(START + " b");
  }

  @Test
  void KH_12_rejects_a_pass_with_a_legal_step() {
    rejects(
        "std", START + " w 6-1", Pass.PASS, "KH-12: there is a legal step; for example 24/23/17");
  }

  /** Black's fifteen checkers have all to pass White's points 20 to 15, which are 8 to 3 to them. */
  private static final String WALL = "W=21x1,19x3,18x3,17x3,16x3,15x2;B=12x14,1x1";

  @Test
  void KH_13_accepts_a_wall_with_an_enemy_checker_ahead_of_it() {
    accepts("std", "W=21x1,19x3,18x3,17x3,16x3,15x2;B=14x1,12x14 w 2-1", turn(21, 1, 20, 2));
    accepts("std,prime=none", WALL + " w 2-1", turn(21, 1, 15, 2));
    accepts("std,primeCheck=turn", WALL + " w 2-1", turn(21, 1, 20, 2));
  }

  @Test
  void KH_13_rejects_a_wall_with_no_enemy_checker_ahead() {
    rejects(
        "std",
        WALL + " w 2-1",
        turn(21, 1, 15, 2),
        "KH-13: the wall 20–15 would have no Black checker ahead");
    rejects(
        "std,prime=forbid",
        "W=21x1,19x3,18x3,17x3,16x3,15x2;B=14x1,12x14 w 2-1",
        turn(21, 1, 20, 2),
        "KH-13: the wall 20–15 would stand before Black's checkers");
    rejects(
        "std,primeCheck=turn",
        WALL + " w 2-1",
        turn(21, 1, 19, 2),
        "KH-13: the wall 20–15 would have no Black checker ahead");
  }

  @Test
  void KH_13_accepts_a_wall_that_stands_already() {
    accepts("std", "W=20x2,19x3,18x3,17x3,16x2,15x2;B=12x14,1x1 w 2-1", turn(19, 1, 18, 2));
  }

  @Test
  void KH_14_accepts_bearing_off_at_once_when_the_last_checker_is_home() {
    accepts("std", "W=7x1,2x1;B=18x11,12x4 w 2-1", turn(7, 1, 2, 2));
  }

  @Test
  void KH_14_rejects_bearing_off_before_all_are_home_or_in_the_same_turn() {
    rejects(
        "std",
        "W=8x1,2x3;B=18x11,12x4 w 2-1",
        turn(2, 2),
        "KH-14: all checkers must be home before one may leave; one stands on 8");
    rejects(
        "std,offStart=next",
        "W=7x1,2x1;B=18x11,12x4 w 2-1",
        turn(7, 1, 2, 2),
        "KH-14: bearing off begins in the next turn");
  }

  @Test
  void KH_15_accepts_the_exact_number_though_others_stand_higher() {
    accepts("std", "W=6x2,3x2;B=18x11,12x4 w 3-1", turn(3, 3, 6, 1));
  }

  @Test
  void KH_15_rejects_a_number_below_the_point_as_bearing_off() {
    KhachapuriPosition after =
        GAME.play(at(GAME, "W=6x2,3x2;B=18x11,12x4 w 2-1"), turn(3, 2, 3, 1));
    assertThat(after.off(Side.WHITE)).isEqualTo(11);
  }

  @Test
  void KH_16_accepts_the_highest_point_for_a_larger_number() {
    accepts("std", "W=4x2,1x2;B=18x11,12x4 w 6-5", turn(4, 6, 4, 5));
    accepts("std,over=any", "W=4x2,1x2;B=18x11,12x4 w 6-5", turn(1, 6, 1, 5));
  }

  @Test
  void KH_16_rejects_a_lower_point_while_a_higher_one_is_held() {
    rejects(
        "std", "W=6x1,3x1;B=18x11,12x4 w 5-4", turn(3, 5), "KH-16: a checker on 6 must move first");
    rejects(
        "std,over=any",
        "W=5x1,3x1;B=18x11,12x4 w 4-1",
        turn(3, 4),
        "KH-16: a checker on 5 must move first");
    rejects(
        "std,over=none",
        "W=3x2;B=18x11,12x4 w 5-4",
        turn(3, 5),
        "KH-16: only the exact number bears off");
  }

  @Test
  void KH_17_accepts_a_step_inside_the_home_instead_of_bearing_off() {
    accepts("std", "W=6x1,3x2,2x1;B=18x11,12x4 w 3-1", turn(6, 3, 3, 1));
  }

  @Test
  void KH_17_rejects_it_where_bearing_off_is_forced() {
    rejects(
        "std,force=yes",
        "W=6x1,3x2,2x1;B=18x11,12x4 w 3-1",
        turn(6, 3, 3, 1),
        "KH-17: the 3 must bear off; 3/off is possible");
  }

  @Test
  void KH_18_accepts_the_end_inside_a_turn() {
    KhachapuriPosition end = GAME.play(at(GAME, "W=1x1;B=18x11,12x4 w 2-1"), turn(1, 2));
    assertThat(GAME.status(end).isFinished()).isTrue();
    assertThat(end).hasToString("W=-;B=18x11,12x4 b");
  }

  @Test
  void KH_18_accepts_a_last_turn_by_option_and_a_draw() {
    Khachapuri game = States.game("std,lastTurn=yes");
    KhachapuriPosition last = game.play(at(game, "W=1x1;B=13x1 w 2-1 s=w"), turn(1, 2));
    assertThat(last).hasToString("W=-;B=13x1 b s=w");
    assertThat(game.status(last)).isEqualTo(new Status.ToRoll(Roller.BLACK));
    KhachapuriPosition end = game.play(game.play(last, Roll.of(2, 1)), turn(1, 2));
    assertThat(game.status(end).outcome().orElseThrow()).isInstanceOf(Outcome.Draw.class);
    KhachapuriPosition missed = game.play(at(game, "W=-;B=18x2 b 2-1 s=w"), turn(6, 2, 6, 1));
    assertThat(game.status(missed).outcome().orElseThrow().points(Side.WHITE)).isEqualTo(1);
    KhachapuriPosition second = game.play(at(game, "W=1x1;B=13x1 b 2-1 s=w"), turn(1, 2));
    assertThat(second.phase()).isEqualTo(Phase.FINISHED);
    assertThat(game.status(second).outcome().orElseThrow().points(Side.BLACK)).isEqualTo(1);
  }

  @Test
  void KH_18_rejects_every_move_when_the_game_is_over() {
    for (KhachapuriMove move : List.of(turn(6, 1), Pass.PASS, Roll.of(2, 1), new RollOff(2, 1))) {
      rejects("std", "W=-;B=18x11,12x4 b", move, "KH-18: the game is over");
    }
    rejects(
        "std",
        "W=1x1;B=18x11,12x4 w 1-1",
        turn(1, 1, 1, 1),
        "KH-08: point 1 has no checker of White",
        "KH-18: the game is over; White has borne off every checker");
  }

  @Test
  void KH_19_accepts_mars_as_two_points_and_by_option_the_difference() {
    assertThat(points("std", "W=-;B=18x11,12x4 b")).isEqualTo(2);
    assertThat(points("std", "W=-;B=13x14 b")).isEqualTo(1);
    assertThat(points("std,score=difference", "W=-;B=13x14 b")).isEqualTo(14);
  }

  @Test
  void KH_19_rejects_a_third_level_for_checkers_left_on_the_head() {
    assertThat(points("std", "W=-;B=12x15 b")).isEqualTo(2);
    assertThat(points("std", "W=24x15;B=- w")).isEqualTo(-2);
  }

  private static int points(String rules, String position) {
    Khachapuri game = States.game(rules);
    return game.status(at(game, position)).outcome().orElseThrow().points(Side.WHITE);
  }

  @Test
  void KH_20_accepts_games_until_the_points_are_reached() {
    KhachapuriMatch match = KhachapuriMatch.of(States.game("std,matchPoints=2,stake=5"));
    match = match.with(Line.start(match.game(), match.nextStart()).resign(Side.BLACK));
    assertThat(match.winner()).contains(Side.WHITE);
    assertThat(match.balance(Side.WHITE)).isEqualTo(10);
  }

  @Test
  void KH_20_rejects_an_unfinished_game_and_a_game_after_the_end() {
    KhachapuriMatch match = KhachapuriMatch.of(States.game("std,matchPoints=1"));
    Line<KhachapuriPosition, KhachapuriMove> open = Line.start(match.game(), match.nextStart());
    assertThatThrownBy(() -> match.with(open)).isInstanceOf(IllegalArgumentException.class);
    KhachapuriMatch over = match.with(open.resign(Side.BLACK));
    assertThatThrownBy(() -> over.with(open.resign(Side.BLACK)))
        .isInstanceOf(IllegalStateException.class);
  }
}
