package dev.doska.khachapuri;

import static dev.doska.khachapuri.Rulings.GAME;
import static dev.doska.khachapuri.Rulings.at;
import static dev.doska.khachapuri.Rulings.rejects;
import static dev.doska.khachapuri.Rulings.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Line;
import dev.doska.core.Outcome;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import dev.doska.khachapuri.KhachapuriMove.RollOff;
import java.util.List;
import org.junit.jupiter.api.Test;

/** KH-18 to KH-20: the end of a game, its points and the match. */
class EndRuleTest {
  @Test
  void KH_18_accepts_the_end_inside_a_turn() {
    KhachapuriPosition end = GAME.play(at(GAME, "W=1x1;B=18x11,12x4 w 2-1"), turn(1, 2));
    assertThat(GAME.status(end).isFinished()).isTrue();
    assertThat(end).hasToString("W=-;B=18x11,12x4 b");
  }

  @Test
  void KH_18_accepts_a_last_turn_by_option_and_a_draw() {
    Khachapuri game = Positions.game("std,lastTurn=yes");
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
    Khachapuri game = Positions.game(rules);
    return game.status(at(game, position)).outcome().orElseThrow().points(Side.WHITE);
  }

  @Test
  void KH_20_accepts_games_until_the_points_are_reached() {
    KhachapuriMatch match = KhachapuriMatch.of(Positions.game("std,matchPoints=2,stake=5"));
    match = match.with(Line.start(match.game(), match.nextStart()).resign(Side.BLACK));
    assertThat(match.winner()).contains(Side.WHITE);
    assertThat(match.balance(Side.WHITE)).isEqualTo(10);
  }

  @Test
  void KH_20_rejects_an_unfinished_game_and_a_game_after_the_end() {
    KhachapuriMatch match = KhachapuriMatch.of(Positions.game("std,matchPoints=1"));
    Line<KhachapuriPosition, KhachapuriMove> open = Line.start(match.game(), match.nextStart());
    assertThatThrownBy(() -> match.with(open)).isInstanceOf(IllegalArgumentException.class);
    KhachapuriMatch over = match.with(open.resign(Side.BLACK));
    assertThatThrownBy(() -> over.with(open.resign(Side.BLACK)))
        .isInstanceOf(IllegalStateException.class);
  }
}
