package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule P-17: scenes that public programs got wrong, and the answers of rules P-6 to P-8. */
class KnownScenesTest {
  private static final Board WIDE = Board.of(2, 2);
  private static final Shape EXACT = new Shape(0.015625, 0.007, 0.0035);

  private static SolverSpec bounce(double e) {
    return SolverSpec.of(Material.of(0.25, 9.81, e));
  }

  private static Shot shoot(SolverSpec spec, Board board, List<Disc> discs, Flick... flicks) {
    return Solver.solve(spec, Table.of(board, discs), flicks);
  }

  private static double gap(Shot shot, int a, int b) {
    DiscOutcome p = shot.end(a);
    DiscOutcome q = shot.end(b);
    double reach = 0;
    for (int id : List.of(a, b)) {
      reach += shot.table().disc(id).orElseThrow().shape().radius();
    }
    return Math.sqrt((p.x() - q.x()) * (p.x() - q.x()) + (p.y() - q.y()) * (p.y() - q.y())) - reach;
  }

  @Test
  void P_17_no_pair_of_ten_thousand_struck_racks_is_ever_deeper_than_a_picometre() {
    SplitMix64 random = new SplitMix64(17);
    for (int k = 0; k < 10_000; k++) {
      // three with gaps of up to 0.1 mm, one without
      Scene scene = k % 4 == 3 ? Scene.touchingRack(random) : Scene.rack(random);
      assertThat(Closeness.deepest(scene.shoot(), 1e-4))
          .as("rack %d", k)
          .isLessThanOrEqualTo(1e-12);
    }
  }

  /**
   * A pair that snapping had overlapped by a nanometre, and that left an impact with a closing speed
   * of some roundings, was once lost: its discs moved into each other by up to 0.1 mm.
   */
  @Test
  void P_10_touching_racks_without_any_bounce_do_not_move_into_each_other() {
    for (long seed = 200; seed < 800; seed++) {
      Scene scene =
          Scene.touchingRack(new SplitMix64(seed)).withMaterial(m -> Material.of(0.25, 9.81, 0));
      assertThat(Closeness.deepest(scene.shoot(), 1e-4)).as("rack %d", seed).isLessThan(1e-11);
    }
  }

  /** At 2 µm/s² times are years, and a microsecond is lost in their rounding. */
  @Test
  void P_11_time_advances_with_very_little_friction() {
    SplitMix64 random = new SplitMix64(11);
    for (int k = 0; k < 300; k++) {
      double g = StrictMath.pow(10, -Scene.between(random, 3, 30));
      Scene scene = Scene.crowded(random).withMaterial(m -> Material.of(0.01, g, 0.3));
      Scene slow = new Scene(
          scene.spec().withMaxEvents(3000),
          scene.table(),
          List.of(new Flick(scene.flicks().get(0).id(), 1e-6, 3e-6)));
      assertThat(slow.shoot().duration()).isFinite();
    }
  }

  @Test
  void P_17_a_centre_that_runs_into_the_exact_corner_falls_once_over_the_east_edge() {
    Shot shot = shoot(
        SolverSpec.DEFAULT,
        Board.STANDARD,
        List.of(Disc.of(0, 0.1, 0.1, Shape.CHECKER)),
        new Flick(0, 1, 1));

    assertThat(shot.events()).hasSize(1);
    assertThat(shot.end(0).fate()).isEqualTo(Fate.FELL_EAST);
  }

  @Test
  void P_17_at_the_western_and_southern_corners_west_comes_before_north_and_north_before_south() {
    for (int sign : new int[] {1, -1}) {
      Shot shot = shoot(
          SolverSpec.DEFAULT,
          Board.STANDARD,
          List.of(Disc.of(0, -0.1, sign * 0.1, Shape.CHECKER)),
          new Flick(0, -1, sign));
      assertThat(shot.end(0).fate()).isEqualTo(Fate.FELL_WEST);
    }
  }

