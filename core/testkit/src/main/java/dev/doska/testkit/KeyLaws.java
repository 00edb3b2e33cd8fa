package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Equality of states, sameness of positions, and keys.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface KeyLaws<S, M> extends Laws<S, M> {
  /**
   * Equal states are the same position, and the same position has one key.
   *
   * @param at where to look: at all states that led here and at those that follow
   */
  @Property
  default void the_same_position_has_the_same_key(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S here = at.state();
    List<S> others = new ArrayList<>(at.line().states());
    for (M move : at.someMoves(8)) {
      others.add(game.playUnchecked(here, move));
    }
    for (S other : others) {
      boolean same = game.samePosition(here, other);
      assertThat(game.samePosition(other, here)).isEqualTo(same);
      if (here.equals(other)) {
        assertThat(same).as("equal states are the same position").isTrue();
        assertThat(other).hasSameHashCodeAs(here);
      }
      if (same) {
        assertThat(game.key(other)).isEqualTo(game.key(here));
      }
    }
  }

  /**
   * A state that is read from text equals the one that arose by play, and so do its hash and its key.
   *
   * @param at where to look
   */
  @Property
  default void a_state_from_scratch_equals_the_state_by_play(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S read = game.positions().parse(game.positions().format(at.state())).orElseThrow();
    assertThat(read).isEqualTo(at.state()).hasSameHashCodeAs(at.state());
    assertThat(game.key(read)).isEqualTo(game.key(at.state()));
    assertThat(game.samePosition(read, at.state())).isTrue();
    assertThat(game.status(read)).isEqualTo(game.status(at.state()));
  }
}
