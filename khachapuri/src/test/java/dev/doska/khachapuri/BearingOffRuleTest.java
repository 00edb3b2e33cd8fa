package dev.doska.khachapuri;

import static dev.doska.khachapuri.Rulings.GAME;
import static dev.doska.khachapuri.Rulings.accepts;
import static dev.doska.khachapuri.Rulings.at;
import static dev.doska.khachapuri.Rulings.rejects;
import static dev.doska.khachapuri.Rulings.turn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Side;
import org.junit.jupiter.api.Test;

/** KH-14 to KH-17: bearing off. */
class BearingOffRuleTest {
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
}
