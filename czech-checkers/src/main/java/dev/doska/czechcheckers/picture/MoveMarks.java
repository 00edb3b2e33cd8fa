package dev.doska.czechcheckers.picture;

import dev.doska.core.picture.Svg;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.Square;
import java.util.List;
import java.util.stream.Collectors;

/** The marks for moves on a board. Confined to one call. */
final class MoveMarks {
  /** The colour of a square where a move began or ended. */
  static final String HIGHLIGHT_COLOUR = "#f5d04a";

  private static final String ROUTE_COLOUR = "#d9660f";
  private static final String TARGET_COLOUR = "#2f8f5b";

  private final BoardPicture board;
  private final Svg svg;

  MoveMarks(BoardPicture board) {
    this.board = board;
    this.svg = board.svg();
  }

  /** Highlights the squares of a move and joins them by a line. */
  void drawLast(CzechMove move) {
    List<Square> squares = move.squares().stream().filter(Square::isPlayable).toList();
    svg.begin("g", "fill", HIGHLIGHT_COLOUR, "opacity", 0.55);
    squares.stream().distinct().forEach(board::drawSquare);
    svg.end();
    drawRoute(squares);
  }

  /** Draws the route of a move. */
  private void drawRoute(List<Square> squares) {
    String points =
        squares.stream().map(s -> board.x(s) + "," + board.y(s)).collect(Collectors.joining(" "));
    svg.begin("g", "stroke", ROUTE_COLOUR, "fill", ROUTE_COLOUR, "opacity", 0.8);
    svg.element(
        "polyline",
        "points",
        points,
        "fill",
        "none",
        "stroke-width",
        5,
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round");
    squares.stream()
        .limit(Math.max(0, squares.size() - 1))
        .distinct()
        .forEach(s -> svg.element("circle", "cx", board.x(s), "cy", board.y(s), "r", 6));
    svg.end();
  }

  /** Draws a ring around the pieces with targets and a dot on each target. */
  void drawTargets(List<CzechMove> targets) {
    List<Square> from = targets.stream().map(CzechMove::from).distinct().toList();
    List<Square> to = targets.stream().map(CzechMove::to).distinct().toList();
    svg.begin("g", "fill", "none", "stroke", TARGET_COLOUR, "stroke-width", 3.5);
    from.forEach(s -> svg.element("circle", "cx", board.x(s), "cy", board.y(s), "r", 26.5));
    svg.end();
    svg.begin("g", "fill", TARGET_COLOUR, "opacity", 0.9);
    to.forEach(s -> svg.element("circle", "cx", board.x(s), "cy", board.y(s), "r", 8));
    svg.end();
  }
}
