package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OddsTest {
  private final Odds<String> odds = Odds.of(List.of("double", "other"), 1, 2);

  @Test
  void probabilities_are_exact() {
    assertThat(odds.size()).isEqualTo(2);
    assertThat(odds.total()).isEqualTo(3);
    assertThat(odds.probability(1)).isEqualTo(Fraction.of(2, 3));
    assertThat(odds.probability(0).plus(odds.probability(1))).isEqualTo(Fraction.ONE);
    assertThat(odds.outcome(1)).isEqualTo("other");
    assertThat(odds.outcomes()).containsExactly("double", "other");
    assertThat(odds).hasToString("double 1/3, other 2/3");
  }

  @Test
  void draws_come_by_the_weights() {
    SplitMix64 random = new SplitMix64(7);
    int doubles = 0;
    for (int i = 0; i < 3000; i++) {
      doubles += odds.draw(random).equals("double") ? 1 : 0;
    }
    assertThat(doubles).isBetween(900, 1100);
  }

  @Test
  void draw_and_drawIndex_are_the_same_draw() {
    SplitMix64 a = new SplitMix64(3);
    SplitMix64 b = new SplitMix64(3);
    for (int i = 0; i < 50; i++) {
      assertThat(odds.draw(a)).isEqualTo(odds.outcome(odds.drawIndex(b)));
    }
  }

  @Test
  void no_array_escapes() {
    int[] weights = {1, 1};
    Odds<String> fair = Odds.of(List.of("a", "b"), weights);
    weights[0] = 100;
    assertThat(fair.weight(0)).isEqualTo(1);
  }

  @Test
  void odds_without_outcomes_or_with_weights_below_1_are_refused() {
    assertThatThrownBy(() -> Odds.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Odds.of(List.of("a"), 1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 outcomes with 2 weights");
    assertThatThrownBy(() -> Odds.of(List.of("a"), 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Odds.of(List.of("a", "b"), Integer.MAX_VALUE, 1))
        .isInstanceOf(ArithmeticException.class);
  }
}
