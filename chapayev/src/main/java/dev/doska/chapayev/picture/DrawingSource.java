package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Resolution;
import dev.doska.core.Game;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What pictures ask of a game. Immutable, and thread-safe as the game is.
 *
 * @param game the game
 * @param ruleset its rule set
 * @param deciders gives the colour that decides in a position
 * @param resolutions plays a move and gives everything that it does
 */
public record DrawingSource(
    Game<ChapayevPosition, ChapayevMove> game,
    ChapayevRuleset ruleset,
    Function<ChapayevPosition, Side> deciders,
    BiFunction<ChapayevPosition, ChapayevMove, Resolution> resolutions) {
  /**
   * Refuses null.
   *
   * @param game the game
   * @param ruleset its rule set
   * @param deciders gives the colour that decides in a position
   * @param resolutions plays a move and gives everything that it does
   */
  public DrawingSource {
    Objects.requireNonNull(game);
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(deciders);
    Objects.requireNonNull(resolutions);
  }

  Status status(ChapayevPosition position) {
    return game.status(position);
  }

  Side decider(ChapayevPosition position) {
    return deciders.apply(position);
  }

  Resolution resolve(ChapayevPosition position, ChapayevMove move) {
    return resolutions.apply(position, move);
  }
}
