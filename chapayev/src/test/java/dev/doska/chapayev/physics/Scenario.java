package dev.doska.chapayev.physics;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A line of {@code scenarios.tsv}: a table, flicks and the outcome that reference computations of
 * 45 digits gave (rule P-16).
 */
record Scenario(
    String id,
    double tolerance,
    SolverSpec spec,
    Table table,
    List<Flick> flicks,
    List<Expected> expected,
    List<Hit> impacts,
    String note) {
  static final String HEADER =
      "id\tclass\tcategory\tsensitivity\ttol\thalf_x\thalf_y\tmu\tg\te\tdiscs\tflicks\texpected\t"
          + "fell\tt_end\tn_impacts\tn_micro\timpacts\tref_err\tnote";

  /** What is to become of a disc; {@code edge} is RESTS or the edge it falls over. */
  record Expected(int id, Fate edge, double time, double x, double y, double speed) {}

  /** An impact in the order of processing. */
  record Hit(double time, int a, int b, double closing) {}

  static List<Scenario> all() {
    List<Scenario> scenarios = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(Scenario.class.getResourceAsStream("scenarios.tsv"))) {
      scenarios.addAll(parse(new String(in.readAllBytes(), UTF_8)));
      String more = System.getProperty("doska.vectors", "");
      if (!more.isEmpty()) {
        try (Stream<Path> files = Files.walk(Path.of(more))) {
          for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
            String text = Files.readString(file, UTF_8);
            if (text.startsWith(HEADER)) {
              scenarios.addAll(parse(text));
            }
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return scenarios;
  }

  private static List<Scenario> parse(String text) {
    return text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.equals(HEADER))
        .map(Scenario::of)
        .toList();
  }

  private static Scenario of(String line) {
    List<String> f = List.of(line.split("\t", -1));
    Board board = Board.of(number(f.get(5)), number(f.get(6)));
    Material material = Material.of(number(f.get(7)), number(f.get(8)), number(f.get(9)));
    List<Disc> discs = new ArrayList<>();
    for (List<String> disc : items(f.get(10))) {
      Shape shape = new Shape(number(disc.get(3)), 0.007, number(disc.get(4)));
      discs.add(
          Disc.of(Integer.parseInt(disc.get(0)), number(disc.get(1)), number(disc.get(2)), shape));
    }
    List<Flick> flicks = new ArrayList<>();
    for (List<String> flick : items(f.get(11))) {
      flicks.add(
          new Flick(Integer.parseInt(flick.get(0)), number(flick.get(1)), number(flick.get(2))));
    }
    List<Hit> hits = new ArrayList<>();
    for (List<String> hit : items(f.get(17))) {
      hits.add(new Hit(
          number(hit.get(0)),
          Integer.parseInt(hit.get(1)),
          Integer.parseInt(hit.get(2)),
          number(hit.get(3))));
    }
    List<Expected> expected = items(f.get(12)).stream().map(Scenario::expected).toList();
    return new Scenario(
        f.get(0),
        number(f.get(4)),
        SolverSpec.of(material),
        Table.of(board, discs),
        flicks,
        expected,
        hits,
        f.get(19));
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
    return id + " " + note;
  }
}
