package dev.doska.core.record;

import dev.doska.core.TextError;
import dev.doska.core.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of reading a record's text: the record, or what is wrong. Immutable.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public sealed interface RecordParse<S, M> {
  /**
   * The record, if the text was good.
   *
   * @return the record or empty
   */
  default Optional<GameRecord<S, M>> value() {
    return Optional.empty();
  }

  /**
   * The record, for callers who know that the text is good.
   *
   * @return the record
   * @throws IllegalArgumentException with the problem if the text was bad
   */
  default GameRecord<S, M> orElseThrow() {
    return value().orElseThrow(() -> new IllegalArgumentException(problem()));
  }

  /**
   * The record, or another one if the text was bad.
   *
   * @param other the other record
   * @return one of the two
   */
  default GameRecord<S, M> orElse(GameRecord<S, M> other) {
    return value().orElse(other);
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
   * The faults with their places.
   *
   * @return an unmodifiable list, empty exactly for {@link Ok}
   */
  List<TextError> errors();

  /**
   * Why there is no record, in words for a user.
   *
   * @return one or more lines; empty for {@link Ok}
   */
  default String problem() {
    return errors().stream().map(TextError::toString).collect(Collectors.joining("\n"));
  }

  /**
   * The text is a record, and each move could be played.
   *
   * @param get the record
   * @param places the lines of the text on which the moves and the result stand
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  record Ok<S, M>(GameRecord<S, M> get, RecordPlaces places) implements RecordParse<S, M> {
    @Override
    public Optional<GameRecord<S, M>> value() {
      return Optional.of(get);
    }

    @Override
    public List<TextError> errors() {
      return List.of();
    }
  }

  /**
   * The text is not a record.
   *
   * @param errors every fault found, at least one
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  record BadText<S, M>(List<TextError> errors) implements RecordParse<S, M> {
    /**
     * Copies the list.
     *
     * @param errors every fault found, at least one
     */
    public BadText {
      errors = List.copyOf(errors);
    }
  }

  /**
   * A move is illegal. Every move before it could be played and led to the key that the record has. If an
   * earlier key differs, the result is a {@link BadText} that names that key first.
   *
   * @param line the line of the text, from 1
   * @param column the column, from 1
   * @param ply the number of the move, from 1
   * @param text the move as written
   * @param verdict why it is illegal
   * @param <S> the game's positions
   * @param <M> the game's moves
   */
  record IllegalMove<S, M>(int line, int column, int ply, String text, Verdict.Illegal verdict)
      implements RecordParse<S, M> {
    @Override
    public List<TextError> errors() {
      String message = "move " + ply + ", " + text + ", is illegal: " + verdict;
      return List.of(new TextError(line, column, message, ""));
    }
  }
}