  @Test
  void P_17_touching_discs_with_equal_velocities_do_not_collide() {
    Shot shot = shoot(
        bounce(1),
        WIDE,
        List.of(Disc.of(0, 0, 0, EXACT), Disc.of(1, 0.03125, 0, EXACT)),
        new Flick(0, 0.3, 1),
        new Flick(1, 0.3, 1));

    assertThat(shot.impacts()).isEmpty();
    assertThat(gap(shot, 0, 1)).isCloseTo(0, within(1e-15));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void P_6_of_a_touching_chain_struck_elastically_only_the_last_leaves(int n) {
    Shot shot = chain(n, 1);
    double last = shot.impacts().get(0).closing();

    for (int id = 0; id < n; id++) {
      assertThat(shot.end(id).x())
          .isCloseTo(shot.table().disc(id).orElseThrow().x(), within(1e-15));
    }
    double way = shot.end(n).x() - shot.table().disc(n).orElseThrow().x();
    assertThat(way).isCloseTo(last * last / (2 * 0.25 * 9.81), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.7, 0.9})
  void P_6_a_wave_through_a_chain_loses_the_same_factor_in_each_contact(double e) {
    int n = 5;
    Shot shot = chain(n, e);
    double v = shot.impacts().get(0).closing();
    double out = shot.impacts().stream()
        .filter(hit -> hit.b() == n)
        .findFirst()
        .map(hit -> hit.closing() * (1 + e) / 2)
        .orElseThrow();

    assertThat(out).isCloseTo(v * StrictMath.pow((1 + e) / 2, n), within(1e-12));
  }

  /** Disc 0 runs 1 m/s into n touching discs. */
  private static Shot chain(int n, double e) {
    List<Disc> discs = new ArrayList<>();
    discs.add(Disc.of(0, -0.03125, 0, EXACT));
    for (int id = 1; id <= n; id++) {
      discs.add(Disc.of(id, (id - 1) * 0.03125, 0, EXACT));
    }
    return shoot(bounce(e), WIDE, discs, new Flick(0, 1, 0));
  }

  @Test
  void P_17_head_on_with_a_gap_of_a_millimetre() {
    Shot shot = shoot(
        bounce(1),
        WIDE,
        List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0.031, 0, Shape.CHECKER)),
        new Flick(0, 0.1, 0));

