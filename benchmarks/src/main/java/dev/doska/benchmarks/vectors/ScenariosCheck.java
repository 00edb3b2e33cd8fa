package dev.doska.benchmarks.vectors;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.End;
import dev.doska.chapayev.physics.Event;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.physics.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shots of Chapayev's solver: what becomes of each disc, the impacts in their order, and the places,
 * which may differ by the row's {@code tol}. Times and speeds may differ by as much as such a difference
 * of place makes in them, with a margin.
 */
public final class ScenariosCheck implements Check {
  private static final String TOLERANCE = "tol";
  private static final String DISCS = "discs";
  private static final String FLICKS = "flicks";
  private static final String EXPECTED = "expected";
  private static final String IMPACTS = "impacts";
  private static final String COUNT = "n_impacts";
  private static final String FELL = "fell-";
  private static final String EDGES = "EWNS";
  private static final List<Fate> FALLS =
      List.of(Fate.FELL_EAST, Fate.FELL_WEST, Fate.FELL_NORTH, Fate.FELL_SOUTH);

  /** The height of a disc, which none of these shots depends on. */
  private static final double HEIGHT = 0.007;

  /** How much more a time may differ than the place divided by the speed. */
  private static final double TIME_MARGIN = 10;

  /** How much more a speed may differ than the place. */
  private static final double SPEED_MARGIN = 100;

  /** The format's columns. */
  public static Format format() {
    return new Format(
        "scenarios",
        List.of(
            TOLERANCE, "half_x", "half_y", "mu", "g", "e", DISCS, FLICKS, EXPECTED, COUNT, IMPACTS),
        ScenariosCheck::new);
  }

  @Override
  public void row(Row row, Report report) {
    try {
      compare(row, report);
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new Row.BadRow("a cell is malformed: " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new Row.BadRow(String.valueOf(e.getMessage()), e);
    }
  }

  private static void compare(Row row, Report report) {
    Shot shot = shoot(row);
    double tolerance = number(row.get(TOLERANCE));
    if (shot.status() != Shot.Status.COMPLETE) {
      report.differs(row.line(), "the shot has too many events");
    }
    List<Event.Impact> impacts = shot.impacts();
    report.compare(row, COUNT, impacts.size());
    List<List<String>> expected = items(row.get(IMPACTS));
    String order = pairs(expected.stream().map(hit -> hit.get(1) + "-" + hit.get(2)));
    String actual = pairs(impacts.stream().map(hit -> hit.a() + "-" + hit.b()));
    if (order.equals(actual)) {
      for (int i = 0; i < impacts.size(); i++) {
        compare(row, i + 1, impacts.get(i), expected.get(i), tolerance, report);
      }
    } else {
      report.differs(row.line(), "the impacts are " + actual + ", the file has " + order);
    }
    for (List<String> disc : items(row.get(EXPECTED))) {
      compare(row, shot.end(Integer.parseInt(disc.get(0))), disc, tolerance, report);
    }
  }

  private static void compare(
      Row row, int number, Event.Impact hit, List<String> cells, double tolerance, Report report) {
    double closing = number(cells.get(3));
    String what = "of impact " + number + " ";
    near(
        row,
        "the time " + what,
        hit.time(),
        number(cells.get(0)),
        time(tolerance, closing),
        report);
    near(row, "the speed " + what, hit.closing(), closing, speed(tolerance, closing), report);
  }

  private static void compare(
      Row row, End end, List<String> cells, double tolerance, Report report) {
    String what = "of disc " + end.id() + " ";
    String fate = cells.get(1);
    Fate expected = fate(fate);
    if (end.fate() != expected) {
      report.differs(
          row.line(), "the fate " + what + "is " + end.fate() + ", the file has " + expected);
      return;
    }
    near(row, "x " + what, end.x(), number(cells.get(2)), tolerance, report);
    near(row, "y " + what, end.y(), number(cells.get(3)), tolerance, report);
    if (end.fate().fell()) {
      double speed = number(cells.get(4));
      double time = number(fate.substring(fate.indexOf('@') + 1));
      double actual = Math.sqrt(end.vx() * end.vx() + end.vy() * end.vy());
      near(row, "the time of the fall " + what, end.time(), time, time(tolerance, speed), report);
      near(row, "the speed of the fall " + what, actual, speed, speed(tolerance, speed), report);
    }
  }

  private static void near(
      Row row, String what, double actual, double expected, double allowed, Report report) {
    if (!(Math.abs(actual - expected) <= allowed)) {
      report.differs(
          row.line(),
          String.format(Locale.ROOT, "%sis %.17g, the file has %.17g", what, actual, expected));
    }
  }

  private static double time(double tolerance, double speed) {
    return TIME_MARGIN * tolerance / Math.min(speed, 1);
  }

  private static double speed(double tolerance, double speed) {
    return SPEED_MARGIN * tolerance / Math.min(speed, 1);
  }

  private static Shot shoot(Row row) {
    Board board = Board.of(number(row.get("half_x")), number(row.get("half_y")));
    Material material =
        Material.of(number(row.get("mu")), number(row.get("g")), number(row.get("e")));
    List<Disc> discs = new ArrayList<>();
    for (List<String> disc : items(row.get(DISCS))) {
      Shape shape = new Shape(number(disc.get(3)), HEIGHT, number(disc.get(4)));
      discs.add(
          Disc.of(Integer.parseInt(disc.get(0)), number(disc.get(1)), number(disc.get(2)), shape));
    }
    List<Flick> flicks = new ArrayList<>();
    for (List<String> flick : items(row.get(FLICKS))) {
      flicks.add(
          new Flick(Integer.parseInt(flick.get(0)), number(flick.get(1)), number(flick.get(2))));
    }
    return Solver.solve(
        SolverSpec.of(material), Table.of(board, discs), flicks.toArray(new Flick[0]));
  }

  private static Fate fate(String text) {
    if (text.equals("on")) {
      return Fate.RESTS;
    }
    int edge = text.startsWith(FELL) ? EDGES.indexOf(text.charAt(FELL.length())) : -1;
    if (edge < 0) {
      throw new Row.BadRow("no fate \"" + text + "\"");
    }
    return FALLS.get(edge);
  }

  private static String pairs(Stream<String> pairs) {
    return pairs.collect(Collectors.joining(" ", "[", "]"));
  }

  /** The items of a list of lists, {@code a:b;c:d}; {@code -} is the empty one. */
  private static List<List<String>> items(String text) {
    if (text.equals("-") || text.isEmpty()) {
      return List.of();
    }
    return Stream.of(text.split(";")).map(item -> List.of(item.split(":", -1))).toList();
  }

  private static double number(String text) {
    return Double.parseDouble(text);
  }
}
