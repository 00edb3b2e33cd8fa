package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.Step;

/** A board on which pieces, numbers and words are put one by one. Confined to one thread. */
final class BoardPicture {
  private final Svg svg;

  /** Draws an empty board. */
  BoardPicture(Svg svg) {
    this.svg = svg;
    new Shapes(svg).define();
    new BoardBackground(svg).draw();
  }

  /** Places a shape. */
  void use(String shape, BoardLayout.Spot spot) {
    svg.element("use", "href", "#" + shape, "transform", "translate(" + spot + ")");
  }

  /** The numbers of the points on a side's track. */
  void numbers(Side view) {
    begin(15, view == Side.WHITE ? Palette.CREAM : Palette.GOLD, "middle");
    for (int point = 1; point <= 24; point++) {
      double y = BoardLayout.isAbove(point) ? BoardLayout.NUMBERS_ABOVE : BoardLayout.NUMBERS_BELOW;
      svg.label(BoardLayout.x(point), y, String.valueOf(Step.ownNumber(view, point)));
    }
    svg.end();
  }

  /** How many checkers lie in a tray, in line with the numbers of the points. */
  void off(Side side, int count) {
    double y = side == Side.WHITE ? BoardLayout.NUMBERS_BELOW : BoardLayout.NUMBERS_ABOVE;
    begin(15, Palette.CREAM, "middle");
    svg.label(BoardLayout.slab(side, 0).x(), y, count + " off").end();
  }

  /** The number of a stack, on its fifth checker. */
  void number(Side side, BoardLayout.Spot spot, int number) {
    begin(19, Palette.number(side), "middle");
    svg.label(spot.x(), spot.y() + 6.5, String.valueOf(number), "font-weight", "bold")
        .end();
  }

  /** Words below the board. */
  void caption(double x, String anchor, String text) {
    begin(19, Palette.CREAM, anchor);
    svg.label(x, BoardLayout.HEIGHT - 26, text).end();
  }

  private void begin(int size, String fill, String anchor) {
    String font = "Georgia, 'DejaVu Serif', serif";
    svg.begin("g", "font-family", font, "font-size", size, "fill", fill, "text-anchor", anchor);
  }
}
