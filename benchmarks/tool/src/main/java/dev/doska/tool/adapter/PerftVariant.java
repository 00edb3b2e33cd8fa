package dev.doska.tool.adapter;

import dev.doska.core.FiniteGame;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import dev.doska.core.perft.Perft;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One way to count the leaves of a game tree.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface PerftVariant<S, M> {
  /** Its name on the command line. */
  String name();

  /** The number of leaves at a depth below a position. */
  long leaves(FiniteGame<S, M> game, S position, int depth, int threads);

  /**
   * Counts the leaves below each move, in the order of the list of moves. Rolls are moves. Draw rules are
   * off.
   *
   * @param depth the number of decisions, 1 or more
   * @param shares receives each share when it is counted; the sum of all shares is the total
   */
  default void divide(
      FiniteGame<S, M> game, S position, int depth, int threads, Consumer<Share> shares) {
    FiniteGame<S, M> free = game.withoutDraws();
    boolean rolls = free.status(position) instanceof Status.ToRoll;
    Optional<Odds<M>> odds =
        rolls && isWeighted() ? Optional.of(free.odds(position)) : Optional.empty();
    List<M> moves = free.moves(position).list();
    for (int i = 0; i < moves.size(); i++) {
      S after = free.playUnchecked(position, moves.get(i));
      // a roll that leads back to the same position, a tie of the roll-off, has no leaves
      long leaves =
          after.equals(position) ? 0 : leaves(game, after, rolls ? depth : depth - 1, threads);
      long weight = odds.isPresent() ? odds.get().weight(i) : 1;
      String text = free.notation().format(position, moves.get(i));
      shares.accept(new Share(text, Math.multiplyExact(leaves, weight)));
    }
  }

  /**
   * The leaves below one move.
   *
   * @param move the move in the notation of the game
   * @param leaves the number of leaves
   */
  record Share(String move, long leaves) {}

  /** Whether each roll is multiplied by its weight. */
  default boolean isWeighted() {
    return false;
  }

  /** Whether the count can be split into units of work. */
  default boolean splits() {
    return false;
  }

  /** Perft of core, with each roll counted once or multiplied by its weight. */
  static <S, M> PerftVariant<S, M> ofPerft(String name, boolean weighted) {
    return new PerftVariant<>() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public long leaves(FiniteGame<S, M> game, S position, int depth, int threads) {
        Perft<S, M> perft = Perft.of(game).threads(threads);
        return weighted ? perft.weighted(position, depth) : perft.count(position, depth);
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

  /** The two variants of every finite game. */
  static <S, M> List<PerftVariant<S, M>> ofAnyGame() {
    return List.of(ofPerft("once", false), ofPerft("weighted", true));
  }
}
