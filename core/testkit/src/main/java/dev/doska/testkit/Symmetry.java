package dev.doska.testkit;

import dev.doska.core.Side;

/**
 * A symmetry of a game, such as the board turned round with the colours exchanged. Immutable.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface Symmetry<S, M> {
  /**
   * Where a side goes.
   *
   * @param side a side
   * @return its image
   */
  Side side(Side side);

  /**
   * Where a state goes.
   *
   * @param state a state
   * @return its image
   */
  S state(S state);

  /**
   * Where a move goes; the image of a canonical writing need not be canonical.
   *
   * @param state the state in which it is played
   * @param move any move, legal or not
   * @return its image, to be played in the image of the state
   */
  M move(S state, M move);

  /**
   * What makes a legal move the move that it is, however written: for instance its squares, or the state
   * that it leads to.
   *
   * @param state the state in which it is played
   * @param move a legal move
   * @return a value that is compared by {@code equals}
   */
  Object identity(S state, M move);

  /**
   * Whether the symmetry is promised for a state.
   *
   * @param state a state
   * @return true unless the game says otherwise
   */
  default boolean holds(S state) {
    return true;
  }
}
