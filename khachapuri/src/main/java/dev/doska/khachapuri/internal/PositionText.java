package dev.doska.khachapuri.internal;

import dev.doska.core.Side;
import dev.doska.khachapuri.Phase;

/** The text of a position. */
public final class PositionText {
  private PositionText() {}

  /** The text by the counts of each point of White's numbering and the packed state of the turn. */
  public static String format(int[] white, int[] black, int state) {
    StringBuilder text = new StringBuilder("W=");
    checkers(white, text);
    text.append(";B=");
    checkers(black, text);
    if (PackedTurnState.phase(state) == Phase.ROLL_OFF) {
      return text.append(" -").toString();
    }
    text.append(PackedTurnState.side(state) == Side.WHITE ? " w" : " b");
    int larger = PackedTurnState.larger(state);
    if (larger != 0) {
      text.append(' ').append(larger).append('-').append(PackedTurnState.smaller(state));
    }
    PackedTurnState.starter(state)
        .ifPresent(side -> text.append(side == Side.WHITE ? " s=w" : " s=b"));
    return text.toString();
  }

  private static void checkers(int[] counts, StringBuilder text) {
    int start = text.length();
    for (int point = 24; point >= 1; point--) {
      if (counts[point] > 0) {
        text.append(text.length() == start ? "" : ",");
        text.append(point).append('x').append(counts[point]);
      }
    }
    if (text.length() == start) {
      text.append('-');
    }
  }
}
