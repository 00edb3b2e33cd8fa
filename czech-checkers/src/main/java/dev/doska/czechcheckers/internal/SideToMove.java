package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.pad;

import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechPosition;

/** A position as its side to move sees it: the arguments of {@link MoveGenerator}. */
final class SideToMove {
  private SideToMove() {}

  /** The pieces of the side to move, padded. */
  static long us(CzechPosition position) {
    return pad(isBlack(position) ? position.black() : position.white());
  }

  /** The pieces of the other side, padded. */
  static long them(CzechPosition position) {
    return pad(isBlack(position) ? position.white() : position.black());
  }

  /** The kings of both sides, padded. */
  static long kings(CzechPosition position) {
    return pad(position.kings());
  }

  /** The direction of the men of the side to move: 1 up the board, -1 down. */
  static int forward(CzechPosition position) {
    return isBlack(position) ? -1 : 1;
  }

  private static boolean isBlack(CzechPosition position) {
    return position.side() == Side.BLACK;
  }
}
