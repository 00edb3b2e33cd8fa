package dev.doska.core.play;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Moves;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A Monte Carlo tree search that plays any game of the library: a reference that is easy to read and to
 * compare with, not a strong player. Thread-safe: it keeps nothing between decisions.
 *
 * <p>One iteration goes down the tree by UCB1 (Auer, Cesa-Bianchi, Fischer 2002; Kocsis, Szepesvári
 * 2006), adds one position, plays at random from it, and takes the outcome back up. A win counts 1 and a
 * loss −1 for any number of points, and a game unfinished at {@link #ROLLOUT_LIMIT} counts 0. The odds
 * decide the branch at a roll. Listed moves are all tried. Of moves in boxes, a position tries more with
 * each visit: first the {@link Moves#aimed} ones, then samples. The search sees positions only, so it does
 * not see endings of history such as repetition.
 *
 * <p>The choice depends on the seed, the budget, and the line's position and ply, and on nothing else.
 *
 * <pre>{@code
 * Playout<S, M> playout = new Playout<>(
 *     new Mcts<>(1), new RandomBot<>(new SplitMix64(2)), new SplitMix64(3), new Budget(20));
 * System.out.println(playout.run(Line.start(game), 10).moves());
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class Mcts<S, M> implements Bot<S, M> {
  /** How many plies a random game lasts at most. */
  public static final int ROLLOUT_LIMIT = 400;

  private final long seed;

  /**
   * A search with a seed.
   *
   * @param seed any value; equal seeds give equal choices
   */
  public Mcts(long seed) {
    this.seed = seed;
  }

  /**
   * The statistics of a move.
   *
   * @param move the move
   * @param visits how many iterations went through it
   * @param value the mean outcome for the side to move, from −1 to 1
   * @param <M> the game's moves
   */
  public record Evaluation<M>(M move, int visits, double value) {}

  /**
   * {@inheritDoc}
   *
   * <p>It chooses the move that most iterations went through; of several the one with the best mean, of
   * these the one tried first. A single move is chosen without search.
   *
   * @throws IllegalStateException if no side is to move
   */
  @Override
  public M choose(Line<S, M> line, Budget budget) {
    mover(line);
    if (line.game().moves(line.position()) instanceof Moves.Finite<M> finite
        && finite.list().size() == 1) {
      return finite.list().get(0);
    }
    return evaluate(line, budget).get(0).move();
  }

  /**
   * Searches and returns the statistics of every move that it tried.
   *
   * @param line the game so far, in which a side is to move
   * @param budget how many iterations to make; all are made
   * @return the moves, the one to choose first; their visits sum to the iterations
   * @throws IllegalStateException if no side is to move
   */
  public List<Evaluation<M>> evaluate(Line<S, M> line, Budget budget) {
    Side mover = mover(line);
    Game<S, M> game = line.game();
    RandomGenerator random =
        new SplitMix64(SplitMix64.mix(seed ^ game.key(line.position())) + line.ply());
    SearchNode<S, M> root = new SearchNode<>(game, line.position());
    Rollout<S, M> rollout = new Rollout<>(game, random, ROLLOUT_LIMIT);
    for (int i = 0; i < budget.iterations(); i++) {
      iterate(game, root, rollout, random);
    }
    List<Evaluation<M>> evaluations = new ArrayList<>();
    for (SearchNode.Child<S, M> child : root.children()) {
      evaluations.add(
          new Evaluation<>(child.move(), child.node().visits(), child.node().mean(mover)));
    }
    evaluations.sort(Comparator.comparingInt((Evaluation<M> e) -> e.visits())
        .thenComparingDouble(e -> e.value())
        .reversed());
    return List.copyOf(evaluations);
  }

  private Side mover(Line<S, M> line) {
    if (line.status() instanceof Status.ToMove toMove) {
      return toMove.mover();
    }
    throw new IllegalStateException("no side is to move: " + line.status());
  }

  private static <S, M> void iterate(
      Game<S, M> game, SearchNode<S, M> root, Rollout<S, M> rollout, RandomGenerator random) {
    List<SearchNode<S, M>> path = new ArrayList<>();
    SearchNode<S, M> node = root;
    path.add(node);
    while (!node.status().isFinished() && (node == root || node.visits() > 0)) {
      node = node.descend(game, random);
      path.add(node);
    }
    double white = node.status().outcome().isPresent()
        ? Rollout.worth(node.status())
        : rollout.value(node.position());
    for (SearchNode<S, M> visited : path) {
      visited.add(white);
    }
  }
}
