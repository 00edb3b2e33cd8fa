package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.AimNoise;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Inputs that the solver refuses, always with every reason; and the explicit repair (rule P-5). */
class RefusalTest {
  private static List<String> reasons(ThrowingCallable call) {
    List<String> reasons = new ArrayList<>();
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(InvalidSceneException.class, e -> reasons.addAll(e.reasons()));
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
            "restitution of slow impacts 1.5 is outside 0..1",
            "restitution of fast impacts 1.5 is outside 0..1");
    assertThat(reasons(() -> Material.of(0.009, 0, 0.5)))
        .containsExactly(
            "mu 0.009 is outside 0.01..2",
            "g 0 is outside 0 (excluded)..100",
            "stack friction 0.009 is outside 0.01..2");
    assertThat(reasons(() -> new Restitution(0.5, 0.9, 0)))
        .containsExactly(
            "speed scale of the restitution 0 is outside 0 (excluded)..1000",
            "restitution of fast impacts 0.9 is above 0.5");
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
  void P_2_a_board_may_be_given_by_its_squares() {
    assertThat(Board.ofSquares(8, 0.04, 0)).isEqualTo(Board.STANDARD);
    assertThat(Board.ofSquares(10, 0.05, 0.02)).isEqualTo(Board.of(0.27, 0.27));
    assertThat(reasons(() -> Board.ofSquares(0, Double.NaN, -1)))
        .containsExactly(
            "number of squares 0 is below 1",
            "square NaN is outside 0 (excluded)..10",
            "border -1 is outside 0..10");
    assertThat(reasons(() -> Board.ofSquares(Integer.MAX_VALUE, 0.04, 0))).hasSize(2);
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
  void P_5_the_depth_of_an_overlap_is_given_to_fractions_of_a_nanometre() {
    List<Disc> discs =
        List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0.03 - 2.5e-9, 0, Shape.CHECKER));

    assertThat(reasons(() -> Table.of(Board.STANDARD, discs)))
        .containsExactly("discs 0 and 1 overlap by 2.5 nm");
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

