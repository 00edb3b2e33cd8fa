package dev.doska.chapayev.notation;

import dev.doska.chapayev.ChapayevGame;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevState;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;

/** Moves as the hexadecimal digits of their packed form. Immutable and thread-safe. */
public final class PlainNotation implements Notation<ChapayevState, ChapayevMove> {
  private final ChapayevGame game;

  /**
   * The notation of a game.
   *
   * @param game the game
   */
  public PlainNotation(ChapayevGame game) {
    this.game = game;
  }

  @Override
  public String format(ChapayevState state, ChapayevMove move) {
    return Long.toHexString(game.encode(state, move));
  }

  @Override
  public MoveParse<ChapayevMove> parse(ChapayevState state, String text, Strictness strictness) {
    try {
      return new MoveParse.Ok<>(game.decode(state, Long.parseUnsignedLong(text.strip(), 16)));
    } catch (IllegalArgumentException e) {
      return new MoveParse.BadSyntax<>(
          new TextError(1, 1, "no legal move", "hexadecimal digits of a packed move"));
    }
  }
}
