package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.Step;

/** A board on which pieces, numbers and words are put one by one. Confined to one thread. */
final class Board {
  private final Svg svg;

  /** Draws an empty board. */
  Board(Svg svg) {
    this.svg = svg;
    new Shapes(svg).define();
    new Wood(svg).draw();
  }

  /** Places a shape. */
  void use(String shape, Plan.Spot spot) {
    svg.element("use", "href", "#" + shape, "transform", "translate(" + spot + ")");
  }

  /** The numbers of the points on a side's track. */
  void numbers(Side view) {
    begin(15, view == Side.WHITE ? Palette.CREAM : Palette.GOLD, "middle");
    for (int point = 1; point <= 24; point++) {
      double y = Plan.isAbove(point) ? Plan.NUMBERS_ABOVE : Plan.NUMBERS_BELOW;
      svg.label(Plan.x(point), y, String.valueOf(Step.ownNumber(view, point)));
    }
    svg.end();
  }

  /** How many checkers lie in a tray, in line with the numbers of the points. */
  void off(Side side, int count) {
    double y = side == Side.WHITE ? Plan.NUMBERS_BELOW : Plan.NUMBERS_ABOVE;
    begin(15, Palette.CREAM, "middle");
    svg.label(Plan.slab(side, 0).x(), y, count + " off").end();
  }

  /** The number of a stack, on its fifth checker. */
  void number(Side side, Plan.Spot spot, int number) {
    begin(19, Palette.number(side), "middle");
    svg.label(spot.x(), spot.y() + 6.5, String.valueOf(number), "font-weight", "bold")
        .end();
  }

  /** Words below the board. */
  void caption(double x, String anchor, String text) {
    begin(19, Palette.CREAM, anchor);
    svg.label(x, Plan.HEIGHT - 26, text).end();
  }

  private void begin(int size, String fill, String anchor) {
    String font = "Georgia, 'DejaVu Serif', serif";
    svg.begin("g", "font-family", font, "font-size", size, "fill", fill, "text-anchor", anchor);
  }
}
