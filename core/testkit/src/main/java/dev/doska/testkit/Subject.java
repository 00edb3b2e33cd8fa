package dev.doska.testkit;

import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What a game's test supplies to the laws: the game under several rule sets, and values that the kit
 * can't make. Random values come only from the generator that the kit passes, so that every failure can
 * be repeated.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface Subject<S, M> {
  /**
   * The game under each rule set that the laws are to be tried on.
   *
   * @return at least one game; all have the same id
   */
  List<? extends Game<S, M>> games();

  /**
   * The provider that reads the game's rule-set texts.
   *
   * @return the provider, made directly and not looked up
   */
  GameProvider provider();

  /**
   * A move of any kind, even an absurd one: of the wrong side, on squares that are empty, impossible in
   * every position. Legal ones may be among them.
   *
   * @param game one of {@link #games}
   * @param position a position of it
   * @param random the only source of choice
   * @return any well-formed move
   */
  M absurdMove(Game<S, M> game, S position, RandomGenerator random);

  /**
   * Other writings of a move that are legal too.
   *
   * @param game one of {@link #games}
   * @param position a position of it
   * @param move a move that the game lists, rolls or samples there
   * @return the other writings; empty if the game has one writing of each move
   */
  default List<M> otherWritings(Game<S, M> game, S position, M move) {
    return List.of();
  }

  /**
   * A drafted position, which may be out of reach from the initial one. The kit begins a quarter of its
   * walks here.
   *
   * @param game one of {@link #games}
   * @param random the only source of choice
   * @return a valid position, or empty to begin at the initial one
   */
  default Optional<S> draftedPosition(Game<S, M> game, RandomGenerator random) {
    return Optional.empty();
  }

  /**
   * The symmetries of a game.
   *
   * @param game one of {@link #games}
   * @return the symmetries to be checked; empty if there is none
   */
  default List<Symmetry<S, M>> symmetries(Game<S, M> game) {
    return List.of();
  }

  /**
   * How many random games of each rule set the laws look into. They are played once for the whole test
   * class and kept.
   *
   * @return 1 or more; fewer for games that are slow to play
   */
  default int walks() {
    return 100;
  }

  /**
   * How many plies a random game may last.
   *
   * @return 1 or more
   */
  default int longestWalk() {
    return 150;
  }
}
