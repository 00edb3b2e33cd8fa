package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.Strictness;

/**
 * Validates states again from scratch, for tests that make states in ways of their own: a state is
 * sound if its text passes the reader, which validates everything, and reads back to it.
 */
public final class StateCheck {
  private StateCheck() {}

  /**
   * Checks a state.
   *
   * @param game the game
   * @param state the state
   * @param <S> the game's states
   */
  public static <S> void check(Game<S, ?> game, S state) {
    String text = game.positions().format(state);
    assertThat(game.positions().parse(text, Strictness.STRICT))
        .as(text)
        .isEqualTo(new ParseResult.Ok<>(state));
  }

  /**
   * Checks every state of a line.
   *
   * @param line the line
   * @param <S> the game's states
   */
  public static <S> void check(Line<S, ?> line) {
    line.states().forEach(state -> check(line.game(), state));
  }
}
