package dev.doska.benchmarks.tool;

import dev.doska.core.FiniteGame;
import dev.doska.core.perft.Perft;
import java.util.List;

/**
 * One way to count the leaves of a game's tree.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface Counting<S, M> {
  /** Its name on the command line. */
  String name();

  /** The number of leaves at a depth below a state. */
  long leaves(FiniteGame<S, M> game, S state, int depth, int threads);

  /** Whether the leaves below each move sum to the whole. */
  default boolean divides() {
    return true;
  }

  /** Whether a roll counts as often as its weight. */
  default boolean isWeighted() {
    return false;
  }

  /** Whether core's units of work count in this way. */
  default boolean splits() {
    return false;
  }

  /** Counting by core's perft, each roll once or as often as its weight. */
  static <S, M> Counting<S, M> ofPerft(String name, boolean weighted) {
    return new Counting<>() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public long leaves(FiniteGame<S, M> game, S state, int depth, int threads) {
        Perft<S, M> perft = Perft.of(game).threads(threads);
        return weighted ? perft.weighted(state, depth) : perft.count(state, depth);
      }

      @Override
      public boolean isWeighted() {
        return weighted;
      }

      @Override
      public boolean splits() {
        return true;
      }
    };
  }

  /** The two ways that every finite game has. */
  static <S, M> List<Counting<S, M>> ofAnyGame() {
    return List.of(ofPerft("once", false), ofPerft("weighted", true));
  }
}
