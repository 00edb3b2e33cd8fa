package dev.doska.khachapuri.picture;

import dev.doska.core.picture.Svg;

/** The empty board: the frame, two fields of twelve spikes, the bar with its sun, the trays. */
final class BoardBackground {
  private final Svg svg;

  BoardBackground(Svg svg) {
    this.svg = svg;
  }

  void draw() {
    Box frame = new Box(0, 0, BoardLayout.WIDTH, BoardLayout.HEIGHT);
    frame.draw(svg, 18, "fill", "url(#kh-frame)");
    svg.begin("g", "fill", "none", "stroke", Palette.BRASS, "stroke-opacity", 0.55);
    frame.grown(-7).draw(svg, 13, "stroke-width", 1.2).end();
    field(BoardLayout.LEFT);
    field(BoardLayout.RIGHT - BoardLayout.HALF);
    svg.begin("g", "stroke", Palette.FRAME, "stroke-opacity", 0.35);
    for (int point = 1; point <= 24; point++) {
      spike(point);
    }
    svg.end();
    sun();
    hinge(BoardLayout.TOP + 120);
    hinge(BoardLayout.BOTTOM - 120);
    for (double x : new double[] {BoardLayout.TRAY_LEFT, BoardLayout.TRAY_RIGHT}) {
      tray(x, BoardLayout.TOP);
      tray(x, BoardLayout.BOTTOM - BoardLayout.TRAY_HEIGHT);
    }
  }

  private void field(double x) {
    Box field = new Box(x, BoardLayout.TOP, BoardLayout.HALF, BoardLayout.BOTTOM - BoardLayout.TOP);
    field.grown(4).draw(svg, 5, "fill", Palette.FRAME_DARK);
    field.draw(svg, 2, "fill", "url(#kh-field)");
  }

  private void spike(int point) {
    boolean above = BoardLayout.isAbove(point);
    double base = above ? BoardLayout.TOP : BoardLayout.BOTTOM;
    double tip =
        above ? BoardLayout.TOP + BoardLayout.SPIKE : BoardLayout.BOTTOM - BoardLayout.SPIKE;
    double half = BoardLayout.POINT / 2 - 2;
    BoardLayout.Spot left = new BoardLayout.Spot(BoardLayout.x(point) - half, base);
    BoardLayout.Spot right = new BoardLayout.Spot(BoardLayout.x(point) + half, base);
    String path =
        "M" + left + "L" + new BoardLayout.Spot(BoardLayout.x(point), tip) + "L" + right + "Z";
    boolean dark = (point % 2 == 0) == above;
    svg.element("path", "d", path, "fill", dark ? Palette.WINE : Palette.CRUST, "opacity", 0.9);
  }

  private static double middleOfBar() {
    return BoardLayout.LEFT + BoardLayout.HALF + BoardLayout.BAR / 2;
  }

  /** A sun of seven rays. */
  private void sun() {
    String place = "translate(" + new BoardLayout.Spot(middleOfBar(), BoardLayout.MIDDLE) + ")";
    svg.begin("g", "transform", place, "fill", "none", "stroke", Palette.BRASS);
    svg.begin("g", "stroke-width", 1.6, "stroke-linecap", "round");
    svg.element("circle", "r", 3.2, "fill", Palette.BRASS);
    for (int ray = 0; ray < 7; ray++) {
      String turn = "rotate(" + Svg.number(ray * 360 / 7.0) + ")";
      svg.element("path", "d", "M0 -4.5C3 -6 4.6 -8.6 3.6 -11.4", "transform", turn);
    }
    svg.end().end();
  }

  private void hinge(double y) {
    Box plate = new Box(middleOfBar() - 5, y - 17, 10, 34);
    plate.draw(svg, 3, "fill", Palette.BRASS, "fill-opacity", 0.8);
    String pin = "M" + new BoardLayout.Spot(middleOfBar(), y - 15) + "v30";
    svg.element("path", "d", pin, "stroke", Palette.FRAME_DARK, "stroke-opacity", 0.6);
  }

  private void tray(double x, double y) {
    new Box(x, y, BoardLayout.TRAY_WIDTH, BoardLayout.TRAY_HEIGHT)
        .draw(svg, 6, "fill", Palette.HOLLOW, "fill-opacity", 0.75, "stroke", Palette.FRAME_DARK);
  }
}
