package dev.doska.tool.vectors;

import dev.doska.chapayev.physics.DiscOutcome;
import dev.doska.chapayev.physics.Event;
import dev.doska.chapayev.physics.Shot;
import dev.doska.tool.vectors.ScenarioRow.Hit;
import dev.doska.tool.vectors.ScenarioRow.Place;
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
  private static final String COUNT = "n_impacts";
  private static final String FALLEN = "fell";
  private static final String DURATION = "t_end";

  /** How much more a time may differ than the place divided by the speed. */
  private static final double TIME_MARGIN = 2;

  /** How much more a speed may differ than the place. */
  private static final double SPEED_MARGIN = 20;

  /** The part of its speed by which a graze, whatever its place, may differ. */
  private static final double GRAZE = 0.01;

  /**
   * The format's columns; {@code fell} and {@code t_end} are compared if there. The others describe the
   * shot and the reference, {@code n_micro} among them: which of its own impacts it counts as tiny.
   */
  public static Format format() {
    List<String> columns = new ArrayList<>(ScenarioRow.GIVEN);
    columns.addAll(List.of(ScenarioRow.EXPECTED, COUNT, ScenarioRow.IMPACTS));
    return new Format("scenarios", columns, ScenariosCheck::new);
  }

  @Override
  public void row(Row row, Report report) {
    ScenarioRow scenario = new ScenarioRow(row);
    Shot shot = scenario.shoot();
    if (shot.status() != Shot.Status.COMPLETE) {
      report.differs(row.line(), "the shot has too many events");
    }
    Nearness nearness = new Nearness(row, scenario.tolerance(), report);
    compareImpacts(scenario.impacts(), shot.impacts(), nearness);
    comparePlaces(scenario, shot, nearness);
    if (row.has(FALLEN)) {
      report.compare(row, FALLEN, fallen(shot));
    }
    if (row.has(DURATION)) {
      // a speed that is off by so much takes so much longer to be braked
      double speed = SPEED_MARGIN * scenario.tolerance() / Math.min(slowest(shot), 1);
      double allowed = speed / scenario.material().deceleration();
      nearness.check("t_end ", shot.duration(), scenario.number(DURATION), allowed);
    }
  }

  private static void compareImpacts(
      List<Hit> expected, List<Event.Impact> impacts, Nearness nearness) {
    nearness.report.compare(nearness.row, COUNT, impacts.size());
    String order = pairs(expected.stream().map(Hit::pair));
    String actual = pairs(impacts.stream().map(hit -> hit.a() + "-" + hit.b()));
    if (!order.equals(actual)) {
      nearness.report.differs(
          nearness.row.line(), "the impacts are " + actual + ", the file has " + order);
      return;
    }
    for (int i = 0; i < impacts.size(); i++) {
      String what = "of impact " + (i + 1) + " ";
      Hit hit = expected.get(i);
      double closing = impacts.get(i).closing();
      nearness.time("the time " + what, impacts.get(i).time(), hit.time(), closing);
      nearness.speed("the speed " + what, closing, hit.closing());
    }
  }

  private static void comparePlaces(ScenarioRow scenario, Shot shot, Nearness nearness) {
    List<Place> places = scenario.expected();
    List<Integer> ids = places.stream().map(Place::id).sorted().toList();
    if (!ids.equals(scenario.discs())) {
      nearness.report.differs(
          nearness.row.line(),
          "the discs are " + scenario.discs() + ", the file expects something of " + ids);
      return;
    }
    for (Place place : places) {
      compare(shot.end(place.id()), place, nearness);
    }
  }

  private static void compare(DiscOutcome end, Place expected, Nearness nearness) {
    String what = "of disc " + end.id() + " ";
    if (end.fate() != expected.fate()) {
      nearness.report.differs(
          nearness.row.line(),
          "the fate " + what + "is " + end.fate() + ", the file has " + expected.fate());
      return;
    }
    nearness.place("x " + what, end.x(), expected.x());
    nearness.place("y " + what, end.y(), expected.y());
    if (end.fate().fell()) {
      double speed = Math.sqrt(end.vx() * end.vx() + end.vy() * end.vy());
      nearness.time("the time of the fall " + what, end.time(), expected.time(), speed);
      nearness.speed("the speed of the fall " + what, speed, expected.speed());
    }
  }

  /** The ids of the discs that fell, ascending. */
  private static String fallen(Shot shot) {
    String ids = shot.ends().stream()
        .filter(end -> end.fate().fell())
        .map(DiscOutcome::id)
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(","));
    return ids.isEmpty() ? "-" : ids;
  }

  /** The slowest speed of an impact. */
  private static double slowest(Shot shot) {
    return shot.impacts().stream().mapToDouble(Event.Impact::closing).min().orElse(1);
  }

  private static String pairs(Stream<String> pairs) {
    return pairs.collect(Collectors.joining(" ", "[", "]"));
  }

  private static double speed(double tolerance, double speed) {
    double ofPlace = SPEED_MARGIN * tolerance;
    return Math.min(ofPlace / Math.min(speed, 1), ofPlace + GRAZE * speed);
  }

  /** Compares numbers of a row that may differ a little. */
  private record Nearness(Row row, double tolerance, Report report) {
    void place(String what, double actual, double expected) {
      check(what, actual, expected, tolerance);
    }

    void time(String what, double actual, double expected, double speed) {
      check(what, actual, expected, TIME_MARGIN * tolerance / Math.min(speed, 1));
    }

    void speed(String what, double actual, double expected) {
      check(what, actual, expected, ScenariosCheck.speed(tolerance, actual));
    }

    void check(String what, double actual, double expected, double allowed) {
      if (!(Math.abs(actual - expected) <= allowed)) {
        report.differs(
            row.line(),
            String.format(Locale.ROOT, "%sis %.17g, the file has %.17g", what, actual, expected));
      }
    }
  }
}
