package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevGame;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevState;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Pose;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Drawing.Marks;
import dev.doska.core.picture.Svg;
import java.util.List;

/** One table as SVG. Confined to one call. */
final class TablePicture {
  private final ChapayevGame game;
  private final ChapayevState state;
  private final Board board;

  TablePicture(ChapayevGame game, ChapayevState state) {
    this.game = game;
    this.state = state;
    this.board = new Board(game.ruleset().equipment(), "Chapayev, " + Captions.table(game, state));
  }

  String draw(Marks<ChapayevMove> marks) {
    board.drawTable();
    board.drawRows(state.rows().white(), state.rows().black());
    marks.targets().forEach(this::drawTarget);
    drawCheckers(game, board, state.checkers());
    List<String> below = marks
        .last()
        .map(move -> List.of("last: " + Captions.written(state, state, move)))
        .orElseGet(() -> Captions.score(state));
    board.drawCaption(Captions.table(game, state), below);
    return board.svg().toString();
  }

  /** Draws the checkers whose place is known, those of the upper floor last. */
  static void drawCheckers(ChapayevGame game, Board board, List<Checker> checkers) {
    for (int level = 0; level <= 1; level++) {
      for (Checker checker : checkers) {
        if (checker.level() == level && checker.onBoard() && checker.place().isPresent()) {
          Place place = checker.place().get();
          String at = Board.translate(board.x(place), board.y(place));
          board.svg().begin("g", "transform", at);
          board.drawBody(checker);
          if (hangs(game, checker)) {
            board.drawHanging();
          }
          board.svg().end();
        }
      }
    }
  }

  /** Whether a checker lies so far over an edge that it hangs (CH-20). */
  static boolean hangs(ChapayevGame game, Checker checker) {
    if (checker.place().isEmpty() || checker.pose() == Pose.STANDING) {
      return false;
    }
    Place place = checker.place().get();
    var equipment = game.ruleset().equipment();
    long over = Math.max(
        Math.abs((long) place.x()) - equipment.halfX(),
        Math.abs((long) place.y()) - equipment.halfY());
    return over + equipment.radius() >= game.ruleset().hangMin();
  }

  private void drawTarget(ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike strike) {
      state.withId(strike.disc()).flatMap(Checker::place).ifPresent(place -> arrow(place, strike));
    }
  }

  /** An arrow as long as the way on which friction stops the checker: v² / (2 mu g). */
  private void arrow(Place place, ChapayevMove.Strike strike) {
    var rules = game.ruleset();
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
