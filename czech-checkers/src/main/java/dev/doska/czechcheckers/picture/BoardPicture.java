package dev.doska.czechcheckers.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;

/** An SVG board with its colours, coordinates, squares and pieces. Confined to one call. */
final class BoardPicture {
  /** The side length of a square in user units. */
  static final int SQUARE_SIZE = 60;

  /** The width of the frame. */
  static final int FRAME_WIDTH = 30;

  /** The side length of the whole picture. */
  static final int PICTURE_SIZE = 8 * SQUARE_SIZE + 2 * FRAME_WIDTH;

  private static final String FRAME_COLOUR = "#4a2f1d";
  private static final String EDGE_COLOUR = "#2f1c10";
  private static final String LABEL_COLOUR = "#e6cfa8";
  private static final String LIGHT_COLOUR = "#f1dcb9";
  private static final String DARK_COLOUR = "#a3714a";
  private static final String FONT = "Georgia, 'Times New Roman', serif";

  private final Side bottomSide;
  private final Svg svg;

  BoardPicture(Side bottomSide, int height, String title) {
    this.bottomSide = bottomSide;
    svg = new Svg(PICTURE_SIZE, height, title);
    define();
  }

  Svg svg() {
    return svg;
  }

  /** The x coordinate of the centre of a square. */
  int x(Square square) {
    int column = square.file() - 'a';
    return FRAME_WIDTH
        + SQUARE_SIZE / 2
        + SQUARE_SIZE * (bottomSide == Side.WHITE ? column : 7 - column);
  }

  /** The y coordinate of the centre of a square. */
  int y(Square square) {
    int row = 8 - square.rank();
    return FRAME_WIDTH + SQUARE_SIZE / 2 + SQUARE_SIZE * (bottomSide == Side.WHITE ? row : 7 - row);
  }

  /** Draws the frame with its labels and the empty squares. */
  void drawEmpty() {
    svg.element(
        "rect", "width", PICTURE_SIZE, "height", PICTURE_SIZE, "rx", 8, "fill", FRAME_COLOUR);
    svg.element(
        "rect",
        "x",
        FRAME_WIDTH - 2,
        "y",
        FRAME_WIDTH - 2,
        "width",
        8 * SQUARE_SIZE + 4,
        "height",
        8 * SQUARE_SIZE + 4,
        "fill",
        EDGE_COLOUR);
    svg.element(
        "rect",
        "x",
        FRAME_WIDTH,
        "y",
        FRAME_WIDTH,
        "width",
        8 * SQUARE_SIZE,
        "height",
        8 * SQUARE_SIZE,
        "fill",
        LIGHT_COLOUR);
    svg.begin("g", "fill", DARK_COLOUR);
    Square.all().forEach(square -> drawSquare(square));
    svg.end();
    drawLabels();
  }

  /** Draws a square in the colour of the open group. */
  void drawSquare(Square square) {
    svg.element(
        "rect",
        "x",
        x(square) - SQUARE_SIZE / 2,
        "y",
        y(square) - SQUARE_SIZE / 2,
        "width",
        SQUARE_SIZE,
        "height",
        SQUARE_SIZE);
  }

  private void drawLabels() {
    svg.begin(
        "g", "fill", LABEL_COLOUR, "font-family", FONT, "font-size", 15, "text-anchor", "middle");
    for (int i = 0; i < 8; i++) {
      Square diagonal = new Square((char) ('a' + i), i + 1);
      svg.label(x(diagonal), PICTURE_SIZE - 10, Character.toString(diagonal.file()));
      svg.label(FRAME_WIDTH / 2.0, y(diagonal) + 5, Integer.toString(diagonal.rank()));
    }
    svg.end();
  }

  /** Draws a line of text below the board. */
  void caption(double baseline, String text, Object... attributes) {
    Object[] all = new Object[attributes.length + 8];
    Object[] own = {
      "font-family", FONT, "font-size", 20, "text-anchor", "middle", "fill", EDGE_COLOUR
    };
    System.arraycopy(own, 0, all, 0, own.length);
    System.arraycopy(attributes, 0, all, own.length, attributes.length);
    svg.begin("g", all).label(PICTURE_SIZE / 2.0, baseline, text).end();
  }

  /** Draws a piece on its square. */
  void drawPiece(Piece piece, Square square) {
    svg.begin("g", "transform", translate(square));
    drawBody(piece.side());
    if (piece.isKing()) {
      drawCrown(piece.side());
    }
    svg.end();
  }

  /** The transformation that moves a piece from the origin to a square. */
  String translate(Square square) {
    return "translate(" + x(square) + "," + y(square) + ")";
  }

  /** Draws a man around the origin. */
  void drawBody(Side side) {
    svg.element("use", "href", "#" + name("man", side));
  }

  /** Draws the crown that turns a man into a king, around the origin. */
  void drawCrown(Side side) {
    svg.element("use", "href", "#" + name("crown", side));
  }

  private static String name(String part, Side side) {
    return "czech-" + part + (side == Side.WHITE ? "-white" : "-black");
  }

  private void define() {
    svg.begin("defs");
    defineGradient(Side.WHITE, "#fffaf0", "#eadbbb");
    defineGradient(Side.BLACK, "#5d5049", "#2b2320");
    defineMan(Side.WHITE, "#b59a6c", "#d3bf95");
    defineMan(Side.BLACK, "#120d0b", "#6f6058");
    defineCrown(Side.WHITE, "#c8881a", "#8a5a0a");
    defineCrown(Side.BLACK, "#f0c04c", "#8a6414");
    svg.end();
  }

  private void defineGradient(Side side, String lit, String shaded) {
    svg.begin("radialGradient", "id", name("face", side), "cx", 0.38, "cy", 0.32, "r", 0.8);
    svg.element("stop", "offset", 0, "stop-color", lit);
    svg.element("stop", "offset", 1, "stop-color", shaded);
    svg.end();
  }

  private void defineMan(Side side, String rim, String groove) {
    svg.begin("g", "id", name("man", side));
    svg.element("ellipse", "cx", 1.5, "cy", 4, "rx", 24, "ry", 23, "fill", "#000", "opacity", 0.28);
    svg.element(
        "circle",
        "r",
        23,
        "fill",
        "url(#" + name("face", side) + ")",
        "stroke",
        rim,
        "stroke-width",
        1.6);
    for (int radius : new int[] {18, 13}) {
      svg.element("circle", "r", radius, "fill", "none", "stroke", groove, "stroke-width", 1.4);
    }
    svg.end();
  }

  private void defineCrown(Side side, String gold, String edge) {
    svg.begin(
        "g",
        "id",
        name("crown", side),
        "fill",
        gold,
        "stroke",
        edge,
        "stroke-width",
        1.2,
        "stroke-linejoin",
        "round");
    svg.element("circle", "r", 18.6, "fill", "url(#" + name("face", side) + ")", "stroke", "none");
    svg.element("circle", "r", 18, "fill", "none", "stroke", gold, "stroke-width", 2);
    svg.element("path", "d", "M-11,8 L-13,-6 L-6,0 L0,-11 L6,0 L13,-6 L11,8 Z");
    svg.element("rect", "x", -11, "y", 7, "width", 22, "height", 4, "rx", 1);
    svg.element("circle", "cx", -13, "cy", -7, "r", 2);
    svg.element("circle", "cy", -12, "r", 2);
    svg.element("circle", "cx", 13, "cy", -7, "r", 2);
    svg.end();
  }
}
