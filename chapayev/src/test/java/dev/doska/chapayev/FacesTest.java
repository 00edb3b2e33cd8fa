package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Choose;
import dev.doska.chapayev.ChapayevMove.CoinToss;
import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.ThumbFlick;
import dev.doska.core.Roller;
import dev.doska.core.Side;
import dev.doska.core.Status;
import org.junit.jupiter.api.Test;

/** Turned, standing, hanging and covered checkers: CH-18 to CH-21. */
class FacesTest {
  private static final int EAST = 150_000_000;

  /** White's A lies at the east edge, where it hangs by 5 mm; it came there by a seen strike. */
  private static MatchFixture hanging(String rules) {
    MatchFixture match = MatchFixture.of(rules);
    return match.seen("A", DiscObservation.at(match.id("A"), EAST, 0).hanging());
  }

  private static ThumbFlick flick(MatchFixture match, int speed) {
    return new ThumbFlick(match.id("A"), speed, 90_000, 0);
  }

  /** A stands in the middle, the face that was up looks east. */
  private static MatchFixture standing(String rules) {
    MatchFixture match = MatchFixture.of(rules);
    return match.seen("A", DiscObservation.at(match.id("A"), 0, 0).standing(0));
  }

  @Test
  void CH_18_accepts_a_turned_checker_as_the_enemys_and_back_again() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(match.id("A"), 0, 0).overturned());
    assertThat(match.checker("A").owner()).isEqualTo(Side.BLACK);
    assertThat(match.checker("A").colour()).isEqualTo(Side.WHITE);
    match.resolution(FactKind.CHANGED_SIDES);
    match.seen("A", DiscObservation.at(match.id("A"), 0, 0).overturned());
    assertThat(match.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(match.checker("A").turned()).isFalse();
    assertThat(match.position.lostAny(Side.WHITE)).isTrue();
  }

  @Test
  void CH_18_rejects_traitors_when_off_and_in_loyal_formations() {
    MatchFixture off = MatchFixture.of("SIMPLE");
    off.seen("A", DiscObservation.at(off.id("a"), 0, 0).overturned());
    assertThat(off.checker("a").turned()).isTrue();
    assertThat(off.checker("a").owner()).isEqualTo(Side.BLACK);
    off.resolution(FactKind.TURNED);
    MatchFixture loyal = MatchFixture.of("CLASSIC,formations=ROOK:abcdefgh!");
    loyal.seen("A", DiscObservation.at(loyal.id("a"), 0, 0).overturned());
    assertThat(loyal.checker("a").owner()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_18_rejects_a_checker_that_fell_as_a_traitor() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(
        Observed.strike(0, Observation.of(DiscObservation.fell(10).overturned())),
        ChapayevRule.CH_30,
        "cannot have a place, turn over");
  }

  @Test
  void CH_19_accepts_two_sealed_blows_that_count_together() {
    MatchFixture match = standing("CLASSIC");
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    assertThat(match.game.decider(match.position)).isEqualTo(Side.WHITE);
    match.play(new Blow(match.id("A"), 0, 1_000));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW_REPLY);
    assertThat(match.game.decider(match.position)).isEqualTo(Side.BLACK);
    assertThat(match.position.strike().orElseThrow().sealed()).isPresent();
    ChapayevPosition sealed = match.position;
    // alone White's breath would throw A onto the face that was up
    ChapayevPosition over = match.game.play(sealed, new Blow(match.id("A"), 0, 0));
    assertThat(over.named("A").orElseThrow().owner()).isEqualTo(Side.BLACK);
    assertThat(over.named("A").orElseThrow().place()).contains(new Place(18_500_000, 0));
    // against Black's it stands
    match.play(new Blow(match.id("A"), 180_000, 1_000));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    assertThat(match.position.strike().orElseThrow().blows()).isEqualTo(1);
    match.resolution(FactKind.WITHSTOOD);
  }

  @Test
  void CH_19_accepts_a_fall_onto_either_face_and_a_roll_off_the_board() {
    MatchFixture match = standing("CLASSIC");
    match.play(new Blow(match.id("A"), 180_000, 2_000)).play(new Blow(match.id("A"), 0, 0));
    assertThat(match.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(match.checker("A").pose()).isEqualTo(Pose.FLAT);
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
    MatchFixture rolls = standing("CLASSIC");
    rolls.play(new Blow(rolls.id("A"), 90_000, 2_000)).play(new Blow(rolls.id("A"), 90_000, 2_000));
    assertThat(rolls.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_19_accepts_at_most_ten_rounds_of_blowing() {
    MatchFixture match = standing("CLASSIC");
    for (int i = 0; i < 9; i++) {
      match.play(new Blow(match.id("A"), 0, 0)).play(new Blow(match.id("A"), 180_000, 1));
      assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    }
    match.play(new Blow(match.id("A"), 0, 0)).play(new Blow(match.id("A"), 0, 0));
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    assertThat(match.checker("A").turned())
        .as("it fell to the side of the summed blows")
        .isFalse();
    MatchFixture even = standing("CLASSIC");
    for (int i = 0; i < 10; i++) {
      even.play(new Blow(even.id("A"), 0, 0)).play(new Blow(even.id("A"), 0, 0));
    }
    assertThat(even.checker("A").turned()).as("without any it falls to face A").isTrue();
  }

  @Test
  void CH_19_accepts_the_lot_instead_of_breath() {
    MatchFixture match = standing("CLASSIC,edgeStand=LOT");
    assertThat(match.game.status(match.position)).isEqualTo(Status.toRoll(Roller.BOTH));
    ChapayevPosition up = match.game.play(match.position, new CoinToss(Side.WHITE));
    ChapayevPosition down = match.game.play(match.position, new CoinToss(Side.BLACK));
    assertThat(up.named("A").orElseThrow().turned()).isFalse();
    assertThat(up.named("A").orElseThrow().place()).contains(new Place(-18_500_000, 0));
    assertThat(down.named("A").orElseThrow().turned()).isTrue();
  }

  @Test
  void CH_19_accepts_the_movers_choice_between_several_standing_checkers() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen(
        "A",
        DiscObservation.at(match.id("A"), 0, 0).standing(0),
        DiscObservation.at(match.id("a"), 60_000_000, 0).standing(90_000));
    assertThat(match.position.phase()).isEqualTo(Phase.CHOOSE_STANDING);
    assertThat(match.game.decider(match.position)).isEqualTo(Side.WHITE);
    match.refuses(new Choose(match.id("B")), ChapayevRule.CH_19, "between A, a");
    match.play(new Choose(match.id("a")));
    match.refuses(new Blow(match.id("A"), 0, 1), ChapayevRule.CH_19, "a is to be blown at");
    match.play(new Blow(match.id("a"), 0, 0));
    match.play(new Observed(
        new Blow(match.id("a"), 0, 0), Observation.of(DiscObservation.fell(match.id("a")))));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    assertThat(match.position.strike().orElseThrow().current()).contains(match.id("A"));
  }

  @Test
  void CH_19_rejects_blows_when_nothing_stands_and_standing_when_off() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(new Blow(0, 0, 1), ChapayevRule.CH_19, "no checker stands on its edge");
    MatchFixture off = MatchFixture.of("CLASSIC,edgeStand=OFF");
    off.refuses(
        Observed.strike(0, Observation.of(DiscObservation.at(0, 0, 0).standing(0))),
        ChapayevRule.CH_19,
        "no checker can stand");
    MatchFixture stands = standing("CLASSIC");
    stands.refuses(new Blow(0, 360_000, 1), ChapayevRule.CH_19, "direction must be in");
    stands.refuses(new Blow(0, 0, 2_001), ChapayevRule.CH_19, "strength must be in 0..2000");
    stands.refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_04, "waits for a blow");
    stands.refuses(
        new Observed(new Blow(0, 0, 1), Observation.NOTHING),
        ChapayevRule.CH_19,
        "has not blown yet");
  }

  @Test
  void CH_20_accepts_the_owners_thumb_at_a_hanging_checker_that_lands_on_its_feet() {
    MatchFixture match = hanging("CLASSIC");
    assertThat(match.position.phase()).isEqualTo(Phase.THUMB_CHECK);
    match.resolution(FactKind.HANGS);
    assertThat(match.game.decider(match.position)).isEqualTo(Side.WHITE);
    match.play(new ThumbFlick(match.id("A"), 700, 60_000, 0));
    match.resolution(FactKind.LANDED);
    Checker a = match.checker("A");
    assertThat(a.owner()).isEqualTo(Side.WHITE);
    assertThat(a.place().orElseThrow().x()).isLessThan(EAST - 10_000_000);
    assertThat(a.place().orElseThrow().y()).isZero();
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_a_checker_that_turns_over_in_the_check_as_traitor() {
    MatchFixture match = hanging("CLASSIC");
    match.play(new ThumbFlick(match.id("A"), 1_000, 70_000, 0));
    assertThat(match.checker("A").turned()).isTrue();
    assertThat(match.checker("A").owner()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_striker_or_opponent_as_the_one_who_checks() {
    MatchFixture striker = MatchFixture.of("CLASSIC,hangActor=STRIKER");
    striker.seen("A", DiscObservation.at(striker.id("a"), EAST, 0).hanging());
    assertThat(striker.game.decider(striker.position)).isEqualTo(Side.WHITE);
    MatchFixture owner = MatchFixture.of("CLASSIC");
    owner.seen("A", DiscObservation.at(owner.id("a"), EAST, 0).hanging());
    assertThat(owner.game.decider(owner.position)).isEqualTo(Side.BLACK);
    MatchFixture opponent = hanging("CLASSIC,hangActor=OPPONENT");
    assertThat(opponent.game.decider(opponent.position)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_the_movers_checkers_first_and_a_choice_among_them() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen(
        "A",
        DiscObservation.at(match.id("A"), EAST, 0).hanging(),
        DiscObservation.at(match.id("B"), EAST, 50_000_000).hanging(),
        DiscObservation.at(match.id("a"), -EAST, 0).hanging());
    assertThat(match.position.phase()).isEqualTo(Phase.CHOOSE_HANGING);
    match.refuses(new Choose(match.id("a")), ChapayevRule.CH_20, "between A, B");
    match.play(new Choose(match.id("B")));
    match.refuses(flick(match, 500), ChapayevRule.CH_20, "B is to be checked, not A");
    match.play(new ThumbFlick(match.id("B"), 700, 60_000, 0));
    assertThat(match.position.strike().orElseThrow().current()).contains(match.id("A"));
    match.play(new ThumbFlick(match.id("A"), 700, 60_000, 0));
    assertThat(match.position.strike().orElseThrow().current()).contains(match.id("a"));
    assertThat(match.game.decider(match.position)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_that_what_still_hangs_over_the_same_edge_has_fallen() {
    MatchFixture match = hanging("CLASSIC");
    match.play(flick(match, 1));
    match.resolution(FactKind.STILL_HANGS);
    assertThat(match.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_20_accepts_a_landing_on_the_edge_which_is_blown_at() {
    MatchFixture match = hanging("CLASSIC");
    // 0.680 m/s is the border between no turn and half a turn
    match.play(flick(match, 680));
    assertThat(match.position.phase()).isEqualTo(Phase.BLOW);
    assertThat(match.checker("A").heading()).contains(180_000);
    assertThat(match.position.strike().orElseThrow().hungOver()).contains(Edge.EAST);
    match.play(new Blow(match.id("A"), 0, 0)).play(new Blow(match.id("A"), 180_000, 2_000));
    assertThat(match.checker("A").place()).contains(new Place(EAST - 18_500_000, 0));
    assertThat(match.checker("A").turned()).isTrue();
    MatchFixture out = hanging("CLASSIC");
    out.play(flick(out, 680));
    out.play(new Blow(out.id("A"), 0, 0)).play(new Blow(out.id("A"), 0, 2_000));
    assertThat(out.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_20_accepts_nothing_on_the_edge_if_nothing_ever_stands() {
    MatchFixture match = hanging("CLASSIC,edgeStand=OFF");
    match.play(flick(match, 680));
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_accepts_the_lift_test_and_no_test_at_all() {
    MatchFixture lift = hanging("CLASSIC,hanging=LIFT_TEST");
    assertThat(lift.position.phase()).isEqualTo(Phase.STRIKE);
    lift.resolution(FactKind.LIFTED_IN);
    MatchFixture half = MatchFixture.of("CLASSIC,hanging=LIFT_TEST");
    half.seen("A", DiscObservation.at(half.id("A"), 160_000_000, 0).hanging());
    assertThat(half.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
    half.resolution(FactKind.LIFTED_OUT);
    MatchFixture none = MatchFixture.of("CLASSIC,hanging=NONE");
    none.seen("A", DiscObservation.at(none.id("A"), EAST, 0));
    assertThat(none.position.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_rejects_checks_of_what_does_not_hang_and_values_out_of_range() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(new ThumbFlick(0, 1, 0, 0), ChapayevRule.CH_20, "no check is due now");
    MatchFixture hangs = hanging("CLASSIC");
    hangs.refuses(flick(hangs, 3_001), ChapayevRule.CH_20, "speed must be in 1..3000");
    hangs.refuses(new ThumbFlick(0, 1, 90_001, 0), ChapayevRule.CH_20, "elevation");
    hangs.refuses(new ThumbFlick(0, 1, 0, -30_001), ChapayevRule.CH_20, "lateral");
    hangs.refuses(
        MatchFixture.strike(1, 0, 1), ChapayevRule.CH_04, "the check of a hanging checker");
    MatchFixture little = MatchFixture.of("CLASSIC,hangMin=6");
    little.seen("A", DiscObservation.at(little.id("A"), EAST, 0));
    assertThat(little.position.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_rejects_a_second_check_in_the_same_strike_and_one_of_untouched_checkers() {
    MatchFixture match = hanging("CLASSIC");
    int a = match.id("A");
    match.play(new Observed(
        flick(match, 700), Observation.of(DiscObservation.at(a, -EAST, 0).hanging())));
    assertThat(match.checker("A").status()).isEqualTo(CheckerStatus.ON_BOARD);
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
    match.miss();
    assertThat(match.position.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_21_accepts_a_covered_enemy_as_prisoner_that_counts_for_the_round_only() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "B", "a");
    match.put("a", 120_000_000, 0);
    match.seen("A", DiscObservation.at(match.id("A"), EAST, 0).hanging());
    // half a metre a second forward and up: it flies about 23 mm and lands on a
    match.play(new ThumbFlick(match.id("A"), 670, 45_000, 0));
    assertThat(match.facts).extracting(Fact::kind).contains(FactKind.PRISONER, FactKind.ROUND_WON);
  }

  @Test
  void CH_21_accepts_a_prisoner_who_changes_sides_where_he_lies() {
    MatchFixture match = MatchFixture.of("CLASSIC,prisoner=SWITCHES").only("A", "B", "a", "b");
    match.put("a", 120_000_000, 0);
    match.seen("A", DiscObservation.at(match.id("A"), EAST, 0).hanging());
    match.play(new ThumbFlick(match.id("A"), 670, 45_000, 0));
    assertThat(match.facts).extracting(Fact::kind).contains(FactKind.SWITCHED);
    assertThat(match.checker("a").owner()).isEqualTo(Side.WHITE);
    assertThat(match.checker("a").turned()).isFalse();
    assertThat(match.position.lostAny(Side.BLACK)).isTrue();
  }

  @Test
  void CH_21_rejects_own_checkers_as_prisoners_and_prisoners_without_a_check() {
    MatchFixture match = MatchFixture.of("CLASSIC").only("A", "B", "a");
    match.put("B", 120_000_000, 0);
    match.seen("A", DiscObservation.at(match.id("A"), EAST, 0).hanging());
    match.refuses(
        new Observed(flick(match, 1), Observation.of(DiscObservation.prisoner(match.id("B")))),
        ChapayevRule.CH_21,
        "B belongs to White");
    match.refuses(
        new Observed(flick(match, 1), Observation.of(DiscObservation.prisoner(match.id("A")))),
        ChapayevRule.CH_21,
        "cannot cover itself");
    match.play(new ThumbFlick(match.id("A"), 670, 45_000, 0));
    assertThat(match.facts).extracting(Fact::kind).doesNotContain(FactKind.PRISONER);
    match.refuses(
        Observed.strike(match.id("A"), Observation.of(DiscObservation.prisoner(match.id("a")))),
        ChapayevRule.CH_21,
        "only a checked checker");
  }
}
