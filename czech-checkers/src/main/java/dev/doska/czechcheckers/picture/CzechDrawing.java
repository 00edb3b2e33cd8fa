package dev.doska.czechcheckers.picture;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.Objects;

/**
 * Pictures of positions and games, as one of the players sees the board. Immutable and thread-safe.
 */
public final class CzechDrawing implements Drawing<CzechPosition, CzechMove> {
  private final Side below;

  private CzechDrawing(Side below) {
    this.below = below;
  }

  /**
   * The drawing of a rule set, with White's ranks below.
   *
   * @param ruleset the rule set; pictures do not depend on it
   * @return the drawing
   */
  public static CzechDrawing of(CzechRuleset ruleset) {
    Objects.requireNonNull(ruleset);
    return new CzechDrawing(Side.WHITE);
  }

  /**
   * The same pictures with the board turned round.
   *
   * @return the other view
   */
  public CzechDrawing rotated() {
    return new CzechDrawing(below.other());
  }

  /**
   * The board in Unicode text: ⛀ and ⛁ are White's man and king, ⛂ and ⛃ Black's, a dot is an empty dark
   * square; ranks at the left, files below, and the side to move.
   *
   * @param position the position
   * @return ten lines, each with its end
   */
  @Override
  public String text(CzechPosition position) {
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      out.append(below == Side.WHITE ? 8 - row : row + 1);
      for (int column = 0; column < 8; column++) {
        out.append(' ').append(character(position, squareAt(row, column)));
      }
      out.append('\n');
    }
    out.append(below == Side.WHITE ? "  a b c d e f g h\n" : "  h g f e d c b a\n");
    return out.append(toMove(position)).append('\n').toString();
  }

  private Square squareAt(int row, int column) {
    Square square = new Square((char) ('a' + column), 8 - row);
    return below == Side.WHITE ? square : square.rotated();
  }

  private static char character(CzechPosition position, Square square) {
    if (!square.isPlayable()) {
      return ' ';
    }
    return position.piece(square).map(CzechDrawing::character).orElse('·');
  }

  private static char character(Piece piece) {
    return switch (piece) {
      case WHITE_MAN -> '⛀';
      case WHITE_KING -> '⛁';
      case BLACK_MAN -> '⛂';
      case BLACK_KING -> '⛃';
    };
  }

  static String toMove(CzechPosition position) {
    return position.side() == Side.WHITE ? "White to move" : "Black to move";
  }

  /**
   * The board as SVG. The squares of the last move are tinted and joined by a line; pieces that have
   * targets get a ring, and the targets a dot.
   *
   * @param position the position
   * @param marks the move that led to the position, and moves whose ends are to be shown
   * @return a complete document
   */
  @Override
  public String svg(CzechPosition position, Marks<CzechMove> marks) {
    BoardPicture board =
        new BoardPicture(below, BoardPicture.SIZE, "Czech checkers, " + toMove(position));
    board.drawEmpty();
    marks.last().ifPresent(move -> new MoveMarks(board).drawLast(move));
    for (Square square : Square.all()) {
      position.piece(square).ifPresent(piece -> board.drawPiece(piece, square));
    }
    new MoveMarks(board).drawTargets(marks.targets());
    return board.svg().toString();
  }

  /**
   * A whole game as one animated SVG that begins anew at its end: pieces move along their routes,
   * captured pieces leave together when the move has ended (CZ-12), and the move and its number stand
   * below the board. Where animation is not shown one sees the position in which the game began.
   *
   * @param line the game
   * @return a complete document
   */
  @Override
  public String replay(History<CzechPosition, CzechMove> line) {
    return new ReplayAnimation(below, line).draw();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CzechDrawing that && below == that.below;
  }

  @Override
  public int hashCode() {
    return below.ordinal();
  }

  @Override
  public String toString() {
    return "drawing with " + (below == Side.WHITE ? "White" : "Black") + " below";
  }
}
