package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Choose;
import dev.doska.chapayev.ChapayevMove.Lot;
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
    MatchFixture bout = MatchFixture.of(rules);
    return bout.seen("A", DiscObservation.at(bout.id("A"), EAST, 0).hanging());
  }

  private static ThumbFlick flick(MatchFixture bout, int speed) {
    return new ThumbFlick(bout.id("A"), speed, 90_000, 0);
  }

  /** A stands in the middle, the face that was up looks east. */
  private static MatchFixture standing(String rules) {
    MatchFixture bout = MatchFixture.of(rules);
    return bout.seen("A", DiscObservation.at(bout.id("A"), 0, 0).standing(0));
  }

  @Test
  void CH_18_accepts_a_turned_checker_as_the_enemys_and_back_again() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen("A", DiscObservation.at(bout.id("A"), 0, 0).overturned());
    assertThat(bout.checker("A").owner()).isEqualTo(Side.BLACK);
    assertThat(bout.checker("A").colour()).isEqualTo(Side.WHITE);
    bout.resolution(FactKind.CHANGED_SIDES);
    bout.seen("A", DiscObservation.at(bout.id("A"), 0, 0).overturned());
    assertThat(bout.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(bout.checker("A").turned()).isFalse();
    assertThat(bout.state.lostAny(Side.WHITE)).isTrue();
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
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.refuses(
        Observed.strike(0, Observation.of(DiscObservation.fell(10).overturned())),
        ChapayevRule.CH_30,
        "neither lies nor turns");
  }

  @Test
  void CH_19_accepts_two_sealed_blows_that_count_together() {
    MatchFixture bout = standing("CLASSIC");
    assertThat(bout.state.phase()).isEqualTo(Phase.BLOW);
    assertThat(bout.game.decider(bout.state)).isEqualTo(Side.WHITE);
    bout.play(new Blow(bout.id("A"), 0, 1_000));
    assertThat(bout.state.phase()).isEqualTo(Phase.BLOW_REPLY);
    assertThat(bout.game.decider(bout.state)).isEqualTo(Side.BLACK);
    assertThat(bout.state.strike().orElseThrow().sealed()).isPresent();
    ChapayevPosition sealed = bout.state;
    // alone White's breath would throw A onto the face that was up
    ChapayevPosition over = bout.game.play(sealed, new Blow(bout.id("A"), 0, 0));
    assertThat(over.named("A").orElseThrow().owner()).isEqualTo(Side.BLACK);
    assertThat(over.named("A").orElseThrow().place()).contains(new Place(18_500_000, 0));
    // against Black's it stands
    bout.play(new Blow(bout.id("A"), 180_000, 1_000));
    assertThat(bout.state.phase()).isEqualTo(Phase.BLOW);
    assertThat(bout.state.strike().orElseThrow().blows()).isEqualTo(1);
    bout.resolution(FactKind.WITHSTOOD);
  }

  @Test
  void CH_19_accepts_a_fall_onto_either_face_and_a_roll_off_the_board() {
    MatchFixture bout = standing("CLASSIC");
    bout.play(new Blow(bout.id("A"), 180_000, 2_000)).play(new Blow(bout.id("A"), 0, 0));
    assertThat(bout.checker("A").owner()).isEqualTo(Side.WHITE);
    assertThat(bout.checker("A").pose()).isEqualTo(Pose.FLAT);
    assertThat(bout.state.mover()).isEqualTo(Side.BLACK);
    MatchFixture rolls = standing("CLASSIC");
    rolls.play(new Blow(rolls.id("A"), 90_000, 2_000)).play(new Blow(rolls.id("A"), 90_000, 2_000));
    assertThat(rolls.checker("A").where()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_19_accepts_at_most_ten_rounds_of_blowing() {
    MatchFixture bout = standing("CLASSIC");
    for (int i = 0; i < 9; i++) {
      bout.play(new Blow(bout.id("A"), 0, 0)).play(new Blow(bout.id("A"), 180_000, 1));
      assertThat(bout.state.phase()).isEqualTo(Phase.BLOW);
    }
    bout.play(new Blow(bout.id("A"), 0, 0)).play(new Blow(bout.id("A"), 0, 0));
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
    assertThat(bout.checker("A").turned())
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
    MatchFixture bout = standing("CLASSIC,edgeStand=LOT");
    assertThat(bout.game.status(bout.state)).isEqualTo(Status.toRoll(Roller.BOTH));
    ChapayevPosition up = bout.game.play(bout.state, new Lot(Side.WHITE));
    ChapayevPosition down = bout.game.play(bout.state, new Lot(Side.BLACK));
    assertThat(up.named("A").orElseThrow().turned()).isFalse();
    assertThat(up.named("A").orElseThrow().place()).contains(new Place(-18_500_000, 0));
    assertThat(down.named("A").orElseThrow().turned()).isTrue();
  }

  @Test
  void CH_19_accepts_the_movers_choice_between_several_standing_checkers() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen(
        "A",
        DiscObservation.at(bout.id("A"), 0, 0).standing(0),
        DiscObservation.at(bout.id("a"), 60_000_000, 0).standing(90_000));
    assertThat(bout.state.phase()).isEqualTo(Phase.CHOOSE_STANDING);
    assertThat(bout.game.decider(bout.state)).isEqualTo(Side.WHITE);
    bout.refuses(new Choose(bout.id("B")), ChapayevRule.CH_19, "between A, a");
    bout.play(new Choose(bout.id("a")));
    bout.refuses(new Blow(bout.id("A"), 0, 1), ChapayevRule.CH_19, "a is to be blown at");
    bout.play(new Blow(bout.id("a"), 0, 0));
    bout.play(new Observed(
        new Blow(bout.id("a"), 0, 0), Observation.of(DiscObservation.fell(bout.id("a")))));
    assertThat(bout.state.phase()).isEqualTo(Phase.BLOW);
    assertThat(bout.state.strike().orElseThrow().current()).contains(bout.id("A"));
  }

  @Test
  void CH_19_rejects_blows_when_nothing_stands_and_standing_when_off() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.refuses(new Blow(0, 0, 1), ChapayevRule.CH_19, "nothing stands on its edge");
    MatchFixture off = MatchFixture.of("CLASSIC,edgeStand=OFF");
    off.refuses(
        Observed.strike(0, Observation.of(DiscObservation.at(0, 0, 0).standing(0))),
        ChapayevRule.CH_19,
        "nothing ever stands");
    MatchFixture stands = standing("CLASSIC");
    stands.refuses(new Blow(0, 360_000, 1), ChapayevRule.CH_19, "direction lies in");
    stands.refuses(new Blow(0, 0, 2_001), ChapayevRule.CH_19, "strength lies in 0..2000");
    stands.refuses(MatchFixture.strike(0, 0, 1), ChapayevRule.CH_04, "waits for a blow");
    stands.refuses(
        new Observed(new Blow(0, 0, 1), Observation.NOTHING),
        ChapayevRule.CH_19,
        "has not blown yet");
  }

  @Test
  void CH_20_accepts_the_owners_thumb_at_a_hanging_checker_that_lands_on_its_feet() {
    MatchFixture bout = hanging("CLASSIC");
    assertThat(bout.state.phase()).isEqualTo(Phase.THUMB_CHECK);
    bout.resolution(FactKind.HANGS);
    assertThat(bout.game.decider(bout.state)).isEqualTo(Side.WHITE);
    bout.play(new ThumbFlick(bout.id("A"), 700, 60_000, 0));
    bout.resolution(FactKind.LANDED);
    Checker a = bout.checker("A");
    assertThat(a.owner()).isEqualTo(Side.WHITE);
    assertThat(a.place().orElseThrow().x()).isLessThan(EAST - 10_000_000);
    assertThat(a.place().orElseThrow().y()).isZero();
    assertThat(bout.state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_a_checker_that_turns_over_in_the_check_as_traitor() {
    MatchFixture bout = hanging("CLASSIC");
    bout.play(new ThumbFlick(bout.id("A"), 1_000, 70_000, 0));
    assertThat(bout.checker("A").turned()).isTrue();
    assertThat(bout.checker("A").owner()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_striker_or_opponent_as_the_one_who_checks() {
    MatchFixture striker = MatchFixture.of("CLASSIC,hangActor=STRIKER");
    striker.seen("A", DiscObservation.at(striker.id("a"), EAST, 0).hanging());
    assertThat(striker.game.decider(striker.state)).isEqualTo(Side.WHITE);
    MatchFixture owner = MatchFixture.of("CLASSIC");
    owner.seen("A", DiscObservation.at(owner.id("a"), EAST, 0).hanging());
    assertThat(owner.game.decider(owner.state)).isEqualTo(Side.BLACK);
    MatchFixture opponent = hanging("CLASSIC,hangActor=OPPONENT");
    assertThat(opponent.game.decider(opponent.state)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_the_movers_checkers_first_and_a_choice_among_them() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen(
        "A",
        DiscObservation.at(bout.id("A"), EAST, 0).hanging(),
        DiscObservation.at(bout.id("B"), EAST, 50_000_000).hanging(),
        DiscObservation.at(bout.id("a"), -EAST, 0).hanging());
    assertThat(bout.state.phase()).isEqualTo(Phase.CHOOSE_HANGING);
    bout.refuses(new Choose(bout.id("a")), ChapayevRule.CH_20, "between A, B");
    bout.play(new Choose(bout.id("B")));
    bout.refuses(flick(bout, 500), ChapayevRule.CH_20, "B is to be checked, not A");
    bout.play(new ThumbFlick(bout.id("B"), 700, 60_000, 0));
    assertThat(bout.state.strike().orElseThrow().current()).contains(bout.id("A"));
    bout.play(new ThumbFlick(bout.id("A"), 700, 60_000, 0));
    assertThat(bout.state.strike().orElseThrow().current()).contains(bout.id("a"));
    assertThat(bout.game.decider(bout.state)).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_20_accepts_that_what_still_hangs_over_the_same_edge_has_fallen() {
    MatchFixture bout = hanging("CLASSIC");
    bout.play(flick(bout, 1));
    bout.resolution(FactKind.STILL_HANGS);
    assertThat(bout.checker("A").where()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_20_accepts_a_landing_on_the_edge_which_is_blown_at() {
    MatchFixture bout = hanging("CLASSIC");
    // 0.680 m/s is the border between no turn and half a turn
    bout.play(flick(bout, 680));
    assertThat(bout.state.phase()).isEqualTo(Phase.BLOW);
    assertThat(bout.checker("A").heading()).contains(180_000);
    assertThat(bout.state.strike().orElseThrow().hungOver()).contains(Edge.EAST);
    bout.play(new Blow(bout.id("A"), 0, 0)).play(new Blow(bout.id("A"), 180_000, 2_000));
    assertThat(bout.checker("A").place()).contains(new Place(EAST - 18_500_000, 0));
    assertThat(bout.checker("A").turned()).isTrue();
    MatchFixture out = hanging("CLASSIC");
    out.play(flick(out, 680));
    out.play(new Blow(out.id("A"), 0, 0)).play(new Blow(out.id("A"), 0, 2_000));
    assertThat(out.checker("A").where()).isEqualTo(CheckerStatus.FALLEN);
  }

  @Test
  void CH_20_accepts_nothing_on_the_edge_if_nothing_ever_stands() {
    MatchFixture bout = hanging("CLASSIC,edgeStand=OFF");
    bout.play(flick(bout, 680));
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_accepts_the_lift_test_and_no_test_at_all() {
    MatchFixture lift = hanging("CLASSIC,hanging=LIFT_TEST");
    assertThat(lift.state.phase()).isEqualTo(Phase.STRIKE);
    lift.resolution(FactKind.LIFTED_IN);
    MatchFixture half = MatchFixture.of("CLASSIC,hanging=LIFT_TEST");
    half.seen("A", DiscObservation.at(half.id("A"), 160_000_000, 0).hanging());
    assertThat(half.checker("A").where()).isEqualTo(CheckerStatus.FALLEN);
    half.resolution(FactKind.LIFTED_OUT);
    MatchFixture none = MatchFixture.of("CLASSIC,hanging=NONE");
    none.seen("A", DiscObservation.at(none.id("A"), EAST, 0));
    assertThat(none.state.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_rejects_checks_of_what_does_not_hang_and_values_out_of_range() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.refuses(new ThumbFlick(0, 1, 0, 0), ChapayevRule.CH_20, "nothing is checked now");
    MatchFixture hangs = hanging("CLASSIC");
    hangs.refuses(flick(hangs, 3_001), ChapayevRule.CH_20, "speed lies in 1..3000");
    hangs.refuses(new ThumbFlick(0, 1, 90_001, 0), ChapayevRule.CH_20, "elevation");
    hangs.refuses(new ThumbFlick(0, 1, 0, -30_001), ChapayevRule.CH_20, "lateral");
    hangs.refuses(
        MatchFixture.strike(1, 0, 1), ChapayevRule.CH_04, "the check of a hanging checker");
    MatchFixture little = MatchFixture.of("CLASSIC,hangMin=6");
    little.seen("A", DiscObservation.at(little.id("A"), EAST, 0));
    assertThat(little.state.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_20_rejects_a_second_check_in_the_same_strike_and_one_of_untouched_checkers() {
    MatchFixture bout = hanging("CLASSIC");
    int a = bout.id("A");
    bout.play(new Observed(
        flick(bout, 700), Observation.of(DiscObservation.at(a, -EAST, 0).hanging())));
    assertThat(bout.checker("A").where()).isEqualTo(CheckerStatus.ON_BOARD);
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
    bout.miss();
    assertThat(bout.state.phase()).isEqualTo(Phase.STRIKE);
  }

  @Test
  void CH_21_accepts_a_covered_enemy_as_prisoner_that_counts_for_the_round_only() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "B", "a");
    bout.put("a", 120_000_000, 0);
    bout.seen("A", DiscObservation.at(bout.id("A"), EAST, 0).hanging());
    // half a metre a second forward and up: it flies about 23 mm and lands on a
    bout.play(new ThumbFlick(bout.id("A"), 670, 45_000, 0));
    assertThat(bout.facts).extracting(Fact::kind).contains(FactKind.PRISONER, FactKind.ROUND_WON);
  }

  @Test
  void CH_21_accepts_a_prisoner_who_changes_sides_where_he_lies() {
    MatchFixture bout = MatchFixture.of("CLASSIC,prisoner=SWITCHES").only("A", "B", "a", "b");
    bout.put("a", 120_000_000, 0);
    bout.seen("A", DiscObservation.at(bout.id("A"), EAST, 0).hanging());
    bout.play(new ThumbFlick(bout.id("A"), 670, 45_000, 0));
    assertThat(bout.facts).extracting(Fact::kind).contains(FactKind.SWITCHED);
    assertThat(bout.checker("a").owner()).isEqualTo(Side.WHITE);
    assertThat(bout.checker("a").turned()).isFalse();
    assertThat(bout.state.lostAny(Side.BLACK)).isTrue();
  }

  @Test
  void CH_21_rejects_own_checkers_as_prisoners_and_prisoners_without_a_check() {
    MatchFixture bout = MatchFixture.of("CLASSIC").only("A", "B", "a");
    bout.put("B", 120_000_000, 0);
    bout.seen("A", DiscObservation.at(bout.id("A"), EAST, 0).hanging());
    bout.refuses(
        new Observed(flick(bout, 1), Observation.of(DiscObservation.prisoner(bout.id("B")))),
        ChapayevRule.CH_21,
        "B is White's");
    bout.refuses(
        new Observed(flick(bout, 1), Observation.of(DiscObservation.prisoner(bout.id("A")))),
        ChapayevRule.CH_21,
        "can't cover itself");
    bout.play(new ThumbFlick(bout.id("A"), 670, 45_000, 0));
    assertThat(bout.facts).extracting(Fact::kind).doesNotContain(FactKind.PRISONER);
    bout.refuses(
        Observed.strike(bout.id("A"), Observation.of(DiscObservation.prisoner(bout.id("a")))),
        ChapayevRule.CH_21,
        "by checked checkers only");
  }
}
