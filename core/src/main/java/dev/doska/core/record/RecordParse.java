package dev.doska.core.record;

import dev.doska.core.TextError;
import dev.doska.core.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What reading a record's text gave. Immutable.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public sealed interface RecordParse<S, M> {
  /**
   * The record, if the text was good.
   *
   * @return the record or empty
   */
  default Optional<GameRecord<S, M>> record() {
    return Optional.empty();
  }

  /**
   * The record, for callers who know that the text is good.
   *
   * @return the record
   * @throws IllegalArgumentException with the problem if the text was bad
   */
  default GameRecord<S, M> orElseThrow() {
    return record().orElseThrow(() -> new IllegalArgumentException(problem()));
  }

  /**
   * Why there is no record, in words for a user.
   *
   * @return one or more lines; empty for {@link Ok}
   */
  String problem();

  /**
   * The text is a record, and each move could be played.
   *
   * @param get the record
   * @param <S> the game's states
   * @param <M> the game's moves
   */
  record Ok<S, M>(GameRecord<S, M> get) implements RecordParse<S, M> {
    @Override
    public Optional<GameRecord<S, M>> record() {
      return Optional.of(get);
    }

    @Override
    public String problem() {
      return "";
    }
  }

  /**
   * The text is not a record.
   *
   * @param errors every fault found, at least one
   * @param <S> the game's states
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

    @Override
    public String problem() {
      return errors.stream().map(TextError::toString).collect(Collectors.joining("\n"));
    }
  }

  /**
   * A move is illegal; everything before it could be played and led to the states of the record's keys.
   * If an earlier key differs, the result is a {@link BadText} that names that key first.
   *
   * @param line the line of the text, from 1
   * @param column the column, from 1
   * @param ply the move's number, from 1
   * @param text the move as written
   * @param verdict why it is illegal
   * @param <S> the game's states
   * @param <M> the game's moves
   */
  record IllegalMove<S, M>(int line, int column, int ply, String text, Verdict.Illegal verdict)
      implements RecordParse<S, M> {
    @Override
    public String problem() {
      return error().toString();
    }

    TextError error() {
      return new TextError(
          line, column, "move " + ply + ", " + text + ", is illegal: " + verdict, "");
    }
  }
}
