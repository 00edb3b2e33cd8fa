package dev.doska.core;

import java.util.function.Consumer;

/**
 * A game whose moves can always be listed. It offers three walks through its tree, which agree: values
 * ({@link #moves} and {@link #play}); packed moves ({@link #generate} and {@link
 * #playUnchecked(Object, long)}, one small object an edge); and the {@link #cursor}, which allocates
 * nothing. Thread-safe.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface FiniteGame<S, M> extends Game<S, M> {
  @Override
  FiniteGame<S, M> withoutDraws();

  /**
   * {@inheritDoc}
   *
   * <p>{@link #generate} is the faster way, and {@link #count} if only the number is wanted.
   */
  @Override
  Moves.Finite<M> moves(S state);

  /**
   * Whether there is a move, found without generating all.
   *
   * @param state a state
   * @return true exactly if {@link #moves} is not empty
   */
  boolean any(S state);

  /**
   * How many moves there are; allocates nothing.
   *
   * @param state a state
   * @return the size of {@link #moves}
   */
  int count(S state);

  /**
   * Shows a visitor each move in the order of {@link #moves}. {@link #generate} is the faster way.
   *
   * @param state a state
   * @param visitor takes each move
   */
  void forEach(S state, Consumer<? super M> visitor);

  /**
   * Appends the packed form of each move, in the order of {@link #moves}.
   *
   * @param state a state
   * @param buffer where to append
   */
  void generate(S state, MoveBuffer buffer);

  /**
   * Plays a packed move that is known to be legal; allocates the new state and nothing else. With
   * anything else the result is undefined: a wrong state, or any runtime exception.
   *
   * @param state a state, which stays as it is
   * @param packed what {@link #generate} or {@link #encode} gave for this state
   * @return the state after it
   */
  S playUnchecked(S state, long packed);

  /**
   * A cursor that stands on a state.
   *
   * @param state a state
   * @return a new cursor, to be used by one thread
   */
  Cursor<S, M> cursor(S state);
}
