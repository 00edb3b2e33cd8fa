package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.doska.core.FiniteGame;
import dev.doska.core.Game;
import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * No method accepts or returns null, in any position.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
@SuppressWarnings("NullAway")
public interface NullLaws<S, M> extends Laws<S, M> {
  /**
   * No method accepts null for a position.
   *
   * @param at where to look
   */
  @Property(tries = 20)
  default void null_is_no_position(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    refuses(() -> game.status(null));
    refuses(() -> game.endings(null));
    refuses(() -> game.moves(null));
    refuses(() -> game.key(null));
    refuses(() -> game.samePosition(null, at.position()));
    refuses(() -> game.samePosition(at.position(), null));
    refuses(() -> game.odds(null));
    refuses(() -> game.claims(null));
    refuses(() -> game.resignation(null, Side.WHITE));
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
   * No method accepts null for a move or a text.
   *
   * @param at where to look
   */
  @Property(tries = 20)
  default void null_is_no_move_and_no_text(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    S position = at.position();
    refuses(() -> game.judge(position, null));
    refuses(() -> game.play(position, null));
    refuses(() -> game.canonical(position, null));
    refuses(() -> game.packs(null));
    refuses(() -> game.encode(position, null));
    refuses(() -> game.notation().format(position, null));
    refuses(() -> game.notation().parse(position, null));
    refuses(() -> game.positions().parse(null));
    refuses(() -> game.resignation(position, null));
  }

  /**
   * The walks of finite games accept no null either, even at a position without moves.
   *
   * @param at where to look
   */
  @Property(tries = 20)
  default void null_is_no_walk(@ForAll("situations") Situation<S, M> at) {
    if (at.game() instanceof FiniteGame<S, M> game) {
      S position = at.position();
      MoveBuffer buffer = new MoveBuffer();
      refuses(() -> game.any(null));
      refuses(() -> game.count(null));
      refuses(() -> game.forEach(null, move -> {}));
      refuses(() -> game.forEach(position, null));
      refuses(() -> game.generate(null, buffer));
      refuses(() -> game.generate(position, null));
      refuses(() -> game.cursor(null));
    }
  }

  private static void refuses(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
