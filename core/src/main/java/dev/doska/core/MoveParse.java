package dev.doska.core;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading a move's text. Immutable.
 *
 * @param <M> the game's moves
 */
public sealed interface MoveParse<M> {
  /**
   * The move, if the text names exactly one legal move.
   *
   * @return the move or empty
   */
  default Optional<M> value() {
    return Optional.empty();
  }

  /**
   * The move, for callers who know that the text is good.
   *
   * @return the move
   * @throws IllegalArgumentException with the problem if the text names no legal move, or several
   */
  default M orElseThrow() {
    return value().orElseThrow(() -> new IllegalArgumentException(problem()));
  }

  /**
   * Whether the text was good.
   *
   * @return true exactly for {@link Ok}
   */
  default boolean isOk() {
    return this instanceof Ok;
  }

  /**
   * The move, or another one if the text names no legal move, or several.
   *
   * @param other the other move
   * @return one of the two
   */
  default M orElse(M other) {
    return value().orElse(other);
  }

  /**
   * Why there is no move, in words for a user.
   *
   * @return one or more lines; empty for {@link Ok}
   */
  String problem();

  /**
   * The text names exactly one legal move.
   *
   * @param get the move in its canonical writing
   * @param <M> the game's moves
   */
  record Ok<M>(M get) implements MoveParse<M> {
    @Override
    public Optional<M> value() {
      return Optional.of(get);
    }

    @Override
    public String problem() {
      return "";
    }
  }

  /**
   * The text is not a move of this game.
   *
   * @param error where, what is wrong, and what was expected
   * @param <M> the game's moves
   */
  record BadSyntax<M>(TextError error) implements MoveParse<M> {
    @Override
    public String problem() {
      return error.toString();
    }
  }

  /**
   * The text is a move, but an illegal one here.
   *
   * @param verdict every reason
   * @param <M> the game's moves
   */
  record NotLegal<M>(Verdict.Illegal verdict) implements MoveParse<M> {
    @Override
    public String problem() {
      return verdict.toString();
    }
  }

  /**
   * The text fits several legal moves.
   *
   * @param candidates the moves, two or more, in the order of the game's list
   * @param texts each candidate's own unambiguous text, in the same order
   * @param <M> the game's moves
   */
  record Ambiguous<M>(List<M> candidates, List<String> texts) implements MoveParse<M> {
    /**
     * Copies the lists.
     *
     * @param candidates the moves, two or more, in the order of the game's list
     * @param texts each candidate's own unambiguous text, in the same order
     */
    public Ambiguous {
      candidates = List.copyOf(candidates);
      texts = List.copyOf(texts);
    }

    @Override
    public String problem() {
      return "ambiguous: " + String.join(" or ", texts);
    }
  }
}
