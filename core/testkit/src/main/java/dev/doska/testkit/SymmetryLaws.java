package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Game;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What the game's symmetries leave as it is.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface SymmetryLaws<S, M> extends Laws<S, M> {
  /**
   * Statuses and outcomes go with the sides.
   *
   * @param at where to look
   */
  @Property
  default void symmetries_commute_with_status_and_outcomes(
      @ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    for (Symmetry<S, M> symmetry : Images.symmetries(this, at)) {
      S image = symmetry.position(at.position());
      assertThat(Images.words(game.status(image), side -> side))
          .isEqualTo(Images.words(game.status(at.position()), symmetry::side));
      assertThat(game.endings(image).stream().map(o -> Images.words(o, side -> side)))
          .containsExactlyElementsOf(game.endings(at.position()).stream()
              .map(o -> Images.words(o, symmetry::side))
              .toList());
    }
  }

  /**
   * The same moves may be played in the image, and they lead to the images.
   *
   * @param at where to look
   */
  @Property
  default void symmetries_commute_with_moves(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    for (Symmetry<S, M> symmetry : Images.symmetries(this, at)) {
      S image = symmetry.position(at.position());
      for (M move : at.someMoves(16)) {
        M moved = symmetry.move(at.position(), move);
        assertThat(game.play(image, moved))
            .as("%s, the image of %s", moved, move)
            .isEqualTo(symmetry.position(game.play(at.position(), move)));
      }
      Images.checkOffers(game, symmetry, at.position(), image);
    }
  }

  /**
   * An absurd move breaks the same rules in the image.
   *
   * @param at where to look
   */
  @Property
  default void symmetries_commute_with_verdicts(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    RandomGenerator random = at.random();
    for (Symmetry<S, M> symmetry : Images.symmetries(this, at)) {
      S image = symmetry.position(at.position());
      for (int i = 0; i < 8; i++) {
        M move = absurdMove(game, at.position(), random);
        M moved = symmetry.move(at.position(), move);
        assertThat(Images.rules(game, image, moved))
            .as("%s, the image of %s", moved, move)
            .isEqualTo(Images.rules(game, at.position(), move));
      }
    }
  }

  /**
   * Positions are the same exactly if their images are.
   *
   * @param at where to look
   */
  @Property
  default void symmetries_commute_with_sameness(@ForAll("situations") Situation<S, M> at) {
    Game<S, M> game = at.game();
    for (Symmetry<S, M> symmetry : Images.symmetries(this, at)) {
      for (S other : at.line().positions()) {
        if (symmetry.holds(other)) {
          assertThat(game.samePosition(symmetry.position(at.position()), symmetry.position(other)))
              .isEqualTo(game.samePosition(at.position(), other));
        }
      }
    }
  }
}
