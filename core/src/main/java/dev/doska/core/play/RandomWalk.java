package dev.doska.core.play;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Random games on a cursor: the moves drawn uniformly, the rolls by their odds, and nothing allocated
 * once warm if the generator allocates nothing. It sees the endings of the position alone, not those of
 * history such as repetition. Confined to one thread.
 *
 * <pre>{@code
 * RandomWalk walk = new RandomWalk(new SplitMix64(7));
 * Cursor<S, M> cursor = game.cursor(game.initial());
 * int plies = walk.run(cursor, 500);
 * System.out.println(cursor.isFinished());
 * walk.takeBack(cursor, plies);
 * }</pre>
 */
public final class RandomWalk {
  private final RandomGenerator random;
  private final MoveBuffer buffer = new MoveBuffer();

  /**
   * Walks with a generator.
   *
   * @param random what rolls and moves are drawn from
   */
  public RandomWalk(RandomGenerator random) {
    this.random = Objects.requireNonNull(random);
  }

  /**
   * Plays at random to the end of the game, or for a number of plies.
   *
   * @param cursor where to begin; it stands afterwards where the walk ended
   * @param limit the most plies to play, rolls included
   * @return how many plies were played
   */
  public int run(Cursor<?, ?> cursor, int limit) {
    for (int plies = 0; plies < limit; plies++) {
      if (cursor.isFinished()) {
        return plies;
      }
      cursor.play(draw(cursor));
    }
    return limit;
  }

  private long draw(Cursor<?, ?> cursor) {
    buffer.truncate(0);
    cursor.generate(buffer);
    int index = cursor.status() instanceof Status.ToRoll
        ? cursor.odds().drawIndex(random)
        : (int) SplitMix64.below(random, buffer.size());
    return buffer.get(index);
  }

  /**
   * Takes plies back.
   *
   * @param cursor the cursor
   * @param plies how many, the result of {@link #run}
   */
  public void takeBack(Cursor<?, ?> cursor, int plies) {
    for (int i = 0; i < plies; i++) {
      cursor.undo();
    }
  }
}
