package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Fraction;
import dev.doska.core.Game;
import dev.doska.core.Moves;
import dev.doska.core.Odds;
import dev.doska.core.Status;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Dice and lots.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface ChanceLaws<S, M> extends Laws<S, M> {
  /**
   * At a roll the odds add up to 1 and are shared; elsewhere there are none.
   *
   * @param at where to look
   */
  @Property
  default void odds_sum_exactly_and_exist_at_rolls_only(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    if (!(game.status(at.position()) instanceof Status.ToRoll)) {
      assertThatThrownBy(() -> game.odds(at.position())).isInstanceOf(IllegalStateException.class);
      return;
    }
    Odds<M> odds = game.odds(at.position());
    assertThat(game.odds(at.position())).isSameAs(odds);
    long cases = 0;
    Fraction sum = Fraction.ZERO;
    for (int i = 0; i < odds.size(); i++) {
      cases += odds.weight(i);
      sum = sum.plus(odds.probability(i));
    }
    assertThat(cases).isEqualTo(odds.total());
    assertThat(sum).isEqualTo(Fraction.ONE);
  }

  /**
   * At a roll the moves are the rolls, in the order of the odds.
   *
   * @param at where to look
   */
  @Property
  default void rolls_are_listed_in_the_order_of_the_odds(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    if (!(game.status(at.position()) instanceof Status.ToRoll)) {
      return;
    }
    Odds<M> odds = game.odds(at.position());
    Moves<M> moves = game.moves(at.position());
    List<M> listed = moves instanceof Moves.Continuous<M> continuous
        ? continuous.rest()
        : ((Moves.Finite<M>) moves).list();
    assertThat(listed).isEqualTo(odds.outcomes()).doesNotHaveDuplicates();
    assertThat(moves.grid(1)).as("no roll is a strike").hasSameSizeAs(listed);
    assertThat(odds.outcomes()).contains(odds.draw(at.random()));
  }
}
