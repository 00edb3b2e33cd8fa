package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Scissors;
import dev.doska.core.Moves;
import org.junit.jupiter.api.Test;

/** CH-22. */
class ScissorsTest {
  /** A and B lie 100 mm apart with a between them. */
  private static MatchFixture table(String rules) {
    MatchFixture match = MatchFixture.of(rules).only("A", "B", "a", "b");
    return match.put("A", -50_000_000, 0).put("B", 50_000_000, 0).put("a", 0, 5_000_000);
  }

  private static Scissors cut(MatchFixture match, String first, String second) {
    return new Scissors(match.id(first), match.id(second), 700);
  }

  @Test
  void CH_22_accepts_two_own_checkers_closed_on_an_enemy_between_them() {
    MatchFixture match = table("INTERNATIONAL");
    match.allows(cut(match, "A", "B"));
    match.allows(cut(match, "B", "A"));
    assertThat(match.game.canonical(match.position, cut(match, "B", "A")))
        .isEqualTo(cut(match, "A", "B"));
    assertThat(((Moves.Continuous<ChapayevMove>) match.game.moves(match.position)).boxes())
        .hasSize(3);
    assertThat(match.game.play(match.position, cut(match, "A", "B")))
        .isEqualTo(match.game.play(match.position, cut(match, "B", "A")));
    match.play(cut(match, "A", "B"));
    assertThat(match.checker("a").place())
        .isNotEqualTo(java.util.Optional.of(new Place(0, 5_000_000)));
    match.resolution(FactKind.CLOSED);
    // both count as strikers
    assertThat(Integer.bitCount(match.position.strikers(dev.doska.core.Side.WHITE)))
        .isEqualTo(2);
  }

  @Test
  void CH_22_rejects_them_when_off_without_an_enemy_between_or_too_far_apart() {
    MatchFixture off = table("CLASSIC");
    off.refuses(cut(off, "A", "B"), ChapayevRule.CH_22, "not allowed under these rules");
    MatchFixture match = table("INTERNATIONAL");
    match.put("a", 0, 30_000_000);
    match.refuses(cut(match, "A", "B"), ChapayevRule.CH_22, "no enemy lies between A and B");
    match.put("a", 0, 29_999_999);
    match.allows(cut(match, "A", "B"));
    match.put("a", 85_000_000, 0);
    match.refuses(cut(match, "A", "B"), ChapayevRule.CH_22, "no enemy lies between");
    MatchFixture far = table("INTERNATIONAL,scissorsSpan=99.999999");
    far.refuses(cut(far, "A", "B"), ChapayevRule.CH_22, "within a span of 99.999999 mm");
    table("INTERNATIONAL,scissorsSpan=100").allows(new Scissors(0, 1, 1));
  }

  @Test
  void CH_22_rejects_one_checker_twice_and_those_of_the_enemy() {
    MatchFixture match = table("INTERNATIONAL");
    match.refuses(cut(match, "A", "A"), ChapayevRule.CH_22, "A is named twice");
    match.refuses(cut(match, "A", "a"), ChapayevRule.CH_04, "a belongs to Black");
    match.refuses(new Scissors(0, 1, 3_001), ChapayevRule.CH_22, "speed must be in");
  }

  @Test
  void symmetric_scissors_leave_an_enemy_in_the_middle_where_it_is() {
    MatchFixture match = table("INTERNATIONAL");
    match.put("a", 0, 0).play(cut(match, "A", "B"));
    assertThat(match.checker("a").place()).contains(new Place(0, 0));
    assertThat(match.checker("A").place().orElseThrow().x())
        .isEqualTo(-match.checker("B").place().orElseThrow().x());
  }

  @Test
  void the_extra_strike_after_scissors_asks_for_both_strikers() {
    MatchFixture match = table("INTERNATIONAL,extraStrike=STRIKER_STAYS");
    match.play(new ChapayevMove.Observed(
        cut(match, "A", "B"), Observation.of(match.fell("a"), match.fell("B"))));
    assertThat(match.position.mover()).isEqualTo(dev.doska.core.Side.BLACK);
  }
}
