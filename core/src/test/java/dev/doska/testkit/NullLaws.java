package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.doska.core.Game;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * A null is wrong use and never an answer, in whatever state.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
@SuppressWarnings("NullAway")
public interface NullLaws<S, M> extends Subject<S, M> {
  /**
   * No method takes null for a state.
   *
   * @param at where to look
   */
  @Property(tries = 20)
  default void null_is_no_state(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    refuses(() -> game.status(null));
    refuses(() -> game.endings(null));
    refuses(() -> game.moves(null));
    refuses(() -> game.key(null));
    refuses(() -> game.samePosition(null, at.state()));
    refuses(() -> game.samePosition(at.state(), null));
    refuses(() -> game.decode(null, 0));
    refuses(() -> game.positions().format(null));
    refuses(() -> game.drawing().text(null));
    refuses(() -> game.drawing().svg(null));
    for (M move : at.someMoves(1)) {
      refuses(() -> game.judge(null, move));
      refuses(() -> game.play(null, move));
      refuses(() -> game.canonical(null, move));
      refuses(() -> game.encode(null, move));
      refuses(() -> game.notation().format(null, move));
    }
  }

  /**
   * No method takes null for a move, nor for a text.
   *
   * @param at where to look
   */
  @Property(tries = 20)
  default void null_is_no_move_and_no_text(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S state = at.state();
    refuses(() -> game.judge(state, null));
    refuses(() -> game.play(state, null));
    refuses(() -> game.notation().format(state, null));
    refuses(() -> game.notation().parse(state, null));
    refuses(() -> game.positions().parse(null));
    refuses(() -> game.resignation(state, null));
  }

  private static void refuses(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