    assertThat(shot.impacts().get(0).closing()).isCloseTo(0.07138, within(5e-6));
    assertThat(shot.end(1).x() - 0.031).isCloseTo(1.0387e-3, within(5e-8));
    assertThat(shot.end(0).x()).isCloseTo(0.001, within(1e-15));
  }

  @Test
  void P_17_a_V_hit_without_loss_keeps_the_energy_and_is_mirror_symmetric() {
    Shot shot = shoot(
        bounce(1),
        WIDE,
        List.of(
            Disc.of(0, -0.1, 0, EXACT),
            Disc.of(1, 0, 0.015625, EXACT),
            Disc.of(2, 0, -0.015625, EXACT)),
        new Flick(0, 1, 0));

    assertThat(shot.impacts()).hasSize(2);
    assertThat(shot.end(1).x()).isEqualTo(shot.end(2).x());
    assertThat(shot.end(1).y()).isEqualTo(-shot.end(2).y());
    assertThat(shot.end(0).y()).isZero();
    double v = shot.impacts().get(0).closing() / shot.impacts().get(0).nx();
    double j = shot.impacts().get(0).impulse();
    // J = 2c/(K11+K12) with K11 = 2/m and K12 = n1.n2/m
    double nx = shot.impacts().get(0).nx();
    double ny = shot.impacts().get(0).ny();
    double expected = 2 * shot.impacts().get(0).closing() / ((2 + (nx * nx - ny * ny)) / 0.0035);
    assertThat(j).isCloseTo(expected, within(1e-15));
    double after = v - 2 * j * nx / 0.0035;
    double energy = after * after + 2 * (j / 0.0035) * (j / 0.0035);
    assertThat(energy).isCloseTo(v * v, within(1e-14));
  }

  @Test
  void P_6_an_enemy_squeezed_from_both_sides_stays() {
    Shot shot = shoot(
        bounce(0.7),
        WIDE,
        List.of(
            Disc.of(0, -0.0625, 0, EXACT), Disc.of(1, 0, 0, EXACT), Disc.of(2, 0.0625, 0, EXACT)),
        new Flick(0, 1, 0),
        new Flick(2, -1, 0));

    assertThat(shot.end(1)).isEqualTo(new DiscOutcome(1, Fate.RESTS, 0, 0, 0, 0, 0, false, false));
    assertThat(shot.end(0).x()).isEqualTo(-shot.end(2).x());
  }

  @Test
  void P_17_a_disc_at_fifty_metres_a_second_does_not_tunnel() {
    SolverSpec fast = SolverSpec.DEFAULT.withMaxSpeed(50);
    Shot shot = shoot(
        fast,
        Board.of(5, 5),
        List.of(Disc.of(0, 0, 0, Shape.CHECKER), Disc.of(1, 0.1, 0.0299, Shape.CHECKER)),
        new Flick(0, 50, 0));

    assertThat(shot.impacts()).hasSize(1);
  }

  @Test
  void P_17_seventeen_crowded_discs_that_hardly_bounce_come_to_an_end() {
    SplitMix64 random = new SplitMix64(5);
    for (int k = 0; k < 200; k++) {
      Scene scene = Scene.crowded(random).withMaterial(m -> Material.of(0.25, 9.81, 0.05));
      Shot shot = scene.shoot();
      assertThat(shot.status()).isEqualTo(Shot.Status.COMPLETE);
      assertThat(shot.eventCount()).isLessThanOrEqualTo(2000);
      Depth.assertNone(shot, shot.duration(), 1e-11);
    }
  }

  @Test
  void P_7_a_disc_that_overtakes_another_at_five_degrees_does_not_press_through_it() {
    Direction slant = Direction.ofMillidegrees(5000);
    Shot shot = shoot(
        bounce(0.2),
        WIDE,
        List.of(Disc.of(0, -0.04, 0, Shape.CHECKER), Disc.of(1, 0, 0, Shape.CHECKER)),
        Flick.of(0, slant, 1.2),
        new Flick(1, 0.9, 0));

    assertThat(shot.impacts()).isNotEmpty();
    assertThat(gap(shot, 0, 1)).isGreaterThanOrEqualTo(-1e-12);
    for (Event event : shot.events()) {
      Depth.assertNone(shot, event.time(), 1e-11);
    }
  }

  @Test
  void P_7_plain_head_on_without_bounce_ends_in_contact() {
    Shot shot = shoot(
        bounce(0),
        WIDE,
        List.of(Disc.of(0, -0.1, 0, EXACT), Disc.of(1, 0, 0, EXACT)),
        new Flick(0, 1, 0));

    assertThat(gap(shot, 0, 1)).isCloseTo(0, within(1e-15));
    assertThat(shot.impacts()).hasSize(1);
  }

  @Test
  void P_8_a_centre_exactly_on_the_line_stays_and_hangs() {
    SolverSpec spec = SolverSpec.of(Material.of(0.25, 8, 0.7));
    Board board = Board.of(0.1875, 0.1875);
    List<Disc> one = List.of(Disc.of(0, 0.125, 0, Shape.CHECKER));

    DiscOutcome hangs = shoot(spec, board, one, new Flick(0, 0.5, 0)).end(0);
    assertThat(hangs.fate()).isEqualTo(Fate.RESTS);
    assertThat(board.overhang(hangs.x(), hangs.y(), 0.015)).isCloseTo(0.015, within(1e-16));
    assertThat(shoot(spec, board, one, new Flick(0, 0.500001, 0)).end(0).fate())
        .isEqualTo(Fate.FELL_EAST);
  }

  @Test
  void P_8_a_hanging_disc_flicked_outward_falls_at_once() {
    List<Disc> one = List.of(Disc.of(0, 0.16, 0, Shape.CHECKER));
    DiscOutcome end =
        shoot(SolverSpec.DEFAULT, Board.STANDARD, one, new Flick(0, 0.2, 0.1)).end(0);

    assertThat(end.fate()).isEqualTo(Fate.FELL_EAST);
    assertThat(end.time()).isZero();
  }

  @Test
  void P_10_empty_and_single_tables_work() {
    Shot nothing = shoot(SolverSpec.DEFAULT, Board.STANDARD, List.of());
    assertThat(nothing.ends()).isEmpty();
    assertThat(nothing.duration()).isZero();
    assertThat(nothing.at(1)).isEmpty();

    List<Disc> one = List.of(Disc.of(9, 0, 0, Shape.CHECKER));
    assertThat(shoot(SolverSpec.DEFAULT, Board.STANDARD, one).end(9).moved()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.05, 0.3, 0.7, 1})
  void P_11_a_pack_of_twenty_five_touching_discs_comes_to_rest(double e) {
    for (boolean hexagonal : new boolean[] {false, true}) {
      for (int id : new int[] {0, 2, 12}) {
        for (int angle : new int[] {90_000, 37_123, 240_000}) {
          Scene scene = Scene.pack(5, hexagonal, e, id, Direction.ofMillidegrees(angle), 3);
          Shot shot = scene.shoot();
          assertThat(shot.status()).isEqualTo(Shot.Status.COMPLETE);
          assertThat(shot.eventCount()).isLessThan(20_000);
          double tolerance = 1e-11;
          for (int k = 0; k < 20; k++) {
            Depth.assertNone(shot, shot.duration() * k / 20, tolerance);
          }
          Depth.assertNone(shot, shot.duration(), tolerance);
        }
      }
    }
  }

  @Test
  void P_11_the_event_limit_stops_all_discs_where_they_are() {
    Scene whole = Scene.pack(5, true, 0.7, 2, Direction.ofMillidegrees(80_000), 2);
    Scene scene = whole.withSpec(s -> s.withMaxEvents(9));
    Solver solver = new Solver(scene.spec());
    Shot shot = solver.shoot(scene.table(), scene.flicks().toArray(new Flick[0]));

    assertThat(solver.capped()).isTrue();
    assertThat(shot.status()).isEqualTo(Shot.Status.CAPPED);
    assertThat(shot.eventCount()).isEqualTo(9);
    Shot full = whole.shoot();
    for (DiscPlacement placed : full.at(shot.duration())) {
      assertThat(shot.end(placed.id()).x()).isCloseTo(placed.x(), within(1e-15));
      assertThat(shot.end(placed.id()).y()).isCloseTo(placed.y(), within(1e-15));
    }
  }

  @Test
  void P_17_save_at_rest_and_resume_gives_the_same_bits() {
    SplitMix64 random = new SplitMix64(8);
    for (int k = 0; k < 50; k++) {
      Scene scene = Scenes.any(random);
      Solver kept = new Solver(scene.spec());
      Shot first = kept.shoot(scene.table(), scene.flicks().toArray(new Flick[0]));
      List<Disc> rest = new ArrayList<>();
      for (DiscOutcome end : first.ends()) {
        if (!end.fate().fell()) {
          Disc disc = first.table().disc(end.id()).orElseThrow();
          // through text, as in a saved game
          double x = Double.parseDouble(Double.toHexString(end.x()));
          double y = Double.parseDouble(Double.toHexString(end.y()));
          rest.add(disc.at(x, y));
        }
      }
      if (rest.isEmpty()) {
        continue;
      }
      Table table = Table.of(scene.table().board(), rest);
      Flick flick = new Flick(rest.get(0).id(), 0.7, 0.6);
      assertThat(Bits.of(Solver.solve(scene.spec(), table, flick)))
          .isEqualTo(Bits.of(kept.shoot(table, flick)));
    }
  }
}
