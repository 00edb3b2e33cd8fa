package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Cursor;
import dev.doska.core.FiniteGame;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Status;
import dev.doska.testkit.support.Allocation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The three walks through a finite game's tree agree: values, packed moves, cursor.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface WalkLaws<S, M> extends Laws<S, M> {
  @Override
  List<? extends FiniteGame<S, M>> games();

  private FiniteGame<S, M> finite(Situation<S, M> at) {
    return (FiniteGame<S, M>) at.game();
  }

  /**
   * The list, the count, {@code any}, the visitor and the buffer agree, and there are no duplicates.
   *
   * @param at where to look
   */
  @Property
  default void list_count_any_visitor_and_buffer_agree(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    List<M> list = game.moves(at.position()).list();
    assertThat(list).doesNotHaveDuplicates();
    assertThat(game.count(at.position())).isEqualTo(list.size());
    assertThat(game.any(at.position())).isEqualTo(!list.isEmpty());
    List<M> visited = new ArrayList<>();
    game.forEach(at.position(), visited::add);
    assertThat(visited).isEqualTo(list);
    MoveBuffer buffer = new MoveBuffer();
    buffer.add(42);
    game.generate(at.position(), buffer);
    assertThat(buffer.get(0)).as("what stood in the buffer").isEqualTo(42);
    assertThat(buffer.size()).isEqualTo(1 + list.size());
    for (int i = 0; i < list.size(); i++) {
      long packed = buffer.get(i + 1);
      assertThat(game.decode(at.position(), packed)).isEqualTo(list.get(i));
      assertThat(game.encode(at.position(), list.get(i))).isEqualTo(packed);
    }
  }

  /**
   * A packed move leads where the move leads.
   *
   * @param at where to play
   */
  @Property
  default void packed_moves_play_like_moves(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    for (M move : at.someMoves(16)) {
      S after = game.playUnchecked(at.position(), move);
      S packed = game.playUnchecked(at.position(), game.encode(at.position(), move));
      assertThat(packed).isEqualTo(after).hasSameHashCodeAs(after);
      assertThat(game.key(packed)).isEqualTo(game.key(after));
    }
  }

  /**
   * A cursor goes down a random game and back up, and agrees with the values at every step.
   *
   * @param at where it starts
   */
  @Property
  default void a_cursor_agrees_with_values_down_and_up(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    Cursor<S, M> cursor = game.cursor(at.position());
    RandomGenerator random = at.random();
    List<S> path = new ArrayList<>(List.of(at.position()));
    List<Long> packed = Walks.check(game, cursor, at.position());
    while (path.size() < 12 && !packed.isEmpty()) {
      long move = packed.get(random.nextInt(packed.size()));
      cursor.play(move);
      path.add(game.playUnchecked(path.get(path.size() - 1), move));
      packed = Walks.check(game, cursor, path.get(path.size() - 1));
    }
    for (int i = path.size() - 2; i >= 0; i--) {
      cursor.undo();
      Walks.check(game, cursor, path.get(i));
    }
    assertThatThrownBy(cursor::undo).isInstanceOf(IllegalStateException.class);
    assertThat(cursor.position()).isEqualTo(at.position());
  }

  /**
   * Counting leaves with a cursor gives what walking values gives, as deep as is quick.
   *
   * @param at where to count from
   */
  @Property(tries = 200)
  default void cursor_leaves_are_the_leaves_of_values(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    Cursor<S, M> cursor = game.cursor(at.position());
    for (int depth = 0; depth <= 5; depth++) {
      Walks walks = new Walks(3000);
      long leaves = walks.leaves(game, at.position(), depth);
      if (walks.tooMany()) {
        return;
      }
      assertThat(cursor.leaves(depth)).as("depth %d", depth).isEqualTo(leaves);
      assertThat(cursor.position()).isEqualTo(at.position());
    }
    assertThatThrownBy(() -> cursor.leaves(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * A cursor shares the odds of the game, and has none where the game has none.
   *
   * @param at where it stands
   */
  @Property
  default void odds_of_a_cursor_are_the_odds_of_the_game(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    Cursor<S, M> cursor = game.cursor(at.position());
    if (game.status(at.position()) instanceof Status.ToRoll) {
      assertThat(cursor.odds()).isSameAs(game.odds(at.position()));
    } else {
      assertThatThrownBy(cursor::odds).isInstanceOf(IllegalStateException.class);
    }
  }

  /**
   * After the first moves, counting and generating by the packed walk allocate nothing.
   *
   * @param at where to count
   */
  @Property(tries = 20)
  default void a_warm_packed_walk_allocates_nothing(@ForAll("situations") Situation<S, M> at) {
    FiniteGame<S, M> game = finite(at);
    S position = at.position();
    MoveBuffer buffer = new MoveBuffer();
    long bytes = Allocation.bytes(20, () -> {
      buffer.truncate(0);
      game.generate(position, buffer);
      if (game.count(position) != buffer.size() || game.any(position) != buffer.size() > 0) {
        throw new AssertionError("count, any and generate differ");
      }
    });
    assertThat(bytes).isZero();
  }

  /**
   * After the first moves, a cursor allocates nothing: not to generate, count, play or take back.
   *
   * @param at where it stands
   */
  @Property(tries = 20)
  default void a_warm_cursor_allocates_nothing(@ForAll("situations") Situation<S, M> at) {
    Cursor<S, M> cursor = finite(at).cursor(at.position());
    MoveBuffer buffer = new MoveBuffer();
    long bytes = Allocation.bytes(20, () -> Walks.ramble(cursor, buffer, 6));
    assertThat(bytes).isZero();
  }
}
