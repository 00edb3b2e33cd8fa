package dev.doska.core.play;

import dev.doska.core.Line;

/**
 * A program that plays. It only makes decisions; the caller throws the dice. A bot sees the whole line,
 * with repetitions and claims. It cannot claim or resign.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
@FunctionalInterface
public interface Bot<S, M> {
  /**
   * Chooses a move.
   *
   * @param line the game so far, in which a side is to move: neither finished nor waiting for a roll
   * @param budget how much it may think
   * @return a legal move
   */
  M choose(Line<S, M> line, Budget budget);
}
