package dev.doska.czechcheckers.internal;

import dev.doska.core.Side;
import dev.doska.czechcheckers.Square;

/** The writer of positions in FEN. */
public final class FenWriter {
  private FenWriter() {}

  /** Appends the side to move and the pieces, each square as file and rank or as its number. */
  public static void append(
      Side side, int white, int black, int kings, boolean numeric, StringBuilder out) {
    out.append(letter(side));
    appendPieces(Side.WHITE, white, kings, numeric, out);
    appendPieces(Side.BLACK, black, kings, numeric, out);
  }

  /** Appends the counters that are not 0. */
  public static void appendCounters(int quiet, int material, int mainRoad, StringBuilder out) {
    appendCounter(out, ":H", quiet);
    appendCounter(out, ":M", material);
    appendCounter(out, ":R", mainRoad);
  }

  private static char letter(Side side) {
    return side == Side.WHITE ? 'W' : 'B';
  }

  private static void appendPieces(
      Side side, int pieces, int kings, boolean numeric, StringBuilder out) {
    out.append(':').append(letter(side));
    boolean first = true;
    for (int number = 1; number <= 32; number++) {
      Square square = Square.ofNumber(number);
      int bit = 1 << square.index();
      if ((pieces & bit) != 0) {
        out.append(first ? "" : ",").append((kings & bit) != 0 ? "K" : "");
        if (numeric) {
          out.append(number);
        } else {
          out.append(square.file()).append(square.rank());
        }
        first = false;
      }
    }
  }

  private static void appendCounter(StringBuilder out, String name, int value) {
    if (value != 0) {
      out.append(name).append(value);
    }
  }
}
