package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.ThumbFlick;
import dev.doska.core.Side;
import org.junit.jupiter.api.Test;

/** The options on extra strikes and prisoners, and what is not mentioned. */
class CaptureOptionsTest {
  private static MatchFixture turnedStriker(String rules) {
    MatchFixture match = MatchFixture.of(rules);
    return match.seen("E", DiscObservation.moved(match.id("E")).overturned(), match.fell("e"));
  }

  @Test
  void only_the_place_of_the_striker_counts() {
    MatchFixture match = turnedStriker("CLASSIC,extraStrike=STRIKER_ON_BOARD");
    assertThat(match.checker("E").owner()).isEqualTo(Side.BLACK);
    match.resolution(FactKind.EXTRA_STRIKE);
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
    assertThat(turnedStriker("CLASSIC").position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void a_striker_that_fell_earns_no_extra_strike() {
    MatchFixture match = MatchFixture.of("CLASSIC,extraStrike=STRIKER_ON_BOARD");
    match.seen("E", match.fell("E"), match.fell("e"));
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  /** A hangs over the west edge and is checked. */
  private static MatchFixture hanging(String rules) {
    MatchFixture match = MatchFixture.of(rules).put("D", 0, 0).put("e", -106_000_000, 20_000_000);
    int a = match.id("A");
    return match.seen("A", DiscObservation.at(a, -150_000_000, 20_000_000).hanging());
  }

  private static Observed check(MatchFixture match, String victim, boolean turns) {
    DiscObservation lander = DiscObservation.moved(match.id("A"));
    return Observed.check(
        match.id("A"),
        Observation.of(
            turns ? lander.overturned() : lander, DiscObservation.prisoner(match.id(victim))));
  }

  @Test
  void a_checker_that_turned_over_takes_the_enemies_of_its_new_owner() {
    MatchFixture match = hanging("CLASSIC");
    match.allows(check(match, "D", true));
    match.refuses(
        check(match, "e", true), ChapayevRule.CH_21, "only enemies can be taken prisoner");
    match.allows(check(match, "e", false));
    match.refuses(
        check(match, "D", false), ChapayevRule.CH_21, "only enemies can be taken prisoner");
  }

  @Test
  void a_checker_takes_the_enemies_of_the_player_who_flicked_it() {
    MatchFixture match = hanging("CLASSIC,prisonerSide=FLICKER");
    match.allows(check(match, "e", true));
    match.refuses(
        check(match, "D", true), ChapayevRule.CH_21, "only enemies can be taken prisoner");
    match.allows(check(match, "e", false));
  }

  @Test
  void the_flicking_player_is_who_checks() {
    MatchFixture match = hanging("CLASSIC,prisonerSide=FLICKER,hangActor=OPPONENT");
    match.allows(check(match, "D", false));
    match.refuses(
        check(match, "e", false), ChapayevRule.CH_21, "only enemies can be taken prisoner");
  }

  @Test
  void a_computed_check_takes_the_same_prisoners() {
    // half a turn: A lands turned over on e, which is Black's, and so is A from then on
    ThumbFlick flick = new ThumbFlick(0, 1_000, 60_000, 0);
    MatchFixture lander = hanging("CLASSIC").play(flick);
    assertThat(lander.checker("A").owner()).isEqualTo(Side.BLACK);
    assertThat(lander.checker("e").onBoard()).isTrue();
    MatchFixture flicker = hanging("CLASSIC,prisonerSide=FLICKER").play(flick);
    assertThat(flicker.checker("A").owner()).isEqualTo(Side.BLACK);
    assertThat(flicker.checker("e").status()).isEqualTo(CheckerStatus.PRISONER);
    flicker.resolution(FactKind.PRISONER);
  }

  @Test
  void a_checker_that_is_not_mentioned_still_hangs_and_has_fallen() {
    for (boolean measured : new boolean[] {true, false}) {
      MatchFixture match = MatchFixture.of("CLASSIC");
      int a = match.id("A");
      DiscObservation hangs = measured
          ? DiscObservation.at(a, -150_000_000, 0).hanging()
          : DiscObservation.moved(a).hanging();
      match.seen("A", hangs);
      assertThat(match.position.phase()).isEqualTo(Phase.THUMB_CHECK);
      match.play(Observed.check(a, Observation.NOTHING));
      match.resolution(FactKind.STILL_HANGS);
      assertThat(match.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
    }
  }

  @Test
  void a_checker_that_moved_away_from_the_edge_stays() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    int a = match.id("A");
    match.seen("A", DiscObservation.moved(a).hanging());
    match.play(Observed.check(a, Observation.of(DiscObservation.moved(a))));
    assertThat(match.checker("A").onBoard()).isTrue();
  }
}
