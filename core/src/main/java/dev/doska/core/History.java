package dev.doska.core;

import java.util.List;
import java.util.Optional;

/**
 * A read-only view of a game up to a position: what led to it. Immutable and thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface History<S, M> {
  /**
   * What the game waits for, or how it ended: by a declared ending such as a resignation, by its last
   * position, or by an automatic draw of its history.
   *
   * @return the status
   */
  Status status();

  /**
   * The present position.
   *
   * @return the position after the last move
   */
  S position();

  /**
   * The position in which the history begins.
   *
   * @return the position before the first move
   */
  S initial();

  /**
   * How many moves, rolls included, have been played.
   *
   * @return 0 or more
   */
  int ply();

  /**
   * The last move.
   *
   * @return the move as it was written; empty at the start
   */
  Optional<M> move();

  /**
   * All moves from the start.
   *
   * @return an unmodifiable list of {@link #ply} moves
   */
  List<M> moves();

  /**
   * All positions from the start to the present one.
   *
   * @return an unmodifiable list of {@code ply() + 1} positions
   */
  List<S> positions();

  /**
   * How often the present position has occurred, now included: the key is compared first, then {@link
   * Game#samePosition}.
   *
   * @return at least 1
   */
  default int occurrences() {
    return occurrences(Integer.MAX_VALUE);
  }

  /**
   * How often the present position has occurred within the last plies, now included. A game calls it if
   * it knows that the position cannot have occurred earlier.
   *
   * @param plies how many plies to look back, 0 or more
   * @return at least 1
   * @throws IllegalArgumentException if the number is negative
   */
  int occurrences(int plies);
}
