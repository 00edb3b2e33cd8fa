package dev.doska.testkit;

import dev.doska.core.FiniteGame;
import java.util.List;

/**
 * All laws of finite games: those of every game, and the agreement of the three walks.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface FiniteGameLaws<S, M> extends GameLaws<S, M>, WalkLaws<S, M> {
  @Override
  List<? extends FiniteGame<S, M>> games();
}