    List<Disc> many = new ArrayList<>();
    for (int k = 0; k < 100_000; k++) {
      many.add(Disc.of(k % 32, 0, 0, Shape.CHECKER));
    }
    assertThat(reasons(() -> Table.of(Board.STANDARD, many)))
        .containsExactly("100000 discs are more than 32");
    assertThat(reasons(() -> Table.repair(Board.STANDARD, many)))
        .containsExactly("100000 discs are more than 32");
  }

  @Test
  void NaN_and_numbers_that_are_too_great_or_too_small_are_refused_everywhere() {
    Direction north = Direction.ofMillidegrees(90_000);
    ThumbFlick thumb = new ThumbFlick(1, north, north);
    StandingDisc standing = new StandingDisc(0, 0, Shape.CHECKER, north);

    assertThat(reasons(() -> new Direction(Double.NaN, 0)))
        .containsExactly("(NaN, 0) is not of length 1");
    assertThat(reasons(() -> new Direction(1e300, 0)))
        .containsExactly("(" + Double.toHexString(1e300) + ", 0) is not of length 1");
    assertThat(reasons(() -> new Shape(Double.MIN_VALUE, 1e300, Double.MIN_VALUE)))
        .containsExactly(
            "radius 0x0.0000000000001p-1022 is a subnormal number",
            "height " + Double.toHexString(1e300) + " is outside 0 (excluded)..1",
            "mass 0x0.0000000000001p-1022 is a subnormal number");
    assertThat(reasons(() -> thumb.land(Double.NaN, -11, Shape.CHECKER, Material.WOOD)))
        .containsExactly("x NaN is outside -10..10", "y -11 is outside -10..10");
    assertThat(reasons(() -> new StandingDisc(Double.POSITIVE_INFINITY, 0, Shape.CHECKER, north)))
        .containsExactly("x Infinity is outside -10..10");
    assertThat(reasons(() -> standing.blow(Board.STANDARD, Material.WOOD, Double.NaN, 1e300)))
        .hasSize(2)
        .startsWith("momentum along x NaN is outside -10..10");
    assertThat(reasons(() -> standing.giveUp(Board.STANDARD, 0, Double.NEGATIVE_INFINITY)))
        .containsExactly("momentum along y -Infinity is outside -10..10");
    assertThat(reasons(() -> OverlapResolver.distance(0, Double.NaN, 0, north, List.of())))
        .containsExactly("y NaN is outside -10..10", "radius 0 is outside 0 (excluded)..1");
    assertThat(reasons(() -> new AimNoise(Double.NaN, -1, 2))).hasSize(3);
    assertThat(reasons(() -> new SolverSpec(Material.WOOD, 0, 0, -1, -1, 0, 0, 0)))
        .hasSize(7);
    assertThatThrownBy(() -> NanometreGrid.nanometres(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("NaN m is not a length on the grid");
    assertThatThrownBy(() -> NanometreGrid.nanometres(1e300))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_fast_way_refuses_discs_that_are_not_there_and_changes_of_a_shot_that_has_begun() {
    Solver solver = new Solver(SolverSpec.DEFAULT);
    solver.add(4, 0, 0, Shape.CHECKER, 0);
    for (int id : new int[] {-1, 3, 32, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> solver.flick(id, 1, 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("there is no disc " + id);
      assertThatThrownBy(() -> solver.x(id)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> solver.fate(id)).isInstanceOf(IllegalArgumentException.class);
    }
    for (int id : new int[] {-1, 4, 2, 32}) {
      assertThatThrownBy(() -> solver.add(id, 0.1, 0, Shape.CHECKER, 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("disc " + id + " is not between 5 and 31");
    }
    solver.flick(4, 1, 0);
    solver.step();
    assertThatThrownBy(() -> solver.flick(4, 1, 0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> solver.add(5, 0.1, 0, Shape.CHECKER, 0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the shot has begun");
    solver.clear(Board.STANDARD);
    solver.add(0, 0, 0, Shape.CHECKER, 0);
    assertThatThrownBy(() -> solver.x(4)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void extreme_numbers_within_the_ranges_end_in_finite_numbers() {
    double tiny = Double.MIN_NORMAL;
    double[] lengths = {tiny, 1e-160, 1e-12, 1e-6, 0.015, 1};
    double[] masses = {tiny, 1e-160, 0.0035, 100};
    double[] gravities = {tiny, 1e-160, 1e-20, 1e-9, 9.81, 100};
    double[] speeds = {1e-150, 1e-12, 1e-6, 0.3, 10};
    SplitMix64 random = new SplitMix64(300);
    for (int k = 0; k < 3000; k++) {
      Material material = Material.of(0.01, pick(gravities, random), pick(0, 0.5, 1, random))
          .withDiscFriction(pick(0, tiny, 1, random))
          .withSeam(pick(0, tiny, 0.1, random), true);
      SolverSpec spec = SolverSpec.of(material).withMaxEvents(500);
      Board board = new Board(pick(tiny, 0.16, 10, random), 0.16, Seam.ACROSS);
      List<Disc> discs = new ArrayList<>();
      for (int id = 0; id < 4; id++) {
        Shape shape = new Shape(pick(lengths, random), pick(lengths, random), pick(masses, random));
        double x = board.halfX() * Scene.between(random, -1, 1);
        double load = Scene.below(random, 4) == 0 ? pick(masses, random) : 0;
        discs.add(new Disc(id, x, Scene.between(random, -0.16, 0.16), shape, load));
      }
      if (!Table.problems(board, discs).isEmpty()) {
        continue;
      }
      Flick flick = Flick.of(0, Direction.ofMillidegrees(60_000), pick(speeds, random));
      Shot shot = Solver.solve(spec, Table.of(board, discs), flick);

      assertThat(shot.duration()).isBetween(0.0, Double.MAX_VALUE);
      for (DiscOutcome end : shot.ends()) {
        assertThat(Math.abs(end.x())).isLessThanOrEqualTo(10.0);
        assertThat(Math.abs(end.y())).isLessThanOrEqualTo(0.16 + 1e-12);
      }
    }
  }

  private static double pick(double a, double b, double c, SplitMix64 random) {
    return pick(new double[] {a, b, c}, random);
  }

  private static double pick(double[] values, SplitMix64 random) {
    return values[Scene.below(random, values.length)];
  }

  @Test
  void P_8_a_disc_that_came_to_rest_within_the_tolerance_beyond_the_line_may_be_shot_again() {
    List<Disc> hanging = List.of(Disc.of(0, 0.16 + 5e-13, 0, Shape.CHECKER));
    Table table = Table.of(Board.STANDARD, hanging);

    Fate outward =
        Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, 0.1, 0)).end(0).fate();
    Fate inward =
        Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, -0.1, 0)).end(0).fate();
    assertThat(outward).isEqualTo(Fate.FELL_EAST);
    assertThat(inward).isEqualTo(Fate.RESTS);
    List<Disc> beyond = List.of(Disc.of(0, 0.16 + 2e-12, 0, Shape.CHECKER));
    assertThat(Table.problems(Board.STANDARD, beyond))
        .containsExactly("disc 0 lies beyond the edge of the board");
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
  void P_5_repair_does_not_change_valid_tables_and_separates_coincident_discs() {
    Table sound = Scene.opening();
    assertThat(Table.repair(sound.board(), sound.discs())).isEqualTo(sound);

    Table spread = Table.repair(
        Board.STANDARD, List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0, 0, Shape.CHECKER)));
    assertThat(spread.discs().get(1).x()).isCloseTo(0.015, within(1e-12));
  }

  @Property(tries = 300)
  void P_5_a_second_repair_changes_nothing(@ForAll long seed) {
    SplitMix64 random = new SplitMix64(seed);
    List<Disc> heap = new ArrayList<>();
    for (int id = 0; id < 6; id++) {
      double x = Scene.between(random, -0.05, 0.05);
      heap.add(Disc.of(id, x, Scene.between(random, -0.05, 0.05), Shape.CHECKER));
    }
    try {
      Table once = Table.repair(Board.STANDARD, heap);
      assertThat(Table.problems(Board.STANDARD, once.discs())).isEmpty();
      assertThat(Table.repair(Board.STANDARD, once.discs())).isEqualTo(once);
    } catch (InvalidSceneException e) {
      // a hundred rounds are not always enough
      assertThat(e.reasons()).allMatch(reason -> reason.contains("overlap"));
    }
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
