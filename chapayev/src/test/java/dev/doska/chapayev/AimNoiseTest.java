package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.chapayev.ChapayevMove.Blow;
import dev.doska.chapayev.ChapayevMove.Choose;
import dev.doska.chapayev.ChapayevMove.CoinToss;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.chapayev.ChapayevMove.Observed;
import dev.doska.chapayev.ChapayevMove.Scissors;
import dev.doska.chapayev.ChapayevMove.Strike;
import dev.doska.chapayev.ChapayevMove.ThumbFlick;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Flick;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The numbers that an unsteady hand draws, and what becomes of the moves. */
class AimNoiseTest {
  private static final AimNoise HAND = new AimNoise(0.02, 0.05, 0.03);
  private static final AimNoise WILD = new AimNoise(1, 1, 1);

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

  @Test
  void P_13_a_seed_gives_these_moves_of_the_other_kinds_for_ever() {
    SplitMix64 random = new SplitMix64(2026);
    assertThat(List.of(
            new Scissors(2, 4, 1_500).played(HAND, random, 3_000),
            new ThumbFlick(3, 800, 45_000, 0).played(HAND, random, 3_000),
            new Blow(3, 90_000, 1_000).played(HAND, random, 3_000)))
        .containsExactly(
            new Scissors(2, 4, 1_609),
            new ThumbFlick(3, 841, 46_289, 556),
            new Blow(3, 88_650, 1_021));
  }

  @Test
  void P_13_moves_without_numbers_and_observed_acts_stay_and_draw_nothing() {
    SplitMix64 random = new SplitMix64(5);
    Stream.of(
            Stream.of(Decision.values()),
            Stream.of(Side.values()).map(CoinToss::new),
            Stream.of(new Choose(3), Observed.strike(3, Observation.NOTHING)))
        .flatMap(moves -> moves)
        .forEach(move -> assertThat(move.played(WILD, random, 3_000)).isSameAs(move));
    assertThat(random.nextLong()).isEqualTo(new SplitMix64(5).nextLong());
  }

  @Test
  void P_13_the_speed_of_a_thumb_is_four_times_as_uncertain_as_that_of_a_finger() {
    assertThat(HAND.thumbFactor(new SplitMix64(8)))
        .isEqualTo(1 + 4 * 0.05 * AimNoise.normal(new SplitMix64(8)));
    assertThat(HAND.millidegreesTurn(new SplitMix64(8))).isEqualTo((int)
        Math.rint(0.02 * AimNoise.normal(new SplitMix64(8)) * (180_000.0 / Math.PI)));
  }

  @Test
  void P_13_the_mean_factor_of_a_speed_is_one() {
    SplitMix64 random = new SplitMix64(11);
    double finger = 0;
    double thumb = 0;
    for (int i = 0; i < 20_000; i++) {
      finger += HAND.speedFactor(random);
      thumb += HAND.thumbFactor(random);
    }
    assertThat(finger / 20_000).isCloseTo(1, within(0.002));
    assertThat(thumb / 20_000).isCloseTo(1, within(0.008));
  }

  @Property(tries = 500)
  void P_13_every_kind_of_act_stays_in_its_ranges_and_a_steady_hand_changes_none(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 3_000) int speed,
      @ForAll @IntRange(min = 0, max = 90_000) int elevation,
      @ForAll @IntRange(min = -30_000, max = 30_000) int lateral,
      @ForAll @IntRange(min = 0, max = 359_999) int direction,
      @ForAll @IntRange(min = 0, max = 2_000) int strength) {
    List<ChapayevMove> acts = List.of(
        new Strike(5, direction, speed),
        new Scissors(4, 5, speed),
        new ThumbFlick(5, speed, elevation, lateral),
        new Blow(5, direction, strength));
    for (ChapayevMove act : acts) {
      assertThat(act.played(AimNoise.STEADY, new SplitMix64(seed), 3_000)).isEqualTo(act);
      ChapayevMove played = act.played(WILD, new SplitMix64(seed), 3_000);
      assertThat(act.played(WILD, new SplitMix64(seed), 3_000)).isEqualTo(played);
      assertThat(played.getClass()).isEqualTo(act.getClass());
    }
    Scissors scissors = new Scissors(4, 5, speed).played(WILD, new SplitMix64(seed), 2_000);
    assertThat(scissors.first()).isEqualTo(4);
    assertThat(scissors.second()).isEqualTo(5);
    assertThat(scissors.speed()).isBetween(1, 2_000);
    ThumbFlick flick =
        new ThumbFlick(5, speed, elevation, lateral).played(WILD, new SplitMix64(seed), 10);
    assertThat(flick.disc()).isEqualTo(5);
    assertThat(flick.speed()).isBetween(1, 3_000);
    assertThat(flick.elevation()).isBetween(0, 90_000);
    assertThat(flick.lateral()).isBetween(-30_000, 30_000);
    Blow blow = new Blow(5, direction, strength).played(WILD, new SplitMix64(seed), 10);
    assertThat(blow.disc()).isEqualTo(5);
    assertThat(blow.direction()).isBetween(0, 359_999);
    assertThat(blow.strength()).isBetween(strength == 0 ? 0 : strength / 20, 2_000);
  }

  @Property(tries = 500)
  void P_13_a_played_strike_is_in_range_and_one_generator_plays_both_kinds_of_flick_alike(
      @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 359_999) int angle,
      @ForAll @IntRange(min = 1, max = 3_000) int speed) {
    AimNoise wild = WILD;
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
