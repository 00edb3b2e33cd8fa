package dev.doska.core.play;

import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Plays games to their end: two bots decide, and a generator throws the dice by the game's odds. {@link
 * RandomWalk} is the faster way to play a finite game at random. Confined to the thread of its generator
 * and bots.
 *
 * <pre>{@code
 * RandomGenerator random = new SplitMix64(2024);
 * Bot<S, M> bot = new RandomBot<>(random);
 * Line<S, M> line = new Playout<>(bot, bot, random).run(Line.start(game));
 * System.out.println(line.ply() + " plies, " + line.status());
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public final class Playout<S, M> {
  /** The default limit of the plies of a game. */
  public static final int DEFAULT_LIMIT = 10_000;

  /** The default budget of the bots. */
  public static final Budget DEFAULT_BUDGET = new Budget(1000);

  private final Bot<S, M> white;
  private final Bot<S, M> black;
  private final RandomGenerator dice;
  private final Budget budget;

  /**
   * Games between two bots with {@link #DEFAULT_BUDGET} for each decision.
   *
   * @param white who decides for White
   * @param black who decides for Black, maybe the same
   * @param dice what the rolls are drawn from
   */
  public Playout(Bot<S, M> white, Bot<S, M> black, RandomGenerator dice) {
    this(white, black, dice, DEFAULT_BUDGET);
  }

  /**
   * Games between two bots.
   *
   * @param white who decides for White
   * @param black who decides for Black, maybe the same
   * @param dice what the rolls are drawn from
   * @param budget how much a bot may think about each decision
   */
  public Playout(Bot<S, M> white, Bot<S, M> black, RandomGenerator dice, Budget budget) {
    this.white = Objects.requireNonNull(white);
    this.black = Objects.requireNonNull(black);
    this.dice = Objects.requireNonNull(dice);
    this.budget = Objects.requireNonNull(budget);
  }

  /**
   * Games in which every decision is drawn like the dice.
   *
   * @param random what rolls and moves are drawn from
   * @param <S> the game's positions
   * @param <M> the game's moves
   * @return the playout
   */
  public static <S, M> Playout<S, M> random(RandomGenerator random) {
    Bot<S, M> bot = new RandomBot<>(random);
    return new Playout<>(bot, bot, random);
  }

  /**
   * Plays on to the end, or for {@link #DEFAULT_LIMIT} plies.
   *
   * @param start the game so far
   * @return the line that grew from it, unfinished if the limit was hit
   */
  public Line<S, M> run(Line<S, M> start) {
    return run(start, DEFAULT_LIMIT);
  }

  /**
   * Plays on to the end, or for a number of plies.
   *
   * @param start the game so far
   * @param limit the most plies to play, rolls included, 0 or more
   * @return the line that grew from it, unfinished if the limit was hit
   * @throws dev.doska.core.IllegalMoveException if a bot chooses an illegal move
   */
  public Line<S, M> run(Line<S, M> start, int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("a limit of " + limit + " plies");
    }
    Line<S, M> line = start;
    for (int plies = 0; plies < limit; plies++) {
      Status status = line.status();
      if (status.isFinished()) {
        return line;
      }
      line = line.play(next(line, status));
    }
    return line;
  }

  private M next(Line<S, M> line, Status status) {
    Game<S, M> game = line.game();
    if (status instanceof Status.ToMove toMove) {
      return (toMove.mover() == Side.WHITE ? white : black).choose(line, budget);
    }
    return game.odds(line.position()).draw(dice);
  }
}
