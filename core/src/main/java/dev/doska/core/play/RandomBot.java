package dev.doska.core.play;

import dev.doska.core.Line;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * A bot that plays any move: by {@link dev.doska.core.Moves#sample}, so a list uniformly, and of boxes
 * one uniformly, then a point in it. It needs no budget. Confined to the thread of its generator.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class RandomBot<S, M> implements Bot<S, M> {
  private final RandomGenerator random;

  /**
   * A bot with a generator.
   *
   * @param random what it draws from, such as {@link dev.doska.core.SplitMix64}
   */
  public RandomBot(RandomGenerator random) {
    this.random = Objects.requireNonNull(random);
  }

  @Override
  public M choose(Line<S, M> line, Budget budget) {
    return line.game().moves(line.position()).sample(random);
  }
}
