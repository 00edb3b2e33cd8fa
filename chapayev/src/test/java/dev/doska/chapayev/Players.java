package dev.doska.chapayev;

import dev.doska.core.Moves;
import dev.doska.core.SplitMix64;
import java.util.List;

/** Players for tests: they aim half of the time and play at random otherwise. */
final class Players {
  private final SplitMix64 random;

  Players(long seed) {
    random = new SplitMix64(seed);
  }

  ChapayevMove choose(Chapayev game, ChapayevPosition position) {
    Moves<ChapayevMove> moves = game.moves(position);
    List<ChapayevMove> aimed = SplitMix64.below(random, 2) == 0 ? List.of() : moves.aimed(2);
    return aimed.isEmpty()
        ? moves.sample(random)
        : aimed.get((int) SplitMix64.below(random, aimed.size()));
  }
}
