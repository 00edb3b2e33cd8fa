package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules P-9, P-15a and P-15d: folding boards and discs on discs, one scene each. */
class SeamAndStackTest {
  private static final Board ACROSS = new Board(1, 1, Seam.ACROSS);

  private static Shot alone(Board board, Material material, double vx, double vy) {
    Table table = Table.of(board, List.of(Disc.of(0, 0, -0.01, Shape.CHECKER)));
    return Solver.solve(SolverSpec.of(material), table, new Flick(0, vx, vy));
  }

  private static Event.Fold fold(Shot shot) {
    return shot.events().stream()
        .filter(Event.Fold.class::isInstance)
        .map(Event.Fold.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void P_9_the_step_takes_its_height_from_the_speed_across_and_leaves_the_rest() {
    Shot shot = alone(ACROSS, Material.WOOD, 0.3, 1);
    Event.Fold fold = fold(shot);

    assertThat(fold.before() * fold.before() - fold.after() * fold.after())
        .isCloseTo(2 * 9.81 * 0.0003, within(1e-15));
    assertThat(fold.y()).isZero();
    assertThat(fold.turned()).isFalse();
    assertThat(shot.end(0).y()).isPositive();
  }

  @Test
  void P_9_a_disc_too_slow_for_the_step_goes_on_along_the_seam() {
    // 2·g·hs = 0.0059 m²/s²: 0.0767 m/s
    Shot shot = alone(ACROSS, Material.WOOD, 0.2, 0.2);
    Event.Fold fold = fold(shot);

    assertThat(fold.before()).isLessThan(0.0767);
    assertThat(fold.after()).isZero();
    assertThat(shot.end(0).y()).isZero();
    assertThat(shot.end(0).x()).isGreaterThan(fold.x());
    assertThat(shot.events()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.35, 2.42})
  void P_15a_only_a_disc_faster_than_2_38_metres_a_second_turns_over(double speed) {
    Shot shot = alone(ACROSS, Material.of(0.01, 9.81, 0.7), 0, speed);

    assertThat(fold(shot).turned()).isEqualTo(speed > 2.4);
    assertThat(shot.end(0).turned()).isEqualTo(speed > 2.4);
    assertThat(
            fold(alone(ACROSS, Material.WOOD.withSeam(0.0003, false), 0, speed)).turned())
        .isFalse();
  }

  @Test
  void P_9_a_flat_board_and_a_disc_that_starts_on_the_seam_are_not_affected() {
    assertThat(alone(Board.of(1, 1), Material.WOOD, 0, 1).events())
        .noneMatch(Event.Fold.class::isInstance);
    Table table = Table.of(ACROSS, List.of(Disc.of(0, 0, 0, Shape.CHECKER)));
    assertThat(Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, 0.1, 1)).events())
        .hasSize(1);
  }

