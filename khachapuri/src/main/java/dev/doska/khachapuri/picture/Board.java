package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.Step;

/** The empty board and the pieces that lie on it, painted one by one. Confined to one thread. */
final class Board {
  static final String ACCENT = "#0f8f86";

  private static final String FONT = "Georgia, 'DejaVu Serif', serif";
  private static final String FRAME = "#5a3420";
  private static final String FRAME_DARK = "#3d2214";
  private static final String CRUST = "#d59a4e";
  private static final String WINE = "#8f3d2b";
  private static final String CREAM = "#fbf3dd";
  private static final String INK = "#2b2523";
  private static final String BRASS = "#d9b45f";

  private final Svg svg;

  Board(Svg svg) {
    this.svg = svg;
  }

  /** Everything that does not change: the shapes to be used, the wood, the points, the trays. */
  Board wood() {
    shapes();
    svg.element(
        "rect", "width", Plan.WIDTH, "height", Plan.HEIGHT, "rx", 18, "fill", "url(#kh-frame)");
    svg.element(
        "rect",
        "x",
        7,
        "y",
        7,
        "width",
        Plan.WIDTH - 14,
        "height",
        Plan.HEIGHT - 14,
        "rx",
        13,
        "fill",
        "none",
        "stroke",
        BRASS,
        "stroke-width",
        1.2,
        "stroke-opacity",
        0.55);
    half(Plan.LEFT);
    half(Plan.RIGHT - Plan.HALF);
    for (int point = 1; point <= 24; point++) {
      spike(point);
    }
    bar();
    for (Side side : Side.values()) {
      tray(side, Plan.BOTTOM - Plan.TRAY_HEIGHT);
      tray(side, Plan.TOP);
    }
    return this;
  }

  private void shapes() {
    svg.begin("defs");
    gradient("kh-frame", "#6d4429", FRAME_DARK);
    gradient("kh-field", "#f7e9c6", "#ecd6a4");
    ball("kh-white", "#fffdf6", "#e6d5ab");
    ball("kh-black", "#5b5350", "#231e1c");
    for (Side side : Side.values()) {
      boolean white = side == Side.WHITE;
      String fill = white ? "url(#kh-white)" : "url(#kh-black)";
      String edge = white ? "#a98c56" : "#0f0c0b";
      String ring = white ? "#cdb681" : "#7d726c";
      svg.begin("g", "id", disc(side));
      svg.element("circle", "cy", 1.6, "r", Plan.RADIUS - 1, "fill", "#000", "opacity", 0.25);
      svg.element(
          "circle", "r", Plan.RADIUS - 1.2, "fill", fill, "stroke", edge, "stroke-width", 1.2);
      svg.element("circle", "r", 14.5, "fill", "none", "stroke", ring, "stroke-width", 1.6);
      svg.element("circle", "r", 11.5, "fill", "none", "stroke", ring, "stroke-opacity", 0.5);
      svg.end();
      svg.begin("g", "id", slab(side));
      svg.element(
          "rect",
          "x",
          -20,
          "y",
          -Plan.SLAB / 2 + 0.7,
          "width",
          40,
          "height",
          Plan.SLAB - 1.4,
          "rx",
          4,
          "fill",
          fill,
          "stroke",
          edge);
      svg.element("path", "d", "M-16 0H16", "stroke", ring, "stroke-opacity", 0.8);
      svg.end();
      for (int face = 1; face <= 6; face++) {
        die(side, face);
      }
    }
    svg.end();
  }

  private void gradient(String id, String above, String below) {
    svg.begin("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", 0, "y2", 1);
    svg.element("stop", "offset", 0, "stop-color", above);
    svg.element("stop", "offset", 1, "stop-color", below);
    svg.end();
  }

  private void ball(String id, String light, String shade) {
    svg.begin("radialGradient", "id", id, "cx", 0.4, "cy", 0.34, "r", 0.75);
    svg.element("stop", "offset", 0, "stop-color", light);
    svg.element("stop", "offset", 1, "stop-color", shade);
    svg.end();
  }

  private void die(Side side, int face) {
    boolean white = side == Side.WHITE;
    double half = Plan.DIE / 2;
    svg.begin("g", "id", die(side) + face);
    svg.element(
        "rect", "x", -half, "y", -half + 2, "width", Plan.DIE, "height", Plan.DIE, "rx", 8, "fill",
        "#000", "opacity", 0.28);
    svg.element(
        "rect",
        "x",
        -half,
        "y",
        -half,
        "width",
        Plan.DIE,
        "height",
        Plan.DIE,
        "rx",
        8,
        "fill",
        white ? CREAM : INK,
        "stroke",
        white ? "#a98c56" : "#0f0c0b");
    String pip = white ? "#7a2a1b" : CREAM;
    for (int i = 0; i < 9; i++) {
      if (hasPip(face, i)) {
        svg.element(
            "circle", "cx", (i % 3 - 1) * 11, "cy", (i / 3 - 1) * 11, "r", 3.7, "fill", pip);
      }
    }
    svg.end();
  }

  /** Whether a face has a pip in a cell of the three by three grid, counted by rows. */
  private static boolean hasPip(int face, int cell) {
    return switch (cell) {
      case 0, 8 -> face >= 2;
      case 2, 6 -> face >= 4;
      case 3, 5 -> face == 6;
      case 4 -> face % 2 == 1;
      default -> false;
    };
  }

