package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Drawing.Marks;
import dev.doska.core.picture.Svg;
import java.util.List;

/** One table as SVG. Confined to one call. */
final class TablePicture {
  private final DrawingSource source;
  private final ChapayevPosition position;
  private final BoardBackground board;

  TablePicture(DrawingSource source, ChapayevPosition position) {
    this.source = source;
    this.position = position;
    this.board = new BoardBackground(
        source.ruleset().equipment(), "Chapayev, " + Captions.table(source, position));
  }

  String draw(Marks<ChapayevMove> marks) {
    board.drawTable();
    board.drawRows(position.rows().white(), position.rows().black());
    marks.targets().forEach(this::drawTarget);
    drawCheckers(source, board, position.checkers());
    List<String> below = marks
        .last()
        .map(move -> List.of("last: " + Captions.written(position, position, move)))
        .orElseGet(() -> Captions.score(position));
    board.drawCaption(Captions.table(source, position), below);
    return board.svg().toString();
  }

  /** Draws the checkers whose place is known, those of the upper floor last. */
  static void drawCheckers(DrawingSource source, BoardBackground board, List<Checker> checkers) {
    for (int level = 0; level <= 1; level++) {
      for (Checker checker : checkers) {
        if (checker.level() == level && checker.onBoard() && checker.place().isPresent()) {
          Place place = checker.place().get();
          String at = BoardBackground.translate(board.x(place), board.y(place));
          board.svg().begin("g", "transform", at);
          board.drawBody(checker);
          if (source.hangs(checker)) {
            board.drawHanging();
          }
          board.svg().end();
        }
      }
    }
  }

  private void drawTarget(ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike strike) {
      position
          .withId(strike.disc())
          .flatMap(Checker::place)
          .ifPresent(place -> arrow(place, strike));
    }
  }

  /** An arrow as long as the distance in which friction stops the checker: v² / (2 mu g). */
  private void arrow(Place place, ChapayevMove.Strike strike) {
    var rules = source.ruleset();
    double speed = strike.speed() / 1000.0;
    double braking = rules.mu() / 1e6 * (rules.g() / 1e6);
    double length = speed * speed / (2 * braking);
    Direction way = Direction.ofMillidegrees(strike.angle());
    double fromX = place.x() / 1e9;
    double fromY = place.y() / 1e9;
    String path = "M" + Svg.number(board.x(place)) + "," + Svg.number(board.y(place)) + " L"
        + Svg.number(board.x(fromX + length * way.x())) + ","
        + Svg.number(board.y(fromY + length * way.y()));
    board
        .svg()
        .element(
            "path",
            "d",
            path,
            "stroke",
            "#b3261e",
            "stroke-width",
            2,
            "opacity",
            0.8,
            "marker-end",
            "url(#chapayev-tip)");
  }
}
