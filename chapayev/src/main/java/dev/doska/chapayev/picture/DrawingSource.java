package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Pose;
import dev.doska.chapayev.Resolution;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.core.Game;
import dev.doska.core.Status;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * What pictures ask of a game. Immutable, and thread-safe as the game is.
 *
 * @param game the game
 * @param ruleset its rule set
 * @param resolutions plays a move and returns its resolution
 */
public record DrawingSource(
    Game<ChapayevPosition, ChapayevMove> game,
    ChapayevRuleset ruleset,
    BiFunction<ChapayevPosition, ChapayevMove, Resolution> resolutions) {
  /**
   * Refuses null.
   *
   * @param game the game
   * @param ruleset its rule set
   * @param resolutions plays a move and returns its resolution
   */
  public DrawingSource {
    Objects.requireNonNull(game);
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(resolutions);
  }

  Status status(ChapayevPosition position) {
    return game.status(position);
  }

  /** Whether a checker lies so far over an edge that it hangs (CH-20). */
  boolean hangs(Checker checker) {
    return checker.pose() == Pose.FLAT
        && checker
            .place()
            .filter(place -> new BoardGeometry(ruleset).hangs(place.x(), place.y()))
            .isPresent();
  }

  Resolution resolve(ChapayevPosition position, ChapayevMove move) {
    return resolutions.apply(position, move);
  }
}
