package dev.doska.tool.vectors;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
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
import java.util.stream.Stream;

/**
 * A row of a file of shots. Its cells have numbers and lists of lists, {@code a:b;c:d}; {@code -} is the
 * empty list. Every method throws {@link Row.BadRow} if a cell is malformed.
 *
 * @param row the row
 */
record ScenarioRow(Row row) {
  static final String TOLERANCE = "tol";
  static final String DISCS = "discs";
  static final String FLICKS = "flicks";
  static final String EXPECTED = "expected";
  static final String IMPACTS = "impacts";

  /** The columns from which a shot is computed. */
  static final List<String> GIVEN =
      List.of(TOLERANCE, "half_x", "half_y", "mu", "g", "e", DISCS, FLICKS);

  /** The maximum tolerance in metres. A larger one would accept wrong places. */
  private static final double MAX_TOLERANCE = 1e-6;

  /** The maximum speed in m/s, higher than a finger can give. */
  private static final double MAX_SPEED = 1000;

  /** The height of a disc in metres. These shots do not depend on it. */
  private static final double HEIGHT = 0.007;

  private static final String FELL = "fell-";
  private static final String EDGES = "EWNS";
  private static final List<Fate> FALLS =
      List.of(Fate.FELL_EAST, Fate.FELL_WEST, Fate.FELL_NORTH, Fate.FELL_SOUTH);

  /** An impact: its time, its two discs and their closing speed. */
  record Hit(double time, int a, int b, double closing) {
    String pair() {
      return a + "-" + b;
    }
  }

  /** The end of a disc: its fate and place; if it falls, also the time and the speed. */
  record Place(int id, Fate fate, double time, double x, double y, double speed) {}

  double tolerance() {
    double tolerance = number(TOLERANCE);
    if (!(tolerance >= 0 && tolerance <= MAX_TOLERANCE)) {
      throw new Row.BadRow("tol " + row.get(TOLERANCE) + " is not from 0 to 1e-6");
    }
    return tolerance;
  }

  double number(String column) {
    return number(column, row.get(column));
  }

  Material material() {
    try {
      return Material.of(number("mu"), number("g"), number("e"));
    } catch (IllegalArgumentException e) {
      throw new Row.BadRow(String.valueOf(e.getMessage()), e);
    }
  }

  /** The shot that the solver computes for the row. */
  Shot shoot() {
    SolverSpec spec = SolverSpec.of(material()).withMaxSpeed(MAX_SPEED);
    try {
      List<Disc> discs = new ArrayList<>();
      for (List<String> disc : items(DISCS, 5)) {
        double radius = number(DISCS, disc.get(3));
        Shape shape = new Shape(radius, HEIGHT, number(DISCS, disc.get(4)));
        discs.add(Disc.of(
            id(DISCS, disc), number(DISCS, disc.get(1)), number(DISCS, disc.get(2)), shape));
      }
      List<Flick> flicks = new ArrayList<>();
      for (List<String> flick : items(FLICKS, 3)) {
        flicks.add(new Flick(
            id(FLICKS, flick), number(FLICKS, flick.get(1)), number(FLICKS, flick.get(2))));
      }
      Board board = Board.of(number("half_x"), number("half_y"));
      return Solver.solve(spec, Table.of(board, discs), flicks.toArray(new Flick[0]));
    } catch (IllegalArgumentException e) {
      throw new Row.BadRow(String.valueOf(e.getMessage()), e);
    }
  }

  /** The ids of the discs, ascending. */
  List<Integer> discs() {
    return items(DISCS, 5).stream().map(disc -> id(DISCS, disc)).sorted().toList();
  }

  List<Hit> impacts() {
    List<Hit> hits = new ArrayList<>();
    for (List<String> hit : items(IMPACTS, 4)) {
      hits.add(new Hit(
          number(IMPACTS, hit.get(0)),
          integer(IMPACTS, hit.get(1)),
          integer(IMPACTS, hit.get(2)),
          number(IMPACTS, hit.get(3))));
    }
    return hits;
  }

  List<Place> expected() {
    List<Place> places = new ArrayList<>();
    for (List<String> disc : items(EXPECTED)) {
      String fate = disc.size() < 2 ? "" : disc.get(1);
      boolean rests = fate.equals("on");
      requireSize(EXPECTED, disc, rests ? 4 : 5);
      places.add(new Place(
          id(EXPECTED, disc),
          rests ? Fate.RESTS : fall(fate),
          rests ? 0 : number(EXPECTED, fate.substring(FELL.length() + 2)),
          number(EXPECTED, disc.get(2)),
          number(EXPECTED, disc.get(3)),
          rests ? 0 : number(EXPECTED, disc.get(4))));
    }
    return places;
  }

  private static Fate fall(String fate) {
    int edge =
        fate.matches(FELL + "[" + EDGES + "]@.*") ? EDGES.indexOf(fate.charAt(FELL.length())) : -1;
    if (edge < 0) {
      throw new Row.BadRow("expected has no fate \"" + fate + "\"");
    }
    return FALLS.get(edge);
  }

  private List<List<String>> items(String column, int size) {
    List<List<String>> items = items(column);
    items.forEach(item -> requireSize(column, item, size));
    return items;
  }

  private List<List<String>> items(String column) {
    String text = row.get(column);
    return text.equals("-")
        ? List.of()
        : Stream.of(text.split(";", -1))
            .map(item -> List.of(item.split(":", -1)))
            .toList();
  }

  private static void requireSize(String column, List<String> item, int size) {
    if (item.size() != size) {
      throw new Row.BadRow(
          column + " has \"" + String.join(":", item) + "\", not " + size + " parts");
    }
  }

  private static int id(String column, List<String> item) {
    return integer(column, item.get(0));
  }

  private static int integer(String column, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw notNumber(column, text, e);
    }
  }

  private static double number(String column, String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw notNumber(column, text, e);
    }
  }

  private static Row.BadRow notNumber(String column, String text, NumberFormatException cause) {
    return new Row.BadRow(column + " \"" + text + "\" is not a number", cause);
  }
}
