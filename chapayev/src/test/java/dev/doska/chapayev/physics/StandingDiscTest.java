package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.physics.StandingDisc.Blown;
import dev.doska.chapayev.physics.StandingDisc.BlownPose;
import dev.doska.core.SplitMix64;
import org.junit.jupiter.api.Test;

/** Rules P-15c and R-14: blowing at a disc that stands on its edge. */
class StandingDiscTest {
  private static final Direction EAST = Direction.ofMillidegrees(0);
  private static final Direction NORTH = Direction.ofMillidegrees(90_000);
  private static final StandingDisc MIDDLE = new StandingDisc(0, 0, Shape.CHECKER, EAST);

  private static Blown blow(double bx, double by) {
    return MIDDLE.blow(Board.STANDARD, Material.WOOD, bx, by);
  }

  @Test
  void P_15c_a_blow_on_the_face_topples_it_in_the_direction_of_the_blow() {
    Blown down = blow(1e-3, 0);
    assertThat(down.pose()).isEqualTo(BlownPose.FACE_A_DOWN);
    assertThat(down.x()).isCloseTo(0.0185, within(1e-15));
    assertThat(down.y()).isZero();
    Blown up = blow(-1e-3, 0);
    assertThat(up.pose()).isEqualTo(BlownPose.FACE_A_UP);
    assertThat(up.x()).isCloseTo(-0.0185, within(1e-15));
    assertThat(blow(1e-5, 0).pose()).isEqualTo(BlownPose.STANDS);
  }

  @Test
  void P_15c_it_topples_exactly_if_the_energy_lifts_its_centre_over_the_rim() {
    // a disc that falls over is a pendulum about the rim: small steps in time against the formula
    for (double blow = 1e-5; blow < 3e-4; blow += 1e-5) {
      Shape s = Shape.CHECKER;
      double inertia = s.inertiaAboutRim();
      double leanAtRest = StrictMath.atan2(s.height() / 2, s.radius());
      double angle = leanAtRest;
      double omega = -blow * s.radius() / inertia;
      double dt = 1e-6;
      while (angle > 0 && omega < 0) {
        double pull = s.mass() * 9.81 * s.halfDiagonal() * StrictMath.sin(angle);
        omega += pull / inertia * dt;
        angle += omega * dt;
      }
      boolean over = angle <= 0;
      assertThat(blow(blow, 0).pose() != BlownPose.STANDS).as("blow %s", blow).isEqualTo(over);
    }
  }

  @Test
  void P_15c_a_blow_along_the_face_rolls_it() {
    Blown rolled = blow(0, 1e-3);
    double v = 1e-3 / (1.5 * 0.0035);
    double length = v * v / (2 * 0.02 * 9.81);

    assertThat(rolled.pose()).isEqualTo(BlownPose.STANDS);
    assertThat(rolled.x()).isZero();
    assertThat(rolled.y()).isCloseTo(length, within(1e-12));
    assertThat(rolled.way()).isEqualTo(NORTH);
    assertThat(rolled.fate()).isEqualTo(Fate.RESTS);
    assertThat(blow(0, -1e-3).y()).isEqualTo(-rolled.y());
    assertThat(blow(0, 2e-3).fate()).isEqualTo(Fate.FELL_NORTH);
  }

  @Test
  void P_15c_opposite_blows_cancel() {
    Blown still = blow(0, 0);

    assertThat(still).isEqualTo(new Blown(BlownPose.STANDS, 0, 0, Fate.RESTS, NORTH));
  }

  @Test
  void R_14_after_the_last_round_it_falls_to_the_side_of_all_blows_or_onto_face_A() {
    assertThat(MIDDLE.giveUp(Board.STANDARD, 1e-9, 1).pose()).isEqualTo(BlownPose.FACE_A_DOWN);
    assertThat(MIDDLE.giveUp(Board.STANDARD, -1e-9, 1).pose()).isEqualTo(BlownPose.FACE_A_UP);
    assertThat(MIDDLE.giveUp(Board.STANDARD, 0, 0).pose()).isEqualTo(BlownPose.FACE_A_DOWN);
  }

  @Test
  void R_14_a_disc_that_topples_beyond_the_edge_falls() {
    StandingDisc near = new StandingDisc(0.15, 0, Shape.CHECKER, EAST);

    assertThat(near.blow(Board.STANDARD, Material.WOOD, 1e-3, 0).fate()).isEqualTo(Fate.FELL_EAST);
    assertThat(near.blow(Board.STANDARD, Material.WOOD, -1e-3, 0).fate()).isEqualTo(Fate.RESTS);
  }

  @Test
  void P_8_the_edge_passed_first_counts_and_ties_go_east_west_north_south() {
    Board board = Board.STANDARD;
    assertThat(board.edgePassed(0, 0, 0.2, 0.3)).isEqualTo(Fate.FELL_NORTH);
    assertThat(board.edgePassed(0, 0, 0.3, -0.2)).isEqualTo(Fate.FELL_EAST);
    assertThat(board.edgePassed(0, 0, -0.2, 0.2)).isEqualTo(Fate.FELL_WEST);
    assertThat(board.edgePassed(0, 0, 0.1, -0.2)).isEqualTo(Fate.FELL_SOUTH);
    assertThat(board.edgePassed(0, 0, 0.16, 0.16)).isEqualTo(Fate.RESTS);
  }

  @Test
  void P_15c_mirrored_blows_have_mirrored_results() {
    SplitMix64 random = new SplitMix64(4);
    for (int k = 0; k < 500; k++) {
      int angle = Scene.below(random, Direction.FULL_TURN);
      double bx = Scene.between(random, -2e-3, 2e-3);
      double by = Scene.between(random, -2e-3, 2e-3);
      Blown one = new StandingDisc(0.03, 0.05, Shape.CHECKER, Direction.ofMillidegrees(angle))
          .blow(Board.STANDARD, Material.WOOD, bx, by);
      Blown other = new StandingDisc(0.03, -0.05, Shape.CHECKER, Direction.ofMillidegrees(-angle))
          .blow(Board.STANDARD, Material.WOOD, bx, -by);
      assertThat(other.pose()).isEqualTo(one.pose());
      assertThat(other.x()).isEqualTo(one.x());
      assertThat(other.y()).isEqualTo(-one.y());
    }
  }
}
