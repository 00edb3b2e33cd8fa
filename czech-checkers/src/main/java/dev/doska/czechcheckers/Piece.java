package dev.doska.czechcheckers;

import dev.doska.core.Side;
import java.util.Objects;

/** The four kinds of piece. */
public enum Piece {
  /** A white man. */
  WHITE_MAN(Side.WHITE, false),
  /** A white king. */
  WHITE_KING(Side.WHITE, true),
  /** A black man. */
  BLACK_MAN(Side.BLACK, false),
  /** A black king. */
  BLACK_KING(Side.BLACK, true);

  private final Side side;
  private final boolean king;

  Piece(Side side, boolean king) {
    this.side = side;
    this.king = king;
  }

  /**
   * The piece of a side.
   *
   * @param side its side
   * @param king whether it is a king
   * @return the piece
   */
  public static Piece of(Side side, boolean king) {
    return Objects.requireNonNull(side) == Side.WHITE
        ? king ? WHITE_KING : WHITE_MAN
        : king ? BLACK_KING : BLACK_MAN;
  }

  /**
   * The side of the piece.
   *
   * @return its side
   */
  public Side side() {
    return side;
  }

  /**
   * Whether it is a king.
   *
   * @return false for a man
   */
  public boolean isKing() {
    return king;
  }

  /**
   * The same kind of piece of the other side.
   *
   * @return a king for a king, a man for a man
   */
  public Piece opposite() {
    return of(side.other(), king);
  }

  @Override
  public String toString() {
    return (side == Side.WHITE ? "white " : "black ") + (king ? "king" : "man");
  }
}
