package dev.doska.tool.adapter;

import dev.doska.core.FiniteGame;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import dev.doska.core.perft.Perft;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One way to count the leaves of a game's tree.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface PerftVariant<S, M> {
  /** Its name on the command line. */
  String name();

  /** The number of leaves at a depth below a state. */
  long leaves(FiniteGame<S, M> game, S state, int depth, int threads);

  /**
   * Divides the leaves among the moves, rolls included, in the order of the game's list. Draw rules are
   * off.
   *
   * @param depth the number of decisions, 1 or more
   * @param shares takes each share as soon as it is counted; together they are the whole
   */
  default void divide(
      FiniteGame<S, M> game, S state, int depth, int threads, Consumer<Share> shares) {
    FiniteGame<S, M> free = game.withoutDraws();
    boolean rolls = free.status(state) instanceof Status.ToRoll;
    Optional<Odds<M>> odds =
        rolls && isWeighted() ? Optional.of(free.odds(state)) : Optional.empty();
    List<M> moves = free.moves(state).list();
    for (int i = 0; i < moves.size(); i++) {
      S after = free.playUnchecked(state, moves.get(i));
      // a roll that leads back, a tie of the roll-off, has no leaves of its own
      long leaves =
          after.equals(state) ? 0 : leaves(game, after, rolls ? depth : depth - 1, threads);
      long weight = odds.isPresent() ? odds.get().weight(i) : 1;
      String text = free.notation().format(state, moves.get(i));
      shares.accept(new Share(text, Math.multiplyExact(leaves, weight)));
    }
  }

  /**
   * A share of the leaves.
   *
   * @param move what leads to them, in the game's notation
   * @param leaves how many there are
   */
  record Share(String move, long leaves) {}

  /** Whether a roll counts as often as its weight. */
  default boolean isWeighted() {
    return false;
  }

  /** Whether core's units of work count in this way. */
  default boolean splits() {
    return false;
  }

  /** Counting by core's perft, each roll once or as often as its weight. */
  static <S, M> PerftVariant<S, M> ofPerft(String name, boolean weighted) {
    return new PerftVariant<>() {
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
  static <S, M> List<PerftVariant<S, M>> ofAnyGame() {
    return List.of(ofPerft("once", false), ofPerft("weighted", true));
  }
}
