package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Moves;
import dev.doska.core.Side;
import org.junit.jupiter.api.Test;

/** The strike and what it earns: CH-04, CH-05, CH-30, CH-23. */
class StrikeTest {
  private static final int UP = 90_000;

  /** A long, rough board with a high fold. */
  private static final String FAST =
      "CLASSIC,fold=ACROSS,foldStep=100,mu=1.5,rows=12,startRows=1-12,maxSpeed=5000";

  @Test
  void CH_04_accepts_any_own_checker_on_the_board_in_any_direction() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.allows(MatchFixture.strike(match.id("A"), 0, 1));
    match.allows(MatchFixture.strike(match.id("H"), 359_999, 3_000));
    assertThat(((Moves.Continuous<ChapayevMove>) match.game.moves(match.position)).boxes())
        .hasSize(8);
  }

  @Test
  void CH_04_accepts_a_converted_checker_as_ones_own() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", DiscObservation.at(match.id("c"), 0, 0).overturned()).miss();
    assertThat(match.checker("c").owner()).isEqualTo(Side.WHITE);
    match.allows(MatchFixture.strike(match.id("c"), UP, 500));
  }

  @Test
  void CH_04_rejects_other_peoples_missing_and_unknown_checkers() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(
        MatchFixture.strike(match.id("c"), 0, 1),
        ChapayevRule.CH_04,
        "c belongs to Black, and White is to strike");
    match.refuses(MatchFixture.strike(9, 0, 1), ChapayevRule.CH_04, "there is no #9");
    match.refuses(MatchFixture.strike(-1, 0, 1), ChapayevRule.CH_04, "there is no #-1");
    match.seen("A", match.fell("B")).miss();
    match.refuses(MatchFixture.strike(1, 0, 1), ChapayevRule.CH_30, "B has left the board");
  }

  @Test
  void CH_04_rejects_angles_and_speeds_out_of_range_and_names_every_reason() {
    MatchFixture match = MatchFixture.of("CLASSIC,maxSpeed=2000");
    match.refuses(
        MatchFixture.strike(0, 360_000, 1),
        ChapayevRule.CH_04,
        "angle must be in 0..359999 thousandths of a degree");
    match.refuses(MatchFixture.strike(0, -1, 1), ChapayevRule.CH_04, "not -1");
    match.refuses(
        MatchFixture.strike(0, 0, 0), ChapayevRule.CH_04, "speed must be in 1..2000 mm/s");
    match.refuses(MatchFixture.strike(0, 0, 2_001), ChapayevRule.CH_04, "not 2001");
    assertThat(match.judge(MatchFixture.strike(10, -1, 0)).violations()).hasSize(3);
  }

  @Test
  void CH_05_accepts_an_extra_strike_if_the_striker_stays_though_another_own_checker_falls() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", match.fell("a"), match.fell("B"));
    assertThat(match.position.mover()).isEqualTo(Side.WHITE);
    match.resolution(FactKind.EXTRA_STRIKE);
    assertThat(match.seen("C", match.fell("c")).position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void CH_05_rejects_it_if_the_striker_falls_or_nothing_was_knocked_out() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    assertThat(match.seen("A", match.fell("a"), match.fell("A")).position.mover())
        .isEqualTo(Side.BLACK);
    assertThat(match.miss().position.mover()).isEqualTo(Side.WHITE);
    match.resolution(FactKind.TURN_PASSES);
  }

  @Test
  void CH_05_rejects_it_under_no_own_loss_when_any_own_checker_fell() {
    MatchFixture match = MatchFixture.of("CLASSIC,extraStrike=NO_OWN_LOSS");
    assertThat(match.seen("A", match.fell("a")).position.mover()).isEqualTo(Side.WHITE);
    assertThat(match.seen("A", match.fell("b"), match.fell("B")).position.mover())
        .isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_accepts_it_always_or_never_by_option() {
    MatchFixture any = MatchFixture.of("CLASSIC,extraStrike=ANY_KNOCKOUT");
    assertThat(any.seen("A", any.fell("a"), any.fell("A")).position.mover()).isEqualTo(Side.WHITE);
    MatchFixture never = MatchFixture.of("CLASSIC,extraStrike=NEVER");
    assertThat(never.seen("A", never.fell("a")).position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_rejects_a_turned_enemy_as_knocked_out_unless_the_option_counts_it() {
    MatchFixture plain = MatchFixture.of("CLASSIC");
    plain.seen("A", DiscObservation.at(plain.id("a"), 0, 0).overturned());
    assertThat(plain.position.mover()).isEqualTo(Side.BLACK);
    MatchFixture counts = MatchFixture.of("CLASSIC,traitorCountsAsKnockout=ON");
    counts.seen("A", DiscObservation.at(counts.id("a"), 0, 0).overturned());
    assertThat(counts.position.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void CH_05_rejects_it_when_the_striker_becomes_a_traitor() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.seen("A", match.fell("a"), DiscObservation.at(match.id("A"), 0, 0).overturned());
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_accepts_what_fell_before_the_check_and_rejects_what_falls_in_it() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    int h = match.id("h");
    match.seen("H", DiscObservation.at(h, 150_000_000, 100_000_000).hanging());
    assertThat(match.position.phase()).isEqualTo(Phase.THUMB_CHECK);
    match.play(new ChapayevMove.Observed(
        new ChapayevMove.ThumbFlick(h, 500, 45_000, 0), Observation.of(DiscObservation.fell(h))));
    assertThat(match.position.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_30_accepts_a_fall_when_the_centre_passes_the_edge() {
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.play(MatchFixture.strike(match.id("A"), 180_000, 1_000));
    assertThat(match.checker("A").status()).isEqualTo(CheckerStatus.FALLEN);
    match.resolution(FactKind.FELL);
    assertThat(match.facts.get(1).sentence()).isEqualTo("A fell over the west edge");
  }

  @Test
  void CH_30_rejects_a_fall_while_the_centre_is_on_the_board_or_its_border() {
    MatchFixture wide = MatchFixture.of("CLASSIC,border=200");
    wide.play(MatchFixture.strike(wide.id("A"), 180_000, 800));
    Place place = wide.checker("A").place().orElseThrow();
    assertThat(place.x()).isLessThan(-160_000_000);
    assertThat(place.y()).isEqualTo(-140_000_000);
    MatchFixture match = MatchFixture.of("CLASSIC");
    match.refuses(
        ChapayevMove.Observed.strike(
            match.id("A"), Observation.of(DiscObservation.at(match.id("A"), -160_000_001, 0))),
        ChapayevRule.CH_30,
        "A is reported beyond the edge");
  }

  @Test
  void CH_23_accepts_a_fold_that_slows_a_checker_down_and_a_board_turned_so_that_it_does_not() {
    int flat = yAfter("CLASSIC");
    int across = yAfter("CLASSIC,fold=ACROSS");
    assertThat(across).isLessThan(flat);
    assertThat(yAfter("CLASSIC,fold=ALONG")).isEqualTo(flat);
    assertThat(yAfter("CLASSIC,fold=ACROSS,foldStep=0")).isEqualTo(flat);
  }

  /** Where A ends after a straight strike across the middle of the board. */
  private static int yAfter(String rules) {
    MatchFixture match = MatchFixture.of(rules).only("A", "h");
    return match
        .play(MatchFixture.strike(match.id("A"), UP, 950))
        .checker("A")
        .place()
        .orElseThrow()
        .y();
  }

  @Test
  void CH_23_rejects_a_traitor_at_the_fold_unless_fast_checkers_tip_there() {
    MatchFixture slides = MatchFixture.of(FAST + ",foldTips=OFF").only("A", "B", "h");
    slides.play(MatchFixture.strike(slides.id("A"), UP, 3_800));
    assertThat(slides.checker("A").turned()).isFalse();
    MatchFixture slow = MatchFixture.of(FAST).only("A", "B", "h");
    slow.play(MatchFixture.strike(slow.id("A"), UP, 3_000));
    assertThat(slow.checker("A").turned()).isFalse();
  }

  @Test
  void CH_23_accepts_that_a_checker_that_tips_over_at_the_fold_changes_sides() {
    MatchFixture match = MatchFixture.of(FAST).only("A", "B", "h");
    match.play(MatchFixture.strike(match.id("A"), UP, 3_800));
    Checker a = match.checker("A");
    assertThat(a.turned()).isTrue();
    assertThat(a.owner()).isEqualTo(Side.BLACK);
    assertThat(a.place().orElseThrow().y()).isBetween(190_000_000, 220_000_000);
  }
}
