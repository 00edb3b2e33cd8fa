package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Places at any time of a shot (rules P-2 and P-18). */
class ShotTest {
  @Provide
  Arbitrary<Scene> scenes() {
    return Scenes.all(Scenes.OPTIONS);
  }

  private static DiscPlacement placed(Shot shot, int id, double time) {
    return shot.at(time).stream().filter(p -> p.id() == id).findFirst().orElseThrow();
  }

  private static List<String> bits(double x, double y) {
    return List.of(Bits.hex(x), Bits.hex(y));
  }

  @Test
  void before_the_flick_all_discs_are_as_on_the_table_and_after_the_end_as_at_the_end() {
    Table table = Table.of(
        Board.STANDARD,
        List.of(Disc.of(3, 0.16, 0, Shape.CHECKER), Disc.of(5, 0.1, 0.1, Shape.CHECKER)));
    Shot shot = Solver.solve(SolverSpec.DEFAULT, table, new Flick(3, 0.2, 0), new Flick(5, 0, 0.2));

    for (double early : new double[] {Double.NEGATIVE_INFINITY, -1e300, -1, -Double.MIN_VALUE}) {
      assertThat(shot.at(early))
          .containsExactly(
              new DiscPlacement(3, 0.16, 0, true), new DiscPlacement(5, 0.1, 0.1, true));
    }
    DiscOutcome rests = shot.end(5);
    for (double late : new double[] {shot.duration(), 7, 1e300, Double.POSITIVE_INFINITY}) {
      // the first one fell at once
      assertThat(shot.at(late))
          .containsExactly(
              new DiscPlacement(3, 0.16, 0, false),
              new DiscPlacement(5, rests.x(), rests.y(), true));
    }
    assertThatThrownBy(() -> shot.at(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("NaN is not a time");
  }

  @Property(tries = 200)
  void P_18_from_its_stop_until_the_next_impact_a_disc_is_exactly_where_it_stopped(
      @ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    for (Event event : shot.events()) {
      if (event instanceof Event.Stop stop) {
        double next = shot.segments().stream()
            .filter(s -> s.id() == stop.id() && s.from() >= stop.time())
            .mapToDouble(Segment::from)
            .min()
            .orElse(2 * shot.duration() + 1);
        for (double t : new double[] {stop.time(), (stop.time() + next) / 2, Math.nextDown(next)}) {
          if (t >= stop.time() && t < next) {
            DiscPlacement there = placed(shot, stop.id(), t);
            assertThat(bits(there.x(), there.y())).isEqualTo(bits(stop.x(), stop.y()));
          }
        }
      }
    }
  }

  @Property(tries = 200)
  void P_2_the_path_of_a_disc_has_no_gap(@ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    for (Disc disc : shot.table().discs()) {
      double x = disc.x();
      double y = disc.y();
      double free = 0;
      for (Segment part : shot.segments()) {
        if (part.id() == disc.id()) {
          assertThat(part.from()).isGreaterThanOrEqualTo(free);
          assertThat(Math.abs(part.x() - x)).isLessThanOrEqualTo(1e-15);
          assertThat(Math.abs(part.y() - y)).isLessThanOrEqualTo(1e-15);
          x = part.xAt(part.to());
          y = part.yAt(part.to());
          free = part.to();
        }
      }
      DiscOutcome end = shot.end(disc.id());
      assertThat(Math.abs(end.x() - x)).isLessThanOrEqualTo(1e-15);
      assertThat(Math.abs(end.y() - y)).isLessThanOrEqualTo(1e-15);
    }
  }
}
