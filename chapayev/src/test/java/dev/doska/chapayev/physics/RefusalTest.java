package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What the solver refuses, always with every reason; and the explicit repair (rule P-5). */
class RefusalTest {
  private static List<String> reasons(ThrowingCallable call) {
    List<String> reasons = new ArrayList<>();
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(RefusedException.class, e -> reasons.addAll(e.reasons()));
    return reasons;
  }

  @Test
  void every_range_is_checked_and_every_reason_is_given() {
    assertThat(reasons(() -> new Shape(0, -1, Double.NaN)))
        .containsExactly(
            "radius 0 is outside 0 (excluded)..1",
            "height -1 is outside 0 (excluded)..1",
            "mass NaN is outside 0 (excluded)..100");
    assertThat(reasons(() -> Material.of(0.009, 0, 1.5)))
        .containsExactly(
            "restitution of gentle touches 1.5 is outside 0..1",
            "restitution of hard impacts 1.5 is outside 0..1");
    assertThat(reasons(() -> Material.of(0.009, 0, 0.5)))
        .containsExactly(
            "mu 0.009 is outside 0.01..2",
            "g 0 is outside 0 (excluded)..100",
            "stack friction 0.009 is outside 0.01..2");
    assertThat(reasons(() -> new Restitution(0.5, 0.9, 0)))
        .containsExactly(
            "speed scale of the restitution 0 is outside 0 (excluded)..1000",
            "restitution of hard impacts 0.9 is above 0.5");
    assertThat(reasons(() -> new Disc(32, 0, Double.POSITIVE_INFINITY, Shape.CHECKER, -1)))
        .containsExactly(
            "id 32 is outside 0..31", "y Infinity is outside -10..10", "load -1 is outside 0..100");
    assertThat(reasons(() -> Board.of(0, 11)))
        .containsExactly(
            "half width 0 is outside 0 (excluded)..10",
            "half depth 11 is outside 0 (excluded)..10");
    assertThat(reasons(() -> SolverSpec.DEFAULT.withMaxEvents(0)))
        .containsExactly("event limit 0 is outside 1..10000000");
  }

  @Test
  void P_18_the_ends_of_the_accepted_ranges_are_accepted() {
    assertThat(Material.of(0.01, 100, 0).mu()).isEqualTo(0.01);
    assertThat(Material.of(2, 1e-3, 1).restitution().at(3)).isEqualTo(1);
  }

  @Test
  void P_17_an_overlap_of_a_micrometre_is_refused_with_all_pairs_named() {
    List<Disc> discs = List.of(
        Disc.of(3, 0, 0, Shape.CHECKER),
        Disc.of(1, 0.029999, 0, Shape.CHECKER),
        Disc.of(2, -0.02, 0, Shape.CHECKER),
        Disc.of(7, 0, 0.17, Shape.CHECKER));

    assertThat(reasons(() -> Table.of(Board.STANDARD, discs)))
        .containsExactly(
            "discs 1 and 3 overlap by 1000 nm",
            "discs 2 and 3 overlap by 10000000 nm",
            "disc 7 lies beyond the edge of the board");
  }

  @Test
  void P_18_an_overlap_of_two_nanometres_is_accepted_and_does_not_explode() {
    List<Disc> discs =
        List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0.03 - 1.9e-9, 0, Shape.CHECKER));
    Shot shot =
        Solver.solve(SolverSpec.DEFAULT, Table.of(Board.STANDARD, discs), new Flick(0, 0.3, 0));

    assertThat(shot.impacts()).hasSize(1);
    Depth.assertNone(shot, shot.duration(), 1e-12);
    assertThat(shot.end(1).x() - 0.03).isLessThan(0.02);
  }

  @Test
  void ids_given_twice_and_too_many_discs_are_refused() {
    List<Disc> twice = List.of(Disc.of(4, 0, 0, Shape.CHECKER), Disc.of(4, 0.1, 0, Shape.CHECKER));
    assertThat(reasons(() -> Table.of(Board.STANDARD, twice)))
        .containsExactly("disc 4 is given twice");
  }

  @Test
  void flicks_are_refused_with_every_reason() {
    Table table = Table.of(Board.STANDARD, List.of(Disc.of(4, 0, 0, Shape.CHECKER)));

    assertThat(reasons(() -> Solver.solve(
            SolverSpec.DEFAULT,
            table,
            new Flick(5, 0, 0),
            new Flick(4, 11, 0),
            new Flick(4, Double.NaN, 0))))
        .containsExactly(
            "there is no disc 5",
            "speed of disc 5 0 is outside 0 (excluded)..10",
            "speed of disc 4 11 is outside 0 (excluded)..10",
            "disc 4 is flicked twice",
            "speed of disc 4 NaN is outside 0 (excluded)..10");
  }

  @Test
  void P_5_repair_brings_overlapping_discs_into_contact_by_mass_share() {
    Shape heavy = new Shape(0.015, 0.007, 0.0105);
    Table table = Table.repair(
        Board.STANDARD, List.of(Disc.of(0, 0, 0, heavy), Disc.of(1, 0.0296, 0, Shape.CHECKER)));

    assertThat(table.discs().get(0).x()).isCloseTo(-0.0001, within(1e-12));
    assertThat(table.discs().get(1).x()).isCloseTo(0.0299, within(1e-12));
  }

  @Test
  void P_5_repair_leaves_sound_tables_alone_and_spreads_coincident_discs() {
    Table sound = Scene.opening();
    assertThat(Table.repair(sound.board(), sound.discs())).isEqualTo(sound);

    Table spread = Table.repair(
        Board.STANDARD, List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0, 0, Shape.CHECKER)));
    assertThat(spread.discs().get(1).x()).isCloseTo(0.015, within(1e-12));
  }

  @Test
  void P_5_repair_fails_where_there_is_no_room() {
    List<Disc> heap = new ArrayList<>();
    for (int id = 0; id < 20; id++) {
      heap.add(Disc.of(id, 0.001 * id, 0.0005 * (id % 3), Shape.CHECKER));
    }
    assertThat(reasons(() -> Table.repair(Board.of(0.02, 0.02), heap))).isNotEmpty();
  }
}
