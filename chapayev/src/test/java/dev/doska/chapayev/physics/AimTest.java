package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.AimNoise;
import dev.doska.core.SplitMix64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Directions from whole angles, places from whole nanometres, and the errors of aim. */
class AimTest {
  @Test
  void P_18_axes_and_diagonals_are_exact() {
    double half = Math.sqrt(0.5);
    assertThat(Direction.ofMillidegrees(0)).isEqualTo(new Direction(1, 0));
    assertThat(Direction.ofMillidegrees(90_000)).isEqualTo(new Direction(0, 1));
    assertThat(Direction.ofMillidegrees(180_000)).isEqualTo(new Direction(-1, 0));
    assertThat(Direction.ofMillidegrees(270_000)).isEqualTo(new Direction(0, -1));
    assertThat(Direction.ofMillidegrees(45_000)).isEqualTo(new Direction(half, half));
    assertThat(Direction.ofMillidegrees(225_000)).isEqualTo(new Direction(-half, -half));
  }

  @Property(tries = 2000)
  void P_18_mirrored_angles_give_exactly_mirrored_components(
      @ForAll @IntRange(min = -400_000, max = 800_000) int angle) {
    Direction way = Direction.ofMillidegrees(angle);

    assertThat(Direction.ofMillidegrees(180_000 - angle))
        .isEqualTo(new Direction(0.0 - way.x(), way.y()));
    assertThat(Direction.ofMillidegrees(-angle)).isEqualTo(new Direction(way.x(), 0.0 - way.y()));
    assertThat(Direction.ofMillidegrees(90_000 - angle)).isEqualTo(new Direction(way.y(), way.x()));
    assertThat(Direction.ofMillidegrees(angle + 180_000)).isEqualTo(way.opposite());
    assertThat(Direction.ofMillidegrees(angle + 90_000)).isEqualTo(way.left());
    assertThat(Direction.ofMillidegrees(angle + 360_000)).isEqualTo(way);
  }

  @Property(tries = 2000)
  void P_18_a_direction_is_a_unit_vector_at_its_angle(
      @ForAll @IntRange(min = 0, max = 359_999) int angle) {
    Direction way = Direction.ofMillidegrees(angle);

    assertThat(way.x() * way.x() + way.y() * way.y()).isCloseTo(1, within(4e-16));
    double back = StrictMath.toDegrees(StrictMath.atan2(way.y(), way.x())) * 1000;
    assertThat(Math.floorMod(Math.round(back), 360_000L)).isEqualTo(angle);
  }

  @Property
  void R_4_whole_nanometres_survive_the_conversion_to_metres(
      @ForAll @LongRange(min = -10_000_000_000L, max = 10_000_000_000L) long nanometres) {
    assertThat(NanometreGrid.nanometres(NanometreGrid.metres(nanometres))).isEqualTo(nanometres);
    assertThat(NanometreGrid.metres(-nanometres)).isEqualTo(0.0 - NanometreGrid.metres(nanometres));
  }

  @Test
  void R_4_halves_go_to_the_even_neighbour_on_both_sides_of_zero() {
    assertThat(NanometreGrid.nanometres(0.5e-9)).isZero();
    assertThat(NanometreGrid.nanometres(1.5e-9)).isEqualTo(2);
    assertThat(NanometreGrid.nanometres(-1.5e-9)).isEqualTo(-2);
    assertThat(Double.doubleToRawLongBits(NanometreGrid.metres(0))).isZero();
  }

  @Test
  void P_13_a_steady_hand_plays_as_aimed() {
    Flick aimed = Flick.of(3, Direction.ofMillidegrees(12_345), 1.5);

    assertThat(AimNoise.STEADY.play(aimed, new SplitMix64(1))).isEqualTo(aimed);
    assertThat(AimNoise.STEADY.millidegreesError(new SplitMix64(1))).isZero();
  }

  @Test
  void P_13_the_same_seed_gives_the_same_errors() {
    AimNoise hand = new AimNoise(0.02, 0.05, 0.03);
    Flick aimed = new Flick(3, 0, 1.5);

    assertThat(hand.play(aimed, new SplitMix64(42)))
        .isEqualTo(hand.play(aimed, new SplitMix64(42)))
        .isNotEqualTo(hand.play(aimed, new SplitMix64(43)));
  }

  @Test
  void P_13_errors_have_the_deviations_that_were_asked_for() {
    AimNoise hand = new AimNoise(0.02, 0.05, 0.03);
    SplitMix64 random = new SplitMix64(7);
    double angles = 0;
    double speeds = 0;
    int n = 20_000;
    for (int k = 0; k < n; k++) {
      double angle = hand.angleError(random);
      double factor = hand.speedFactor(random) - 1;
      angles += angle * angle;
      speeds += factor * factor;
    }
    assertThat(Math.sqrt(angles / n)).isCloseTo(Math.sqrt(0.02 * 0.02 + 0.03 * 0.03), within(6e-4));
    assertThat(Math.sqrt(speeds / n)).isCloseTo(0.05, within(1e-3));
  }

  @Test
  void P_13_a_normal_deviate_is_twelve_uniform_ones_less_six() {
    SplitMix64 random = new SplitMix64(1);
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += SplitMix64.unit(random);
    }
    assertThat(AimNoise.normal(new SplitMix64(1))).isEqualTo(sum - 6);
  }
}
