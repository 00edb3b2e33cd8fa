package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SplitMix64Test {
  /** The first outputs for seed 1234567, as the algorithm's published reference code prints them. */
  @Test
  void seed_1234567_gives_the_published_sequence() {
    SplitMix64 random = new SplitMix64(1234567);
    assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
    assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
  }

  @Test
  void below_stays_below_and_reaches_both_ends() {
    SplitMix64 random = new SplitMix64(1);
    boolean[] seen = new boolean[6];
    for (int i = 0; i < 200; i++) {
      seen[(int) SplitMix64.below(random, 6)] = true;
    }
    assertThat(seen).containsOnly(true);
    assertThatThrownBy(() -> SplitMix64.below(random, 0)).hasMessageContaining("0 is less than 1");
  }
}
