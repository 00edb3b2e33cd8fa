package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.physics.ThumbFlick.Landing;
import dev.doska.core.SplitMix64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule P-15b: a hanging disc flicked from below. */
class ThumbFlickTest {
  private static final Direction UP = Direction.ofMillidegrees(90_000);
  private static final Direction NORTH = Direction.ofMillidegrees(90_000);

  private static Landing straightUp(double speed) {
    return new ThumbFlick(speed, UP, NORTH).land(0, -0.16, Shape.CHECKER, Material.WOOD);
  }

  @Test
  void P_15b_the_number_of_half_turns_grows_with_the_square_of_the_push() {
    assertThat(straightUp(0.66).halfTurns()).isZero();
    assertThat(straightUp(0.70).halfTurns()).isEqualTo(1);
    assertThat(straightUp(0.70).turned()).isTrue();
    assertThat(straightUp(1.16).halfTurns()).isEqualTo(1);
    assertThat(straightUp(1.20).halfTurns()).isEqualTo(2);
    assertThat(straightUp(1.20).turned()).isFalse();
    assertThat(straightUp(1.51).halfTurns()).isEqualTo(2);
    assertThat(straightUp(1.54).halfTurns()).isEqualTo(3);
  }

  @Test
  void P_15b_half_way_between_two_faces_it_stands_and_face_A_faces_ahead_or_back() {
    Landing quarter = straightUp(0.680);
    assertThat(quarter.standing()).isTrue();
    assertThat(quarter.turned()).isFalse();
    assertThat(quarter.faceA()).isEqualTo(NORTH);
    assertThat(straightUp(1.178).standing()).isTrue();
    assertThat(straightUp(1.178).faceA()).isEqualTo(NORTH.opposite());
    // just above the boundary as well as just below it
    assertThat(straightUp(0.677).standing()).isTrue();
    assertThat(straightUp(0.683).faceA()).isEqualTo(NORTH);
    assertThat(straightUp(0.60).standing()).isFalse();
  }

  @Test
  void R_12_without_a_band_nothing_ever_stands() {
    Material never = Material.WOOD.withEdgeBand(0);
    for (int k = 1; k < 3000; k++) {
      ThumbFlick flick = new ThumbFlick(k / 1000.0, UP, NORTH);
      assertThat(flick.land(0, 0, Shape.CHECKER, never).standing()).isFalse();
    }
  }

  @Test
  void P_15b_flights_agree_with_small_steps_in_time() {
    SplitMix64 random = new SplitMix64(15);
    for (int k = 0; k < 200; k++) {
      double speed = Scene.between(random, 0.1, 3);
      Direction elevation = Direction.ofMillidegrees(Scene.below(random, 90_001));
      Direction toward = Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN));
      Landing landing =
          new ThumbFlick(speed, elevation, toward).land(0.1, 0.16, Shape.CHECKER, Material.WOOD);

      double dt = 1e-6;
      double height = 0;
      double rise = speed * elevation.y() / 2;
      double turned = 0;
      double way = 0;
      do {
        rise -= 9.81 * dt;
        height += rise * dt;
        turned += speed * elevation.y() / (2 * 0.015) * dt;
        way += speed * elevation.x() * dt;
      } while (height > 0);

      assertThat(Math.sqrt(square(landing.x() - 0.1) + square(landing.y() - 0.16)))
          .isCloseTo(way, within(2e-5));
      double halfTurns = turned / Math.PI;
      if (landing.standing()) {
        double beyond = Math.abs(halfTurns - Math.floor(halfTurns) - 0.5);
        assertThat(beyond).isLessThanOrEqualTo(0.011);
      } else if (Math.abs(halfTurns - Math.floor(halfTurns) - 0.5) > 0.011) {
        assertThat(landing.halfTurns()).isEqualTo((int) Math.round(halfTurns));
      }
      assertThat(landing.slideSpeed())
          .isCloseTo(
              Math.max(0, speed * elevation.x() - 0.25 * speed * elevation.y() / 2), within(1e-12));
    }
  }

  private static double square(double value) {
    return value * value;
  }

  @Test
  void P_15b_a_flick_along_the_board_is_an_ordinary_one() {
    Landing landing = new ThumbFlick(1, Direction.ofMillidegrees(0), NORTH)
        .land(0, -0.16, Shape.CHECKER, Material.WOOD);

    assertThat(landing).isEqualTo(new Landing(0, false, NORTH, 0, -0.16, 1, 0));
  }

  @Test
  void P_15b_a_disc_within_one_radius_is_covered() {
    Landing landing = straightUp(1);

    assertThat(landing.covers(0.015, -0.16, 0.015)).isTrue();
    assertThat(landing.covers(0.0151, -0.16, 0.015)).isFalse();
  }

  @Test
  void pushes_downward_or_backward_are_refused() {
    assertThatThrownBy(() -> new ThumbFlick(0, Direction.ofMillidegrees(91_000), NORTH))
        .isInstanceOf(InvalidSceneException.class)
        .hasMessageStartingWith("rim speed 0 is outside")
        .hasMessageContaining("cosine of the elevation");
  }

  @Test
  void R_13_a_disc_goes_straight_back_until_it_is_free() {
    Direction south = NORTH.opposite();
    List<Disc> row =
        List.of(Disc.of(0, 0.01, 0, Shape.CHECKER), Disc.of(1, -0.01, -0.029, Shape.CHECKER));

    double t = OverlapResolver.distance(0, 0.01, 0.015, south, row);

    // out of the first by sqrt(0.03² - 0.01²) + 0.01, and then out of the second
    double free = 0.01 + 0.029 + Math.sqrt(0.03 * 0.03 - 0.01 * 0.01);
    assertThat(t).isCloseTo(free, within(1e-15));
    assertThat(OverlapResolver.distance(0, 0.1, 0.015, south, row)).isZero();
    double first = OverlapResolver.distance(0, 0.01, 0.015, south, List.of(row.get(0)));
    assertThat(first).isCloseTo(0.01 + Math.sqrt(0.03 * 0.03 - 0.01 * 0.01), within(1e-15));
  }
}
