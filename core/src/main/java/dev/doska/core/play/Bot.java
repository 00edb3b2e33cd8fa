package dev.doska.core.play;

import dev.doska.core.Line;

/**
 * A player made of code. It is asked for decisions only: whoever runs the game throws the dice. A bot
 * sees the whole line, so it may know of repetitions and claims; it does not claim or resign by itself.
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
