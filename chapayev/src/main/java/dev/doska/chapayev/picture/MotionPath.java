package dev.doska.chapayev.picture;

import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.physics.DiscOutcome;
import dev.doska.chapayev.physics.Event;
import dev.doska.chapayev.physics.Segment;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.StackTopOutcome;
import dev.doska.core.picture.Animation;
import dev.doska.core.picture.Svg;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The checkers of a shot in motion. The path of a segment is a quadratic function of time, which a cubic curve
 * of the animation gives exactly. Confined to one call.
 */
final class MotionPath {
  /** The duration of a fall, in seconds. */
  private static final double FALLING = 0.3;

  /** The duration of the flash of an impact, in seconds. */
  private static final double FLASH = 0.35;

  /** The first radius of a flash, in user units. */
  private static final double SPARK = 4;

  private static final String FLASH_COLOUR = "#e8480c";

  private final BoardBackground board;
  private final Predicate<Checker> hanging;
  private final Shot shot;
  private final List<Segment> segments;
  private final double start;
  private final double total;

  /** A shot that begins {@code start} seconds after the animation, and the checkers that hang over an edge. */
  MotionPath(
      BoardBackground board, Predicate<Checker> hanging, Shot shot, double start, double total) {
    this.board = board;
    this.hanging = hanging;
    this.shot = shot;
    this.segments = shot.segments();
    this.start = start;
    this.total = total;
  }

  void draw(List<Checker> checkers) {
    for (int level = 0; level <= 1; level++) {
      for (Checker checker : checkers) {
        if (checker.level() == level && checker.onBoard() && checker.place().isPresent()) {
          drawChecker(checker, checker.place().get());
        }
      }
    }
    for (Event.Impact impact : shot.impacts()) {
      flash(impact);
    }
  }

  private void drawChecker(Checker checker, Place place) {
    Svg svg = board.svg();
    svg.begin("g", "transform", BoardBackground.translate(board.x(place), board.y(place)));
    int carrier = checker.below().orElse(checker.id());
    Optional<DiscOutcome> end =
        shot.ends().stream().filter(e -> e.id() == carrier && e.moved()).findFirst();
    if (end.isPresent()) {
      Optional<StackTopOutcome> left = checker.below().isPresent()
          ? shot.tops().stream().filter(top -> top.below() == carrier).findFirst()
          : Optional.empty();
      path(carrier, end.get(), left, place).writeTransform(svg, "translate");
      boolean falls = left.map(StackTopOutcome::fell).orElse(end.get().fate().fell());
      if (falls) {
        double time = left.map(t -> shot.duration()).orElse(end.get().time());
        fade(start + time).writeTo(svg);
      }
    }
    board.drawBody(checker);
    if (hanging.test(checker)) {
      drawHanging(end.isPresent());
    }
    svg.end();
  }

  /** The ring of a hanging checker, hidden when the checker moves. */
  private void drawHanging(boolean moves) {
    Svg svg = board.svg();
    svg.begin("g");
    if (moves) {
      Animation.steps("opacity", total).key(0, "1").key(start, "0").writeTo(svg);
    }
    board.drawHanging();
    svg.end();
  }

  /** The path of a checker: its segments, then the fall beyond the edge or the place of an upper checker. */
  private Animation path(int id, DiscOutcome end, Optional<StackTopOutcome> left, Place place) {
    Animation way = Animation.smooth("transform", total);
    way.key(0, at(board.x(place), board.y(place)));
    double until = left.map(StackTopOutcome::time).orElse(Double.POSITIVE_INFINITY);
    for (Segment segment : segments) {
      if (segment.id() == id && segment.from() < until) {
        double to = Math.min(segment.to(), until);
        way.key(start + segment.from(), at(segment, segment.from()));
        double mean = segment.length(to) / (to - segment.from());
        double speed = segment.speed();
        double last = Math.max(0, speed - segment.deceleration() * (to - segment.from()));
        if (mean > 0) {
          way.eased(start + to, at(segment, to), speed / mean, last / mean);
        }
      }
    }
    if (left.isPresent()) {
      way.key(
          start + shot.duration(),
          at(board.x(left.get().x()), board.y(left.get().y())));
    } else if (end.fate().fell()) {
      double x = end.x() + end.vx() * FALLING;
      double y = end.y() + end.vy() * FALLING;
      way.key(start + end.time() + FALLING, at(board.x(x), board.y(y)));
    }
    return way;
  }

  private String at(Segment segment, double time) {
    return at(board.x(segment.xAt(time)), board.y(segment.yAt(time)));
  }

  private static String at(double x, double y) {
    return Svg.number(x) + "," + Svg.number(y);
  }

  private Animation fade(double time) {
    return Animation.smooth("opacity", total)
        .key(0, "1")
        .key(time, "1")
        .key(Math.min(time + FALLING, total), "0");
  }

  /** A ring at the point of contact that widens and fades. */
  private void flash(Event.Impact impact) {
    Optional<Segment> moving = segments.stream()
        .filter(s -> s.id() == impact.a() && s.from() <= impact.time() && s.to() >= impact.time())
        .findFirst();
    double x;
    double y;
    if (moving.isPresent()) {
      x = moving.get().xAt(impact.time());
      y = moving.get().yAt(impact.time());
    } else {
      var placed =
          shot.at(impact.time()).stream().filter(p -> p.id() == impact.a()).findFirst();
      x = placed.orElseThrow().x();
      y = placed.orElseThrow().y();
    }
    double px = board.x(x) + impact.nx() * board.radius();
    double py = board.y(y) - impact.ny() * board.radius();
    double time = start + impact.time();
    double size = 8 + 16 * Math.min(1, impact.closing() / 2);
    Svg svg = board.svg();
    svg.begin(
        "circle",
        "cx",
        px,
        "cy",
        py,
        "r",
        SPARK,
        "fill",
        "none",
        "stroke",
        FLASH_COLOUR,
        "stroke-width",
        4,
        "opacity",
        0);
    Animation.smooth("opacity", total)
        .key(0, "0")
        .key(time, "0")
        .key(time, "1")
        .key(time + FLASH, "0")
        .writeTo(svg);
    Animation.smooth("r", total)
        .key(0, Svg.number(SPARK))
        .key(time, Svg.number(SPARK))
        .key(time + FLASH, Svg.number(size))
        .writeTo(svg);
    svg.end();
  }
}
