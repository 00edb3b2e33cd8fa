package dev.doska.core.play;

import dev.doska.core.Cursor;
import dev.doska.core.FiniteGame;
import dev.doska.core.Game;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.random.RandomGenerator;

/** Random games from a position, and their results. Confined to one search. */
final class Rollout<S, M> {
  private final Game<S, M> game;
  private final RandomGenerator random;
  private final int limit;
  private final RandomWalk walk;

  Rollout(Game<S, M> game, RandomGenerator random, int limit) {
    this.game = game;
    this.random = random;
    this.limit = limit;
    this.walk = new RandomWalk(random);
  }

  /** What one random game is worth to White: 1, 0 or -1. */
  double value(S start) {
    if (game instanceof FiniteGame<S, M> finite) {
      Cursor<S, M> cursor = finite.cursor(start);
      walk.run(cursor, limit);
      return worth(cursor.status());
    }
    S position = start;
    Status status = game.status(position);
    for (int plies = 0; plies < limit && !status.isFinished(); plies++) {
      M move = status instanceof Status.ToRoll
          ? game.odds(position).draw(random)
          : game.moves(position).sample(random);
      position = game.playUnchecked(position, move);
      status = game.status(position);
    }
    return worth(status);
  }

  /** What a status is worth to White: 1, 0 or -1, and 0 while the game goes on. */
  static double worth(Status status) {
    return status
        .outcome()
        .map(outcome -> (double) Integer.signum(outcome.points(Side.WHITE)))
        .orElse(0.0);
  }
}
