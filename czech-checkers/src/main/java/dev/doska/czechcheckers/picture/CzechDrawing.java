package dev.doska.czechcheckers.picture;

import dev.doska.core.Drawing;
import dev.doska.core.History;
import dev.doska.core.Notation;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.Objects;

/** The drawing of positions and games from the view of one side. Immutable and thread-safe. */
public final class CzechDrawing implements Drawing<CzechPosition, CzechMove> {
  private final Notation<CzechPosition, CzechMove> notation;
  private final Side bottomSide;

  private CzechDrawing(Notation<CzechPosition, CzechMove> notation, Side bottomSide) {
    this.notation = Objects.requireNonNull(notation);
    this.bottomSide = bottomSide;
  }

  /**
   * The drawing with White's side of the board at the bottom. A game's own drawing is {@link
   * dev.doska.czechcheckers.CzechCheckers#drawing}.
   *
   * @param notation how the moves of a game are written
   * @return the drawing
   */
  public static CzechDrawing of(Notation<CzechPosition, CzechMove> notation) {
    return new CzechDrawing(notation, Side.WHITE);
  }

  /**
   * The same drawing with the board rotated by 180 degrees.
   *
   * @return the drawing from the view of the other side
   */
  public CzechDrawing rotated() {
    return new CzechDrawing(notation, bottomSide.other());
  }

  /**
   * The board in Unicode text: ⛀ and ⛁ are White's man and king, ⛂ and ⛃ Black's, and a dot is an empty dark
   * square. The ranks are at the left, the files and the side to move below the board.
   *
   * @param position the position
   * @return ten lines, each with a line end
   */
  @Override
  public String text(CzechPosition position) {
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      out.append(bottomSide == Side.WHITE ? 8 - row : row + 1);
      for (int column = 0; column < 8; column++) {
        out.append(' ').append(character(position, squareAt(row, column)));
      }
      out.append('\n');
    }
    out.append(bottomSide == Side.WHITE ? "  a b c d e f g h\n" : "  h g f e d c b a\n");
    return out.append(toMove(position)).append('\n').toString();
  }

  private Square squareAt(int row, int column) {
    Square square = new Square((char) ('a' + column), 8 - row);
    return bottomSide == Side.WHITE ? square : square.rotated();
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
   * The board as SVG. The squares of the last move are highlighted and joined by a line. Pieces with marked
   * targets have a ring, and the targets have a dot.
   *
   * @param position the position
   * @param marks the move that led to the position, and the moves whose ends are marked
   * @return a complete document
   */
  @Override
  public String svg(CzechPosition position, Marks<CzechMove> marks) {
    BoardPicture board = new BoardPicture(
        bottomSide, BoardPicture.PICTURE_SIZE, "Czech checkers, " + toMove(position));
    board.drawEmpty();
    marks.last().ifPresent(move -> new MoveMarks(board).drawLast(move));
    for (Square square : Square.all()) {
      position.piece(square).ifPresent(piece -> board.drawPiece(piece, square));
    }
    new MoveMarks(board).drawTargets(marks.targets());
    return board.svg().toString();
  }

  /**
   * A whole game as one animated SVG that repeats: pieces move along their routes, captured pieces
   * disappear together at the end of the move (CZ-12), and the move with its number is shown below the
   * board. A viewer without animation shows the position in which the game began.
   *
   * @param line the game
   * @return a complete document
   */
  @Override
  public String replay(History<CzechPosition, CzechMove> line) {
    return new ReplayAnimation(bottomSide, notation, line).draw();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CzechDrawing that && bottomSide == that.bottomSide;
  }

  @Override
  public int hashCode() {
    return bottomSide.ordinal();
  }

  @Override
  public String toString() {
    return "drawing with " + (bottomSide == Side.WHITE ? "White" : "Black") + " at the bottom";
  }
}
