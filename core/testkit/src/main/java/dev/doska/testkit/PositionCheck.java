package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.Strictness;

/**
 * Validates positions again from scratch, for tests that make positions in their own way. A position is
 * valid if the reader, which validates everything, accepts its text and returns an equal position.
 */
public final class PositionCheck {
  private PositionCheck() {}

  /**
   * Checks a position.
   *
   * @param game the game
   * @param position the position
   * @param <S> the game's positions
   */
  public static <S> void check(Game<S, ?> game, S position) {
    String text = game.positions().format(position);
    assertThat(game.positions().parse(text, Strictness.STRICT))
        .as(text)
        .isEqualTo(new ParseResult.Ok<>(position));
  }

  /**
   * Checks every position of a line.
   *
   * @param line the line
   * @param <S> the game's positions
   */
  public static <S> void check(Line<S, ?> line) {
    line.positions().forEach(position -> check(line.game(), position));
  }
}
