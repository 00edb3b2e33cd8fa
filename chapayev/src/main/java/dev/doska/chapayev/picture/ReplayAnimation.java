package dev.doska.chapayev.picture;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Resolution;
import dev.doska.chapayev.physics.Shot;
import dev.doska.core.picture.Animation;
import dev.doska.core.picture.Svg;
import java.util.List;

/**
 * Transitions in sequence as an animated SVG: each is a scene with its own time, and
 * the last position is shown at the end. Confined to one call.
 */
final class ReplayAnimation {
  /** The pause before a shot, in seconds. */
  private static final double LEAD = 0.7;

  /** How long the end of a shot, or a decision, is shown, in seconds. */
  private static final double HOLD = 1.1;

  /** How long the last position is shown, in seconds. */
  private static final double END = 2.5;

  private final DrawingSource source;
  private final List<Resolution> scenes;
  private final double total;

  ReplayAnimation(DrawingSource source, List<Resolution> scenes) {
    this.source = source;
    this.scenes = scenes;
    double sum = END;
    for (Resolution scene : scenes) {
      sum += length(scene);
    }
    this.total = sum;
  }

  private static double length(Resolution scene) {
    return LEAD + scene.shot().map(Shot::duration).orElse(0.0) + HOLD;
  }

  String draw() {
    Resolution last = scenes.get(scenes.size() - 1);
    BoardBackground board = new BoardBackground(
        source.ruleset().equipment(), "Chapayev, " + Captions.table(source, last.after()));
    board.drawTable();
    double start = 0;
    for (int i = 0; i < scenes.size(); i++) {
      Resolution scene = scenes.get(i);
      double end = start + length(scene);
      beginScene(board.svg(), start, end, i == 0);
      drawScene(board, i + 1, scene, start);
      board.svg().end();
      start = end;
    }
    beginScene(board.svg(), start, total, false);
    board.drawRows(last.after().rows().white(), last.after().rows().black());
    TablePicture.drawCheckers(source, board, last.after().checkers());
    board.drawCaption(Captions.table(source, last.after()), Captions.facts(last.facts()));
    board.svg().end();
    return board.svg().toString();
  }

  private void beginScene(Svg svg, double start, double end, boolean first) {
    svg.begin("g", "visibility", first ? "visible" : "hidden");
    Animation seen = Animation.steps("visibility", total);
    if (start > 0) {
      seen.key(0, "hidden");
    }
    seen.key(start, "visible");
    if (end < total) {
      seen.key(end, "hidden");
    }
    seen.writeTo(svg);
  }

  private void drawScene(BoardBackground board, int number, Resolution scene, double start) {
    board.drawRows(scene.before().rows().white(), scene.before().rows().black());
    List<Checker> checkers = scene.before().checkers();
    if (scene.shot().isPresent()) {
      new MotionPath(board, source::hangs, scene.shot().get(), start + LEAD, total).draw(checkers);
    } else {
      TablePicture.drawCheckers(source, board, checkers);
    }
    board.drawCaption(Captions.move(number, scene), Captions.facts(scene.facts()));
  }
}
