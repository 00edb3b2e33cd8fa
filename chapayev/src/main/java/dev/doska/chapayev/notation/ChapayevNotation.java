package dev.doska.chapayev.notation;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.internal.text.MoveWriter;
import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.Verdict;

/**
 * The notation of moves. Angles are in degrees and speeds in metres a second, both with three decimals.
 *
 * <pre>
 * E@87.250/1.200              strike: checker, angle, speed
 * C+E@1.500                   scissors: two checkers, speed
 * check C@1.200/45.000/-3.000 thumb check: rim speed, elevation, lateral angle
 * blow C@90.000/1500          blow: direction, strength in µN·s
 * next C                      the standing or hanging checker that comes next
 * demand, decline, accept, back     bayonet attack
 * stay, swap                  pie rule
 * lot w, lot b                the result of a coin toss
 * </pre>
 *
 * <p>A strike, scissors, check or blow may be followed by {@code =>} and the outcome on a real board: {@code
 * nothing}, or the checkers to which something happened, separated by semicolons: {@code
 * E@87.250/1.200 => e fell; d turned, at 12.500000,-3.000000; c hangs; b stands 90.000; a prisoner; f
 * moved}. Lenient reading accepts fewer decimals and any blanks, and numbers that were not measured
 * may be left out before and after {@code =>}: {@code E => e fell}, {@code C+E => d fell}, {@code check c => c
 * turned}, {@code blow b => b fell}, {@code E => E stands}. Immutable and thread-safe.
 */
public final class ChapayevNotation implements Notation<ChapayevPosition, ChapayevMove> {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = MoveReader.MAX_LENGTH;

  private final Game<ChapayevPosition, ChapayevMove> game;

  /**
   * The notation of a game.
   *
   * @param game the game
   */
  public ChapayevNotation(Game<ChapayevPosition, ChapayevMove> game) {
    this.game = game;
  }

  @Override
  public String format(ChapayevPosition position, ChapayevMove move) {
    if (game.judge(position, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(describe(position, move), illegal);
    }
    return describe(position, game.canonicalUnchecked(position, move));
  }

  /**
   * The text of a move for messages, legal or not. A checker that this round does not have is written as {@code
   * #} and its id.
   *
   * @param position the position in which it is played
   * @param move any move
   * @return the text
   */
  public static String describe(ChapayevPosition position, ChapayevMove move) {
    return new MoveWriter(position::nameOf).move(move);
  }

  /**
   * The text of an observation, as in the text of a move.
   *
   * @param position the position before the move
   * @param observation the observation
   * @return the text after {@code =>}
   */
  public static String describe(ChapayevPosition position, Observation observation) {
    return new MoveWriter(position::nameOf).observation(observation);
  }

  @Override
  public MoveParse<ChapayevMove> parse(
      ChapayevPosition position, String text, Strictness strictness) {
    boolean strict = strictness == Strictness.STRICT;
    MoveParse<ChapayevMove> parsed = new MoveReader(position, text, strict).read();
    if (!(parsed instanceof MoveParse.Ok<ChapayevMove> ok)) {
      return parsed;
    }
    return game.judge(position, ok.get()) instanceof Verdict.Illegal illegal
        ? new MoveParse.NotLegal<>(illegal)
        : new MoveParse.Ok<>(game.canonicalUnchecked(position, ok.get()));
  }
}
