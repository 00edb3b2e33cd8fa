package dev.doska.khachapuri;

import static dev.doska.khachapuri.Rulings.GAME;
import static dev.doska.khachapuri.Rulings.START;
import static dev.doska.khachapuri.Rulings.accepts;
import static dev.doska.khachapuri.Rulings.at;
import static dev.doska.khachapuri.Rulings.rejects;
import static dev.doska.khachapuri.Rulings.turn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.khachapuri.KhachapuriMove.Pass;
import org.junit.jupiter.api.Test;

/** KH-06 to KH-13: the steps of a turn, which must be made and which must not. */
class TurnRuleTest {
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
        "KH-06: dice cannot be added; 24/13 needs 19 or 18 open");
    rejects(
        "std",
        START + " w 6-5",
        turn(24, 11),
        "KH-06: dice cannot be added; each die is a separate step");
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
}
