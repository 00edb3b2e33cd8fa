package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;

/** What pictures say in words. */
final class Captions {
  private Captions() {}

  static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** The side whose own numbers the points bear: the one to act, White where nobody is. */
  static Side view(KhachapuriPosition position) {
    return position.phase() == Phase.TO_ROLL || position.phase() == Phase.TO_MOVE
        ? position.side()
        : Side.WHITE;
  }

  static String waitedFor(KhachapuriPosition position) {
    Side side = position.side();
    return switch (position.phase()) {
      case ROLL_OFF -> "Both sides roll for the start";
      case TO_ROLL -> name(side) + " to roll";
      case TO_MOVE -> name(side) + " to move " + position.larger() + "-" + position.smaller();
      case FINISHED -> position.held(side) == 0 ? "A draw" : name(side.other()) + " has won";
    };
  }

  static String pips(KhachapuriPosition position) {
    return "pips " + position.pips(Side.WHITE) + " : " + position.pips(Side.BLACK);
  }
}
