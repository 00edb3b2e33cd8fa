package dev.doska.khachapuri.picture;

import dev.doska.core.picture.Svg;

/** The empty board: the frame, two fields of twelve spikes, the bar with its sun, the trays. */
final class Wood {
  private final Svg svg;

  Wood(Svg svg) {
    this.svg = svg;
  }

  void draw() {
    Box frame = new Box(0, 0, Plan.WIDTH, Plan.HEIGHT);
    frame.draw(svg, 18, "fill", "url(#kh-frame)");
    svg.begin("g", "fill", "none", "stroke", Palette.BRASS, "stroke-opacity", 0.55);
    frame.grown(-7).draw(svg, 13, "stroke-width", 1.2).end();
    field(Plan.LEFT);
    field(Plan.RIGHT - Plan.HALF);
    svg.begin("g", "stroke", Palette.FRAME, "stroke-opacity", 0.35);
    for (int point = 1; point <= 24; point++) {
      spike(point);
    }
    svg.end();
    sun();
    hinge(Plan.TOP + 120);
    hinge(Plan.BOTTOM - 120);
    for (double x : new double[] {Plan.TRAY_LEFT, Plan.TRAY_RIGHT}) {
      tray(x, Plan.TOP);
      tray(x, Plan.BOTTOM - Plan.TRAY_HEIGHT);
    }
  }

  private void field(double x) {
    Box field = new Box(x, Plan.TOP, Plan.HALF, Plan.BOTTOM - Plan.TOP);
    field.grown(4).draw(svg, 5, "fill", Palette.FRAME_DARK);
    field.draw(svg, 2, "fill", "url(#kh-field)");
  }

  private void spike(int point) {
    boolean above = Plan.isAbove(point);
    double base = above ? Plan.TOP : Plan.BOTTOM;
    double tip = above ? Plan.TOP + Plan.SPIKE : Plan.BOTTOM - Plan.SPIKE;
    double half = Plan.POINT / 2 - 2;
    Plan.Spot left = new Plan.Spot(Plan.x(point) - half, base);
    Plan.Spot right = new Plan.Spot(Plan.x(point) + half, base);
    String path = "M" + left + "L" + new Plan.Spot(Plan.x(point), tip) + "L" + right + "Z";
    boolean dark = (point % 2 == 0) == above;
    svg.element("path", "d", path, "fill", dark ? Palette.WINE : Palette.CRUST, "opacity", 0.9);
  }

  private static double middleOfBar() {
    return Plan.LEFT + Plan.HALF + Plan.BAR / 2;
  }

  /** A sun of seven rays. */
  private void sun() {
    String place = "translate(" + new Plan.Spot(middleOfBar(), Plan.MIDDLE) + ")";
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
    String pin = "M" + new Plan.Spot(middleOfBar(), y - 15) + "v30";
    svg.element("path", "d", pin, "stroke", Palette.FRAME_DARK, "stroke-opacity", 0.6);
  }

  private void tray(double x, double y) {
    new Box(x, y, Plan.TRAY_WIDTH, Plan.TRAY_HEIGHT)
        .draw(svg, 6, "fill", Palette.HOLLOW, "fill-opacity", 0.75, "stroke", Palette.FRAME_DARK);
  }
}
