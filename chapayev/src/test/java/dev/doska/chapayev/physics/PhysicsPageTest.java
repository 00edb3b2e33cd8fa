package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code of the page PHYSICS.md runs: this file contains each of its lines. */
class PhysicsPageTest {
  @Test
  void a_shot_is_computed() {
    Table table = Table.of(
        Board.STANDARD,
        List.of(Disc.of(0, 0, -0.14, Shape.CHECKER), Disc.of(1, 0, 0.14, Shape.CHECKER)));
    Direction ahead = Direction.ofMillidegrees(90_000);
    Shot shot = Solver.solve(SolverSpec.DEFAULT, table, Flick.of(0, ahead, 1.8));
    boolean gone = shot.end(1).fate().fell();
    List<Event> log = shot.events();
    List<DiscPlacement> halfWay = shot.at(shot.duration() / 2);

    assertThat(gone).isTrue();
    assertThat(log).hasSize(3);
    assertThat(halfWay).hasSize(2);
  }

  @Test
  void the_fast_way_gives_the_same() {
    Table table = Table.of(
        Board.STANDARD,
        List.of(Disc.of(0, 0, -0.14, Shape.CHECKER), Disc.of(1, 0, 0.14, Shape.CHECKER)));
    Solver solver = new Solver(SolverSpec.DEFAULT);
    solver.set(table);
    solver.flick(0, 0.0, 1.8);
    boolean complete = solver.run();
    double x = solver.x(1);
    Fate fate = solver.fate(1);

    assertThat(complete).isTrue();
    assertThat(x).isCloseTo(0, within(0.0));
    assertThat(fate).isEqualTo(Fate.FELL_NORTH);
  }

  @Test
  void every_line_of_the_page_is_in_this_file() throws IOException {
    String page = Files.readString(Path.of("PHYSICS.md"));
    String here = squeezed(
        Files.readString(Path.of("src/test/java/dev/doska/chapayev/physics/PhysicsPageTest.java")));
    int blocks = 0;
    Matcher block = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(page);
    while (block.find()) {
      blocks++;
      assertThat(here).contains(squeezed(block.group(1)));
    }
    assertThat(blocks).isEqualTo(2);
  }

  @Test
  void every_rule_of_the_page_has_a_test_of_its_name() throws IOException {
    String page = Files.readString(Path.of("PHYSICS.md"));
    StringBuilder tests = new StringBuilder();
    try (Stream<Path> files = Files.list(Path.of("src/test/java/dev/doska/chapayev/physics"))) {
      for (Path file : files.sorted().toList()) {
        tests.append(Files.readString(file));
      }
    }
    Matcher row = Pattern.compile("^\\| (P-[^|]*) \\|", Pattern.MULTILINE).matcher(page);
    int rules = 0;
    while (row.find()) {
      for (String rule : row.group(1).split(", ", -1)) {
        rules++;
        assertThat(tests.indexOf(rule.replace('-', '_') + "_")).as(rule).isNotNegative();
      }
    }
    assertThat(rules).isEqualTo(16);
  }

  private static String squeezed(String code) {
    return code.replaceAll("\\s", "");
  }
}
