package dev.doska.testkit;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Moves;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A place where a law is tried: a game, a line of play in it, and a seed for the random choices of the
 * law. Immutable.
 *
 * @param game the game with its rule set
 * @param line how the present position arose
 * @param seed what {@link #random} starts from
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public record Situation<S, M>(Game<S, M> game, Line<S, M> line, long seed) {
  /**
   * The present position.
   *
   * @return the line's last position
   */
  public S position() {
    return line.position();
  }

  /**
   * A fresh generator for the law's own choices.
   *
   * @return a generator that starts at the seed
   */
  public RandomGenerator random() {
    return new SplitMix64(seed);
  }

  /**
   * Some of the moves that may be played: all of them if they can be listed and are few, else moves
   * drawn at random, every kind of move included.
   *
   * @param limit how many are wanted, at least 1
   * @return the moves, empty if the game is over
   */
  public List<M> someMoves(int limit) {
    Moves<M> moves = game.moves(position());
    if (moves.isEmpty()) {
      return List.of();
    }
    if (moves instanceof Moves.Finite<M> finite && finite.list().size() <= limit) {
      return finite.list();
    }
    RandomGenerator random = random();
    List<M> some = new ArrayList<>();
    while (some.size() < limit) {
      some.add(moves.sample(random));
    }
    return some;
  }

  @Override
  public String toString() {
    return game.id() + " " + game.ruleset().text() + ", ply " + line.ply() + ": "
        + game.positions().format(position()) + ", seed " + seed;
  }
}
