package dev.doska.testkit;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/**
 * A group of laws: a subject together with the situations in which the laws are tried.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface Laws<S, M> extends Subject<S, M> {
  /**
   * The situations in which laws are tried: every ply of the random games.
   *
   * @return the generator, the only one of positions in the kit
   */
  @Provide
  default Arbitrary<Situation<S, M>> situations() {
    return Situations.of(this);
  }
}
