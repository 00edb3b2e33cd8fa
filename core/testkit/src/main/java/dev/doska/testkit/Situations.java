package dev.doska.testkit;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/**
 * The one generator of positions: games played at random to their end, by legal moves from the initial
 * position or from a drafted one. Each is played once for a test class and kept; a situation is one of its
 * plies, and shrinks towards the first.
 *
 * <p>The system property {@code doska.law.seed} chooses other games; 0 is the default.
 */
final class Situations {
  private static final Map<Key, Line<?, ?>> PLAYED = new ConcurrentHashMap<>();
  private static final long SEED = Long.getLong("doska.law.seed", 0);

  /** One walk of a test class: the rule set by its index and the walk by its number. */
  private record Key(Class<?> test, int game, int walk) {}

  private Situations() {}

  static <S, M> Arbitrary<Situation<S, M>> of(Subject<S, M> subject) {
    Arbitrary<Integer> plies = Arbitraries.integers()
        .between(0, subject.longestWalk())
        .withDistribution(RandomDistribution.uniform());
    return Combinators.combine(
            index(subject.games().size()),
            index(subject.walks()),
            plies,
            Arbitraries.randomValue(Random::nextLong))
        .as((game, walk, ply, seed) ->
            new Situation<>(subject.games().get(game), line(subject, game, walk, ply), seed));
  }

  private static Arbitrary<Integer> index(int size) {
    return Arbitraries.integers()
        .between(0, size - 1)
        .withDistribution(RandomDistribution.uniform())
        .withoutEdgeCases();
  }

  private static <S, M> Line<S, M> line(Subject<S, M> subject, int game, int walk, int ply) {
    Key key = new Key(subject.getClass(), game, walk);
    // The key holds the test's class, and a test class has one type of positions and of moves.
    @SuppressWarnings("unchecked")
    Line<S, M> line =
        (Line<S, M>) PLAYED.computeIfAbsent(key, k -> play(subject, k.game(), k.walk()));
    while (line.ply() > ply) {
      line = line.parent().orElseThrow();
    }
    return line;
  }

  private static <S, M> Line<S, M> play(Subject<S, M> subject, int index, int walk) {
    Game<S, M> game = subject.games().get(index);
    RandomGenerator random = new SplitMix64(SplitMix64.mix(SEED * 1_000_003 + walk));
    Line<S, M> line = start(subject, game, walk, random);
    while (line.ply() < subject.longestWalk() && !line.status().isFinished()) {
      line = line.playUnchecked(game.moves(line.position()).sample(random));
    }
    return line;
  }

  private static <S, M> Line<S, M> start(
      Subject<S, M> subject, Game<S, M> game, int walk, RandomGenerator random) {
    return walk % 4 == 3
        ? subject
            .draftedPosition(game, random)
            .map(position -> Line.start(game, position))
            .orElseGet(() -> Line.start(game))
        : Line.start(game);
  }
}
