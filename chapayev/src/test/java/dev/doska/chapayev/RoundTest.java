package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How rounds end and begin again: CH-06 to CH-08, CH-15, CH-25, CH-29. */
class RoundTest {
  @Test
  void CH_06_accepts_the_mover_as_winner_when_all_enemies_are_out() {
    MatchFixture bout = MatchFixture.of("CLASSIC").win(Side.WHITE, Way.COSTLY);
    bout.resolution(FactKind.ROUND_WON);
    assertThat(bout.state.round()).isEqualTo(2);
    assertThat(bout.state.lastWinner()).contains(Side.WHITE);
    assertThat(bout.state.checkers()).allMatch(Checker::onBoard);
  }

  @Test
  void CH_06_accepts_the_enemy_as_winner_when_the_striker_drops_his_own_last_checker() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "a", "b");
    bout.seen("A", bout.fell("A"));
    assertThat(bout.state.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_06_accepts_a_win_by_the_owners_of_the_checkers_not_by_their_colours() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "a");
    bout.seen("A", DiscObservation.at(bout.id("a"), 0, 0).overturned());
    assertThat(bout.state.lastWinner()).contains(Side.WHITE);
  }

  @Test
  void CH_06_rejects_a_win_while_both_sides_own_a_checker() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "B", "a", "b");
    bout.seen("A", bout.fell("a"), bout.fell("A"));
    assertThat(bout.state.round()).isEqualTo(1);
    assertThat(bout.state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_07_accepts_a_draw_when_no_checker_is_left_and_leaves_rows_and_counts() {
    MatchFixture bout = MatchFixture.of("CLASSIC").win(Side.BLACK, Way.COSTLY).draw();
    bout.resolution(FactKind.ROUND_DRAWN);
    assertThat(bout.rows()).isEqualTo("1-7");
    assertThat(bout.state.round()).isEqualTo(3);
    assertThat(bout.state.decidedRounds()).isEqualTo(1);
    assertThat(bout.state.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_07_accepts_the_same_the_other_or_the_last_winner_as_opener_of_the_replay() {
    assertThat(MatchFixture.of("CLASSIC").draw().state.opener()).isEqualTo(Side.WHITE);
    assertThat(MatchFixture.of("CLASSIC,drawOpener=ALTERNATE").draw().state.opener())
        .isEqualTo(Side.BLACK);
    MatchFixture winner = MatchFixture.of("CLASSIC,drawOpener=LAST_WINNER");
    assertThat(winner.draw().state.opener()).isEqualTo(Side.WHITE);
    assertThat(winner.win(Side.BLACK, Way.COSTLY).draw().state.opener()).isEqualTo(Side.BLACK);
    // the opener of the drawn round is not its last winner: the last hope had made him open
    MatchFixture pinned = MatchFixture.of("CLASSIC,drawOpener=LAST_WINNER,lastHope=HOME_ROW");
    pinned.win(Side.WHITE, Way.COSTLY);
    assertThat(pinned.state.opener()).isEqualTo(Side.BLACK);
    assertThat(pinned.draw().state.opener()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_07_rejects_a_draw_when_one_checker_is_left() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "a", "b");
    bout.seen("A", bout.fell("A"), bout.fell("a"));
    assertThat(bout.facts).extracting(Fact::kind).doesNotContain(FactKind.ROUND_DRAWN);
    assertThat(bout.state.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_08_accepts_the_winner_as_next_opener() {
    assertThat(MatchFixture.of("SIMPLE").win(Side.BLACK, Way.COSTLY).state.opener())
        .isEqualTo(Side.BLACK);
    assertThat(MatchFixture.of("SIMPLE").win(Side.WHITE, Way.COSTLY).state.mover())
        .isEqualTo(Side.WHITE);
  }

  @Test
  void CH_08_rejects_the_loser() {
    MatchFixture bout = MatchFixture.of("SIMPLE").win(Side.BLACK, Way.COSTLY);
    bout.refuses(MatchFixture.strike(bout.id("A"), 0, 1), ChapayevRule.CH_04, "Black is to strike");
  }

  @Test
  void CH_15_accepts_a_swap_of_seats_and_nothing_else() {
    MatchFixture bout = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE").miss();
    assertThat(bout.state.phase()).isEqualTo(Phase.PIE_CHOICE);
    assertThat(bout.game.status(bout.state)).isEqualTo(Status.toMove(Side.BLACK));
    ChapayevPosition before = bout.state;
    ChapayevPosition stay = bout.game.play(before, Decision.STAY);
    ChapayevPosition swap = bout.game.play(before, Decision.SWAP);
    assertThat(stay.mover()).isEqualTo(Side.BLACK).isEqualTo(swap.mover());
    assertThat(swap.checkers()).isEqualTo(stay.checkers());
    assertThat(bout.game.status(stay)).isEqualTo(Status.toMove(Side.BLACK));
    assertThat(bout.game.status(swap)).isEqualTo(Status.toMove(Side.WHITE));
    assertThat(swap.colourOf(Side.WHITE)).isEqualTo(Side.BLACK);
    assertThat(swap.seatOf(Side.WHITE)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_15_accepts_the_offer_even_after_a_strike_that_ends_the_round() {
    MatchFixture bout = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE");
    bout.seen(
        "A",
        bout.owned(Side.BLACK).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(bout.state.phase()).isEqualTo(Phase.PIE_CHOICE);
    bout.play(Decision.SWAP);
    assertThat(bout.state.round()).isEqualTo(2);
    assertThat(bout.rows()).isEqualTo("4-8");
    assertThat(bout.game.status(bout.state)).isEqualTo(Status.toMove(Side.BLACK));
  }

  @Test
  void CH_15_accepts_the_offer_after_the_first_turn_only_when_the_turn_ends() {
    MatchFixture bout = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_TURN");
    bout.seen("A", bout.fell("a"));
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
    assertThat(bout.miss().state.phase()).isEqualTo(Phase.PIE_CHOICE);
    MatchFixture over = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_TURN");
    over.seen(
        "A",
        over.owned(Side.BLACK).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(over.state.phase()).isEqualTo(Phase.PIE_CHOICE);
  }

  @Test
  void CH_15_rejects_a_second_offer_and_any_when_off() {
    MatchFixture bout =
        MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE").miss().play(Decision.STAY);
    bout.refuses(Decision.SWAP, ChapayevRule.CH_15, "nobody is asked");
    bout.miss();
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
    assertThat(bout.draw().miss().state.phase()).isEqualTo(Phase.STRIKE);
    assertThat(MatchFixture.of("CLASSIC").miss().state.pieOffered()).isFalse();
  }

  @Test
  void CH_25_accepts_the_reserve_of_an_empty_side_from_the_centre_to_the_owners_left_first() {
    MatchFixture bout = MatchFixture.of("CLASSIC,reserve=3").only("A", "a", "b");
    bout.seen("A", bout.fell("A"), bout.fell("a"));
    bout.resolution(FactKind.RESERVE_ENTERED);
    assertThat(bout.owned(Side.WHITE)).extracting(Checker::name).containsExactly("R1", "R2", "R3");
    assertThat(bout.checker("R1").place()).contains(new Place(-20_000_000, -140_000_000));
    assertThat(bout.checker("R2").place()).contains(new Place(20_000_000, -140_000_000));
    assertThat(bout.checker("R3").place()).contains(new Place(-60_000_000, -140_000_000));
    assertThat(bout.state.reserveLeft(Side.WHITE)).isZero();
    assertThat(bout.state.reserveLeft(Side.BLACK)).isEqualTo(3);
    assertThat(bout.state.lostAny(Side.WHITE)).isTrue();
  }

  @Test
  void CH_25_accepts_both_reserves_when_the_board_is_swept_and_free_files_only() {
    MatchFixture bout = MatchFixture.of("CLASSIC,reserve=2").only("A", "a", "b");
    int x = -20_000_000;
    bout.seen(
        "A", bout.fell("A"), bout.fell("b"), DiscObservation.at(bout.id("a"), x + 1, -140_000_000));
    assertThat(bout.checker("R1").place()).contains(new Place(20_000_000, -140_000_000));
    assertThat(bout.checker("R2").place()).contains(new Place(-60_000_000, -140_000_000));
    MatchFixture swept = MatchFixture.of("CLASSIC,reserve=2").only("A", "a");
    swept.seen("A", swept.fell("A"), swept.fell("a"));
    assertThat(swept.state.round()).isEqualTo(1);
    assertThat(swept.owned(Side.WHITE)).hasSize(2);
    assertThat(swept.checker("r1").place()).contains(new Place(20_000_000, 140_000_000));
    assertThat(swept.checker("r2").place()).contains(new Place(-20_000_000, 140_000_000));
  }

  @Test
  void CH_25_rejects_strikes_from_the_reserve_and_a_second_reserve() {
    MatchFixture bout = MatchFixture.of("CLASSIC,reserve=1");
    bout.refuses(MatchFixture.strike(bout.id("R1"), 0, 1), ChapayevRule.CH_25, "R1 is in reserve");
    bout.only("A", "a").seen("A", bout.fell("A"));
    assertThat(bout.owned(Side.WHITE)).extracting(Checker::name).containsExactly("R1");
    bout.miss().seen("R1", bout.fell("R1"));
    assertThat(bout.state.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_25_accepts_a_full_reserve_again_in_the_next_round() {
    MatchFixture bout = MatchFixture.of("CLASSIC,reserve=1").only("A", "a");
    bout.seen("A", bout.fell("A")).miss();
    bout.seen("R1", bout.fell("R1"));
    assertThat(bout.state.round()).isEqualTo(2);
    assertThat(bout.state.reserveLeft(Side.WHITE)).isEqualTo(1);
  }

  @Test
  void CH_29_accepts_a_drawn_round_after_so_many_strikes_without_a_change() {
    MatchFixture bout = MatchFixture.of("CLASSIC,noProgressLimit=3,drawOpener=ALTERNATE");
    bout.miss().miss();
    assertThat(bout.state.quietStrikes()).isEqualTo(2);
    bout.miss();
    bout.resolution(FactKind.NO_PROGRESS);
    assertThat(bout.state.round()).isEqualTo(2);
    assertThat(bout.state.quietStrikes()).isZero();
    assertThat(bout.state.opener()).isEqualTo(Side.BLACK);
    assertThat(bout.rows()).isEqualTo("1-8");
  }

  @Test
  void CH_29_rejects_it_after_a_fall_a_change_of_owner_or_when_off() {
    MatchFixture bout = MatchFixture.of("CLASSIC,noProgressLimit=2").miss();
    bout.seen("a", bout.fell("A"));
    assertThat(bout.state.quietStrikes()).isZero();
    bout.miss();
    bout.seen("B", DiscObservation.at(bout.id("b"), 0, 0).overturned());
    assertThat(bout.state.quietStrikes()).isZero();
    MatchFixture off = MatchFixture.of("CLASSIC,noProgressLimit=0");
    for (int i = 0; i < 250; i++) {
      off.miss();
    }
    assertThat(off.state.round()).isEqualTo(1);
  }

  @Test
  void CH_29_accepts_a_drawn_match_after_the_last_round_without_changing_states() {
    MatchFixture bout = MatchFixture.of("CLASSIC,maxRounds=2").draw();
    assertThat(bout.game.status(bout.state).isFinished()).isFalse();
    bout.draw();
    bout.resolution(FactKind.MATCH_DRAWN);
    assertThat(bout.game.status(bout.state).outcome().orElseThrow().toString())
        .startsWith("draw")
        .contains("CH-29");
    assertThat(bout.game.moves(bout.state).isEmpty()).isTrue();
    assertThat(bout.game.endings(bout.state)).hasSize(1);
    bout.refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_29, "the match is over");
    Chapayev without = bout.game.withoutDraws();
    assertThat(without.status(bout.state)).isEqualTo(Status.toMove(Side.WHITE));
    assertThat(without.judge(bout.state, MatchFixture.strike(0, 0, 1)).isLegal())
        .isTrue();
  }

  @Test
  void a_new_round_has_all_checkers_unturned_with_their_first_owners() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen("A", DiscObservation.at(bout.id("c"), 0, 0).overturned(), bout.fell("d"));
    bout.draw();
    assertThat(bout.state.checkers())
        .allMatch(c -> c.onBoard() && !c.turned() && c.owner() == c.colour());
    assertThat(List.of(bout.state.lostAny(Side.WHITE), bout.state.lostAny(Side.BLACK)))
        .containsOnly(false);
    assertThat(bout.state.strikers(Side.WHITE)).isZero();
  }
}
