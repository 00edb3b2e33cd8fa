package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.CoinToss;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.MatchFixture.Way;
import dev.doska.core.Outcome;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options on openers, cleared boards, last rounds and retreats. */
class RoundOptionsTest {
  @ParameterizedTest
  @CsvSource({
    "WINNER, BLACK, WINNER_OPENS, Black won the last round and opens",
    "LOSER, WHITE, LOSER_OPENS, White lost the last round and opens",
    "ALTERNATE, BLACK, OTHER_OPENS, Black did not open the last round and opens this one",
  })
  void the_opener_after_a_decided_round(
      String option, Side opener, FactKind kind, String sentence) {
    MatchFixture match = MatchFixture.of("CLASSIC,opener=" + option).win(Side.BLACK, Way.COSTLY);
    assertThat(match.position.opener()).isEqualTo(opener);
    assertThat(match.position.mover()).isEqualTo(opener);
    match.resolution(kind);
    assertThat(match.facts)
        .extracting(Fact::toString)
        .anySatisfy(text -> assertThat(text).contains(sentence));
  }

  @Test
  void openers_alternate_from_the_side_that_opened_the_last_round() {
    MatchFixture match = MatchFixture.of("CLASSIC,opener=ALTERNATE");
    match.win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    match.win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.opener()).isEqualTo(Side.WHITE);
  }

  @Test
  void a_coin_toss_names_the_opener_of_each_round() {
    MatchFixture match = MatchFixture.of("CLASSIC,opener=LOT").win(Side.WHITE, Way.COSTLY);
    assertThat(match.position.phase()).isEqualTo(Phase.OPENER_LOT);
    assertThat(match.game.status(match.position)).isEqualTo(Status.toRoll(Roller.BOTH));
    match.refuses(new Strike(0, 90_000, 500), ChapayevRule.CH_04, "the coin toss for the opener");
    match.play(new CoinToss(Side.BLACK));
    match.resolution(FactKind.TOSS_OPENS);
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
    match.refuses(new CoinToss(Side.WHITE), ChapayevRule.CH_03, "a strike");
  }

  /** White has won at 6-8, so Black is pinned at 7-8. */
  private static MatchFixture pinned(String options) {
    return MatchFixture.of("CLASSIC,startRows=6-8,lastHopeRight=OFFERED" + options)
        .win(Side.WHITE, Way.COSTLY);
  }

  @Test
  void a_pinned_side_may_take_the_last_hope_strike() {
    MatchFixture match = pinned("");
    assertThat(match.position.phase()).isEqualTo(Phase.LAST_HOPE_OFFER);
    assertThat(match.game.status(match.position)).isEqualTo(Status.toMove(Side.BLACK));
    match.resolution(FactKind.LAST_HOPE_OFFERED);
    match.refuses(
        new Strike(10, 270_000, 500),
        ChapayevRule.CH_04,
        "the choice to take the last hope strike");
    match.play(Decision.TAKE_LAST_HOPE);
    match.resolution(FactKind.LAST_HOPE);
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
    match.refuses(
        Decision.TAKE_LAST_HOPE, ChapayevRule.CH_17, "no last hope strike is offered now");
  }

  @ParameterizedTest
  @CsvSource({"WINNER, WHITE", "ALTERNATE, WHITE"})
  void a_side_that_leaves_the_last_hope_strike_lets_the_other_open(String opener, Side opens) {
    // White opened round 1, and a drawn replay is opened by the same side again
    MatchFixture match =
        opener.equals("WINNER") ? pinned("") : pinned(",firstOpener=BLACK,opener=ALTERNATE");
    match.play(Decision.LEAVE_LAST_HOPE);
    match.resolution(FactKind.LAST_HOPE_LEFT);
    match.resolution(FactKind.OPENS_INSTEAD);
    assertThat(match.position.opener()).isEqualTo(opens);
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
  }

  @Test
  void nothing_is_offered_to_a_side_that_opens_anyway() {
    MatchFixture match = pinned(",opener=LOSER");
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    match.resolution(FactKind.LOSER_OPENS);
  }

  @Test
  void a_side_that_leaves_the_last_hope_strike_to_a_coin_toss_is_not_asked_again() {
    MatchFixture match = pinned(",opener=LOT");
    assertThat(match.position.phase()).isEqualTo(Phase.LAST_HOPE_OFFER_BEFORE_LOT);
    match.play(Decision.LEAVE_LAST_HOPE);
    assertThat(match.position.phase()).isEqualTo(Phase.OPENER_LOT);
    match.play(new CoinToss(Side.BLACK));
    assertThat(match.position.opener()).isEqualTo(Side.BLACK);
    assertThat(match.position.phase()).isEqualTo(Phase.BAYONET_OFFER);
  }

  @Test
  void positions_in_which_a_strike_is_offered_read_back() {
    for (String options : new String[] {"", ",opener=LOT"}) {
      MatchFixture match = pinned(options);
      String text = match.game.positions().format(match.position);
      assertThat(match.game.positions().parse(text).orElseThrow()).isEqualTo(match.position);
      assertThat(match.game.key(match.position))
          .isNotEqualTo(match.game.key(match.play(Decision.LEAVE_LAST_HOPE).position));
    }
  }

  /** White strikes the last two checkers off the board: a falls first, A falls last. */
  private static MatchFixture cleared(String rules) {
    MatchFixture match = MatchFixture.of(rules).only("A", "a");
    match.put("a", 0, 158_000_000).put("A", 0, 127_000_000);
    return match.play(new Strike(match.id("A"), 90_000, 3_000));
  }

  @Test
  void the_side_whose_checker_fell_last_wins_a_cleared_board() {
    MatchFixture match = cleared("CLASSIC,clearedBoard=LAST_FALLER");
    match.resolution(FactKind.LAST_TO_FALL);
    assertThat(match.position.lastWinner()).contains(Side.WHITE);
    assertThat(match.position.rows()).isEqualTo(new Rows(2, 8));
    MatchFixture drawn = cleared("CLASSIC");
    drawn.resolution(FactKind.ROUND_DRAWN);
    assertThat(drawn.position.lastWinner()).isEmpty();
  }

  @Test
  void the_last_to_fall_is_kept_while_the_second_player_is_asked_to_change_places() {
    MatchFixture match = cleared("CLASSIC,clearedBoard=LAST_FALLER,pie=AFTER_FIRST_STRIKE");
    assertThat(match.position.phase()).isEqualTo(Phase.PIE_CHOICE);
    String text = match.game.positions().format(match.position);
    assertThat(text).contains(" last=w ");
    assertThat(match.game.positions().parse(text).orElseThrow()).isEqualTo(match.position);
    match.play(Decision.SWAP);
    assertThat(match.position.lastWinner()).contains(Side.WHITE);
  }

  @Test
  void a_referee_names_the_checker_that_fell_last() {
    MatchFixture match = MatchFixture.of("CLASSIC,clearedBoard=LAST_FALLER").only("A", "a", "b");
    String text = "A => a fell; b fell; A fell; last b";
    Observed observed =
        (Observed) match.game.notation().parse(match.position, text).orElseThrow();
    assertThat(observed.observation().last()).contains(match.id("b"));
    assertThat(match.game.notation().format(match.position, observed)).endsWith("; last b");
    match.play(observed);
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
  }

  @Test
  void without_times_and_without_a_named_checker_a_cleared_board_is_drawn() {
    MatchFixture match = MatchFixture.of("CLASSIC,clearedBoard=LAST_FALLER");
    match.draw();
    match.resolution(FactKind.ROUND_DRAWN);
  }

  @Test
  void the_checker_that_fell_last_must_have_fallen() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    Observation seen = Observation.of(match.fell("a")).withLast(match.id("b"));
    match.refuses(Observed.strike(0, seen), ChapayevRule.CH_07, "b is not reported to have fallen");
    match.allows(Observed.strike(0, Observation.of(match.fell("a")).withLast(match.id("a"))));
  }

  @Test
  void the_side_that_won_more_rounds_wins_after_the_last_one() {
    String rules = "CLASSIC,maxRounds=2,maxRoundsEnd=MOST_ROUNDS";
    MatchFixture match = MatchFixture.of(rules).win(Side.BLACK, Way.COSTLY);
    assertThat(match.position.roundLead()).isEqualTo(-1);
    String text = match.game.positions().format(match.position);
    assertThat(text).contains(" lead=-1 ");
    assertThat(match.game.positions().parse(text).orElseThrow()).isEqualTo(match.position);
    match.draw();
    match.resolution(FactKind.MOST_ROUNDS_WON);
    Outcome outcome = match.game.status(match.position).outcome().orElseThrow();
    assertThat(outcome).isInstanceOf(Outcome.Win.class);
    assertThat(((Outcome.Win) outcome).winner()).isEqualTo(Side.BLACK);
    assertThat(outcome.why().rule()).isEqualTo(ChapayevRule.CH_29);
  }

  /** Two rounds, the first of them won by Black; a miss is written behind the end. */
  private static GameRecord<ChapayevPosition, ChapayevMove> record(
      String result, boolean playedOn) {
    String rules = "CLASSIC,maxRounds=2,maxRoundsEnd=MOST_ROUNDS";
    MatchFixture match = MatchFixture.of(rules);
    List<GameRecord.Entry<ChapayevMove>> moves = new ArrayList<>();
    String all =
        "A B C D E F G H a b c d e f g h".replaceAll("\\w", "$0 fell;").replaceAll(";$", "");
    for (String text : List.of(
        "A => nothing",
        "b => A fell; B fell; C fell; D fell; E fell; F fell; G fell; H fell; a fell",
        "a => " + all)) {
      ChapayevMove move = match.game.notation().parse(match.position, text).orElseThrow();
      match.play(move);
      moves.add(new GameRecord.Entry<>(move, OptionalLong.empty()));
    }
    if (playedOn) {
      moves.add(new GameRecord.Entry<>(
          Observed.strike(match.id("a"), Observation.NOTHING), OptionalLong.empty()));
    }
    return new GameRecord<>(
        Chapayev.ID,
        match.game.ruleset().text(),
        List.of(),
        match.game.initial(),
        moves,
        RecordedResult.parse(result).orElseThrow());
  }

  private static Replay.Report<ChapayevPosition, ChapayevMove> verify(
      GameRecord<ChapayevPosition, ChapayevMove> record) {
    return Replay.verify(
        Chapayev.of(ChapayevRuleset.parse(record.ruleset()).orElseThrow()), record);
  }

  @Test
  void records_that_end_by_the_most_rounds_are_verified() {
    assertThat(verify(record("0-1", false)).isVerified()).isTrue();
    assertThat(verify(record("1-0", false)).message())
        .contains("the result is 0-1")
        .contains("won more of them");
    assertThat(verify(record("0-1", true)).message())
        .startsWith("move 4 ")
        .contains("the match is over");
  }

  @Test
  void equally_many_rounds_draw_the_match() {
    String rules = "CLASSIC,maxRounds=2,maxRoundsEnd=MOST_ROUNDS";
    MatchFixture even = MatchFixture.of(rules).win(Side.BLACK, Way.COSTLY);
    even.win(Side.WHITE, Way.COSTLY);
    assertThat(even.game.status(even.position).outcome().orElseThrow())
        .isInstanceOf(Outcome.Draw.class);
    MatchFixture drawn = MatchFixture.of("CLASSIC,maxRounds=1").win(Side.BLACK, Way.COSTLY);
    assertThat(drawn.position.roundLead()).isZero();
    assertThat(drawn.game.status(drawn.position).outcome().orElseThrow())
        .isInstanceOf(Outcome.Draw.class);
  }

  @ParameterizedTest
  @CsvSource({
    // rows, winner, step, decided before, new rows, match won
    "2-7, WHITE, 1, 6, 3-8, false",
    "2-7, WHITE, 1, 5, 3-7, false",
    "2-7, BLACK, 1, 6, 1-6, false",
    "4-5, WHITE, 1, 6, 5-6, false",
    "3-6, WHITE, 2, 7, 5-7, false",
    "2-8, WHITE, 1, 6, 3-9, true",
    "1-7, BLACK, 1, 6, 0-6, true",
    "7-8, WHITE, 1, 6, 8-9, true",
  })
  void from_the_seventh_decided_round_a_loser_goes_back_across_a_gap(
      String rows, Side winner, int step, int decided, String after, boolean won) {
    ChapayevRuleset rules = ChapayevRuleset.parse("CLASSIC,retreat=ALWAYS").orElseThrow();
    RowMove move = RowMove.after(rules, 8, rows(rows), winner, step, decided);
    assertThat(move.rows()).isEqualTo(rows(after));
    assertThat(move.matchWon()).isEqualTo(won);
  }

  private static Rows rows(String text) {
    int dash = text.indexOf('-');
    return new Rows(
        Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
  }

  @Test
  void the_decided_rounds_count_in_the_key_where_retreats_depend_on_them() {
    MatchFixture match = MatchFixture.of("CLASSIC,retreat=ALWAYS,startRows=3-6");
    for (int i = 0; i < 3; i++) {
      match.win(Side.WHITE, Way.COSTLY).win(Side.BLACK, Way.COSTLY);
    }
    ChapayevPosition six = match.position;
    long key = match.game.key(six);
    assertThat(six.decidedRounds()).isEqualTo(6);
    assertThat(match.game.key(
            match.game.draft(six).counters(six.round(), 5, six.quietStrikes()).toPosition()))
        .isNotEqualTo(key);
  }
}
