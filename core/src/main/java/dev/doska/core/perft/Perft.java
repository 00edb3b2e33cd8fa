package dev.doska.core.perft;

import dev.doska.core.Cursor;
import dev.doska.core.FiniteGame;
import dev.doska.core.Fraction;
import dev.doska.core.Game;
import dev.doska.core.GameProvider;
import dev.doska.core.Games;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.ToLongFunction;

/**
 * Counts the leaves of a game tree. Depth counts decisions; a roll belongs to the decision that follows
 * it; a leaf is at exactly the asked depth, and a line that ends earlier counts 0. A roll that leads
 * back to the same position, such as a tie that is rolled again, is not followed. Draw rules are off
 * ({@link FiniteGame#withoutDraws}). Immutable and thread-safe.
 *
 * <pre>{@code
 * Perft<S, M> perft = Perft.of(game).threads(2);
 * System.out.println(perft.count(position, 2));
 * perft.divide(position, 2).forEach(System.out::println);
 * System.out.println(perft.mass(position, 1).total()); // → 1
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class Perft<S, M> {
  /** The most threads that {@link #threads} takes. */
  public static final int MAX_THREADS = 1024;

  private final FiniteGame<S, M> game;
  private final int threads;

  private Perft(FiniteGame<S, M> game, int threads) {
    this.game = game;
    this.threads = threads;
  }

  /**
   * Counting in a game, on the calling thread.
   *
   * @param game the game, whose draw rules are switched off
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return the counter
   */
  public static <S, M> Perft<S, M> of(FiniteGame<S, M> game) {
    return new Perft<>(game.withoutDraws(), 1);
  }

  /**
   * The same counting on several threads, with the same results.
   *
   * @param threads how many, from 1 to {@link #MAX_THREADS}
   * @return the counter
   */
  public Perft<S, M> threads(int threads) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException(threads + " threads; expected 1 to " + MAX_THREADS);
    }
    return new Perft<>(game, threads);
  }

  /**
   * The number of leaves, each roll counted once.
   *
   * @param position where to begin
   * @param depth the number of decisions, 0 or more
   * @return the number of leaves
   * @throws ArithmeticException if the number exceeds a {@code long} and threads share the work
   */
  public long count(S position, int depth) {
    return sum(position, depth, false);
  }

  /**
   * The number of leaves, each multiplied by the weights of the rolls on its way.
   *
   * @param position where to begin
   * @param depth the number of decisions, 0 or more
   * @return the weighted number of leaves; equal to {@link #count} in a game without dice
   * @throws ArithmeticException if the number exceeds a {@code long}
   */
  public long weighted(S position, int depth) {
    return sum(position, depth, true);
  }

  private long sum(S position, int depth, boolean weighted) {
    if (threads == 1 || depth < 3) {
      return leaves(position, depth, weighted);
    }
    List<Node<S>> nodes = frontier(position, depth, 2, weighted);
    return inParallel(
        nodes,
        node -> Math.multiplyExact(node.weight, leaves(node.position, node.depth, weighted)));
  }

  /**
   * The leaves below each move; 0 below a roll that leads back to the same position.
   *
   * @param position where to begin; its moves may be decisions or rolls
   * @param depth the number of decisions, 1 or more
   * @return one entry a move, in the order of the game's list
   */
  public List<Division<M>> divide(S position, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth + "; to divide takes at least 1");
    }
    int below = game.status(position) instanceof Status.ToRoll ? depth : depth - 1;
    List<Division<M>> divisions = new ArrayList<>();
    for (M move : game.moves(position).list()) {
      S after = game.playUnchecked(position, move);
      divisions.add(new Division<>(move, after.equals(position) ? 0 : count(after, below)));
    }
    return List.copyOf(divisions);
  }

  /**
   * The leaves below one move.
   *
   * @param move the move
   * @param leaves the number of leaves after it
   * @param <M> the game's moves
   */
  public record Division<M>(M move, long leaves) {}

  /**
   * Cuts a count into pieces that can be counted anywhere, in any order; equal positions become one
   * piece. The sum over the units of weight × leaves is the whole count.
   *
   * @param position where to begin
   * @param depth the number of decisions, 0 or more
   * @param splitDepth after how many decisions to cut, from 0 to {@code depth}
   * @param weighted whether the weights of rolls are counted, as in {@link #weighted}
   * @return the units, in the order in which the game's lists reach them first
   */
  public List<PerftUnit> split(S position, int depth, int splitDepth, boolean weighted) {
    if (splitDepth < 0 || splitDepth > depth) {
      throw new IllegalArgumentException("split depth " + splitDepth + " is not in 0.." + depth);
    }
    Map<String, PerftUnit> units = new LinkedHashMap<>();
    for (Node<S> node : frontier(position, depth, splitDepth, weighted)) {
      PerftUnit unit = new PerftUnit(
          game.id(),
          game.ruleset().text(),
          game.positions().format(node.position),
          node.depth,
          node.weight,
          weighted);
      units.merge(unit.position(), unit, PerftUnit::plus);
    }
    return List.copyOf(units.values());
  }

  /**
   * Counts a unit, on this machine or any other. The unit's game must be present, see {@link Games}.
   *
   * @param unit a result of {@link #split}
   * @param threads how many threads to use, 1 to {@link #MAX_THREADS}
   * @return weight × leaves
   * @throws IllegalArgumentException if there is no such game, rule set or position, with the reason
   * @throws ArithmeticException if the number exceeds a {@code long}
   */
  public static long countUnit(PerftUnit unit, int threads) {
    GameProvider provider = Games.find(unit.game())
        .orElseThrow(() -> new IllegalArgumentException("no game \"" + unit.game() + "\""));
    Game<?, ?> game = provider.create(unit.ruleset()).orElseThrow();
    if (!(game instanceof FiniteGame<?, ?> finite)) {
      throw new IllegalArgumentException("the moves of " + unit.game() + " can't be counted");
    }
    return Math.multiplyExact(unit.weight(), leaves(finite, unit, threads));
  }

  private static <S, M> long leaves(FiniteGame<S, M> finite, PerftUnit unit, int threads) {
    S position = finite.positions().parse(unit.position()).orElseThrow();
    return of(finite).threads(threads).sum(position, unit.depth(), unit.weighted());
  }

  /**
   * The exact probability of reaching the depth, if every result of a decision is equally likely and
   * rolls have their own odds.
   *
   * @param position where to begin
   * @param depth the number of decisions, 0 or more
   * @return the probability of a leaf and that of an earlier end, which sum to exactly 1
   */
  public Mass mass(S position, int depth) {
    return mass(game.cursor(position), depth, new MoveBuffer());
  }

  /**
   * How probability is spread.
   *
   * @param leaves the probability of reaching the depth
   * @param ended the probability of an earlier end
   */
  public record Mass(Fraction leaves, Fraction ended) {
    /**
     * The whole probability.
     *
     * @return leaves + ended, which is 1
     */
    public Fraction total() {
      return leaves.plus(ended);
    }

    private Mass plus(Mass other, Fraction share) {
      return new Mass(leaves.plus(other.leaves.times(share)), ended.plus(other.ended.times(share)));
    }
  }

  private static <S, M> Mass mass(Cursor<S, M> cursor, int depth, MoveBuffer buffer) {
    if (depth == 0) {
      return new Mass(Fraction.ONE, Fraction.ZERO);
    }
    if (cursor.isFinished()) {
      return new Mass(Fraction.ZERO, Fraction.ONE);
    }
    boolean rolls = cursor.status() instanceof Status.ToRoll;
    int mark = buffer.size();
    cursor.generate(buffer);
    int end = buffer.size();
    Mass sum = new Mass(Fraction.ZERO, Fraction.ZERO);
    Fraction followed = Fraction.ZERO;
    for (int i = mark; i < end; i++) {
      if (!cursor.leadsBack(buffer.get(i))) {
        Fraction share =
            rolls ? cursor.odds().probability(i - mark) : Fraction.of(1, (long) end - mark);
        followed = followed.plus(share);
        cursor.play(buffer.get(i));
        sum = sum.plus(mass(cursor, rolls ? depth : depth - 1, buffer), share);
        cursor.undo();
      }
    }
    buffer.truncate(mark);
    // Rolls that lead back are repeated until another one comes.
    return new Mass(sum.leaves.dividedBy(followed), sum.ended.dividedBy(followed));
  }

  private long leaves(S position, int depth, boolean weighted) {
    Cursor<S, M> cursor = game.cursor(position);
    return weighted ? weightedLeaves(cursor, depth, new MoveBuffer()) : cursor.leaves(depth);
  }

  private static <S, M> long weightedLeaves(Cursor<S, M> cursor, int depth, MoveBuffer buffer) {
    if (depth == 0) {
      return 1;
    }
    if (!(cursor.status() instanceof Status.ToRoll)) {
      return depth == 1 ? cursor.count() : weightedBelow(cursor, depth, buffer);
    }
    Odds<M> odds = cursor.odds();
    int mark = buffer.size();
    cursor.generate(buffer);
    long leaves = 0;
    for (int i = 0; i < odds.size(); i++) {
      if (!cursor.leadsBack(buffer.get(mark + i))) {
        cursor.play(buffer.get(mark + i));
        long below = weightedLeaves(cursor, depth, buffer);
        leaves = Math.addExact(leaves, Math.multiplyExact(below, odds.weight(i)));
        cursor.undo();
      }
    }
    buffer.truncate(mark);
    return leaves;
  }

  private static <S, M> long weightedBelow(Cursor<S, M> cursor, int depth, MoveBuffer buffer) {
    int mark = buffer.size();
    cursor.generate(buffer);
    int end = buffer.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      cursor.play(buffer.get(i));
      leaves = Math.addExact(leaves, weightedLeaves(cursor, depth - 1, buffer));
      cursor.undo();
    }
    buffer.truncate(mark);
    return leaves;
  }

  private record Node<S>(S position, int depth, long weight) {}

  /** The positions after {@code cut} decisions, fewer if the count is less deep. */
  private List<Node<S>> frontier(S position, int depth, int cut, boolean weighted) {
    List<Node<S>> nodes = List.of(new Node<>(position, depth, 1));
    int target = Math.max(depth - cut, 0);
    boolean open = depth > target;
    while (open) {
      List<Node<S>> next = new ArrayList<>();
      open = false;
      for (Node<S> node : nodes) {
        if (node.depth == target) {
          next.add(node);
        } else {
          expand(node, weighted, next);
          open = true;
        }
      }
      nodes = next;
    }
    return nodes;
  }

  private void expand(Node<S> node, boolean weighted, List<Node<S>> children) {
    if (game.status(node.position) instanceof Status.ToRoll) {
      Odds<M> odds = game.odds(node.position);
      for (int i = 0; i < odds.size(); i++) {
        long weight = weighted ? Math.multiplyExact(node.weight, odds.weight(i)) : node.weight;
        S after = game.playUnchecked(node.position, odds.outcome(i));
        if (!after.equals(node.position)) {
          children.add(new Node<>(after, node.depth, weight));
        }
      }
    } else {
      for (M move : game.moves(node.position).list()) {
        S after = game.playUnchecked(node.position, move);
        children.add(new Node<>(after, node.depth - 1, node.weight));
      }
    }
  }

  private <T> long inParallel(List<T> tasks, ToLongFunction<T> work) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> tasks.parallelStream().mapToLong(work).reduce(0, Math::addExact))
          .join();
    } finally {
      pool.shutdown();
    }
  }
}
