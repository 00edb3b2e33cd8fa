package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Flick;
import dev.doska.core.SplitMix64;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The numbers that an unsteady hand draws, and what becomes of an aimed strike. */
class AimNoiseTest {
  private static final AimNoise HAND = new AimNoise(0.02, 0.05, 0.03);

  @Test
  void P_13_numbers_are_drawn_for_the_angle_then_the_contact_then_the_speed() {
    SplitMix64 random = new SplitMix64(9);
    double angle = AimNoise.normal(random);
    double contact = AimNoise.normal(random);
    double speed = AimNoise.normal(random);
    SplitMix64 again = new SplitMix64(9);
    assertThat(HAND.angleError(again)).isEqualTo(0.02 * angle + StrictMath.asin(0.03 * contact));
    assertThat(HAND.speedFactor(again)).isEqualTo(1 + 0.05 * speed);
    assertThat(again.nextLong()).as("36 draws").isEqualTo(random.nextLong());
  }

  @Test
  void P_13_a_seed_gives_these_strikes_for_ever() {
    SplitMix64 random = new SplitMix64(2026);
    Strike aimed = new Strike(3, 90_000, 1_200);
    assertThat(List.of(
            aimed.played(HAND, random, 3_000),
            aimed.played(HAND, random, 3_000),
            aimed.played(HAND, random, 3_000)))
        .containsExactly(
            new Strike(3, 90_420, 1_249),
            new Strike(3, 91_724, 1_129),
            new Strike(3, 92_129, 1_189));
  }

  @Test
  void P_13_a_finger_touches_at_most_nine_tenths_off_the_line_and_never_stops_a_strike() {
    AimNoise wild = new AimNoise(0, 1, 1);
    SplitMix64 random = new SplitMix64(4);
    double widest = 0;
    double slowest = 1;
    for (int i = 0; i < 2_000; i++) {
      widest = Math.max(widest, Math.abs(wild.angleError(random)));
      slowest = Math.min(slowest, wild.speedFactor(random));
    }
    assertThat(widest).isEqualTo(StrictMath.asin(0.9));
    assertThat(slowest).isEqualTo(0.1);
  }

  @Test
  void P_13_a_steady_hand_changes_no_strike_but_one_beyond_the_limit() {
    Strike aimed = new Strike(7, 359_999, 2_999);
    assertThat(aimed.played(AimNoise.STEADY, new SplitMix64(1), 3_000)).isEqualTo(aimed);
    assertThat(aimed.played(AimNoise.STEADY, new SplitMix64(1), 2_000))
        .isEqualTo(new Strike(7, 359_999, 2_000));
  }

  @Property(tries = 500)
  void P_13_a_played_strike_is_in_range_and_one_generator_plays_both_kinds_of_flick_alike(
      @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 359_999) int angle,
      @ForAll @IntRange(min = 1, max = 3_000) int speed) {
    AimNoise wild = new AimNoise(1, 1, 1);
    Strike played = new Strike(5, angle, speed).played(wild, new SplitMix64(seed), 3_000);
    assertThat(played.disc()).isEqualTo(5);
    assertThat(played.angle()).isBetween(0, 359_999);
    assertThat(played.speed()).isBetween(1, 3_000);
    SplitMix64 random = new SplitMix64(seed);
    int error = wild.millidegreesError(random);
    assertThat(Math.floorMod(angle + error, 360_000)).isEqualTo(played.angle());
    double factor = wild.speedFactor(random);
    assertThat((int) Math.max(1, Math.min(3_000, Math.rint(speed * factor))))
        .isEqualTo(played.speed());
    Flick flick = wild.play(
        Flick.of(5, Direction.ofMillidegrees(angle), speed / 1000.0), new SplitMix64(seed));
    assertThat(Math.sqrt(flick.vx() * flick.vx() + flick.vy() * flick.vy()))
        .isCloseTo(speed / 1000.0 * factor, within(1e-12));
  }
}
