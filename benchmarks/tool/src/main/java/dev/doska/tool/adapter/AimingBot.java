package dev.doska.tool.adapter;

import dev.doska.chapayev.AimNoise;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.core.Game;
import dev.doska.core.Line;
import dev.doska.core.Moves;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Bot;
import dev.doska.core.play.Budget;
import java.util.List;

/**
 * A bot for Chapayev that plays promising strikes with human errors: it chooses one of the aimed moves
 * at random, and plays it with {@link AimNoise}. If there is no aimed move, it plays
 * any move. It ignores the budget. Confined to one thread.
 */
final class AimingBot implements Bot<ChapayevPosition, ChapayevMove> {
  /** The number of aimed moves of each box that the bot chooses from. */
  private static final int AIMED = 2;

  /** The noise of a trained player: about one degree and 5 % of the speed. */
  private static final AimNoise NOISE = new AimNoise(0.02, 0.05, 0);

  private final SplitMix64 random;
  private final int maxSpeed;

  /**
   * A bot.
   *
   * @param random the source of all random choices
   * @param maxSpeed the maximum speed of the rule set
   */
  AimingBot(SplitMix64 random, int maxSpeed) {
    this.random = random;
    this.maxSpeed = maxSpeed;
  }

  @Override
  public ChapayevMove choose(Line<ChapayevPosition, ChapayevMove> line, Budget budget) {
    Game<ChapayevPosition, ChapayevMove> game = line.game();
    Moves<ChapayevMove> moves = game.moves(line.position());
    List<ChapayevMove> aimed = moves.aimed(AIMED);
    if (aimed.isEmpty()) {
      return moves.sample(random);
    }
    ChapayevMove chosen = aimed.get((int) SplitMix64.below(random, aimed.size()));
    return chosen.played(NOISE, random, maxSpeed);
  }
}
