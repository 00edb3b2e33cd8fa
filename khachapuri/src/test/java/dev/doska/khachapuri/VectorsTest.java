package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VectorsTest {
  @Test
  void rules_are_a_preset_or_the_options_that_differ() {
    assertThat(Vectors.game("std")).isSameAs(Khachapuri.standard());
    assertThat(Vectors.game("doubles=2,prime=none").ruleset())
        .hasToString("STANDARD,doubles=2,prime=none");
    assertThat(Vectors.game("MONEY,doubles=2").ruleset())
        .hasToString("STANDARD,doubles=2,matchPoints=0");
  }
}
