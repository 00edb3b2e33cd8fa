package dev.doska.khachapuri;

import dev.doska.core.Side;

/** The text of a position. */
final class PositionText {
  private PositionText() {}

  static String format(KhachapuriPosition position) {
    StringBuilder text = new StringBuilder("W=");
    checkers(position, Side.WHITE, text);
    text.append(";B=");
    checkers(position, Side.BLACK, text);
    if (position.phase() == KhachapuriPosition.Phase.ROLL_OFF) {
      return text.append(" -").toString();
    }
    text.append(position.side() == Side.WHITE ? " w" : " b");
    position.roll().ifPresent(roll -> text.append(' ').append(roll));
    position.starter().ifPresent(side -> text.append(side == Side.WHITE ? " s=w" : " s=b"));
    return text.toString();
  }

  private static void checkers(KhachapuriPosition position, Side side, StringBuilder text) {
    int start = text.length();
    for (int point = 24; point >= 1; point--) {
      int count = position.count(side, point);
      if (count > 0) {
        text.append(text.length() == start ? "" : ",").append(point).append('x').append(count);
      }
    }
    if (text.length() == start) {
      text.append('-');
    }
  }
}
