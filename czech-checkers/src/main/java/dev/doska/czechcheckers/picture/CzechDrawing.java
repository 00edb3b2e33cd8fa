package dev.doska.czechcheckers.picture;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;

/** Boards as letters, White below: {@code w}, {@code b} for men, capitals for kings. Immutable. */
public final class CzechDrawing implements Drawing<CzechPosition, CzechMove> {
  /**
   * The drawing of a game.
   *
   * @param game the game
   */
  public CzechDrawing(CzechCheckers game) {}

  @Override
  public String text(CzechPosition position) {
    StringBuilder text = new StringBuilder();
    for (int rank = 8; rank >= 1; rank--) {
      text.append(rank);
      for (char file = 'a'; file <= 'h'; file++) {
        text.append(' ').append(letter(position, new Square(file, rank)));
      }
      text.append('\n');
    }
    return text.append("  a b c d e f g h\n").toString();
  }

  private static char letter(CzechPosition position, Square square) {
    return position
        .piece(square)
        .map(piece -> piece(piece))
        .orElse(square.isPlayable() ? '.' : ' ');
  }

  private static char piece(Piece piece) {
    return switch (piece) {
      case WHITE_MAN -> 'w';
      case WHITE_KING -> 'W';
      case BLACK_MAN -> 'b';
      case BLACK_KING -> 'B';
    };
  }

  @Override
  public String svg(CzechPosition position, Marks<CzechMove> marks) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 240 240\"><text>"
        + text(position) + "</text></svg>\n";
  }

  @Override
  public String replay(History<CzechPosition, CzechMove> line) {
    return svg(line.state());
  }
}
