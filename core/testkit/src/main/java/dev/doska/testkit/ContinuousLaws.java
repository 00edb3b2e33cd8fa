package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Axis;
import dev.doska.core.Box;
import dev.doska.core.Game;
import dev.doska.core.Moves;
import dev.doska.core.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Moves with coordinates. Games without such moves keep these laws trivially.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface ContinuousLaws<S, M> extends Laws<S, M> {
  /**
   * Samples, neighbours, grid points and aimed moves are among the moves and legal.
   *
   * @param at where to look
   */
  @Property
  default void every_way_to_find_moves_finds_legal_ones(@ForAll("situations") Situation<S, M> at) {
    Moves<M> moves = at.game().moves(at.position());
    if (moves.isEmpty()) {
      assertThatThrownBy(() -> moves.sample(at.random())).isInstanceOf(IllegalStateException.class);
      return;
    }
    RandomGenerator random = at.random();
    List<M> found = new ArrayList<>(moves.aimed(4));
    M sample = moves.sample(random);
    found.add(sample);
    found.addAll(moves.near(sample, 1 + random.nextInt(1000)));
    found.addAll(moves.near(sample, 1));
    List<M> grid = moves.grid(2);
    for (int i = 0; i < Math.min(8, grid.size()); i++) {
      found.add(grid.get(random.nextInt(grid.size())));
    }
    for (M move : found) {
      assertThat(moves.contains(move)).as("%s", move).isTrue();
      assertThat(at.game().judge(at.position(), move)).as("%s", move).isSameAs(Verdict.legal());
    }
  }

  /**
   * Coordinates and moves map to each other; values outside the range are refused.
   *
   * @param at where to look
   */
  @Property
  default void coordinates_and_moves_map_to_each_other(@ForAll("situations") Situation<S, M> at) {
    RandomGenerator random = at.random();
    for (Box<M> box : boxes(at)) {
      List<Axis> axes = box.axes();
      assertThat(axes).isNotEmpty();
      long[] point = axes.stream().mapToLong(axis -> value(axis, random)).toArray();
      M move = box.at(point);
      assertThat(box.coordinates(move)).hasValueSatisfying(p -> assertThat(p).isEqualTo(point));
      assertThat(at.game().judge(at.position(), move)).as("%s", move).isSameAs(Verdict.legal());
      for (int i = 0; i < point.length; i++) {
        refuses(box, point, i, axes.get(i).min() - 1);
        refuses(box, point, i, axes.get(i).max() + 1);
      }
      assertThatThrownBy(() -> box.at()).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> box.at(new long[point.length + 1]))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /**
   * No move is in two boxes, moves without coordinates are in none, and the aimed moves of a box are in it.
   *
   * @param at where to look
   */
  @Property
  default void boxes_are_disjoint(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    List<Box<M>> boxes = boxes(at);
    RandomGenerator random = at.random();
    for (Box<M> box : boxes) {
      M move = box.at(box.axes().stream().mapToLong(axis -> value(axis, random)).toArray());
      assertThat(boxes.stream().filter(other -> other.coordinates(move).isPresent()))
          .as("%s", move)
          .containsExactly(box);
      List<M> aimed = box.aimed(3);
      assertThat(aimed).hasSizeLessThanOrEqualTo(3).doesNotHaveDuplicates();
      assertThat(aimed).allMatch(m -> box.coordinates(m).isPresent());
    }
    if (game.moves(at.position()) instanceof Moves.Continuous<M> continuous) {
      assertThat(continuous.rest())
          .doesNotHaveDuplicates()
          .noneMatch(m -> boxes.stream().anyMatch(box -> box.coordinates(m).isPresent()));
    }
  }

  private static <S, M> List<Box<M>> boxes(Situation<S, M> at) {
    return at.game().moves(at.position()) instanceof Moves.Continuous<M> continuous
        ? continuous.boxes()
        : List.of();
  }

  private static long value(Axis axis, RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> axis.min();
      case 1 -> axis.max();
      default -> axis.min() + random.nextLong(axis.size());
    };
  }

  private static <M> void refuses(Box<M> box, long[] good, int index, long value) {
    long[] bad = good.clone();
    bad[index] = value;
    assertThatThrownBy(() -> box.at(bad))
        .as("%s = %d", box.axes().get(index).name(), value)
        .isInstanceOf(IllegalArgumentException.class);
  }
}
