package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.testkit.support.Allocation;
import org.junit.jupiter.api.Test;

/** A strike makes the position that it leads to, and nothing else. */
class StrikeAllocationTest {
  private static final int STRIKES = 200;

  @Test
  void a_strike_allocates_one_position_of_at_most_320_bytes() {
    Chapayev game = Chapayev.of(ChapayevRuleset.CLASSIC);
    ChapayevPosition position = game.initial();
    ChapayevMove strike = new ChapayevMove.Strike(3, 90_000, 1_200);
    Runnable strikes = () -> {
      for (int i = 0; i < STRIKES; i++) {
        game.play(position, strike);
      }
    };
    assertThat(Allocation.bytes(50, strikes) / STRIKES).isBetween(100L, 320L);
  }
}
