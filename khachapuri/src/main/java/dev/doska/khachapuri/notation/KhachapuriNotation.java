package dev.doska.khachapuri.notation;

import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;

/**
 * How rolls and turns are written: in the mover's own numbers, canonically. Immutable and
 * thread-safe.
 */
public final class KhachapuriNotation implements Notation<KhachapuriPosition, KhachapuriMove> {
  private final Khachapuri game;

  /**
   * The notation of a game.
   *
   * @param game the game
   */
  public KhachapuriNotation(Khachapuri game) {
    this.game = game;
  }

  @Override
  public String format(KhachapuriPosition position, KhachapuriMove move) {
    return game.canonical(position, move).toString();
  }

  @Override
  public MoveParse<KhachapuriMove> parse(
      KhachapuriPosition position, String text, Strictness strictness) {
    for (KhachapuriMove move : game.moves(position).list()) {
      if (move.toString().equals(text)) {
        return new MoveParse.Ok<>(move);
      }
    }
    return new MoveParse.BadSyntax<>(
        new TextError(1, 1, "this is no legal move's canonical text", "such as 13/8 6/5"));
  }
}
