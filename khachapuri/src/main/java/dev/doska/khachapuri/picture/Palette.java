package dev.doska.khachapuri.picture;

import dev.doska.core.Side;

/** The colours of the picture: walnut, dough, crust, wine and brass; teal for marks. */
final class Palette {
  static final String FRAME = "#5a3420";
  static final String FRAME_LIGHT = "#6d4429";
  static final String FRAME_DARK = "#3d2214";
  static final String HOLLOW = "#2c180d";
  static final String FIELD_LIGHT = "#f7e9c6";
  static final String FIELD = "#ecd6a4";
  static final String CRUST = "#d59a4e";
  static final String WINE = "#8f3d2b";
  static final String CREAM = "#fbf3dd";
  static final String GOLD = "#e9c46a";
  static final String BRASS = "#d9b45f";
  static final String ACCENT = "#11a196";

  private Palette() {}

  /** The edge of a side's checkers and dice. */
  static String edge(Side side) {
    return side == Side.WHITE ? "#a98c56" : "#0f0c0b";
  }

  /** The rings turned into a side's checkers. */
  static String ring(Side side) {
    return side == Side.WHITE ? "#cdb681" : "#7d726c";
  }

  static String die(Side side) {
    return side == Side.WHITE ? CREAM : "#2b2523";
  }

  static String pip(Side side) {
    return side == Side.WHITE ? "#7a2a1b" : CREAM;
  }

  /** What is written on a side's checkers. */
  static String number(Side side) {
    return side == Side.WHITE ? "#6b2f1c" : CREAM;
  }
}
