package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevMove.Scissors;
import dev.doska.core.Moves;
import org.junit.jupiter.api.Test;

/** CH-22. */
class ScissorsTest {
  /** A and B lie 100 mm apart with a between them. */
  private static MatchFixture table(String rules) {
    MatchFixture bout = MatchFixture.of(rules).only("A", "B", "a", "b");
    return bout.put("A", -50_000_000, 0).put("B", 50_000_000, 0).put("a", 0, 5_000_000);
  }

  private static Scissors cut(MatchFixture bout, String first, String second) {
    return new Scissors(bout.id(first), bout.id(second), 700);
  }

  @Test
  void CH_22_accepts_two_own_checkers_closed_on_an_enemy_between_them() {
    MatchFixture bout = table("INTERNATIONAL");
    bout.allows(cut(bout, "A", "B"));
    bout.allows(cut(bout, "B", "A"));
    assertThat(bout.game.canonical(bout.state, cut(bout, "B", "A"))).isEqualTo(cut(bout, "A", "B"));
    assertThat(((Moves.Lattice<ChapayevMove>) bout.game.moves(bout.state)).boxes())
        .hasSize(3);
    assertThat(bout.game.play(bout.state, cut(bout, "A", "B")))
        .isEqualTo(bout.game.play(bout.state, cut(bout, "B", "A")));
    bout.play(cut(bout, "A", "B"));
    assertThat(bout.checker("a").place())
        .isNotEqualTo(java.util.Optional.of(new Place(0, 5_000_000)));
    bout.resolution(FactKind.CLOSED);
    // both count as strikers
    assertThat(Integer.bitCount(bout.state.strikers(dev.doska.core.Side.WHITE))).isEqualTo(2);
  }

  @Test
  void CH_22_rejects_them_when_off_without_an_enemy_between_or_too_far_apart() {
    MatchFixture off = table("CLASSIC");
    off.refuses(cut(off, "A", "B"), ChapayevRule.CH_22, "not allowed under these rules");
    MatchFixture bout = table("INTERNATIONAL");
    bout.put("a", 0, 30_000_000);
    bout.refuses(cut(bout, "A", "B"), ChapayevRule.CH_22, "none lies between A and B");
    bout.put("a", 0, 29_999_999);
    bout.allows(cut(bout, "A", "B"));
    bout.put("a", 85_000_000, 0);
    bout.refuses(cut(bout, "A", "B"), ChapayevRule.CH_22, "none lies between");
    MatchFixture far = table("INTERNATIONAL,scissorsSpan=99.999999");
    far.refuses(cut(far, "A", "B"), ChapayevRule.CH_22, "within a span of 99.999999 mm");
    table("INTERNATIONAL,scissorsSpan=100").allows(new Scissors(0, 1, 1));
  }

  @Test
  void CH_22_rejects_one_checker_twice_and_those_of_the_enemy() {
    MatchFixture bout = table("INTERNATIONAL");
    bout.refuses(cut(bout, "A", "A"), ChapayevRule.CH_22, "A twice");
    bout.refuses(cut(bout, "A", "a"), ChapayevRule.CH_04, "a is Black's");
    bout.refuses(new Scissors(0, 1, 3_001), ChapayevRule.CH_22, "speed lies in");
  }

  @Test
  void symmetric_scissors_leave_an_enemy_in_the_middle_where_it_is() {
    MatchFixture bout = table("INTERNATIONAL");
    bout.put("a", 0, 0).play(cut(bout, "A", "B"));
    assertThat(bout.checker("a").place()).contains(new Place(0, 0));
    assertThat(bout.checker("A").place().orElseThrow().x())
        .isEqualTo(-bout.checker("B").place().orElseThrow().x());
  }

  @Test
  void the_extra_strike_after_scissors_asks_for_both_strikers() {
    MatchFixture bout = table("INTERNATIONAL,extraStrike=STRIKER_STAYS");
    bout.play(new ChapayevMove.Observed(
        cut(bout, "A", "B"), Observation.of(bout.fell("a"), bout.fell("B"))));
    assertThat(bout.state.mover()).isEqualTo(dev.doska.core.Side.BLACK);
  }
}
