package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.doska.chapayev.ChapayevMove.CoinToss;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ruleset.ChapayevOptions;
import dev.doska.core.ParseResult;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import org.junit.jupiter.api.Test;

/** Equipment, set-up and the opener: CH-01 to CH-03, CH-16, CH-17, CH-24. */
class StartTest {
  private static String refusal(String rules) {
    ParseResult<ChapayevRuleset> result = ChapayevRuleset.parse(rules);
    assertThat(result.isOk()).as(rules).isFalse();
    return result.errors().get(0).toString();
  }

  @Test
  void CH_01_accepts_eight_or_ten_files_and_any_number_of_rows_from_four_to_twelve() {
    MatchFixture eight = MatchFixture.of("CLASSIC");
    assertThat(eight.position.checkers()).hasSize(16);
    MatchFixture ten = MatchFixture.of("CLASSIC,files=10,rows=12,startRows=1-12");
    assertThat(ten.position.checkers()).hasSize(20);
    assertThat(ten.checker("J").place()).contains(new Place(180_000_000, -220_000_000));
    assertThat(ten.checker("a").place()).contains(new Place(-180_000_000, 220_000_000));
    assertThat(MatchFixture.of("CLASSIC,rows=4,startRows=1-4").rows()).isEqualTo("1-4");
  }

  @Test
  void CH_01_rejects_other_boards_and_checkers_that_do_not_fit_their_squares() {
    assertThat(refusal("CLASSIC,files=9")).contains("files", "8 or 10");
    assertThat(refusal("CLASSIC,rows=3")).contains("rows");
    assertThat(refusal("CLASSIC,radius=20.000001")).contains("overlap");
    assertThat(refusal("CLASSIC,square=40.000001")).contains("odd");
    assertThat(refusal("CLASSIC,square=200,border=201")).contains("border");
    assertThat(refusal("CLASSIC,files=10,square=200,border=100")).contains("larger than 2 m");
  }

  @Test
  void CH_01_accepts_pawns_which_have_no_faces() {
    MatchFixture pawns = MatchFixture.of("CLASSIC,piece=PAWN");
    DiscObservation over = DiscObservation.at(pawns.id("a"), -100_000_000, 0).overturned();
    pawns.seen("A", over);
    assertThat(pawns.checker("a").owner()).isEqualTo(Side.BLACK);
    pawns.refuses(
        ChapayevMove.Observed.strike(
            pawns.id("a"), Observation.of(DiscObservation.moved(pawns.id("b")).standing(0))),
        ChapayevRule.CH_19,
        "no checker can stand");
  }

