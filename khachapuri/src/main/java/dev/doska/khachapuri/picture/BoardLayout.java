package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.Step;

/**
 * The places of everything on the picture, in user units. The board is as White sees it: the points 13 to
 * 24 above from left to right, 12 to 1 below; White bears off to the right, Black to the left.
 */
final class BoardLayout {
  static final double WIDTH = 792;
  static final double HEIGHT = 640;

  /** The radius of a checker, the width of a point, and how many checkers are stacked. */
  static final double RADIUS = 22;

  static final double POINT = 48;
  static final int STACK = 5;

  static final double TOP = 52;
  static final double BOTTOM = 556;
  static final double MIDDLE = (TOP + BOTTOM) / 2;
  static final double LEFT = 92;
  static final double BAR = 32;
  static final double HALF = 6 * POINT;
  static final double RIGHT = LEFT + 2 * HALF + BAR;
  static final double SPIKE = 214;

  static final double TRAY_WIDTH = 52;
  static final double TRAY_LEFT = 24;
  static final double TRAY_RIGHT = WIDTH - 24 - TRAY_WIDTH;
  static final double TRAY_HEIGHT = 222;
  static final double SLAB = 14;

  static final double DIE = 40;

  /** The base lines of the points' numbers. */
  static final double NUMBERS_ABOVE = TOP - 14;

  static final double NUMBERS_BELOW = BOTTOM + 24;

  /** A place on the picture. */
  record Spot(double x, double y) {
    /** The coordinates as SVG writes them. */
    @Override
    public String toString() {
      return Svg.number(x) + " " + Svg.number(y);
    }
  }

  private BoardLayout() {}

  static boolean isAbove(int point) {
    return point > 12;
  }

  /** The middle of a point's column; the point is in White's numbers. */
  static double x(int point) {
    int column = isAbove(point) ? point - 13 : 12 - point;
    return LEFT + column * POINT + POINT / 2 + (column > 5 ? BAR : 0);
  }

  /** The place of a checker on a point, the first at the edge; all above the fifth lie on it. */
  static Spot checker(int point, int index) {
    double up = RADIUS + 2 + Math.min(index, STACK - 1) * 2 * RADIUS;
    return new Spot(x(point), isAbove(point) ? TOP + up : BOTTOM - up);
  }

  /** The place of a checker on a side's own point, or of its slab in the tray for 0. */
  static Spot own(Side side, int own, int index) {
    return own == 0 ? slab(side, index) : checker(Step.ownNumber(side, own), index);
  }

  /** The middle of a checker that lies in its side's tray. */
  static Spot slab(Side side, int index) {
    double x = (side == Side.WHITE ? TRAY_RIGHT : TRAY_LEFT) + TRAY_WIDTH / 2;
    double up = 6 + SLAB / 2 + index * SLAB;
    return new Spot(x, side == Side.WHITE ? BOTTOM - up : TOP + up);
  }

  /** The middle of a die; White's lie on the right half, Black's on the left. */
  static Spot die(Side side, int index) {
    double centre = side == Side.WHITE ? RIGHT - HALF / 2 : LEFT + HALF / 2;
    return new Spot(centre + (index == 0 ? -1 : 1) * (DIE / 2 + 7), MIDDLE);
  }
}