  @Test
  void P_9_the_seam_may_lie_along_the_board() {
    Table table =
        Table.of(new Board(1, 1, Seam.ALONG), List.of(Disc.of(0, 0.01, 0, Shape.CHECKER)));
    Shot shot = Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, -1, 0));

    assertThat(fold(shot).x()).isZero();
    assertThat(shot.end(0).x()).isNegative();
  }

  private static final double MASS = Shape.CHECKER.mass();

  private static Table stackAt(double x, double y) {
    return Table.of(
        Board.of(1, 1),
        List.of(new Disc(0, x, y, Shape.CHECKER, MASS), Disc.of(1, 0.3, 0, Shape.CHECKER)));
  }

  @Test
  void P_15d_a_gently_flicked_stack_slides_as_one_with_the_shared_speed() {
    Shot shot = Solver.solve(SolverSpec.DEFAULT, stackAt(0, 0), new Flick(0, 0.5, 0));

    assertThat(shot.tops()).isEmpty();
    assertThat(shot.end(0).x()).isCloseTo(0.25 * 0.25 / (2 * 0.25 * 9.81), within(1e-15));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.53, 0.55})
  void P_15d_the_upper_disc_stays_up_to_the_speed_at_which_it_slips_by_a_radius(double speed) {
    // ar = muS·g + (mu·2m + muS·m)·g/m = g, so u = sqrt(2·g·r) = 0.5425 m/s
    Shot shot = Solver.solve(SolverSpec.DEFAULT, stackAt(0, 0), new Flick(0, speed, 0));

    assertThat(shot.tops().isEmpty()).isEqualTo(speed < 0.5425);
    if (speed > 0.5425) {
      // the lower disc went 61 mm ahead, so there is room where the stack stood
      assertThat(shot.tops()).containsExactly(new StackTopOutcome(0, 0, 0, false, 0));
      assertThat(shot.end(0).x()).isCloseTo(speed * speed / (2 * 0.25 * 9.81), within(1e-15));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.52, 0.6, 0.7})
  void P_15d_the_slip_agrees_with_small_steps_in_time(double speed) {
    // lower disc: dragged by the board under both and by the upper one; upper disc: dragged along
    double g = 9.81;
    double mu = 0.25;
    double lower = speed;
    double upper = 0;
    double slip = 0;
    double dt = 1e-7;
    while (lower > upper && slip <= 0.015) {
      lower -= (mu * 2 * MASS + mu * MASS) * g / MASS * dt;
      upper += mu * g * dt;
      slip += (lower - upper) * dt;
    }
    Shot shot = Solver.solve(SolverSpec.DEFAULT, stackAt(0, 0), new Flick(0, speed, 0));
    assertThat(shot.tops().isEmpty()).isEqualTo(slip <= 0.015);
  }

  @Test
  void P_15d_an_impact_acts_on_the_lower_disc_alone_and_leaves_the_upper_one_behind() {
    Table table = Table.of(
        Board.of(1, 1),
        List.of(Disc.of(0, -0.1, 0, Shape.CHECKER), new Disc(1, 0, 0, Shape.CHECKER, MASS)));
    Shot shot = Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, 1.5, 0));
    double c = shot.impacts().get(0).closing();

    assertThat(shot.impacts().get(0).impulse()).isCloseTo(1.7 * c * MASS / 2, within(1e-15));
    // the striker follows and ends where the stack stood; the upper disc goes back behind it
    assertThat(shot.tops()).hasSize(1);
    StackTopOutcome top = shot.tops().get(0);
    assertThat(top.time()).isEqualTo(shot.impacts().get(0).time());
    assertThat(top.y()).isZero();
    assertThat(shot.end(0).x() - top.x()).isGreaterThanOrEqualTo(0.03 - 1e-12);
  }

  @Test
  void P_15d_stack_against_stack_is_rigid() {
    Table table = Table.of(
        Board.of(1, 1),
        List.of(
            new Disc(0, -0.031, 0, Shape.CHECKER, MASS), new Disc(1, 0, 0, Shape.CHECKER, MASS)));
    Shot shot = Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, 0.5, 0));
    double c = shot.impacts().get(0).closing();

    assertThat(shot.tops()).isEmpty();
    assertThat(shot.impacts()).hasSize(1);
    assertThat(shot.impacts().get(0).impulse()).isCloseTo(1.7 * c * MASS, within(1e-15));
  }

  @Test
  void P_15d_a_stack_falls_as_a_whole_and_never_turns_over() {
    Table table = Table.of(
        new Board(0.16, 0.16, Seam.ACROSS),
        List.of(new Disc(0, 0, -0.01, new Shape(0.015, 0.007, MASS), MASS)));
    SolverSpec slippery = SolverSpec.of(Material.of(0.01, 9.81, 0.7).withStackFriction(2));
    Shot shot = Solver.solve(slippery, table, new Flick(0, 0, 0.9));

    assertThat(fold(shot).turned()).isFalse();
    assertThat(shot.end(0).fate()).isEqualTo(Fate.FELL_NORTH);
    assertThat(shot.tops()).isEmpty();
  }
}
