package dev.doska.chapayev.physics;

import dev.doska.testkit.support.VectorFiles;
import dev.doska.testkit.support.VectorFiles.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A line of {@code scenarios.tsv}: a table, flicks and the outcome that reference computations of
 * 45 digits gave (rule P-16).
 */
record Scenario(
    String text,
    double tolerance,
    SolverSpec spec,
    Table table,
    List<Flick> flicks,
    List<Expected> expected,
    List<Hit> impacts) {
  private static final List<String> COLUMNS = List.of(
      "id", "tol", "half_x", "half_y", "mu", "g", "e", "discs", "flicks", "expected", "impacts");

  /** The expected end of a disc; {@code edge} is RESTS or the edge that it passes. */
  record Expected(int id, Fate edge, double time, double x, double y, double speed) {}

  /** An impact in the order of processing. */
  record Hit(double time, int a, int b, double closing) {}

  static List<Scenario> all() {
    return VectorFiles.rows(Scenario.class, "scenarios.tsv", COLUMNS).stream()
        .map(Scenario::of)
        .toList();
  }

  private static Scenario of(Row row) {
    Board board = Board.of(number(row.get("half_x")), number(row.get("half_y")));
    Material material =
        Material.of(number(row.get("mu")), number(row.get("g")), number(row.get("e")));
    List<Disc> discs = new ArrayList<>();
    for (List<String> disc : items(row.get("discs"))) {
      Shape shape = new Shape(number(disc.get(3)), 0.007, number(disc.get(4)));
      discs.add(
          Disc.of(Integer.parseInt(disc.get(0)), number(disc.get(1)), number(disc.get(2)), shape));
    }
    List<Flick> flicks = new ArrayList<>();
    for (List<String> flick : items(row.get("flicks"))) {
      flicks.add(
          new Flick(Integer.parseInt(flick.get(0)), number(flick.get(1)), number(flick.get(2))));
    }
    List<Hit> hits = new ArrayList<>();
    for (List<String> hit : items(row.get("impacts"))) {
      hits.add(new Hit(
          number(hit.get(0)),
          Integer.parseInt(hit.get(1)),
          Integer.parseInt(hit.get(2)),
          number(hit.get(3))));
    }
    return new Scenario(
        row.toString(),
        number(row.get("tol")),
        SolverSpec.of(material),
        Table.of(board, discs),
        flicks,
        items(row.get("expected")).stream().map(Scenario::expected).toList(),
        hits);
  }

  private static Expected expected(List<String> parts) {
    int id = Integer.parseInt(parts.get(0));
    String what = parts.get(1);
    if (what.equals("on")) {
      return new Expected(id, Fate.RESTS, 0, number(parts.get(2)), number(parts.get(3)), 0);
    }
    Fate edge = switch (what.charAt(5)) {
      case 'E' -> Fate.FELL_EAST;
      case 'W' -> Fate.FELL_WEST;
      case 'N' -> Fate.FELL_NORTH;
      default -> Fate.FELL_SOUTH;
    };
    return new Expected(
        id,
        edge,
        number(what.substring(7)),
        number(parts.get(2)),
        number(parts.get(3)),
        number(parts.get(4)));
  }

  private static List<List<String>> items(String text) {
    if (text.equals("-") || text.isEmpty()) {
      return List.of();
    }
    return Stream.of(text.split(";")).map(item -> List.of(item.split(":", -1))).toList();
  }

  private static double number(String text) {
    return Double.parseDouble(text);
  }

  Shot shoot() {
    return Solver.solve(spec, table, flicks.toArray(new Flick[0]));
  }

  @Override
  public String toString() {
    return text;
  }
}
