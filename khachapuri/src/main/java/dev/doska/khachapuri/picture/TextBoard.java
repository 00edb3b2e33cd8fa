package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.Step;

/**
 * A position in Unicode text: the board as White sees it, the points numbered for the side to move,
 * ○ White's and ● Black's checkers, stacks above five with their number.
 */
record TextBoard(KhachapuriPosition position) {
  private static final int ROWS = 5;

  String text() {
    StringBuilder out = new StringBuilder();
    out.append(Captions.waitedFor(position)).append('\n');
    numbers(13, out);
    out.append("┌────────────────────┬────────────────────┐\n");
    for (int row = 0; row < ROWS; row++) {
      row(13, row, out);
    }
    middle(out);
    for (int row = ROWS - 1; row >= 0; row--) {
      row(12, row, out);
    }
    out.append("└────────────────────┴────────────────────┘\n");
    numbers(12, out);
    for (Side side : Side.values()) {
      out.append(disc(side)).append(' ').append(Captions.name(side)).append(' ');
      out.append(pad(position.pips(side), 3)).append(" pips, ");
      out.append(pad(position.off(side), 2)).append(" off");
      out.append(position.off(side) == 0 ? "" : " ").append(disc(side).repeat(position.off(side)));
      out.append('\n');
    }
    return out.toString();
  }

  /** The twelve points of a row from the left: 13 to 24, or 12 to 1. */
  private static int point(int first, int column) {
    return first == 13 ? 13 + column : 12 - column;
  }

  private void numbers(int first, StringBuilder out) {
    Side view = Captions.view(position);
    StringBuilder line = new StringBuilder("  ");
    for (int column = 0; column < 12; column++) {
      line.append(column == 6 ? "   " : "");
      line.append(pad(Step.ownNumber(view, point(first, column)), 2)).append(' ');
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private void row(int first, int row, StringBuilder out) {
    for (int column = 0; column < 12; column++) {
      out.append(column % 6 == 0 ? "│ " : "");
      out.append(cell(point(first, column), row));
      out.append(column % 6 == 5 ? " " : "");
    }
    out.append("│\n");
  }

  private String cell(int point, int row) {
    for (Side side : Side.values()) {
      int count = position.count(side, point);
      if (count > ROWS && row == ROWS - 1) {
        return pad(count, 2) + " ";
      }
      if (count > row) {
        return " " + disc(side) + " ";
      }
    }
    return row == 0 ? " · " : "   ";
  }

  /** The band between the rows, where the dice lie: White's on the right, Black's on the left. */
  private void middle(StringBuilder out) {
    String dice = "";
    if (position.phase() == Phase.TO_MOVE) {
      dice = "[" + position.larger() + "] [" + position.smaller() + "]";
    }
    boolean white = position.side() == Side.WHITE;
    String left = white ? "" : dice;
    String right = white ? dice : "";
    out.append('│').append(centred(left)).append('│').append(centred(right)).append("│\n");
  }

  private static String centred(String text) {
    int left = (20 - text.length()) / 2;
    return " ".repeat(left) + text + " ".repeat(20 - left - text.length());
  }

  private static String pad(int number, int width) {
    String digits = String.valueOf(number);
    return " ".repeat(width - digits.length()) + digits;
  }

  private static String disc(Side side) {
    return side == Side.WHITE ? "○" : "●";
  }
}
