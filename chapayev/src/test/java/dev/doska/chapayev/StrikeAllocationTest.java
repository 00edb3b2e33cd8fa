package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A strike makes the state that it leads to, and nothing else. */
class StrikeAllocationTest {
  private static final int STRIKES = 2_000;

  @Test
  void a_strike_allocates_one_state_of_at_most_320_bytes() {
    ChapayevGame game = ChapayevGame.of(ChapayevRuleset.CLASSIC);
    ChapayevState state = game.initial();
    ChapayevMove strike = new ChapayevMove.Strike(3, 90_000, 1_200);
    assertThat(bytes(game, state, strike) / STRIKES).as("warm-up").isPositive();
    assertThat(bytes(game, state, strike) / STRIKES).isLessThanOrEqualTo(320);
  }

  private static long bytes(ChapayevGame game, ChapayevState state, ChapayevMove strike) {
    ThreadMXBean bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    long before = bean.getThreadAllocatedBytes(id);
    for (int i = 0; i < STRIKES; i++) {
      game.play(state, strike);
    }
    return bean.getThreadAllocatedBytes(id) - before;
  }
}
