package dev.doska.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MovesTest {
  private static final Axis ANGLE = new Axis("angle", 0, 359, true);
  private static final Axis SPEED = new Axis("speed", -2, 2, false);

  /** A box whose moves are their own coordinates, as a list. */
  private record Points(List<Axis> axes) implements Box<List<Long>> {
    @Override
    public String name() {
      return "points";
    }

    @Override
    public List<Long> at(long... coordinates) {
      for (int i = 0; i < coordinates.length; i++) {
        if (!axes.get(i).contains(coordinates[i])) {
          throw new IllegalArgumentException(Arrays.toString(coordinates));
        }
      }
      return LongStream.of(coordinates).boxed().toList();
    }

    @Override
    public Optional<long[]> coordinates(List<Long> move) {
      return move.size() == axes.size()
          ? Optional.of(move.stream().mapToLong(Long::longValue).toArray())
          : Optional.empty();
    }
  }

  private static Moves<List<Long>> box(Axis... axes) {
    return new Moves.Continuous<>(List.of(new Points(List.of(axes))), List.of());
  }

  @Test
  void neighbours_differ_in_one_coordinate_down_then_up_and_go_round() {
    assertThat(box(ANGLE, SPEED).near(List.of(359L, 2L), 1))
        .containsExactly(List.of(358L, 2L), List.of(0L, 2L), List.of(359L, 1L));
    assertThat(box(ANGLE, SPEED).near(List.of(5L, 0L), 10))
        .containsExactly(List.of(355L, 0L), List.of(15L, 0L));
  }

  @Test
  void on_a_short_cycle_each_neighbour_is_named_once() {
    Axis two = new Axis("parity", 0, 1, true);
    assertThat(box(two).near(List.of(0L), 1)).containsExactly(List.of(1L));
    assertThat(box(two).near(List.of(0L), 2)).isEmpty();
  }

  @Test
  void a_step_is_at_least_1() {
    assertThatThrownBy(() -> box(ANGLE).near(List.of(0L), 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> box(ANGLE).near(List.of(0L), Axis.MAX_SIZE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_grid_has_both_ends_of_an_axis_and_goes_round_a_cyclic_one() {
    assertThat(box(SPEED).grid(3)).containsExactly(List.of(-2L), List.of(0L), List.of(2L));
    assertThat(box(ANGLE).grid(4))
        .containsExactly(List.of(0L), List.of(90L), List.of(180L), List.of(270L));
    assertThat(box(SPEED).grid(1)).containsExactly(List.of(-2L));
    assertThat(box(SPEED).grid(99)).hasSize(5).doesNotHaveDuplicates();
    assertThat(box(ANGLE, SPEED).grid(3)).hasSize(9).doesNotHaveDuplicates();
    assertThatThrownBy(() -> box(SPEED).grid(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_longest_axis_does_not_overflow() {
    Axis longest = new Axis("x", Long.MIN_VALUE, Long.MIN_VALUE + Axis.MAX_SIZE - 1, false);
    assertThat(longest.size()).isEqualTo(Axis.MAX_SIZE);
    List<List<Long>> grid = box(longest).grid(5);
    assertThat(grid.get(0)).containsExactly(longest.min());
    assertThat(grid.get(4)).containsExactly(longest.max());
    assertThat(grid.stream().map(p -> p.get(0))).isSorted();
    assertThat(box(longest).near(List.of(longest.min()), 1L << 61)).hasSize(1);
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < 100; i++) {
      assertThat(box(longest).contains(box(longest).sample(random))).isTrue();
    }
    assertThatThrownBy(() -> new Axis("x", 0, Axis.MAX_SIZE, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Axis("x", Long.MIN_VALUE, Long.MAX_VALUE, false))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> new Axis("x", 1, 0, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("axis x: bad range 1..0");
  }

  @Test
  void a_shift_beyond_an_open_end_is_refused() {
    assertThat(SPEED.shift(1, 1)).isEqualTo(2);
    assertThat(SPEED.reaches(1, 2)).isFalse();
    assertThatThrownBy(() -> SPEED.shift(1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("axis speed: 3 is not in -2..2");
    assertThat(ANGLE.shift(1, -2)).isEqualTo(359);
    assertThat(ANGLE.shift(1, -722)).isEqualTo(359);
  }

  @Test
  void a_continuous_set_is_sampled_by_kinds_then_by_coordinates() {
    Moves<List<Long>> moves = new Moves.Continuous<>(
        List.of(new Points(List.of(ANGLE, SPEED))), List.of(List.of(), List.of(7L)));
    SplitMix64 random = new SplitMix64(42);
    int[] kinds = new int[3];
    for (int i = 0; i < 3000; i++) {
      kinds[moves.sample(random).size()]++;
    }
    assertThat(kinds[0]).isBetween(900, 1100);
    assertThat(kinds[1]).isBetween(900, 1100);
    assertThat(kinds[2]).isBetween(900, 1100);
  }

  @Test
  void a_sample_draws_the_kind_and_then_each_axis_in_order() {
    Moves<List<Long>> moves = box(ANGLE, SPEED);
    SplitMix64 drawn = new SplitMix64(9);
    List<Long> move = moves.sample(new SplitMix64(9));
    assertThat(SplitMix64.below(drawn, 1)).isZero();
    assertThat(move.get(0)).isEqualTo(SplitMix64.below(drawn, 360));
    assertThat(move.get(1)).isEqualTo(SplitMix64.below(drawn, 5) - 2);
  }

  @Test
  void a_list_is_its_own_grid_and_has_no_neighbours() {
    Moves<String> moves = new Moves.Finite<>(List.of("a", "b"));
    assertThat(moves.grid(7)).containsExactly("a", "b");
    assertThat(moves.aimed(1)).containsExactly("a", "b");
    assertThat(moves.near("a", 1)).isEmpty();
    assertThat(moves.contains("b")).isTrue();
    assertThat(moves.contains("c")).isFalse();
    assertThat(moves.isEmpty()).isFalse();
  }

  @Test
  void nothing_can_be_drawn_from_nothing() {
    Moves<String> none = new Moves.Finite<>(List.of());
    assertThat(none.isEmpty()).isTrue();
    assertThatThrownBy(() -> none.sample(new SplitMix64(0)))
        .isInstanceOf(IllegalStateException.class);
    Moves<List<Long>> empty = new Moves.Continuous<>(List.of(), List.of());
    assertThat(empty.isEmpty()).isTrue();
    assertThatThrownBy(() -> empty.sample(new SplitMix64(0)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void lists_are_copied() {
    List<String> list = new ArrayList<>(List.of("a"));
    Moves.Finite<String> moves = new Moves.Finite<>(list);
    list.add("b");
    assertThat(moves.list()).containsExactly("a");
  }
}
