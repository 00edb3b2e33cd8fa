package dev.doska.chapayev;

import dev.doska.chapayev.physics.Shot;
import java.util.List;
import java.util.Optional;

/**
 * A played move with the facts, the motion and the observation that it gave. Immutable.
 *
 * @param before the position in which the move was played
 * @param move the move
 * @param after the position after it
 * @param facts what happened, in order
 * @param shot the motion of the checkers, if the solver computed one: of a strike, of scissors, or of
 *     the slide after a thumb check
 * @param observation what a referee would have reported of the move's own effect; empty for moves that
 *     move no checker
 */
public record Resolution(
    ChapayevPosition before,
    ChapayevMove move,
    ChapayevPosition after,
    List<Fact> facts,
    Optional<Shot> shot,
    Optional<Observation> observation) {
  /**
   * Copies the list.
   *
   * @param before the position in which the move was played
   * @param move the move
   * @param after the position after it
   * @param facts what happened, in order
   * @param shot the motion of the checkers, if the solver computed one
   * @param observation what a referee would have reported of the move's own effect
   */
  public Resolution {
    facts = List.copyOf(facts);
  }
}
