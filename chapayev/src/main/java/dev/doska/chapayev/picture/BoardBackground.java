package dev.doska.chapayev.picture;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Pose;
import dev.doska.chapayev.ruleset.Equipment;
import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import java.util.List;

/**
 * The table as SVG: its colours and coordinates, the board, checkers. Two user units are a millimetre;
 * White's side is below. Confined to one call.
 */
final class BoardBackground {
  /** User units a nanometre. */
  private static final double SCALE = 2e-6;

  private static final double NANO = 1e9;

  /** The margin around the board for hanging and falling checkers. */
  static final double MARGIN = 64;

  private static final String MARGIN_TEXT = Svg.number(MARGIN);

  /** The space below the table for the caption. */
  static final double CAPTION = 76;

  private static final String TABLE = "#5b4636";
  private static final String LIGHT = "#f3e2c3";
  private static final String DARK = "#c08f5f";
  private static final String EDGE = "#3a2417";
  private static final String INK = "#f3e6d0";
  private static final String FONT = "Georgia, 'Times New Roman', serif";

  private final Equipment equipment;
  private final Svg svg;
  private final double radius;

  BoardBackground(Equipment equipment, String title) {
    this.equipment = equipment;
    this.radius = equipment.radius() * SCALE;
    this.svg = new Svg(width(), height(), title);
    define();
  }

  Svg svg() {
    return svg;
  }

  double radius() {
    return radius;
  }

  private double width() {
    return 2 * equipment.halfX() * SCALE + 2 * MARGIN;
  }

  private double tableHeight() {
    return 2 * equipment.halfY() * SCALE + 2 * MARGIN;
  }

  private double height() {
    return tableHeight() + CAPTION;
  }

  /** From metres to user units. */
  double x(double metres) {
    return MARGIN + (equipment.halfX() + metres * NANO) * SCALE;
  }

  /** From metres to user units; Black's side is above. */
  double y(double metres) {
    return MARGIN + (equipment.halfY() - metres * NANO) * SCALE;
  }

  double x(Place place) {
    return MARGIN + ((double) equipment.halfX() + place.x()) * SCALE;
  }

  double y(Place place) {
    return MARGIN + ((double) equipment.halfY() - place.y()) * SCALE;
  }

  private void define() {
    svg.begin("defs");
    face("white-face", "#fffdf6", "#e2d3b4");
    face("black-face", "#6a5a52", "#241c19");
    svg.begin(
        "marker",
        "id",
        "chapayev-tip",
        "viewBox",
        "0 0 10 10",
        "refX",
        7,
        "refY",
        5,
        "orient",
        "auto",
        "markerWidth",
        6,
        "markerHeight",
        6);
    svg.element("path", "d", "M0,0 L10,5 L0,10 z", "fill", "#b3261e");
    svg.end();
    svg.end();
  }

  private void face(String id, String lit, String shaded) {
    svg.begin("radialGradient", "id", "chapayev-" + id, "cx", 0.38, "cy", 0.32, "r", 0.85);
    svg.element("stop", "offset", 0, "stop-color", lit);
    svg.element("stop", "offset", 1, "stop-color", shaded);
    svg.end();
  }

  /** Draws the table, the board and its squares. */
  void drawTable() {
    svg.element("rect", "width", width(), "height", height(), "rx", 10, "fill", TABLE);
    double wide = 2 * equipment.halfX() * SCALE;
    double high = 2 * equipment.halfY() * SCALE;
    rect(MARGIN + 5, MARGIN + 7, wide, high, "fill", "#000", "opacity", 0.35);
    rect(MARGIN - 3, MARGIN - 3, wide + 6, high + 6, "fill", EDGE);
    rect(MARGIN, MARGIN, wide, high, "fill", LIGHT);
    double side = equipment.square() * SCALE;
    svg.begin("g", "fill", DARK);
    for (int row = 1; row <= equipment.rows(); row++) {
      for (int file = 0; file < equipment.files(); file++) {
        if ((row + file) % 2 == 1) {
          double left = x(equipment.x(file) / NANO) - side / 2;
          rect(left, y(equipment.y(row) / NANO) - side / 2, side, side);
        }
      }
    }
    svg.end();
    drawFold();
  }

  private void drawFold() {
    String line = switch (equipment.fold()) {
      case NONE -> "";
      case ACROSS ->
        "M" + MARGIN_TEXT + "," + Svg.number(y(0)) + " h"
            + Svg.number(2 * equipment.halfX() * SCALE);
      case ALONG ->
        "M" + Svg.number(x(0)) + "," + MARGIN_TEXT + " v"
            + Svg.number(2 * equipment.halfY() * SCALE);
    };
    if (!line.isEmpty()) {
      svg.element(
          "path", "d", line, "stroke", EDGE, "stroke-width", 1.5, "stroke-dasharray", "6 3");
    }
  }

