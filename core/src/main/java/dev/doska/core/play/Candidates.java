package dev.doska.core.play;

import dev.doska.core.Moves;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The moves of a position in the order in which a search tries them. */
final class Candidates<M> {
  /** How many aimed moves of each box come before the samples. */
  private static final int AIMED = 8;

  private final @Nullable Moves<M> samples;
  private final List<M> first;
  private final RandomGenerator random;
  private int next;

  private Candidates(@Nullable Moves<M> samples, List<M> first, RandomGenerator random) {
    this.samples = samples;
    this.first = first;
    this.random = random;
  }

  /** A list in random order; or the aimed moves of boxes, and then samples without end. */
  static <M> Candidates<M> of(Moves<M> moves, RandomGenerator random) {
    if (moves instanceof Moves.Finite<M> finite) {
      return new Candidates<>(null, shuffled(finite.list(), random), random);
    }
    return new Candidates<>(moves, moves.aimed(AIMED), random);
  }

  private static <M> List<M> shuffled(List<M> list, RandomGenerator random) {
    List<M> shuffled = new ArrayList<>(list);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      int j = (int) SplitMix64.below(random, i + 1L);
      M moved = shuffled.get(i);
      shuffled.set(i, shuffled.get(j));
      shuffled.set(j, moved);
    }
    return shuffled;
  }

  /**
   * The move to try next, or null if those tried are enough for now. Listed moves are all tried before
   * one is tried again; of others there are at most 1 + 2·√visits.
   */
  @Nullable M next(int tried, int visits) {
    if (samples == null) {
      return next < first.size() ? first.get(next++) : null;
    }
    if (tried >= 1 + 2 * Math.sqrt(visits)) {
      return null;
    }
    return next < first.size() ? first.get(next++) : samples.sample(random);
  }
}
