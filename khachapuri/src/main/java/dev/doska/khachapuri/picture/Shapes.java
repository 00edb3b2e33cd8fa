package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;

/** The shapes that are drawn once and used many times: checkers, slabs, dice, and the gradients. */
final class Shapes {
  private final Svg svg;

  Shapes(Svg svg) {
    this.svg = svg;
  }

  static String disc(Side side) {
    return side == Side.WHITE ? "kh-w" : "kh-b";
  }

  /** A checker seen from the side, as it lies in the tray. */
  static String slab(Side side) {
    return disc(side) + "s";
  }

  static String die(Side side, int number) {
    return disc(side) + "d" + number;
  }

  void define() {
    svg.begin("defs");
    shade("kh-frame", Palette.FRAME_LIGHT, Palette.FRAME_DARK);
    shade("kh-field", Palette.FIELD_LIGHT, Palette.FIELD);
    ball(ball(Side.WHITE), "#fffdf6", "#e6d5ab");
    ball(ball(Side.BLACK), "#5b5350", "#231e1c");
    for (Side side : Side.values()) {
      defineDisc(side);
      defineSlab(side);
      for (int number = 1; number <= 6; number++) {
        defineDie(side, number);
      }
    }
    svg.end();
  }

  private static String ball(Side side) {
    return disc(side) + "g";
  }

  private void shade(String id, String above, String below) {
    svg.begin("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", 0, "y2", 1);
    stops(above, below);
  }

  private void ball(String id, String light, String dark) {
    svg.begin("radialGradient", "id", id, "cx", 0.4, "cy", 0.34, "r", 0.75);
    stops(light, dark);
  }

  private void stops(String first, String last) {
    svg.element("stop", "offset", 0, "stop-color", first);
    svg.element("stop", "offset", 1, "stop-color", last);
    svg.end();
  }

  private void defineDisc(Side side) {
    String fill = "url(#" + ball(side) + ")";
    svg.begin("g", "id", disc(side));
    svg.element("circle", "cy", 1.6, "r", BoardLayout.RADIUS - 1, "opacity", 0.25);
    svg.begin("g", "stroke", Palette.edge(side), "stroke-width", 1.2);
    svg.element("circle", "r", BoardLayout.RADIUS - 1.2, "fill", fill).end();
    svg.begin("g", "fill", "none", "stroke", Palette.ring(side));
    svg.element("circle", "r", 14.5, "stroke-width", 1.6);
    svg.element("circle", "r", 11.5, "stroke-opacity", 0.5);
    svg.end().end();
  }

  private void defineSlab(Side side) {
    svg.begin("g", "id", slab(side), "stroke", Palette.edge(side));
    svg.begin("g", "fill", "url(#" + ball(side) + ")");
    new Box(-20, -BoardLayout.SLAB / 2 + 0.7, 40, BoardLayout.SLAB - 1.4)
        .draw(svg, 4)
        .end();
    svg.element("path", "d", "M-16 0H16", "stroke", Palette.ring(side));
    svg.end();
  }

  private void defineDie(Side side, int number) {
    Box face =
        new Box(-BoardLayout.DIE / 2, -BoardLayout.DIE / 2, BoardLayout.DIE, BoardLayout.DIE);
    svg.begin("g", "id", die(side, number));
    face.moved(0, 2).draw(svg, 8, "opacity", 0.28);
    face.draw(svg, 8, "fill", Palette.die(side), "stroke", Palette.edge(side));
    svg.begin("g", "fill", Palette.pip(side));
    for (int cell = 0; cell < 9; cell++) {
      if (hasPip(number, cell)) {
        svg.element("circle", "cx", (cell % 3 - 1) * 11, "cy", (cell / 3 - 1) * 11, "r", 3.7);
      }
    }
    svg.end().end();
  }

  /** Whether a face has a pip in a cell of the three by three grid, counted by rows. */
  private static boolean hasPip(int number, int cell) {
    return switch (cell) {
      case 0, 8 -> number >= 2;
      case 2, 6 -> number >= 4;
      case 3, 5 -> number == 6;
      case 4 -> number % 2 == 1;
      default -> false;
    };
  }
}
