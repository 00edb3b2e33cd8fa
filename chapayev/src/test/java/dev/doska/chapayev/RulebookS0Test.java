package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rulebook page S0, sentence by sentence, under CLASSIC. */
class RulebookS0Test {
  private final MatchFixture match = MatchFixture.of("CLASSIC");

  /** White wins a round with a loss of its own, so many times. */
  private MatchFixture white(int rounds) {
    for (int i = 0; i < rounds; i++) {
      match.win(Side.WHITE, Way.COSTLY);
    }
    return match;
  }

  @Test
  void s01_eight_checkers_a_side_face_each_other_from_the_outermost_rows() {
    for (Side side : Side.values()) {
      assertThat(match.owned(side)).hasSize(8);
    }
    assertThat(match.rows()).isEqualTo("1-8");
  }

  @Test
  void s02_players_take_turns_flicking_at_the_enemys_checkers() {
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
    match.play(MatchFixture.strike(0, 180_000, 100));
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
    match.play(MatchFixture.strike(10, 180_000, 100));
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void s03_whoever_knocks_one_out_and_keeps_the_striking_checker_strikes_again() {
    match.play(MatchFixture.strike(3, 90_000, 1_200));
    assertThat(match.checker("d").status()).isEqualTo(CheckerStatus.FALLEN);
    assertThat(match.checker("D").status()).isEqualTo(CheckerStatus.ON_BOARD);
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void s04_whoever_knocks_all_out_and_keeps_one_of_his_own_wins_the_round() {
    white(1);
    match.resolution(FactKind.ROUND_WON);
    assertThat(match.position.lastWinner()).contains(Side.WHITE);
  }

  @Test
  void s05_in_the_next_round_the_winner_stands_one_row_further() {
    assertThat(white(1).rows()).isEqualTo("2-8");
  }

  @Test
  void s06_a_match_lasts_seven_rounds_or_more_with_ordinary_wins() {
    white(6);
    assertThat(match.game.status(match.position).isFinished()).isFalse();
    white(1);
    assertThat(match.game.status(match.position).isFinished()).isTrue();
  }

  @Test
  void s07_a_round_without_any_checker_left_is_drawn_and_the_rows_stay() {
    white(2);
    assertThat(match.draw().rows()).isEqualTo("3-8");
    assertThat(match.position.decidedRounds()).isEqualTo(2);
  }

  @Test
  void s08_after_six_rounds_that_were_won_the_rows_touch() {
    match.draw();
    white(3);
    match.draw();
    white(2);
    assertThat(match.position.rows().adjacent()).isFalse();
    white(1);
    assertThat(match.position.rows().adjacent()).isTrue();
    assertThat(match.position.round()).isEqualTo(9);
  }

  @Test
  void s09_the_loser_of_a_round_between_touching_rows_goes_one_row_back() {
    for (Side side :
        List.of(Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK)) {
      match.win(side, Way.COSTLY);
    }
    assertThat(match.rows()).isEqualTo("4-5");
    assertThat(match.win(Side.BLACK, Way.COSTLY).rows()).isEqualTo("3-4");
  }

  @Test
  void s10_whoever_pushes_the_enemy_off_his_last_line_wins() {
    white(7);
    Outcome.Win win = (Outcome.Win) match.game.status(match.position).outcome().orElseThrow();
    assertThat(win.winner()).isEqualTo(Side.WHITE);
    assertThat(win.why().rule()).isEqualTo(ChapayevRule.CH_14);
  }

  @Test
  void s11_white_opens_the_first_round() {
    assertThat(match.position.opener()).isEqualTo(Side.WHITE);
  }

  @Test
  void s12_the_winner_of_a_round_opens_the_next() {
    assertThat(match.win(Side.BLACK, Way.COSTLY).position.opener()).isEqualTo(Side.BLACK);
  }

  @Test
  void s13_these_are_the_classic_rules_and_the_default() {
    assertThat(new ChapayevProvider().presets().get(0)).isEqualTo("CLASSIC");
    assertThat(ChapayevRuleset.parse("").orElseThrow()).isEqualTo(ChapayevRuleset.CLASSIC);
  }

  @Test
  void s14_chess_pawns_may_stand_in_for_checkers() {
    MatchFixture pawns =
        MatchFixture.of("CLASSIC,piece=PAWN").play(MatchFixture.strike(3, 90_000, 1_200));
    assertThat(pawns.checker("d").status()).isEqualTo(CheckerStatus.FALLEN);
    assertThat(pawns.position.mover()).isEqualTo(Side.WHITE);
    assertThat(pawns.game.ruleset().hasFaces()).isFalse();
  }

  @Test
  void s15_a_checker_that_turned_over_is_a_traitor_and_plays_for_the_enemy() {
    match.seen("A", DiscObservation.at(0, 0, 0).overturned());
    match.allows(MatchFixture.strike(0, 90_000, 500));
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void s16_with_motorcycles_and_rooks_a_turned_checker_is_no_traitor() {
    for (String figure : List.of("MOTORCYCLE:abcdefgh!", "ROOK:abcdefgh/de!")) {
      MatchFixture figures = MatchFixture.of("CLASSIC,formations=" + figure);
      figures.seen("A", DiscObservation.at(0, 0, 0).overturned());
      assertThat(figures.checker("A").owner()).isEqualTo(Side.WHITE);
    }
  }

  @Test
  void s17_both_may_blow_at_a_checker_on_its_edge_until_it_lies_or_falls() {
    match.seen("A", DiscObservation.at(0, 0, 0).standing(0));
    match.play(new ChapayevMove.Blow(0, 0, 1_500)).play(new ChapayevMove.Blow(0, 180_000, 1_500));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    match.play(new ChapayevMove.Blow(0, 0, 1_500)).play(new ChapayevMove.Blow(0, 180_000, 0));
    assertThat(match.checker("A").pose()).isEqualTo(Pose.FLAT);
  }

  /** A hangs over the east edge. */
  private void hang() {
    match.seen("A", DiscObservation.at(0, 150_000_000, 0).hanging());
  }

  @Test
  void s18_a_checker_that_hangs_over_the_edge_must_be_checked() {
    hang();
    assertThat(match.position.phase()).isEqualTo(Phase.THUMB_CHECK);
  }

  @Test
  void s19_the_check_is_a_flick_over_the_hanging_edge_towards_the_board() {
    hang();
    match.play(new ChapayevMove.ThumbFlick(0, 700, 60_000, 0));
    assertThat(match.checker("A").place().orElseThrow().x()).isLessThan(145_000_000);
  }

  @Test
  void s20_if_it_turns_over_it_is_a_traitor() {
    hang();
    match.play(new ChapayevMove.ThumbFlick(0, 1_000, 70_000, 0));
    assertThat(match.checker("A").owner()).isEqualTo(Side.BLACK);
  }

  @Test
  void s21_an_enemy_that_it_covers_is_taken_prisoner() {
    match.put("a", 120_000_000, 0);
    hang();
    match.play(new ChapayevMove.ThumbFlick(0, 670, 45_000, 0));
    assertThat(match.checker("a").status()).isEqualTo(CheckerStatus.PRISONER);
  }

  @Test
  void s22_if_it_lands_on_its_feet_the_game_goes_on() {
    hang();
    match.play(new ChapayevMove.ThumbFlick(0, 700, 60_000, 0));
    assertThat(match.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void s23_between_touching_rows_the_opener_may_demand_direct_contact() {
    white(6);
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
    match.play(Decision.DEMAND_BAYONET).play(Decision.ACCEPT_BAYONET);
    assertThat(match.checker("a").place().orElseThrow().y()
            - match.checker("A").place().orElseThrow().y())
        .isEqualTo(30_000_000);
  }

  @Test
  void s24_the_other_may_step_one_row_back_instead() {
    white(6);
    match.play(Decision.DEMAND_BAYONET).play(Decision.STEP_BACK);
    assertThat(match.rows()).isEqualTo("6-8");
  }

  @Test
  void s25_who_lost_nothing_advances_two_rows() {
    assertThat(match.win(Side.WHITE, Way.DRY).rows()).isEqualTo("3-8");
  }

  @Test
  void s26_who_struck_with_one_checker_only_advances_three_rows() {
    assertThat(match.win(Side.WHITE, Way.SOLO).rows()).isEqualTo("4-8");
  }

  @Test
  void s27_a_player_pinned_on_his_last_line_has_the_first_strike() {
    white(6);
    assertThat(match.rows()).isEqualTo("7-8");
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
  }

  @Test
  void s28_so_that_nobody_is_beaten_without_ever_striking() {
    match.win(Side.WHITE, Way.SOLO).win(Side.WHITE, Way.SOLO);
    assertThat(match.rows()).isEqualTo("7-8");
    assertThat(match.toStrike().position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void s29_the_rule_has_a_name_that_players_tell_a_story_about() {
    white(6);
    match.resolution(FactKind.LAST_HOPE);
    assertThat(ChapayevRule.CH_17.title()).isEqualTo("last hope strike");
  }

  @Test
  void s30_a_folding_board_may_be_turned_so_that_its_fold_is_in_nobodys_way() {
    MatchFixture across =
        MatchFixture.of("CLASSIC,fold=ACROSS").play(MatchFixture.strike(3, 90_000, 950));
    MatchFixture along =
        MatchFixture.of("CLASSIC,fold=ALONG").play(MatchFixture.strike(3, 90_000, 950));
    MatchFixture flat = MatchFixture.of("CLASSIC").play(MatchFixture.strike(3, 90_000, 950));
    assertThat(along.checker("D").place()).isEqualTo(flat.checker("D").place());
    assertThat(across.checker("D").place()).isNotEqualTo(flat.checker("D").place());
  }
}