  @Test
  void CH_02_accepts_rows_on_the_lattice_of_half_squares() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThat(match.checker("A").place()).contains(new Place(-140_000_000, -140_000_000));
    assertThat(match.checker("E").place()).contains(new Place(20_000_000, -140_000_000));
    assertThat(match.checker("h").place()).contains(new Place(140_000_000, 140_000_000));
    assertThat(match.rows()).isEqualTo("1-8");
    MatchFixture nearer = MatchFixture.of("CLASSIC,startRows=3-5");
    assertThat(nearer.rows()).isEqualTo("3-5");
    assertThat(nearer.checker("A").place().orElseThrow().y()).isEqualTo(-60_000_000);
  }

  @Test
  void CH_02_rejects_rows_out_of_order_or_off_the_board() {
    assertThat(refusal("CLASSIC,startRows=5-3")).contains("5 and 3");
    assertThat(refusal("CLASSIC,startRows=4-4")).contains("4 and 4");
    assertThat(refusal("CLASSIC,startRows=1-9")).contains("1 and 9");
    assertThat(refusal("CLASSIC,startRows=0-8")).contains("startRows");
  }

  @Test
  void CH_03_accepts_white_black_or_the_lot_as_first_opener() {
    assertThat(MatchFixture.of("CLASSIC").position.opener()).isEqualTo(Side.WHITE);
    assertThat(MatchFixture.of("CLASSIC,firstOpener=BLACK").position.mover()).isEqualTo(Side.BLACK);
    MatchFixture lot = MatchFixture.of("CLASSIC,firstOpener=LOT");
    assertThat(lot.game.status(lot.position)).isEqualTo(Status.toRoll(Roller.BOTH));
    assertThat(lot.game.odds(lot.position).total()).isEqualTo(2);
    assertThat(lot.play(new CoinToss(Side.BLACK)).position.opener()).isEqualTo(Side.BLACK);
    assertThat(lot.game.status(lot.position)).isEqualTo(Status.toMove(Side.BLACK));
  }

  @Test
  void CH_03_rejects_a_lot_at_any_other_time() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(new CoinToss(Side.WHITE), ChapayevRule.CH_03, "waits for a strike");
    assertThatIllegalStateException().isThrownBy(() -> match.game.odds(match.position));
    MatchFixture.of("CLASSIC,firstOpener=LOT")
        .refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_04, "waits for the coin toss");
  }

  @Test
  void CH_03_accepts_no_lot_where_the_last_hope_decides() {
    MatchFixture match = MatchFixture.of("CLASSIC,firstOpener=LOT,startRows=1-2");
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
    assertThat(match.position.opener()).isEqualTo(Side.WHITE);
  }

  @Test
  void CH_16_accepts_a_bayonet_attack_that_sets_both_rows_in_contact() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=4-5");
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
    match.play(Decision.DEMAND_BAYONET);
    assertThat(match.game.decider(match.position)).isEqualTo(Side.BLACK);
    match.play(Decision.ACCEPT_BAYONET);
    assertThat(match.checker("C").place()).contains(new Place(-60_000_000, -15_000_000));
    assertThat(match.checker("c").place()).contains(new Place(-60_000_000, 15_000_000));
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
    MatchFixture off = MatchFixture.of("CLASSIC,startRows=6-7").play(Decision.DEMAND_BAYONET);
    off.play(Decision.ACCEPT_BAYONET);
    assertThat(off.checker("C").place()).contains(new Place(-60_000_000, 65_000_000));
  }

  @Test
  void CH_16_accepts_a_step_back_that_lasts_or_not() {
    MatchFixture lasting = MatchFixture.of("CLASSIC,startRows=4-5").play(Decision.DEMAND_BAYONET);
    lasting.play(Decision.STEP_BACK);
    assertThat(lasting.rows()).isEqualTo("4-6");
    assertThat(lasting.position.baseRows()).isEqualTo(new Rows(4, 6));
    assertThat(lasting.win(Side.WHITE, MatchFixture.Way.COSTLY).rows()).isEqualTo("5-6");
    MatchFixture once =
        MatchFixture.of("CLASSIC,startRows=4-5,stepBackLasting=OFF").play(Decision.DEMAND_BAYONET);
    once.play(Decision.STEP_BACK);
    assertThat(once.rows()).isEqualTo("4-6");
    assertThat(once.position.baseRows()).isEqualTo(new Rows(4, 5));
    assertThat(once.checker("a").place().orElseThrow().y()).isEqualTo(60_000_000);
    assertThat(once.draw().rows()).isEqualTo("4-5");
    assertThat(once.win(Side.BLACK, MatchFixture.Way.COSTLY).rows()).isEqualTo("3-4");
  }

  @Test
  void CH_16_accepts_the_option_always_without_a_question() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=4-5,bayonet=ALWAYS");
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(match.checker("A").place().orElseThrow().y()).isEqualTo(-15_000_000);
    assertThat(MatchFixture.of("CLASSIC,startRows=4-5,bayonet=OFF").position.phase())
        .isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_16_rejects_demands_without_touching_rows_and_steps_back_from_the_last_line() {
    MatchFixture apart = MatchFixture.of("CLASSIC");
    apart.refuses(Decision.DEMAND_BAYONET, ChapayevRule.CH_16, "waits for a strike");
    apart.refuses(Decision.STEP_BACK, ChapayevRule.CH_16, "no bayonet attack is demanded");
    MatchFixture pinned =
        MatchFixture.of("CLASSIC,startRows=7-8,lastHope=OFF").play(Decision.DEMAND_BAYONET);
    pinned.refuses(Decision.STEP_BACK, ChapayevRule.CH_16, "Black stands on row 8");
    pinned.allows(Decision.ACCEPT_BAYONET);
    pinned.refuses(
        MatchFixture.strike(0, 0, 1), ChapayevRule.CH_04, "the reply to a bayonet attack");
  }

  @Test
  void CH_16_accepts_the_offer_again_when_a_drawn_round_is_replayed() {
    MatchFixture match = MatchFixture.of("CLASSIC,startRows=4-5").draw();
    assertThat(match.position.round()).isEqualTo(2);
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
  }

  @Test
  void CH_17_accepts_the_pinned_side_as_opener_although_it_lost() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,startRows=6-8").win(Side.WHITE, MatchFixture.Way.COSTLY);
    assertThat(match.rows()).isEqualTo("7-8");
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    match.resolution(FactKind.LAST_HOPE);
    match.play(Decision.DEMAND_BAYONET).play(Decision.STEP_BACK);
    assertThat(match.rows()).isEqualTo("6-8");
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_17_rejects_it_when_off_when_rows_are_apart_and_when_both_or_none_are_pinned() {
    assertThat(MatchFixture.of("CLASSIC,startRows=6-8,lastHope=OFF")
            .win(Side.WHITE, MatchFixture.Way.COSTLY)
            .position
            .opener())
        .isEqualTo(Side.WHITE);
    assertThat(MatchFixture.of("CLASSIC,startRows=5-8")
            .win(Side.WHITE, MatchFixture.Way.COSTLY)
            .position
            .opener())
        .isEqualTo(Side.WHITE);
    assertThat(MatchFixture.of("CLASSIC,lastHope=HOME_ROW,firstOpener=BLACK")
            .position
            .opener())
        .isEqualTo(Side.BLACK);
    assertThat(
            MatchFixture.of("CLASSIC,startRows=4-5,firstOpener=BLACK").position.opener())
        .isEqualTo(Side.BLACK);
  }

  @Test
  void CH_17_accepts_a_side_on_its_home_row_alone_if_the_option_says_so() {
    MatchFixture match =
        MatchFixture.of("CLASSIC,lastHope=HOME_ROW").win(Side.WHITE, MatchFixture.Way.COSTLY);
    assertThat(match.rows()).isEqualTo("2-8");
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_24_accepts_that_nobody_asks_where_the_players_stand() {
    assertThat(ChapayevRule.CH_24.title()).contains("walking");
    assertThat(ChapayevOptions.TABLE.options()).noneMatch(o -> o.name().contains("walk"));
  }

  @Test
  void CH_24_rejects_an_option_for_it() {
    assertThat(refusal("CLASSIC,walkingRound=ON")).contains("no option");
  }

  @Test
  void formations_outside_the_board_are_refused_with_their_name() {
    assertThat(refusal("CLASSIC,formations=ROOK:abj")).contains("ROOK", "last file");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChapayevRuleset.builder().reserve(5))
        .withMessageContaining("reserve can't be 5");
  }
}
