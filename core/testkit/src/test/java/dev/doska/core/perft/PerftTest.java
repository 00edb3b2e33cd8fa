package dev.doska.core.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Fraction;
import dev.doska.core.Side;
import dev.doska.toys.race.DiceRace;
import dev.doska.toys.race.Race;
import dev.doska.toys.race.RaceMove;
import dev.doska.toys.race.RaceRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PerftTest {
  private final DiceRace race = new DiceRace(RaceRules.PLAIN);
  private final DiceRace loaded = new DiceRace(RaceRules.SHORT);

  /**
   * Two lots, then 3 rolls each turn. The first advance of a side has one choice, since both runners
   * are at 0, the second two. At the fourth decision a side has one choice if its runner was hit, by the
   * other's second advance of the front runner, with rolls that sum to 7: 6 of the 27 triples.
   */
  @Test
  void counts_are_those_counted_by_hand() {
    Perft<Race, RaceMove> perft = Perft.of(race);
    assertThat(perft.count(Race.START, 0)).isEqualTo(1);
    assertThat(perft.count(Race.START, 1)).isEqualTo(2 * 3);
    assertThat(perft.count(Race.START, 2)).isEqualTo(2 * 3 * 3);
    assertThat(perft.count(Race.START, 3)).isEqualTo(2 * 3 * 3 * 3 * 2);
    assertThat(perft.count(Race.START, 4)).isEqualTo(2 * (27 * (3 * 2 + 3 * 2) - 6 * 3));
  }

  @Test
  void weighted_counts_multiply_by_the_weights_of_rolls() {
    Race position = Race.of(0, 3, 0, 0, 1, 0, 0);
    // Rolls 1, 2, 3 with weights 3, 2, 1 and two moves for each.
    assertThat(Perft.of(loaded).weighted(position, 1)).isEqualTo(3 * 2 + 2 * 2 + 1 * 2);
    assertThat(Perft.of(loaded).count(position, 1)).isEqualTo(6);
    assertThat(Perft.of(race).weighted(position, 2)).isEqualTo(Perft.of(race).count(position, 2));
  }

  @Test
  void draw_rules_are_off_while_counting() {
    Race quiet = Race.of(0, 3, 0, 0, 1, 0, 200);
    assertThat(loaded.status(quiet).isFinished()).isTrue();
    assertThat(Perft.of(loaded).count(quiet, 1)).isEqualTo(6);
  }

  @Test
  void a_line_that_ends_earlier_counts_nothing() {
    Race over = Race.of(7, 7, 0, 0, 2, 0, 0);
    assertThat(Perft.of(race).count(over, 0)).isEqualTo(1);
    assertThat(Perft.of(race).count(over, 1)).isZero();
    assertThat(Perft.of(race).mass(over, 1)).isEqualTo(new Perft.Mass(Fraction.ZERO, Fraction.ONE));
  }

  @Test
  void divide_sums_to_the_count_at_moves_and_at_rolls() {
    for (Race position : List.of(Race.START, Race.of(0, 3, 1, 2, 1, 2, 0))) {
      for (int depth = 1; depth <= 4; depth++) {
        List<Perft.Division<RaceMove>> divisions = Perft.of(race).divide(position, depth);
        assertThat(divisions)
            .extracting(Perft.Division::move)
            .isEqualTo(race.moves(position).list());
        assertThat(divisions.stream().mapToLong(Perft.Division::leaves).sum())
            .isEqualTo(Perft.of(race).count(position, depth));
      }
    }
    assertThatThrownBy(() -> Perft.of(race).divide(Race.START, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void threads_give_the_same_numbers() {
    Perft<Race, RaceMove> one = Perft.of(loaded);
    Perft<Race, RaceMove> three = one.threads(3);
    for (int depth = 0; depth <= 5; depth++) {
      assertThat(three.count(Race.START, depth)).isEqualTo(one.count(Race.START, depth));
      assertThat(three.weighted(Race.START, depth)).isEqualTo(one.weighted(Race.START, depth));
    }
    assertThatThrownBy(() -> one.threads(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> one.threads(Perft.MAX_THREADS + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 60)
  void units_merge_to_the_whole_in_any_order(
      @ForAll @IntRange(max = 5) int depth,
      @ForAll @IntRange(max = 5) int split,
      @ForAll boolean weighted,
      @ForAll Random random) {
    int cut = Math.min(split, depth);
    List<PerftUnit> units =
        new ArrayList<>(Perft.of(loaded).split(Race.START, depth, cut, weighted));
    Collections.shuffle(units, random);
    long sum = 0;
    for (PerftUnit unit : units) {
      PerftUnit read = PerftUnit.parse(unit.text()).orElseThrow();
      assertThat(read).isEqualTo(unit);
      sum += read.weight() * leaves(read);
    }
    Perft<Race, RaceMove> perft = Perft.of(loaded);
    assertThat(sum)
        .isEqualTo(weighted ? perft.weighted(Race.START, depth) : perft.count(Race.START, depth));
    assertThat(units).extracting(PerftUnit::position).doesNotHaveDuplicates();
  }

  /** The toy is no service, so the unit can't find it by its name; this counts as a unit does. */
  private static long leaves(PerftUnit unit) {
    DiceRace game =
        new DiceRace(new RaceRules(RaceRules.TABLE.parse(unit.ruleset()).orElseThrow()));
    Race position = game.positions().parse(unit.position()).orElseThrow();
    Perft<Race, RaceMove> perft = Perft.of(game);
    return unit.weighted()
        ? perft.weighted(position, unit.depth())
        : perft.count(position, unit.depth());
  }

  @Property(tries = 60)
  void mass_sums_to_exactly_1(
      @ForAll @IntRange(max = 4) int depth,
      @ForAll @IntRange(max = 7) int a,
      @ForAll @IntRange(max = 7) int b,
      @ForAll @IntRange(min = 1, max = 2) int turn) {
    Perft.Mass mass = Perft.of(loaded).mass(Race.of(a, b, 0, 0, turn, 0, 0), depth);
    assertThat(mass.total()).isEqualTo(Fraction.ONE);
  }

  /** White needs a 1 to go home with its last runner, which comes in 3 of 6 cases. */
  @Test
  void mass_is_the_probability_counted_by_hand() {
    DiceRace exact = new DiceRace(RaceRules.SHORT.withExact(true));
    Perft.Mass mass = Perft.of(exact).mass(Race.of(6, 7, 0, 0, 1, 0, 0), 2);
    assertThat(mass.ended()).isEqualTo(Fraction.of(1, 2));
    assertThat(mass.leaves()).isEqualTo(Fraction.of(1, 2));
  }

  @Test
  void a_roll_that_leads_back_is_thrown_again() {
    Perft<Race, RaceMove> plain = Perft.of(race);
    Perft<Race, RaceMove> ties = Perft.of(new DiceRace(RaceRules.PLAIN.withTies(true)));
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(ties.count(Race.START, depth)).isEqualTo(plain.count(Race.START, depth));
      assertThat(ties.threads(2).count(Race.START, depth))
          .isEqualTo(plain.count(Race.START, depth));
      assertThat(ties.weighted(Race.START, depth)).isEqualTo(plain.weighted(Race.START, depth));
      assertThat(ties.mass(Race.START, depth)).isEqualTo(plain.mass(Race.START, depth));
    }
    assertThat(ties.divide(Race.START, 1))
        .containsExactly(
            new Perft.Division<>(new RaceMove.Begin(Side.WHITE), 3),
            new Perft.Division<>(new RaceMove.Begin(Side.BLACK), 3),
            new Perft.Division<>(RaceMove.AGAIN, 0));
    assertThat(ties.split(Race.START, 3, 2, false)).isNotEmpty();
  }

  @Test
  void a_unit_of_an_unknown_game_is_refused_with_the_reason() {
    PerftUnit unit = new PerftUnit("no-such-game", "X", "p", 1, 1, false);
    assertThatThrownBy(() -> Perft.countUnit(unit, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no game \"no-such-game\"");
    assertThatThrownBy(() -> new PerftUnit("g", "X", "a\tb", 1, 1, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PerftUnit("g", "X", "p", -1, 1, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PerftUnit("g", "X", "p", 1, 0, false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_bad_line_of_a_unit_is_a_fault_with_its_place() {
    assertThat(PerftUnit.parse("g\tX\tp\t1\t1\tonce").isOk()).isTrue();
    assertThat(PerftUnit.parse("g\tX\tp\tx\t0\ttwice").errors())
        .extracting(error -> error.column())
        .containsExactly(7, 9, 11);
    assertThat(PerftUnit.parse("g\tX").errors()).hasSize(1);
    assertThat(PerftUnit.parse("g\tX\tp\t1\t1\tonce\tmore").errors()).hasSize(1);
  }

  @Property
  void every_line_gets_an_answer(@ForAll String line) {
    PerftUnit.parse(line)
        .value()
        .ifPresent(
            unit -> assertThat(PerftUnit.parse(unit.text()).orElseThrow()).isEqualTo(unit));
  }
}
