package dev.doska.core;

/**
 * How moves are written. Immutable and thread-safe.
 *
 * @param <S> the game's states
 * @param <M> the game's moves
 */
public interface Notation<S, M> {
  /**
   * A move's text, which reads back to the move's canonical writing.
   *
   * @param state the state in which it is played
   * @param move a legal move
   * @return the text, on one line
   * @throws IllegalMoveException if the move is illegal in the state
   */
  String format(S state, M move);

  /**
   * Reads a move. Never throws, whatever the text; takes time linear in its length.
   *
   * @param state the state in which it is to be played
   * @param text the text
   * @param strictness how much to forgive
   * @return the one legal move that the text names, or why there is none
   */
  MoveParse<M> parse(S state, String text, Strictness strictness);

  /**
   * Reads a move leniently.
   *
   * @param state the state in which it is to be played
   * @param text the text
   * @return the one legal move that the text names, or why there is none
   */
  default MoveParse<M> parse(S state, String text) {
    return parse(state, text, Strictness.LENIENT);
  }

  /**
   * How the moves are laid out in lines of a record.
   *
   * @return one move a line, unless the game does otherwise
   */
  default RecordLines<M> recordLines() {
    return RecordLines.oneMoveEach();
  }
}
