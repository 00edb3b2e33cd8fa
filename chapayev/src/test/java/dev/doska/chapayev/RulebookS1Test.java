package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The description S1, sentence by sentence: its Russian half under SIMPLE, the English one after. */
class RulebookS1Test {
  private final MatchFixture simple = MatchFixture.of("SIMPLE");
  private final MatchFixture english = MatchFixture.of("INTERNATIONAL");

  private static MatchFixture win(MatchFixture match, String winners) {
    for (int i = 0; i < winners.length(); i++) {
      match.win(winners.charAt(i) == 'W' ? Side.WHITE : Side.BLACK, Way.COSTLY);
    }
    return match;
  }

  @Test
  void r1_eight_checkers_a_side_stand_in_the_outermost_rows_and_players_flick_in_turn() {
    assertThat(simple.owned(Side.WHITE)).hasSize(8);
    assertThat(simple.owned(Side.BLACK)).hasSize(8);
    assertThat(simple.rows()).isEqualTo("1-8");
    assertThat(simple.miss().position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void r2_the_turn_passes_if_a_player_drops_his_own_checker_or_misses() {
    assertThat(simple.seen("A", simple.fell("a")).position.mover()).isEqualTo(Side.WHITE);
    simple.seen("A", simple.fell("b"), simple.fell("B"));
    assertThat(simple.position.mover()).isEqualTo(Side.BLACK);
    assertThat(simple.miss().position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void r3_whoever_knocks_all_enemies_out_moves_one_row_forward() {
    assertThat(simple.win(Side.BLACK, Way.SOLO).rows()).isEqualTo("1-7");
  }

  @Test
  void r4_a_match_takes_seven_rounds_or_more() {
    assertThat(win(simple, "WWWWWW").game.status(simple.position).isFinished()).isFalse();
    assertThat(win(simple, "W").game.status(simple.position).isFinished()).isTrue();
  }

  @Test
  void r5_after_the_sixth_round_the_rows_touch() {
    assertThat(win(simple, "WBWBB").position.rows().adjacent()).isFalse();
    assertThat(win(simple, "W").position.rows().adjacent()).isTrue();
  }

  @Test
  void r6_from_then_on_the_loser_retreats_one_row() {
    assertThat(win(simple, "WBWBWBB").rows()).isEqualTo("3-4");
  }

  @Test
  void r7_a_swept_board_is_a_draw_and_everything_stays() {
    assertThat(win(simple, "W").draw().rows()).isEqualTo("2-8");
    assertThat(simple.position.decidedRounds()).isEqualTo(1);
  }

  @Test
  void r8_whoever_beats_the_enemy_on_his_last_line_wins_the_match() {
    win(simple, "BBBBBBB");
    Outcome.Win win =
        (Outcome.Win) simple.game.status(simple.position).outcome().orElseThrow();
    assertThat(win.winner()).isEqualTo(Side.BLACK);
  }

  @Test
  void r9_this_is_the_simplest_variant_without_any_of_the_longer_rules() {
    assertThat(win(simple, "WBWBWB").position.phase()).as("no bayonet").isEqualTo(Phase.STRIKE);
    MatchFixture first = MatchFixture.of("SIMPLE");
    first.seen("A", DiscObservation.at(0, 150_000_000, 0).overturned());
    assertThat(first.position.phase()).as("no check").isEqualTo(Phase.STRIKE);
    assertThat(first.checker("A").owner()).as("no traitor").isEqualTo(Side.WHITE);
  }

  @Test
  void r10_pawns_may_be_used() {
    assertThat(MatchFixture.of("SIMPLE,piece=PAWN").owned(Side.WHITE)).hasSize(8);
  }

  @Test
  void r11_white_opens_and_later_the_winner() {
    assertThat(simple.position.opener()).isEqualTo(Side.WHITE);
    assertThat(win(simple, "B").position.opener()).isEqualTo(Side.BLACK);
    assertThat(win(simple, "W").position.opener()).isEqualTo(Side.WHITE);
  }

  @Test
  void e1_there_are_several_rounds() {
    assertThat(win(english, "W").position.round()).isEqualTo(2);
  }

  @Test
  void e2_white_stands_on_the_first_row_black_on_the_last() {
    assertThat(english.position.rows()).isEqualTo(new Rows(1, 8));
  }

  @Test
  void e3_white_opens() {
    assertThat(english.position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void e4_with_the_pie_rule_black_may_change_places_after_the_first_move() {
    MatchFixture pie = MatchFixture.of("INTERNATIONAL,pie=AFTER_FIRST_STRIKE").miss();
    assertThat(pie.game.status(pie.position)).isEqualTo(Status.toMove(Side.BLACK));
    pie.play(Decision.SWAP);
    assertThat(pie.position.seatsSwapped()).isTrue();
  }

  @Test
  void e5_a_turn_is_one_flick_of_one_own_checker() {
    english.allows(MatchFixture.strike(2, 85_000, 900));
    english.refuses(MatchFixture.strike(12, 85_000, 900), ChapayevRule.CH_04, "c belongs to Black");
  }

  @Test
  void e6_knocking_an_enemy_off_without_losing_any_own_checker_earns_another_move() {
    assertThat(english.seen("A", english.fell("a")).position.mover()).isEqualTo(Side.WHITE);
    english.seen("A", english.fell("b"), english.fell("C"));
    assertThat(english.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void e7_two_own_checkers_may_be_closed_like_scissors_on_an_enemy_between() {
    english.only("A", "B", "a", "b").put("A", -50_000_000, 138_000_000);
    english.put("B", 50_000_000, 138_000_000).put("a", 0, 146_000_000);
    english.play(new ChapayevMove.Scissors(0, 1, 900));
    assertThat(english.checker("a").status()).isEqualTo(CheckerStatus.FALLEN);
    assertThat(english.position.mover()).isEqualTo(Side.WHITE);
    MatchFixture.of("SIMPLE")
        .refuses(new ChapayevMove.Scissors(0, 1, 900), ChapayevRule.CH_22, "rules");
  }

  @Test
  void e8_the_opponent_moves_if_nothing_was_knocked_off_or_an_own_checker_was() {
    assertThat(english.miss().position.mover()).isEqualTo(Side.BLACK);
    assertThat(english.seen("a", english.fell("b")).position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void e9_a_round_lasts_until_one_colour_is_left() {
    english.only("A", "B", "a", "b").seen("A", english.fell("a"));
    assertThat(english.position.round()).isEqualTo(1);
    english.seen("A", english.fell("b"));
    assertThat(english.position.lastWinner()).contains(Side.WHITE);
  }

  @Test
  void e10_the_winner_opens_the_next_round_one_row_further_forward() {
    win(english, "B");
    assertThat(english.rows()).isEqualTo("1-7");
    assertThat(english.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void e11_when_the_seventh_round_starts_the_rows_are_next_to_each_other() {
    for (String winners : List.of("WWWWWW", "WBWBWB", "BBBWWW")) {
      MatchFixture match = win(MatchFixture.of("INTERNATIONAL"), winners);
      assertThat(match.position.round()).isEqualTo(7);
      assertThat(match.position.rows().adjacent()).isTrue();
    }
  }

  @Test
  void e12_from_the_seventh_round_on_the_winner_advances_and_the_loser_retreats() {
    assertThat(win(english, "WBWBWBW").rows()).isEqualTo("5-6");
    assertThat(win(english, "B").rows()).isEqualTo("4-5");
  }

  @Test
  void e13_who_leaves_the_opponent_no_row_wins_the_game() {
    win(english, "BBBBBBB");
    assertThat(english.position.phase()).isEqualTo(Phase.MATCH_WON);
    assertThat(english.rows()).isEqualTo("0-1");
  }

  @Test
  void e14_rules_differ_by_region_and_so_do_rule_sets() {
    assertThat(ChapayevOptions.TABLE.options()).hasSizeGreaterThan(40);
  }

  @Test
  void e15_in_many_places_the_winner_goes_on_with_a_second_floor() {
    MatchFixture floors =
        win(MatchFixture.of("INTERNATIONAL,formations=INFANTRY>SECOND_FLOOR(1)"), "WWWWWWW");
    assertThat(floors.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(floors.checker("D2").level()).isEqualTo(1);
    assertThat(floors.position.named("e2")).isEmpty();
  }

  @Test
  void e16_a_piece_that_is_upside_down_is_a_traitor_in_the_opponents_hand() {
    english.seen("A", DiscObservation.at(0, 0, 0).overturned());
    assertThat(english.checker("A").owner()).isEqualTo(Side.BLACK);
    english.allows(MatchFixture.strike(0, 90_000, 100));
  }
}
