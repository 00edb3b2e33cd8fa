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
 * Shots of the solver of Chapayev: the fate of each disc, the impacts in order, and the places. Places
 * may differ by the {@code tol} of the row. Times and speeds may differ as much as such a difference of
 * place changes them, with a margin.
 */
public final class ScenariosCheck implements Check {
  private static final String COUNT = "n_impacts";
  private static final String FALLEN = "fell";
  private static final String DURATION = "t_end";

  /** The factor by which a time may differ more than the place divided by the speed. */
  private static final double TIME_MARGIN = 2;

  /** The factor by which a speed may differ more than the place. */
  private static final double SPEED_MARGIN = 20;

  /** The fraction of its speed by which a grazing impact may differ at any place. */
  private static final double GRAZE = 0.01;

  /**
   * The columns of the format. {@code fell} and {@code t_end} are compared if present. Other columns
   * describe the shot and the reference; {@code n_micro} is the number of tiny impacts of the reference.
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
    ToleranceCheck check = new ToleranceCheck(row, scenario.tolerance(), report);
    compareImpacts(scenario.impacts(), shot.impacts(), check);
    comparePlaces(scenario, shot, check);
    if (row.has(FALLEN)) {
      report.compare(row, FALLEN, fallen(shot));
    }
    if (row.has(DURATION)) {
      // a speed that differs by this much needs this much more time to stop
      double speed = SPEED_MARGIN * scenario.tolerance() / Math.min(slowest(shot), 1);
      double allowed = speed / scenario.material().deceleration();
      check.check("t_end ", shot.duration(), scenario.number(DURATION), allowed);
    }
  }

  private static void compareImpacts(
      List<Hit> expected, List<Event.Impact> impacts, ToleranceCheck check) {
    check.report.compare(check.row, COUNT, impacts.size());
    String order = pairs(expected.stream().map(Hit::pair));
    String actual = pairs(impacts.stream().map(hit -> hit.a() + "-" + hit.b()));
    if (!order.equals(actual)) {
      check.report.differs(
          check.row.line(), "the impacts are " + actual + ", the file has " + order);
      return;
    }
    for (int i = 0; i < impacts.size(); i++) {
      String what = "of impact " + (i + 1) + " ";
      Hit hit = expected.get(i);
      double closing = impacts.get(i).closing();
      check.time("the time " + what, impacts.get(i).time(), hit.time(), closing);
      check.speed("the speed " + what, closing, hit.closing());
    }
  }

  private static void comparePlaces(ScenarioRow scenario, Shot shot, ToleranceCheck check) {
    List<Place> places = scenario.expected();
    List<Integer> ids = places.stream().map(Place::id).sorted().toList();
    if (!ids.equals(scenario.discs())) {
      check.report.differs(
          check.row.line(),
          "the discs are " + scenario.discs() + ", the file expects something of " + ids);
      return;
    }
    for (Place place : places) {
      compare(shot.end(place.id()), place, check);
    }
  }

  private static void compare(DiscOutcome end, Place expected, ToleranceCheck check) {
    String what = "of disc " + end.id() + " ";
    if (end.fate() != expected.fate()) {
      check.report.differs(
          check.row.line(),
          "the fate " + what + "is " + end.fate() + ", the file has " + expected.fate());
      return;
    }
    check.place("x " + what, end.x(), expected.x());
    check.place("y " + what, end.y(), expected.y());
    if (end.fate().fell()) {
      double speed = Math.sqrt(end.vx() * end.vx() + end.vy() * end.vy());
      check.time("the time of the fall " + what, end.time(), expected.time(), speed);
      check.speed("the speed of the fall " + what, speed, expected.speed());
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

  /** Compares numbers of a row within a tolerance. */
  private record ToleranceCheck(Row row, double tolerance, Report report) {
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
