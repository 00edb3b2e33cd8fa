package dev.doska.czechcheckers.picture;

import dev.doska.core.picture.Svg;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.Square;
import java.util.List;
import java.util.stream.Collectors;

/** The marks of moves on a board. */
final class MoveMarks {
  /** The tint of a square that a piece left or came to. */
  static final String TINT = "#f5d04a";

  private static final String ROUTE = "#d9660f";
  private static final String TARGET = "#2f8f5b";

  private final BoardPicture board;
  private final Svg svg;

  MoveMarks(BoardPicture board) {
    this.board = board;
    this.svg = board.svg();
  }

  /** Tints the squares of a move and joins them by a line. */
  void drawLast(CzechMove move) {
    List<Square> squares = move.squares().stream().filter(Square::isPlayable).toList();
    svg.begin("g", "fill", TINT, "opacity", 0.55);
    squares.stream().distinct().forEach(board::drawField);
    svg.end();
    drawRoute(squares);
  }

  /** Draws the way of a move. */
  private void drawRoute(List<Square> squares) {
    String points =
        squares.stream().map(s -> board.x(s) + "," + board.y(s)).collect(Collectors.joining(" "));
    svg.begin("g", "stroke", ROUTE, "fill", ROUTE, "opacity", 0.8);
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

  /** Rings the pieces that have targets and dots the targets. */
  void drawTargets(List<CzechMove> targets) {
    List<Square> from = targets.stream().map(CzechMove::from).distinct().toList();
    List<Square> to = targets.stream().map(CzechMove::to).distinct().toList();
    svg.begin("g", "fill", "none", "stroke", TARGET, "stroke-width", 3.5);
    from.forEach(s -> svg.element("circle", "cx", board.x(s), "cy", board.y(s), "r", 26.5));
    svg.end();
    svg.begin("g", "fill", TARGET, "opacity", 0.9);
    to.forEach(s -> svg.element("circle", "cx", board.x(s), "cy", board.y(s), "r", 8));
    svg.end();
  }
}
