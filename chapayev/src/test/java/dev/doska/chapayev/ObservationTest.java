package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.core.Moves;
import dev.doska.core.Side;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Games on a real board: what a referee may report and what he may not. */
class ObservationTest {
  private static final int EDGE = 150_000_000;

  private static Observed seen(DiscObservation... discs) {
    return Observed.strike(0, Observation.of(discs));
  }

  @Test
  void a_whole_round_can_be_recorded_without_a_single_place() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", match.fell("a"), DiscObservation.moved(match.id("A")));
    assertThat(match.checker("A").place()).isEmpty();
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
    match.seen(
        "A",
        DiscObservation.moved(match.id("A")),
        DiscObservation.moved(match.id("b")).overturned());
    assertThat(match.checker("b").owner()).isEqualTo(Side.WHITE);
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
    match.seen(
        "c",
        match.owned(Side.WHITE).stream()
            .map(c -> DiscObservation.fell(c.id()))
            .toArray(DiscObservation[]::new));
    assertThat(match.position.lastWinner()).contains(Side.BLACK);
    assertThat(match.rows()).isEqualTo("1-7");
  }

  @Test
  void a_hanging_checker_without_a_place_is_checked_by_what_is_seen() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    int a = match.id("A");
    match.seen("A", DiscObservation.moved(a).hanging());
    assertThat(match.position.phase()).isEqualTo(Phase.THUMB_CHECK);
    assertThat(match.game.moves(match.position))
        .isEqualTo(new Moves.Continuous<>(java.util.List.of(), java.util.List.of()));
    var flick = new ChapayevMove.ThumbFlick(a, 500, 45_000, 0);
    match.refuses(flick, ChapayevRule.CH_04, "the place of A is unknown");
    ChapayevPosition lands = match.game.play(
        match.position, new Observed(flick, Observation.of(DiscObservation.moved(a))));
    assertThat(lands.phase()).isEqualTo(Phase.STRIKE);
    ChapayevPosition hangs = match.game.play(
        match.position,
        new Observed(flick, Observation.of(DiscObservation.moved(a).hanging())));
    assertThat(hangs.named("A").orElseThrow().status()).isEqualTo(CheckerStatus.FALLEN);
    ChapayevPosition takes = match.game.play(
        match.position,
        new Observed(
            flick,
            Observation.of(DiscObservation.moved(a), DiscObservation.prisoner(match.id("c")))));
    assertThat(takes.named("c").orElseThrow().status()).isEqualTo(CheckerStatus.PRISONER);
    assertThat(takes.mover()).as("a prisoner earns no extra strike").isEqualTo(Side.BLACK);
  }

  @Test
  void a_standing_checker_without_a_place_is_blown_at_by_what_is_seen() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    int a = match.id("A");
    match.seen("A", DiscObservation.moved(a).standing(0));
    match.play(new ChapayevMove.Blow(a, 0, 100));
    match.refuses(
        new ChapayevMove.Blow(a, 0, 100), ChapayevRule.CH_19, "the place of A is unknown");
    var reply = new ChapayevMove.Blow(a, 0, 100);
    ChapayevPosition over = match.game.play(
        match.position,
        new Observed(reply, Observation.of(DiscObservation.moved(a).overturned())));
    assertThat(over.named("A").orElseThrow().owner()).isEqualTo(Side.BLACK);
    match.play(new Observed(reply, Observation.of(DiscObservation.moved(a).standing(5))));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    assertThat(match.checker("A").heading()).contains(5);
  }

  @Test
  void after_ten_rounds_of_blowing_a_checker_can_not_be_seen_to_stand() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.moved(0).standing(0));
    for (int i = 0; i < 9; i++) {
      match.play(new ChapayevMove.Blow(0, 0, 0));
      match.play(new Observed(
          new ChapayevMove.Blow(0, 0, 0),
          Observation.of(DiscObservation.moved(0).standing(0))));
    }
    match.play(new ChapayevMove.Blow(0, 0, 0));
    match.refuses(
        new Observed(
            new ChapayevMove.Blow(0, 0, 0),
            Observation.of(DiscObservation.moved(0).standing(0))),
        ChapayevRule.CH_19,
        "after 10 rounds");
  }

  @Test
  void a_computed_strike_waits_until_every_place_is_known() {
    MatchFixture match = MatchFixture.of("CLASSIC").forget("E");
    match.refuses(MatchFixture.strike(0, 0, 100), ChapayevRule.CH_04, "the place of E is unknown");
    match.play(seen(DiscObservation.at(match.id("E"), 0, 0)));
    match.allows(MatchFixture.strike(match.id("e"), 0, 100));
  }

  @Test
  void impossible_reports_are_refused_with_every_reason() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(
        seen(DiscObservation.fell(1), DiscObservation.moved(1)),
        ChapayevRule.CH_04,
        "B is reported twice");
    match.refuses(seen(DiscObservation.fell(9)), ChapayevRule.CH_30, "#9 is not on the board");
    match.refuses(
        seen(DiscObservation.at(0, 0, 160_000_001)),
        ChapayevRule.CH_30,
        "A is reported beyond the edge");
    match.refuses(
        seen(DiscObservation.at(0, 0, 0), DiscObservation.at(1, 29_999_997, 0)),
        ChapayevRule.CH_30,
        "A and B overlap");
    match.allows(seen(DiscObservation.at(0, 0, 0), DiscObservation.at(1, 29_999_998, 0)));
    match.refuses(
        seen(DiscObservation.at(0, 0, 0).hanging()),
        ChapayevRule.CH_20,
        "A does not hang at this place");
    match.refuses(
        seen(DiscObservation.at(0, EDGE, 0)), ChapayevRule.CH_20, "A hangs at this place");
    match.refuses(
        seen(DiscObservation.moved(0).standing(360_000)), ChapayevRule.CH_19, "360000 for A");
    match.refuses(
        seen(DiscObservation.moved(0).standing(0).hanging()),
        ChapayevRule.CH_20,
        "cannot both stand and hang");
    match.refuses(
        seen(new DiscObservation(
            0,
            DiscObservation.ObservedFate.FELL,
            false,
            Optional.empty(),
            false,
            Optional.of(new Place(0, 0)))),
        ChapayevRule.CH_30,
        "cannot have a place");
    assertThat(match
            .judge(seen(
                DiscObservation.fell(9),
                DiscObservation.at(0, -160_000_001, 0),
                DiscObservation.fell(1),
                DiscObservation.fell(1)))
            .violations())
        .hasSize(3);
    match.seen("A", DiscObservation.fell(1)).miss();
    match.refuses(seen(DiscObservation.moved(1)), ChapayevRule.CH_30, "B is not on the board");
    match.refuses(Observed.strike(1, Observation.NOTHING), ChapayevRule.CH_30, "B has left");
    MatchFixture none = MatchFixture.of("CLASSIC,hanging=NONE");
    none.refuses(
        seen(DiscObservation.moved(0).hanging()),
        ChapayevRule.CH_20,
        "not reported under these rules");
  }

  @Test
  void a_blow_moves_the_standing_checker_only() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(0, 0, 0).standing(0)).play(new ChapayevMove.Blow(0, 0, 0));
    match.refuses(
        new Observed(new ChapayevMove.Blow(0, 0, 0), Observation.of(DiscObservation.moved(1))),
        ChapayevRule.CH_19,
        "a blow moves only the standing checker");
  }

  @Test
  void observed_moves_do_not_pack() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThat(match.game.packs(seen())).isFalse();
    assertThat(match.game.moves(match.position).contains(seen())).isFalse();
    org.assertj.core.api.Assertions.assertThatIllegalArgumentException()
        .isThrownBy(() -> match.game.encode(match.position, seen()));
  }

  @Test
  void upper_checkers_go_with_the_lower_unless_they_are_reported() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    match.seen("A", DiscObservation.at(match.id("D"), 0, 0));
    assertThat(match.checker("D2").place()).contains(new Place(0, 0));
    assertThat(match.checker("D2").below()).isPresent();
    match.miss();
    match.seen(
        "A",
        DiscObservation.at(match.id("D"), 0, 50_000_000),
        DiscObservation.at(match.id("D2"), 0, 0));
    assertThat(match.checker("D2").below()).isEmpty();
    match.allows(Observed.strike(match.id("e"), Observation.NOTHING));
    match.miss();
    match.seen("A", match.fell("D"));
    assertThat(match.checker("D2").status()).isEqualTo(CheckerStatus.ON_BOARD);
  }

  @Test
  void CH_27_a_checker_that_carries_another_cannot_turn_over_or_hang() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    int lower = match.id("D");
    int upper = match.id("D2");
    String reason = "cannot turn over or hang";
    match.refuses(seen(DiscObservation.moved(lower).overturned()), ChapayevRule.CH_27, reason);
    match.refuses(seen(DiscObservation.moved(lower).hanging()), ChapayevRule.CH_27, reason);
    match.allows(seen(DiscObservation.moved(lower).overturned(), DiscObservation.moved(upper)));
    match.allows(seen(DiscObservation.moved(lower).hanging(), DiscObservation.fell(upper)));
  }

  @Test
  void CH_19_after_ten_rounds_of_blowing_nothing_is_seen_to_stand() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(0, 0, 0).standing(0));
    ChapayevMove.Blow breath = new ChapayevMove.Blow(0, 0, 0);
    for (int round = 1; round < MoveRanges.MAX_BLOW_ROUNDS; round++) {
      match.play(breath).play(Observed.blow(0, Observation.NOTHING));
    }
    match.play(breath);
    String reason = "after 10 rounds of blowing a checker falls over";
    match.refuses(Observed.blow(0, Observation.NOTHING), ChapayevRule.CH_19, reason);
    match.refuses(
        Observed.blow(0, Observation.of(DiscObservation.moved(0).standing(0))),
        ChapayevRule.CH_19,
        reason);
    match.allows(Observed.blow(0, Observation.of(DiscObservation.moved(0))));
    match.allows(Observed.blow(0, Observation.of(DiscObservation.fell(0))));
  }

  @Test
  void CH_21_an_upper_checker_is_taken_prisoner_with_the_lower_one_only() {
    MatchFixture match = MatchFixture.of("CLASSIC,formations=SECOND_FLOOR(1)");
    match.seen("A", DiscObservation.moved(0).hanging());
    DiscObservation moved = DiscObservation.moved(0);
    DiscObservation lower = DiscObservation.prisoner(match.id("e"));
    DiscObservation upper = DiscObservation.prisoner(match.id("e2"));
    match.refuses(check(moved, upper), ChapayevRule.CH_21, "taken with the lower one");
    match.allows(check(moved, lower, upper));
    match.play(check(moved, lower));
    assertThat(match.checker("e2").status()).isEqualTo(CheckerStatus.PRISONER);
  }

  @Test
  void CH_21_a_prisoner_who_switches_keeps_his_place() {
    MatchFixture match = MatchFixture.of("CLASSIC,prisoner=SWITCHES");
    match.seen("A", DiscObservation.moved(0).hanging());
    Place place = match.checker("d").place().orElseThrow();
    DiscObservation prisoner = DiscObservation.prisoner(match.id("d"));
    match.refuses(
        check(DiscObservation.at(0, place.x(), place.y() - 20_000_000), prisoner),
        ChapayevRule.CH_30,
        "two checkers cannot lie in the same place");
    match.allows(check(DiscObservation.at(0, place.x(), place.y() - 30_000_000), prisoner));
    match.play(check(
        DiscObservation.at(0, place.x(), place.y() - 25_000_000),
        prisoner.withPlace(new Place(place.x(), place.y() + 5_000_000))));
    assertThat(match.checker("d").owner()).isEqualTo(Side.WHITE);
    assertThat(match.checker("d").place()).contains(new Place(place.x(), place.y() + 5_000_000));
    MatchFixture removed = MatchFixture.of("CLASSIC");
    removed.seen("A", DiscObservation.moved(0).hanging());
    removed.refuses(
        check(DiscObservation.moved(0), prisoner.withPlace(place)),
        ChapayevRule.CH_30,
        "left the board");
  }

  private static Observed check(DiscObservation... seen) {
    return Observed.check(0, Observation.of(seen));
  }

  @Test
  void CH_30_a_place_can_not_be_so_far_off_that_it_seems_near() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    for (int far : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MAX_VALUE}) {
      match.refuses(seen(DiscObservation.at(0, far, 0)), ChapayevRule.CH_30, "beyond the edge");
      match.refuses(
          seen(DiscObservation.at(0, 0, far).hanging()), ChapayevRule.CH_30, "beyond the edge");
    }
  }

  @Test
  @SuppressWarnings("NullAway")
  void moves_hold_no_null() {
    assertThatNullPointerException().isThrownBy(() -> new Observed(null, Observation.NOTHING));
    assertThatNullPointerException()
        .isThrownBy(() -> new Observed(new ChapayevMove.Strike(0, 0, 1), null));
    assertThatNullPointerException().isThrownBy(() -> new ChapayevMove.CoinToss(null));
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThatNullPointerException().isThrownBy(() -> match.game.resolve(match.position, null));
    assertThatNullPointerException().isThrownBy(() -> match.game.packs(null));
  }
}
