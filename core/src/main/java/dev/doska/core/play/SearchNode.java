package dev.doska.core.play;

import dev.doska.core.Game;
import dev.doska.core.Odds;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A position in a search tree, with the statistics of the iterations through it. */
final class SearchNode<S, M> {
  /** How much a move that was tried seldom is preferred; outcomes lie between -1 and 1. */
  private static final double EXPLORATION = 1.0;

  /** A move and where it leads. */
  record Child<S, M>(M move, SearchNode<S, M> node) {}

  private final S position;
  private final Status status;
  private final List<Child<S, M>> children = new ArrayList<>();
  private @Nullable Candidates<M> candidates;
  private int visits;
  private double white;

  SearchNode(Game<S, M> game, S position) {
    this.position = position;
    this.status = game.status(position);
  }

  S position() {
    return position;
  }

  Status status() {
    return status;
  }

  int visits() {
    return visits;
  }

  List<Child<S, M>> children() {
    return children;
  }

  /** The mean outcome for a side, from -1 to 1. */
  double mean(Side side) {
    return (side == Side.WHITE ? white : -white) / visits;
  }

  void add(double whiteOutcome) {
    visits++;
    white += whiteOutcome;
  }

  /** Where the next iteration goes from here; the game is not over. */
  SearchNode<S, M> descend(Game<S, M> game, RandomGenerator random) {
    if (!(status instanceof Status.ToMove toMove)) {
      Odds<M> odds = game.odds(position);
      return child(game, odds.draw(random));
    }
    if (candidates == null) {
      candidates = Candidates.of(game.moves(position), random);
    }
    M untried = candidates.next(children.size(), visits);
    return untried == null ? best(toMove.mover()) : child(game, untried);
  }

  private SearchNode<S, M> child(Game<S, M> game, M move) {
    for (Child<S, M> child : children) {
      if (child.move().equals(move)) {
        return child.node();
      }
    }
    SearchNode<S, M> node = new SearchNode<>(game, game.playUnchecked(position, move));
    children.add(new Child<>(move, node));
    return node;
  }

  /** The child with the highest upper confidence bound; each has been visited. */
  private SearchNode<S, M> best(Side mover) {
    double log = StrictMath.log(visits);
    SearchNode<S, M> best = children.get(0).node();
    double bestBound = Double.NEGATIVE_INFINITY;
    for (Child<S, M> child : children) {
      SearchNode<S, M> node = child.node();
      double bound = node.mean(mover) + EXPLORATION * Math.sqrt(log / node.visits);
      if (bound > bestBound) {
        best = node;
        bestBound = bound;
      }
    }
    return best;
  }
}
