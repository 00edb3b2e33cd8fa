package dev.doska.khachapuri.picture;

import dev.doska.core.Side;
import dev.doska.core.picture.Svg;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.Phase;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;

/** The ways of the checkers in a turn: each from own point to own point, 0 for off. */
final class MoveArrows {
  private final Side mover;
  private final List<List<Integer>> ways = new ArrayList<>();

  /** Joins the steps of a turn; a step goes on with a checker that has come to its start. */
  MoveArrows(Side mover, Turn turn) {
    this.mover = mover;
    for (Step step : turn.steps()) {
      List<Integer> way = ways.stream()
          .filter(w -> end(w) == step.from())
          .findFirst()
          .orElseGet(() -> {
            List<Integer> fresh = new ArrayList<>(List.of(step.from()));
            ways.add(fresh);
            return fresh;
          });
      way.add(step.to());
    }
  }

  private static int end(List<Integer> way) {
    return way.get(way.size() - 1);
  }

  /**
   * The side that made the turn before a position: the other side than comes next, or the loser if it
   * has made a last turn.
   */
  static Side moverBefore(KhachapuriPosition position, Turn turn) {
    Side next = position.side();
    boolean nextMoved = position.phase() == Phase.FINISHED
        && turn.steps().stream()
            .anyMatch(s -> s.to() > 0 && position.own(next.other(), s.to()) == 0);
    return nextMoved ? next : next.other();
  }

  /** Marks where the checkers came from, which way, and where they stand after the turn. */
  void draw(KhachapuriPosition after, Svg svg) {
    svg.begin("g", "fill", "none", "stroke", Palette.ACCENT, "stroke-linecap", "round");
    int[] starts = new int[25];
    int[] ends = new int[25];
    for (List<Integer> way : ways) {
      int from = way.get(0);
      int to = end(way);
      BoardLayout.Spot start =
          BoardLayout.own(mover, from, after.own(mover, from) + starts[from]++);
      int count = to == 0 ? after.off(mover) : after.own(mover, to);
      BoardLayout.Spot stop = BoardLayout.own(mover, to, count - 1 - ends[to]++);
      svg.element(
          "circle",
          "cx",
          start.x(),
          "cy",
          start.y(),
          "r",
          BoardLayout.RADIUS - 3,
          "stroke-width",
          2.4,
          "stroke-dasharray",
          "5 5");
      path(way, start, stop, svg);
      if (to > 0) {
        ring(stop, svg);
      }
    }
    svg.end();
  }

  private void path(List<Integer> way, BoardLayout.Spot start, BoardLayout.Spot stop, Svg svg) {
    StringBuilder path = new StringBuilder("M" + start);
    BoardLayout.Spot at = start;
    for (int i = 1; i < way.size(); i++) {
      BoardLayout.Spot next = i == way.size() - 1 ? stop : BoardLayout.own(mover, way.get(i), 2);
      path.append('Q').append(bend(at, next)).append(' ').append(next);
      at = next;
    }
    svg.element("path", "d", path.toString(), "stroke-width", 3.2, "stroke-opacity", 0.75);
    svg.element(
        "circle", "cx", stop.x(), "cy", stop.y(), "r", 5, "fill", Palette.ACCENT, "stroke", "none");
  }

  /** The point that bends a way towards the middle of the board, the longer the more. */
  private static BoardLayout.Spot bend(BoardLayout.Spot from, BoardLayout.Spot to) {
    double y = (from.y() + to.y()) / 2;
    double depth = Math.min(90, 18 + Math.abs(from.x() - to.x()) / 3);
    double bent = y < BoardLayout.MIDDLE ? y + depth : y - depth;
    return new BoardLayout.Spot((from.x() + to.x()) / 2, bent);
  }

  private static void ring(BoardLayout.Spot spot, Svg svg) {
    svg.element(
        "circle",
        "cx",
        spot.x(),
        "cy",
        spot.y(),
        "r",
        BoardLayout.RADIUS - 1.5,
        "stroke-width",
        3.2);
  }

  /** Marks where checkers may come to rest by some turns. */
  static void drawTargets(KhachapuriPosition before, List<KhachapuriMove> moves, Svg svg) {
    boolean[] seen = new boolean[25];
    for (KhachapuriMove move : moves) {
      if (move instanceof Turn turn) {
        new MoveArrows(before.side(), turn).ways.forEach(way -> seen[end(way)] = true);
      }
    }
    for (int own = 0; own <= 24; own++) {
      if (seen[own]) {
        Side mover = before.side();
        int count = own == 0 ? before.off(mover) : before.own(mover, own);
        BoardLayout.Spot spot = BoardLayout.own(mover, own, count);
        svg.element(
            "circle",
            "cx",
            spot.x(),
            "cy",
            spot.y(),
            "r",
            own == 0 ? 5 : 8,
            "fill",
            Palette.ACCENT,
            "fill-opacity",
            0.8,
            "stroke",
            "#fff",
            "stroke-width",
            1.5);
      }
    }
  }
}
