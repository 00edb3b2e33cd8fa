package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules P-3 and P-4: which discs meet, when, and which event comes first. */
class OrderTest {
  private static final SolverSpec SPEC = SolverSpec.of(Material.of(0.25, 8, 0.7));
  private static final Shape EXACT = new Shape(0.015625, 0.007, 0.0035);

  private static Shot shoot(Board board, List<Disc> discs, Flick... flicks) {
    return Solver.solve(SPEC, Table.of(board, discs), flicks);
  }

  private static Disc disc(int id, double x, double y) {
    return Disc.of(id, x, y, EXACT);
  }

  @Test
  void P_4_at_the_same_time_impact_comes_before_fold_before_fall_and_then_the_lower_id() {
    // all slide 1/8 m from 1 m/s at 2 m/s², by the same formula: the times are equal bit by bit
    Shot shot = shoot(
        new Board(0.25, 0.25, Seam.ACROSS),
        List.of(
            disc(1, -0.125, 0.125),
            disc(2, 0.125, 0.1875),
            disc(3, -0.1875, -0.125),
            disc(4, 0.125, -0.1875),
            disc(5, -0.03125, -0.1875)),
        new Flick(1, 0, 1),
        new Flick(2, 1, 0),
        new Flick(3, 0, 1),
        new Flick(4, -1, 0));
    List<Event> first = shot.events().subList(0, 4);

    assertThat(first).extracting(Event::time).containsOnly(first.get(0).time());
    assertThat(first.get(0)).isInstanceOfSatisfying(Event.Impact.class, hit -> {
      assertThat(List.of(hit.a(), hit.b())).containsExactly(4, 5);
      assertThat(hit.closing()).isCloseTo(Math.sqrt(0.5), within(1e-15));
    });
    assertThat(first.get(1))
        .isInstanceOfSatisfying(Event.Fold.class, fold -> assertThat(fold.id()).isEqualTo(3));
    assertThat(first.get(2)).isInstanceOfSatisfying(Event.Fall.class, fall -> {
      assertThat(fall.id()).isEqualTo(1);
      assertThat(fall.edge()).isEqualTo(Fate.FELL_NORTH);
    });
    assertThat(first.get(3))
        .isInstanceOfSatisfying(Event.Fall.class, fall -> assertThat(fall.id()).isEqualTo(2));
  }

  @Test
  void P_4_stops_at_the_same_time_come_last_and_in_the_order_of_ids() {
    // disc 7 passes the edge line at the instant at which the others would stop
    Shot shot = shoot(
        Board.of(0.5, 0.5),
        List.of(disc(3, 0, 0.25), disc(7, 0.25, 0), disc(9, 0, -0.25)),
        new Flick(9, 0, 1),
        new Flick(7, 1.5, 0),
        new Flick(3, 1, 0));

    assertThat(shot.events().get(0)).isInstanceOf(Event.Fall.class);
    assertThat(shot.events().subList(1, 3))
        .extracting(event -> ((Event.Stop) event).id())
        .containsExactly(3, 9);
    assertThat(shot.duration()).isEqualTo(0.5);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-4, 1e-8, 1e-10})
  void P_3_a_disc_within_the_lane_is_hit_and_one_beside_it_is_not(double tiny) {
    for (double side : new double[] {1, -1}) {
      Flick flick = new Flick(0, 1, 0);
      List<Disc> inside = List.of(disc(0, 0, 0), disc(1, 0.1, side * (0.03125 - tiny)));
      List<Disc> outside = List.of(disc(0, 0, 0), disc(1, 0.1, side * (0.03125 + tiny)));

      assertThat(shoot(Board.of(1, 1), inside, flick).impacts()).hasSize(1);
      assertThat(shoot(Board.of(1, 1), outside, flick).impacts()).isEmpty();
    }
  }

  @Test
  void P_3_an_exact_graze_of_a_resting_disc_is_a_miss() {
    for (double side : new double[] {0.03125, -0.03125}) {
      List<Disc> discs = List.of(disc(0, 0, 0), disc(1, 0.125, side));

      assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 1, 0)).impacts()).isEmpty();
    }
  }

  @Test
  void P_3_of_two_moving_discs_a_miss_by_more_than_the_tolerance_is_a_miss() {
    List<Disc> near = List.of(disc(0, 0, 0), disc(1, 0.125, 0.03125 - 1e-11));
    List<Disc> far = List.of(disc(0, 0, 0), disc(1, 0.125, 0.03125 + 1e-11));
    Flick[] flicks = {new Flick(0, 1, 0), new Flick(1, -1, 0)};

    assertThat(shoot(Board.of(1, 1), near, flicks).impacts()).hasSize(1);
    assertThat(shoot(Board.of(1, 1), far, flicks).impacts()).isEmpty();
  }

  @Test
  void P_3_a_disc_too_slow_to_arrive_does_not_hit() {
    // it slides v²/4 = 1/16 m; the rims are 1/16 m apart
    List<Disc> discs = List.of(disc(0, 0, 0), disc(1, 0.0625 + 0.03125, 0));

    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 0.5, 0)).impacts()).isEmpty();
    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 0.5001, 0)).impacts()).hasSize(1);
    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, -2, 0)).impacts()).isEmpty();
  }

  @Test
  void P_3_two_that_move_side_by_side_or_apart_never_meet() {
    List<Disc> discs = List.of(disc(0, 0, 0), disc(1, 0.0625, 0));

    assertThat(
            shoot(Board.of(1, 1), discs, new Flick(0, 0, 1), new Flick(1, 0, 1)).impacts())
        .isEmpty();
    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 0.5, 0), new Flick(1, 1, 0))
            .impacts())
        .isEmpty();
    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 0.95, 0), new Flick(1, 0.9, 0))
            .impacts())
        .isEmpty();
    assertThat(shoot(Board.of(1, 1), discs, new Flick(0, 1.5, 0), new Flick(1, 0.9, 0))
            .impacts())
        .hasSize(1);
  }
}
