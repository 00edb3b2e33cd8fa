package dev.doska.core;

import java.util.function.Consumer;

/**
 * A game whose moves can always be listed. It offers three walks through its tree, which agree: values
 * ({@link #moves} and {@link #play}); packed moves ({@link #generate} and {@link
 * #playUnchecked(Object, long)}, one small object an edge); and the {@link #cursor}, which allocates
 * nothing. Thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface FiniteGame<S, M> extends Game<S, M> {
  @Override
  FiniteGame<S, M> withoutDraws();

  /**
   * {@inheritDoc}
   *
   * <p>{@link #generate} is the faster way, and {@link #count} is enough for the number.
   */
  @Override
  Moves.Finite<M> moves(S position);

  /**
   * Whether there is a move, found without generating all.
   *
   * @param position a position
   * @return true exactly if {@link #moves} is not empty
   */
  boolean any(S position);

  /**
   * How many moves there are; allocates nothing.
   *
   * @param position a position
   * @return the size of {@link #moves}
   */
  int count(S position);

  /**
   * Passes each move to a visitor in the order of {@link #moves}. {@link #generate} is the faster way.
   *
   * @param position a position
   * @param visitor takes each move
   */
  void forEach(S position, Consumer<? super M> visitor);

  /**
   * Appends the packed form of each move, in the order of {@link #moves}.
   *
   * @param position a position
   * @param buffer where to append
   */
  void generate(S position, MoveBuffer buffer);

  /**
   * Plays a packed move that is known to be legal; allocates the new position and nothing else. With
   * anything else the result is undefined: a wrong position, or any runtime exception.
   *
   * @param position a position, which stays as it is
   * @param packed a result of {@link #generate} or {@link #encode} for this position
   * @return the position after it
   */
  S playUnchecked(S position, long packed);

  /**
   * A cursor at a position.
   *
   * @param position a position
   * @return a new cursor, to be used by one thread
   */
  Cursor<S, M> cursor(S position);
}