  private void rect(double x, double y, double width, double height, Object... attributes) {
    Object[] all = new Object[attributes.length + 8];
    Object[] own = {"x", x, "y", y, "width", width, "height", height};
    System.arraycopy(own, 0, all, 0, own.length);
    System.arraycopy(attributes, 0, all, own.length, attributes.length);
    svg.element("rect", all);
  }

  /** Marks the rows on which the sides set up, at the left and the right of the board. */
  void drawRows(int white, int black) {
    svg.begin("g", "font-family", FONT, "font-size", 18, "text-anchor", "middle");
    rowMark(white, "#fffdf6");
    rowMark(black, "#241c19");
    svg.end();
  }

  private void rowMark(int row, String colour) {
    if (row < 1 || row > equipment.rows()) {
      return;
    }
    double at = y(equipment.y(row) / NANO);
    for (double middle : new double[] {MARGIN / 2, width() - MARGIN / 2}) {
      svg.element(
          "circle",
          "cx",
          middle,
          "cy",
          at,
          "r",
          13,
          "fill",
          "none",
          "stroke",
          colour,
          "stroke-width",
          2);
      svg.label(middle, at + 6, Integer.toString(row), "fill", INK);
    }
  }

  /** Draws lines of text below the table: one large line, and one or two small ones. */
  void drawCaption(String first, List<String> others) {
    svg.begin("g", "font-family", FONT, "text-anchor", "middle", "fill", INK);
    svg.label(width() / 2, tableHeight() + 14, first, "font-size", 20);
    double at = tableHeight() + 40;
    for (String line : others) {
      svg.label(width() / 2, at, line, "font-size", 15, "opacity", 0.85);
      at += 21;
    }
    svg.end();
  }

  /** Draws a checker around the origin of the open group. */
  void drawBody(Checker checker) {
    boolean white = checker.owner() == Side.WHITE;
    String face = "url(#chapayev-" + (white ? "white" : "black") + "-face)";
    String rim = white ? "#9c8157" : "#0d0908";
    String ink = white ? "#4a3420" : "#f3e6d0";
    if (checker.pose() == Pose.STANDING) {
      drawStanding(checker, face, rim);
      return;
    }
    double lift = checker.level() * radius / 3;
    svg.element(
        "ellipse",
        "cx",
        2 - lift,
        "cy",
        4 - lift * 0.8,
        "rx",
        radius,
        "ry",
        radius,
        "fill",
        "#000",
        "opacity",
        0.3);
    svg.begin("g", "transform", "translate(" + Svg.number(-lift) + "," + Svg.number(-lift) + ")");
    svg.element("circle", "r", radius - 0.8, "fill", face, "stroke", rim, "stroke-width", 1.6);
    svg.element(
        "circle",
        "r",
        radius * 0.76,
        "fill",
        "none",
        "stroke",
        rim,
        "stroke-width",
        1,
        "opacity",
        0.6);
    if (checker.turned()) {
      drawUnderside(white);
    }
    svg.label(
        0,
        radius * 0.24,
        checker.name(),
        "font-family",
        FONT,
        "font-size",
        radius * 0.72,
        "text-anchor",
        "middle",
        "fill",
        ink);
    svg.end();
  }

  /** A turned checker shows its underside: a ring of dashes in the other colour, and a red rim. */
  private void drawUnderside(boolean white) {
    svg.element(
        "circle",
        "r",
        radius * 0.88,
        "fill",
        "none",
        "stroke",
        white ? "#241c19" : "#fffdf6",
        "stroke-width",
        radius * 0.12,
        "stroke-dasharray",
        Svg.number(radius * 0.25) + " " + Svg.number(radius * 0.2));
    svg.element(
        "circle", "r", radius - 0.8, "fill", "none", "stroke", "#b3261e", "stroke-width", 2);
  }

  private void drawStanding(Checker checker, String face, String rim) {
    int heading = checker.heading().orElse(0);
    double thick = equipment.height() * SCALE;
    svg.begin("g", "transform", "rotate(" + Svg.number(-heading / 1000.0) + ")");
    rect(-thick / 2 + 3, -radius + 4, thick, 2 * radius, "fill", "#000", "opacity", 0.3);
    rect(-thick / 2, -radius, thick, 2 * radius, "rx", 3, "fill", face, "stroke", rim);
    svg.element(
        "path",
        "d",
        "M" + Svg.number(thick / 2) + ",0 h10",
        "stroke",
        "#b3261e",
        "stroke-width",
        2);
    svg.end();
    svg.label(
        radius * 0.9,
        -radius * 0.6,
        checker.name(),
        "font-family",
        FONT,
        "font-size",
        radius * 0.72,
        "text-anchor",
        "middle",
        "fill",
        "#b3261e");
  }

  /** Draws a ring around a checker that hangs over an edge. */
  void drawHanging() {
    svg.element(
        "circle",
        "r",
        radius + 3,
        "fill",
        "none",
        "stroke",
        "#e8a13a",
        "stroke-width",
        2.5,
        "stroke-dasharray",
        "5 4");
  }

  static String translate(double x, double y) {
    return "translate(" + Svg.number(x) + "," + Svg.number(y) + ")";
  }
}
