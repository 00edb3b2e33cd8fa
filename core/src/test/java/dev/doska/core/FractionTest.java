package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FractionTest {
  @Test
  void fractions_are_in_lowest_terms_with_a_positive_denominator() {
    assertThat(Fraction.of(2, -4)).isEqualTo(Fraction.of(-1, 2)).hasToString("-1/2");
    assertThat(Fraction.of(0, 7)).isEqualTo(Fraction.ZERO).hasToString("0");
    assertThat(Fraction.of(6, 3)).hasToString("2");
    assertThatThrownBy(() -> Fraction.of(1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1/0 is not a number");
    assertThatThrownBy(() -> Fraction.ONE.dividedBy(Fraction.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void arithmetic_is_that_of_rational_numbers(
      @ForAll @IntRange(min = -99, max = 99) int a,
      @ForAll @IntRange(min = 1, max = 99) int b,
      @ForAll @IntRange(min = -99, max = 99) int c,
      @ForAll @IntRange(min = 1, max = 99) int d) {
    Fraction x = Fraction.of(a, b);
    Fraction y = Fraction.of(c, d);
    assertThat(x.plus(y)).isEqualTo(Fraction.of((long) a * d + (long) c * b, (long) b * d));
    assertThat(x.times(y)).isEqualTo(Fraction.of((long) a * c, (long) b * d));
    assertThat(x.compareTo(y)).isEqualTo(Integer.compare(a * d, c * b));
    if (c != 0) {
      assertThat(x.dividedBy(y).times(y)).isEqualTo(x);
    }
  }
}
