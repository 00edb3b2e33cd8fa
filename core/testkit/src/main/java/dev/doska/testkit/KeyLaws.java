package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Equality of positions, {@link dev.doska.core.Game#samePosition}, and keys.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface KeyLaws<S, M> extends Laws<S, M> {
  /**
   * Equal positions count as one in repetitions, and positions that count as one have equal keys.
   *
   * @param at where to look: at all positions that led here and at those that follow
   */
  @Property
  default void the_same_position_has_the_same_key(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S here = at.position();
    List<S> others = new ArrayList<>(at.line().positions());
    for (M move : at.someMoves(8)) {
      others.add(game.playUnchecked(here, move));
    }
    for (S other : others) {
      boolean same = game.samePosition(here, other);
      assertThat(game.samePosition(other, here)).isEqualTo(same);
      if (here.equals(other)) {
        assertThat(same).as("equal positions count as one").isTrue();
        assertThat(other).hasSameHashCodeAs(here);
      }
      if (same) {
        assertThat(game.key(other)).isEqualTo(game.key(here));
      }
    }
  }

  /**
   * A position that is read from text equals the one that arose by play, and so do its hash and its key.
   *
   * @param at where to look
   */
  @Property
  default void a_position_from_scratch_equals_the_position_by_play(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S read = game.positions().parse(game.positions().format(at.position())).orElseThrow();
    assertThat(read).isEqualTo(at.position()).hasSameHashCodeAs(at.position());
    assertThat(game.key(read)).isEqualTo(game.key(at.position()));
    assertThat(game.samePosition(read, at.position())).isTrue();
    assertThat(game.status(read)).isEqualTo(game.status(at.position()));
  }
}
