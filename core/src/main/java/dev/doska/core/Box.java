package dev.doska.core;

import java.util.List;
import java.util.Optional;

/**
 * One kind of move with whole-number coordinates: a strike of one disc with an angle and a speed, or a
 * blow with a direction and a strength. Every point of the box is a legal move. Immutable.
 *
 * @param <M> the game's moves
 */
public interface Box<M> {
  /**
   * What the box's moves are, such as "strike with E".
   *
   * @return a few words
   */
  String name();

  /**
   * The coordinates, in the order of {@link #at}.
   *
   * @return an unmodifiable list, at least one
   */
  List<Axis> axes();

  /**
   * The move at a point.
   *
   * @param coordinates a value for each axis
   * @return the move
   * @throws IllegalArgumentException if the number of coordinates is wrong or one is out of its range
   */
  M at(long... coordinates);

  /**
   * The point of a move.
   *
   * @param move any move of the game
   * @return a fresh array with a value for each axis, or empty if the move is not in this box
   */
  Optional<long[]> coordinates(M move);

  /**
   * Promising moves of this box, best first by the game's documented score.
   *
   * @param limit the greatest number of moves
   * @return an unmodifiable list of moves of this box; empty if the game knows none
   */
  default List<M> aimed(int limit) {
    return List.of();
  }
}
