package dev.doska.testkit;

import dev.doska.core.Side;

/**
 * A symmetry of a game, such as the rotated board with the colours exchanged. Immutable.
 *
 * @param <S> the game's positions
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
   * Where a position goes.
   *
   * @param position a position
   * @return its image
   */
  S position(S position);

  /**
   * Where a move goes; the image of a canonical writing need not be canonical.
   *
   * @param position the position in which it is played
   * @param move any move, legal or not
   * @return its image, to be played in the image of the position
   */
  M move(S position, M move);

  /**
   * The identity of a legal move in any writing, such as its squares, or the position that it leads to.
   *
   * @param position the position in which it is played
   * @param move a legal move
   * @return a value that is compared by {@code equals}
   */
  Object identity(S position, M move);

  /**
   * Whether the symmetry is promised for a position.
   *
   * @param position a position
   * @return true unless the game says otherwise
   */
  default boolean holds(S position) {
    return true;
  }
}
