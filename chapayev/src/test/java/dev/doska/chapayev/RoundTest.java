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
    MatchFixture match = MatchFixture.of("CLASSIC").win(Side.WHITE, Way.COSTLY);
    match.resolution(FactKind.ROUND_WON);
    assertThat(match.position.round()).isEqualTo(2);
    assertThat(match.position.lastWinner()).contains(Side.WHITE);
    assertThat(match.position.checkers()).allMatch(Checker::onBoard);
  }

  @Test
  void CH_06_accepts_the_enemy_as_winner_when_the_striker_drops_his_own_last_checker() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "a", "b");
    match.seen("A", match.fell("A"));
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_06_accepts_a_win_by_the_owners_of_the_checkers_not_by_their_colours() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "a");
    match.seen("A", DiscObservation.at(match.id("a"), 0, 0).overturned());
    assertThat(match.position.lastWinner()).contains(Side.WHITE);
  }

  @Test
  void CH_06_rejects_a_win_while_both_sides_own_a_checker() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "B", "a", "b");
    match.seen("A", match.fell("a"), match.fell("A"));
    assertThat(match.position.round()).isEqualTo(1);
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_07_accepts_a_draw_when_no_checker_is_left_and_leaves_rows_and_counts() {
    MatchFixture match = MatchFixture.of("CLASSIC").win(Side.BLACK, Way.COSTLY).draw();
    match.resolution(FactKind.ROUND_DRAWN);
    assertThat(match.rows()).isEqualTo("1-7");
    assertThat(match.position.round()).isEqualTo(3);
    assertThat(match.position.decidedRounds()).isEqualTo(1);
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_07_accepts_the_same_the_other_or_the_last_winner_as_opener_of_the_replay() {
    assertThat(MatchFixture.of("CLASSIC").draw().position.opener()).isEqualTo(Side.WHITE);
    assertThat(MatchFixture.of("CLASSIC,drawOpener=ALTERNATE").draw().position.opener())
        .isEqualTo(Side.BLACK);
    MatchFixture winner = MatchFixture.of("CLASSIC,drawOpener=LAST_WINNER");
    assertThat(winner.draw().position.opener()).isEqualTo(Side.WHITE);
    assertThat(winner.win(Side.BLACK, Way.COSTLY).draw().position.opener()).isEqualTo(Side.BLACK);
    // the opener of the drawn round is not its last winner: the last hope had made him open
    MatchFixture pinned = MatchFixture.of("CLASSIC,drawOpener=LAST_WINNER,lastHope=HOME_ROW");
    pinned.win(Side.WHITE, Way.COSTLY);
    assertThat(pinned.position.opener()).isEqualTo(Side.BLACK);
    assertThat(pinned.draw().position.opener()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_07_rejects_a_draw_when_one_checker_is_left() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "a", "b");
    match.seen("A", match.fell("A"), match.fell("a"));
    assertThat(match.facts).extracting(Fact::kind).doesNotContain(FactKind.ROUND_DRAWN);
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_08_accepts_the_winner_as_next_opener() {
    assertThat(MatchFixture.of("SIMPLE").win(Side.BLACK, Way.COSTLY).position.opener())
        .isEqualTo(Side.BLACK);
    assertThat(MatchFixture.of("SIMPLE").win(Side.WHITE, Way.COSTLY).position.mover())
        .isEqualTo(Side.WHITE);
  }

  @Test
  void CH_08_rejects_the_loser() {
    MatchFixture match = MatchFixture.of("SIMPLE").win(Side.BLACK, Way.COSTLY);
    match.refuses(
        MatchFixture.strike(match.id("A"), 0, 1), ChapayevRule.CH_04, "Black is to strike");
  }

  @Test
  void CH_15_accepts_a_swap_of_seats_and_nothing_else() {
    MatchFixture match = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE").miss();
    assertThat(match.position.phase()).isEqualTo(Phase.PIE_CHOICE);
    assertThat(match.game.status(match.position)).isEqualTo(Status.toMove(Side.BLACK));
    ChapayevPosition before = match.position;
    ChapayevPosition stay = match.game.play(before, Decision.STAY);
    ChapayevPosition swap = match.game.play(before, Decision.SWAP);
    assertThat(stay.mover()).isEqualTo(Side.BLACK).isEqualTo(swap.mover());
    assertThat(swap.checkers()).isEqualTo(stay.checkers());
    assertThat(match.game.status(stay)).isEqualTo(Status.toMove(Side.BLACK));
    assertThat(match.game.status(swap)).isEqualTo(Status.toMove(Side.WHITE));
    assertThat(swap.colourOf(Side.WHITE)).isEqualTo(Side.BLACK);
    assertThat(swap.seatOf(Side.WHITE)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_15_accepts_the_offer_even_after_a_strike_that_ends_the_round() {
    MatchFixture match = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE");
    match.seen(
        "A",
        match.owned(Side.BLACK).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(match.position.phase()).isEqualTo(Phase.PIE_CHOICE);
    match.play(Decision.SWAP);
    assertThat(match.position.round()).isEqualTo(2);
    assertThat(match.rows()).isEqualTo("4-8");
    assertThat(match.game.status(match.position)).isEqualTo(Status.toMove(Side.BLACK));
  }

  @Test
  void CH_15_accepts_the_offer_after_the_first_turn_only_when_the_turn_ends() {
    MatchFixture match = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_TURN");
    match.seen("A", match.fell("a"));
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(match.miss().position.phase()).isEqualTo(Phase.PIE_CHOICE);
    MatchFixture over = MatchFixture.of("CLASSIC,pie=AFTER_FIRST_TURN");
    over.seen(
        "A",
        over.owned(Side.BLACK).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(over.position.phase()).isEqualTo(Phase.PIE_CHOICE);
  }

  @Test
  void CH_15_rejects_a_second_offer_and_any_when_off() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,pie=AFTER_FIRST_STRIKE").miss().play(Decision.STAY);
    match.refuses(Decision.SWAP, ChapayevRule.CH_15, "no player is asked");
    match.miss();
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(match.draw().miss().position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(MatchFixture.of("CLASSIC").miss().position.pieOffered()).isFalse();
  }

  @Test
  void CH_25_accepts_the_reserve_of_an_empty_side_from_the_centre_to_the_owners_left_first() {
    MatchFixture match = MatchFixture.of("CLASSIC,reserve=3").only("A", "a", "b");
    match.seen("A", match.fell("A"), match.fell("a"));
    match.resolution(FactKind.RESERVE_ENTERED);
    assertThat(match.owned(Side.WHITE)).extracting(Checker::name).containsExactly("R1", "R2", "R3");
    assertThat(match.checker("R1").place()).contains(new Place(-20_000_000, -140_000_000));
    assertThat(match.checker("R2").place()).contains(new Place(20_000_000, -140_000_000));
    assertThat(match.checker("R3").place()).contains(new Place(-60_000_000, -140_000_000));
    assertThat(match.position.reserveLeft(Side.WHITE)).isZero();
    assertThat(match.position.reserveLeft(Side.BLACK)).isEqualTo(3);
    assertThat(match.position.lostAny(Side.WHITE)).isTrue();
  }

  @Test
  void CH_25_accepts_both_reserves_when_the_board_is_swept_and_free_files_only() {
    MatchFixture match = MatchFixture.of("CLASSIC,reserve=2").only("A", "a", "b");
    int x = -20_000_000;
    match.seen(
        "A",
        match.fell("A"),
        match.fell("b"),
        DiscObservation.at(match.id("a"), x + 1, -140_000_000));
    assertThat(match.checker("R1").place()).contains(new Place(20_000_000, -140_000_000));
    assertThat(match.checker("R2").place()).contains(new Place(-60_000_000, -140_000_000));
    MatchFixture swept = MatchFixture.of("CLASSIC,reserve=2").only("A", "a");
    swept.seen("A", swept.fell("A"), swept.fell("a"));
    assertThat(swept.position.round()).isEqualTo(1);
    assertThat(swept.owned(Side.WHITE)).hasSize(2);
    assertThat(swept.checker("r1").place()).contains(new Place(20_000_000, 140_000_000));
    assertThat(swept.checker("r2").place()).contains(new Place(-20_000_000, 140_000_000));
  }

  @Test
  void CH_25_rejects_strikes_from_the_reserve_and_a_second_reserve() {
    MatchFixture match = MatchFixture.of("CLASSIC,reserve=1");
    match.refuses(
        MatchFixture.strike(match.id("R1"), 0, 1), ChapayevRule.CH_25, "R1 is in reserve");
    match.only("A", "a").seen("A", match.fell("A"));
    assertThat(match.owned(Side.WHITE)).extracting(Checker::name).containsExactly("R1");
    match.miss().seen("R1", match.fell("R1"));
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void CH_25_accepts_a_full_reserve_again_in_the_next_round() {
    MatchFixture match = MatchFixture.of("CLASSIC,reserve=1").only("A", "a");
    match.seen("A", match.fell("A")).miss();
    match.seen("R1", match.fell("R1"));
    assertThat(match.position.round()).isEqualTo(2);
    assertThat(match.position.reserveLeft(Side.WHITE)).isEqualTo(1);
  }

  @Test
  void CH_29_accepts_a_drawn_round_after_so_many_strikes_without_a_change() {
    MatchFixture match = MatchFixture.of("CLASSIC,noProgressLimit=3,drawOpener=ALTERNATE");
    match.miss().miss();
    assertThat(match.position.quietStrikes()).isEqualTo(2);
    match.miss();
    match.resolution(FactKind.NO_PROGRESS);
    assertThat(match.position.round()).isEqualTo(2);
    assertThat(match.position.quietStrikes()).isZero();
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    assertThat(match.rows()).isEqualTo("1-8");
  }

  @Test
  void CH_29_rejects_it_after_a_fall_a_change_of_owner_or_when_off() {
    MatchFixture match = MatchFixture.of("CLASSIC,noProgressLimit=2").miss();
    match.seen("a", match.fell("A"));
    assertThat(match.position.quietStrikes()).isZero();
    match.miss();
    match.seen("B", DiscObservation.at(match.id("b"), 0, 0).overturned());
    assertThat(match.position.quietStrikes()).isZero();
    MatchFixture off = MatchFixture.of("CLASSIC,noProgressLimit=0");
    for (int i = 0; i < 250; i++) {
      off.miss();
    }
    assertThat(off.position.round()).isEqualTo(1);
  }

  @Test
  void CH_29_accepts_a_drawn_match_after_the_last_round_without_changing_positions() {
    MatchFixture match = MatchFixture.of("CLASSIC,maxRounds=2").draw();
    assertThat(match.game.status(match.position).isFinished()).isFalse();
    match.draw();
    match.resolution(FactKind.MATCH_DRAWN);
    assertThat(match.game.status(match.position).outcome().orElseThrow().toString())
        .startsWith("draw")
        .contains("CH-29");
    assertThat(match.game.moves(match.position).isEmpty()).isTrue();
    assertThat(match.game.endings(match.position)).hasSize(1);
    match.refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_29, "the match is over");
    Chapayev without = match.game.withoutDraws();
    assertThat(without.status(match.position)).isEqualTo(Status.toMove(Side.WHITE));
    assertThat(without.judge(match.position, MatchFixture.strike(0, 0, 1)).isLegal())
        .isTrue();
  }

  @Test
  void a_new_round_has_all_checkers_unturned_with_their_first_owners() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(match.id("c"), 0, 0).overturned(), match.fell("d"));
    match.draw();
    assertThat(match.position.checkers())
        .allMatch(c -> c.onBoard() && !c.turned() && c.owner() == c.colour());
    assertThat(List.of(match.position.lostAny(Side.WHITE), match.position.lostAny(Side.BLACK)))
        .containsOnly(false);
    assertThat(match.position.strikers(Side.WHITE)).isZero();
  }
}
