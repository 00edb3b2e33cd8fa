package dev.doska.khachapuri;

import static dev.doska.khachapuri.Rulings.GAME;
import static dev.doska.khachapuri.Rulings.START;
import static dev.doska.khachapuri.Rulings.accepts;
import static dev.doska.khachapuri.Rulings.at;
import static dev.doska.khachapuri.Rulings.rejects;
import static dev.doska.khachapuri.Rulings.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.DraftFault;
import dev.doska.core.Line;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import org.junit.jupiter.api.Test;

/** KH-01 to KH-05: the board, the set-up and who begins. */
class StartRuleTest {
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
    KhachapuriDraft draft = GAME.draft(GAME.initial()).put(Side.WHITE, 5, 1);
    assertThat(draft.validate())
        .extracting(DraftFault::message)
        .containsExactly("White has 16 checkers, more than 15");
  }

  @Test
  void KH_03_accepts_the_higher_die_as_the_starter_and_ties_again() {
    assertThat(GAME.status(GAME.initial())).isEqualTo(new Status.ToRoll(Roller.BOTH));
    assertThat(GAME.play(GAME.initial(), new RollOff(2, 5)).side()).isEqualTo(Side.BLACK);
    assertThat(GAME.play(GAME.initial(), new RollOff(5, 2)).side()).isEqualTo(Side.WHITE);
    assertThat(GAME.play(GAME.initial(), new RollOff(4, 4))).isEqualTo(GAME.initial());
    assertThat(Positions.game("std,starter=black").initial()).hasToString(START + " b");
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
    Khachapuri reuse = Positions.game("std,openingRoll=reuse");
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
}
