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
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.allows(MatchFixture.strike(bout.id("A"), 0, 1));
    bout.allows(MatchFixture.strike(bout.id("H"), 359_999, 3_000));
    assertThat(((Moves.Lattice<ChapayevMove>) bout.game.moves(bout.state)).boxes())
        .hasSize(8);
  }

  @Test
  void CH_04_accepts_a_converted_checker_as_ones_own() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen("A", DiscObservation.at(bout.id("c"), 0, 0).overturned()).miss();
    assertThat(bout.checker("c").owner()).isEqualTo(Side.WHITE);
    bout.allows(MatchFixture.strike(bout.id("c"), UP, 500));
  }

  @Test
  void CH_04_rejects_other_peoples_missing_and_unknown_checkers() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.refuses(
        MatchFixture.strike(bout.id("c"), 0, 1),
        ChapayevRule.CH_04,
        "c is Black's, White is to strike");
    bout.refuses(MatchFixture.strike(9, 0, 1), ChapayevRule.CH_04, "there is no #9");
    bout.refuses(MatchFixture.strike(-1, 0, 1), ChapayevRule.CH_04, "there is no #-1");
    bout.seen("A", bout.fell("B")).miss();
    bout.refuses(MatchFixture.strike(1, 0, 1), ChapayevRule.CH_30, "B has left the board");
  }

  @Test
  void CH_04_rejects_angles_and_speeds_out_of_range_and_names_every_reason() {
    MatchFixture bout = MatchFixture.of("CLASSIC,maxSpeed=2000");
    bout.refuses(
        MatchFixture.strike(0, 360_000, 1),
        ChapayevRule.CH_04,
        "angle lies in 0..359999 thousandths of a degree");
    bout.refuses(MatchFixture.strike(0, -1, 1), ChapayevRule.CH_04, "not -1");
    bout.refuses(MatchFixture.strike(0, 0, 0), ChapayevRule.CH_04, "speed lies in 1..2000 mm/s");
    bout.refuses(MatchFixture.strike(0, 0, 2_001), ChapayevRule.CH_04, "not 2001");
    assertThat(bout.judge(MatchFixture.strike(10, -1, 0)).violations()).hasSize(3);
  }

  @Test
  void CH_05_accepts_an_extra_strike_if_the_striker_stays_though_another_own_checker_falls() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen("A", bout.fell("a"), bout.fell("B"));
    assertThat(bout.state.mover()).isEqualTo(Side.WHITE);
    bout.resolution(FactKind.EXTRA_STRIKE);
    assertThat(bout.seen("C", bout.fell("c")).state.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void CH_05_rejects_it_if_the_striker_falls_or_nothing_was_knocked_out() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    assertThat(bout.seen("A", bout.fell("a"), bout.fell("A")).state.mover()).isEqualTo(Side.BLACK);
    assertThat(bout.miss().state.mover()).isEqualTo(Side.WHITE);
    bout.resolution(FactKind.TURN_PASSES);
  }

  @Test
  void CH_05_rejects_it_under_no_own_loss_when_any_own_checker_fell() {
    MatchFixture bout = MatchFixture.of("CLASSIC,extraStrike=NO_OWN_LOSS");
    assertThat(bout.seen("A", bout.fell("a")).state.mover()).isEqualTo(Side.WHITE);
    assertThat(bout.seen("A", bout.fell("b"), bout.fell("B")).state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_accepts_it_always_or_never_by_option() {
    MatchFixture any = MatchFixture.of("CLASSIC,extraStrike=ANY_KNOCKOUT");
    assertThat(any.seen("A", any.fell("a"), any.fell("A")).state.mover()).isEqualTo(Side.WHITE);
    MatchFixture never = MatchFixture.of("CLASSIC,extraStrike=NEVER");
    assertThat(never.seen("A", never.fell("a")).state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_rejects_a_turned_enemy_as_knocked_out_unless_the_option_counts_it() {
    MatchFixture plain = MatchFixture.of("CLASSIC");
    plain.seen("A", DiscObservation.at(plain.id("a"), 0, 0).overturned());
    assertThat(plain.state.mover()).isEqualTo(Side.BLACK);
    MatchFixture counts = MatchFixture.of("CLASSIC,traitorCountsAsKnockout=ON");
    counts.seen("A", DiscObservation.at(counts.id("a"), 0, 0).overturned());
    assertThat(counts.state.mover()).isEqualTo(Side.WHITE);
  }

  @Test
  void CH_05_rejects_it_when_the_striker_becomes_a_traitor() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.seen("A", bout.fell("a"), DiscObservation.at(bout.id("A"), 0, 0).overturned());
    assertThat(bout.state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_05_accepts_what_fell_before_the_check_and_rejects_what_falls_in_it() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    int h = bout.id("h");
    bout.seen("H", DiscObservation.at(h, 150_000_000, 100_000_000).hanging());
    assertThat(bout.state.phase()).isEqualTo(Phase.THUMB_CHECK);
    bout.play(new ChapayevMove.Observed(
        new ChapayevMove.ThumbFlick(h, 500, 45_000, 0), Observation.of(DiscObservation.fell(h))));
    assertThat(bout.state.mover()).isEqualTo(Side.BLACK);
  }

  @Test
  void CH_30_accepts_a_fall_when_the_centre_passes_the_edge() {
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.play(MatchFixture.strike(bout.id("A"), 180_000, 1_000));
    assertThat(bout.checker("A").where()).isEqualTo(CheckerStatus.FALLEN);
    bout.resolution(FactKind.FELL);
    assertThat(bout.facts.get(1).sentence()).isEqualTo("A fell over the west edge");
  }

  @Test
  void CH_30_rejects_a_fall_while_the_centre_is_on_the_board_or_its_border() {
    MatchFixture wide = MatchFixture.of("CLASSIC,border=200");
    wide.play(MatchFixture.strike(wide.id("A"), 180_000, 800));
    Place place = wide.checker("A").place().orElseThrow();
    assertThat(place.x()).isLessThan(-160_000_000);
    assertThat(place.y()).isEqualTo(-140_000_000);
    MatchFixture bout = MatchFixture.of("CLASSIC");
    bout.refuses(
        ChapayevMove.Observed.strike(
            bout.id("A"), Observation.of(DiscObservation.at(bout.id("A"), -160_000_001, 0))),
        ChapayevRule.CH_30,
        "A is reported there");
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
    MatchFixture bout = MatchFixture.of(rules).only("A", "h");
    return bout.play(MatchFixture.strike(bout.id("A"), UP, 950))
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
    MatchFixture bout = MatchFixture.of(FAST).only("A", "B", "h");
    bout.play(MatchFixture.strike(bout.id("A"), UP, 3_800));
    Checker a = bout.checker("A");
    assertThat(a.turned()).isTrue();
    assertThat(a.owner()).isEqualTo(Side.BLACK);
    assertThat(a.place().orElseThrow().y()).isBetween(190_000_000, 220_000_000);
  }
}