  private void half(double x) {
    svg.element(
        "rect",
        "x",
        x - 4,
        "y",
        Plan.TOP - 4,
        "width",
        Plan.HALF + 8,
        "height",
        Plan.BOTTOM - Plan.TOP + 8,
        "rx",
        5,
        "fill",
        FRAME_DARK);
    svg.element(
        "rect",
        "x",
        x,
        "y",
        Plan.TOP,
        "width",
        Plan.HALF,
        "height",
        Plan.BOTTOM - Plan.TOP,
        "rx",
        2,
        "fill",
        "url(#kh-field)");
  }

  private void spike(int point) {
    double x = Plan.x(point);
    double base = Plan.isAbove(point) ? Plan.TOP : Plan.BOTTOM;
    double tip = Plan.isAbove(point) ? Plan.TOP + Plan.SPIKE : Plan.BOTTOM - Plan.SPIKE;
    String path = "M" + Svg.number(x - Plan.POINT / 2 + 2) + " " + Svg.number(base)
        + "L" + Svg.number(x) + " " + Svg.number(tip)
        + "L" + Svg.number(x + Plan.POINT / 2 - 2) + " " + Svg.number(base) + "Z";
    boolean dark = (point % 2 == 0) == Plan.isAbove(point);
    svg.element(
        "path",
        "d",
        path,
        "fill",
        dark ? WINE : CRUST,
        "fill-opacity",
        dark ? 0.86 : 0.92,
        "stroke",
        FRAME,
        "stroke-opacity",
        0.35);
  }

  /** The bar with a sun of seven rays. */
  private void bar() {
    double x = Plan.LEFT + Plan.HALF + Plan.BAR / 2;
    svg.begin(
        "g",
        "transform",
        "translate(" + Svg.number(x) + " " + Svg.number(Plan.MIDDLE) + ")",
        "stroke",
        BRASS,
        "fill",
        "none",
        "stroke-width",
        1.6,
        "stroke-linecap",
        "round");
    svg.element("circle", "r", 3.2, "fill", BRASS);
    for (int ray = 0; ray < 7; ray++) {
      svg.element(
          "path",
          "d",
          "M0 -4.5C3 -6 4.6 -8.6 3.6 -11.4",
          "transform",
          "rotate(" + Svg.number(ray * 360 / 7.0) + ")");
    }
    svg.end();
    for (double y : new double[] {Plan.TOP + 120, Plan.BOTTOM - 120}) {
      svg.element(
          "rect",
          "x",
          x - 5,
          "y",
          y - 17,
          "width",
          10,
          "height",
          34,
          "rx",
          3,
          "fill",
          BRASS,
          "fill-opacity",
          0.8);
      svg.element(
          "path",
          "d",
          "M" + Svg.number(x) + " " + Svg.number(y - 15) + "v30",
          "stroke",
          FRAME_DARK,
          "stroke-opacity",
          0.6);
    }
  }

  private void tray(Side side, double y) {
    double x = side == Side.WHITE ? Plan.TRAY_RIGHT : Plan.TRAY_LEFT;
    svg.element(
        "rect",
        "x",
        x,
        "y",
        y,
        "width",
        Plan.TRAY_WIDTH,
        "height",
        Plan.TRAY_HEIGHT,
        "rx",
        6,
        "fill",
        "#2c180d",
        "fill-opacity",
        0.75,
        "stroke",
        FRAME_DARK);
  }

  /** The numbers of the points on a side's track. */
  void numbers(Side view) {
    svg.begin(
        "g",
        "font-family",
        FONT,
        "font-size",
        15,
        "text-anchor",
        "middle",
        "fill",
        view == Side.WHITE ? CREAM : "#e9c46a");
    for (int point = 1; point <= 24; point++) {
      double y = Plan.isAbove(point) ? Plan.TOP - 14 : Plan.BOTTOM + 24;
      svg.label(Plan.x(point), y, String.valueOf(Step.ownNumber(view, point)));
    }
    svg.end();
  }

  /** Places a shape. */
  void use(String shape, Plan.Spot spot) {
    svg.element("use", "href", "#" + shape, "transform", "translate(" + spot + ")");
  }

  /** How many checkers lie in a tray, in line with the numbers of the points. */
  void off(Side side, int count) {
    double x = Plan.slab(side, 0).x();
    double y = side == Side.WHITE ? Plan.BOTTOM + 24 : Plan.TOP - 14;
    svg.label(
        x,
        y,
        count + " off",
        "font-family",
        FONT,
        "font-size",
        15,
        "text-anchor",
        "middle",
        "fill",
        CREAM);
  }

  /** The number of a stack, on its fifth checker. */
  void number(Side side, Plan.Spot spot, int number) {
    svg.label(
        spot.x(),
        spot.y() + 6.5,
        String.valueOf(number),
        "font-family",
        FONT,
        "font-size",
        19,
        "font-weight",
        "bold",
        "text-anchor",
        "middle",
        "fill",
        side == Side.WHITE ? "#6b2f1c" : CREAM);
  }

  /** A line of text below the board. */
  void caption(double x, String anchor, String text) {
    svg.label(
        x,
        Plan.HEIGHT - 26,
        text,
        "font-family",
        FONT,
        "font-size",
        19,
        "text-anchor",
        anchor,
        "fill",
        CREAM);
  }

  static String disc(Side side) {
    return side == Side.WHITE ? "kh-w" : "kh-b";
  }

  static String slab(Side side) {
    return side == Side.WHITE ? "kh-ws" : "kh-bs";
  }

  static String die(Side side) {
    return side == Side.WHITE ? "kh-wd" : "kh-bd";
  }
}
