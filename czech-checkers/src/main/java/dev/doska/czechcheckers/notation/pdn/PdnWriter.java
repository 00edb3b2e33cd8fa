package dev.doska.czechcheckers.notation.pdn;

import java.io.IOException;
import java.util.Objects;

/**
 * Writes games in PDN: tags, a blank line, the moves, the result, and a blank line. Lines have at most 80
 * characters where words and comments allow it. The text reads back to the same game, apart from places.
 * Confined to one thread.
 */
public final class PdnWriter {
  private final Appendable out;

  /**
   * A writer.
   *
   * @param out where to write
   */
  public PdnWriter(Appendable out) {
    this.out = Objects.requireNonNull(out);
  }

  /**
   * A game as text.
   *
   * @param game the game
   * @return its PDN
   */
  public static String format(PdnGame game) {
    return PdnLayout.format(game.tags(), game.movetext(), game.terminator());
  }

  /**
   * Writes a game.
   *
   * @param game the game
   * @throws IOException if it cannot be written
   */
  public void write(PdnGame game) throws IOException {
    out.append(format(game));
  }
}
