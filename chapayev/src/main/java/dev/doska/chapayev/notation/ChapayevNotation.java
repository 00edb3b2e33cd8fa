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
 * How moves are written. Angles are degrees and speeds metres a second, both with three decimals.
 *
 * <pre>
 * E@87.250/1.200              strike: checker, angle, speed
 * C+E@1.500                   scissors: two checkers, speed
 * check C@1.200/45.000/-3.000 thumb check: rim speed, elevation, lateral angle
 * blow C@90.000/1500          blow: direction, strength in µN·s
 * next C                      which standing or hanging checker comes next
 * demand, decline, accept, back     bayonet attack
 * stay, swap                  pie rule
 * lot w, lot b                what the lot says
 * </pre>
 *
 * <p>A strike, scissors, check or blow may be followed by what was seen on a real board, {@code =>} and
 * then {@code nothing} or the checkers to which something happened with semicolons between: {@code
 * E@87.250/1.200 => e fell; d turned, at 12.500000,-3.000000; c hangs; b stands 90.000; a prisoner; f
 * moved}. Leniently numbers may have fewer decimals, blanks do not matter, and what nobody measured may be
 * left out before and behind {@code =>}: {@code E => e fell}, {@code C+E => d fell}, {@code check c => c
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
   * A move's text, legal or not, with {@code #} and the id for checkers that are not there: for
   * messages.
   *
   * @param position the position in which it is played
   * @param move any move
   * @return the text
   */
  public static String describe(ChapayevPosition position, ChapayevMove move) {
    return new MoveWriter(position::nameOf).move(move);
  }

  /**
   * What was observed, in the words of a move's text.
   *
   * @param position the position before the move
   * @param seen what was observed
   * @return the text after {@code =>}
   */
  public static String describe(ChapayevPosition position, Observation seen) {
    return new MoveWriter(position::nameOf).observation(seen);
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
