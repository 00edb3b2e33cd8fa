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
 * A bot for Chapayev that aims and has an unsteady hand: it chooses one of the aimed moves by lot, and
 * a strike goes astray by some degrees and some of its speed. Where nothing is aimed at it plays any
 * move. It needs no budget. Confined to one thread.
 */
final class AimingBot implements Bot<ChapayevPosition, ChapayevMove> {
  /** How many aimed moves of each box the bot chooses from. */
  private static final int AIMED = 2;

  /** A practised hand: about one degree and five hundredths of the speed. */
  private static final AimNoise HAND = new AimNoise(0.02, 0.05, 0);

  private final SplitMix64 random;
  private final int maxSpeed;

  /**
   * A bot.
   *
   * @param random what it draws from
   * @param maxSpeed the rule set's limit of the speed
   */
  AimingBot(SplitMix64 random, int maxSpeed) {
    this.random = random;
    this.maxSpeed = maxSpeed;
  }

  @Override
  public ChapayevMove choose(Line<ChapayevPosition, ChapayevMove> line, Budget budget) {
    Game<ChapayevPosition, ChapayevMove> game = line.game();
    Moves<ChapayevMove> moves = game.moves(line.state());
    List<ChapayevMove> aimed = moves.aimed(AIMED);
    if (aimed.isEmpty()) {
      return moves.sample(random);
    }
    ChapayevMove chosen = aimed.get((int) SplitMix64.below(random, aimed.size()));
    return chosen instanceof ChapayevMove.Strike strike
        ? strike.played(HAND, random, maxSpeed)
        : chosen;
  }
}
