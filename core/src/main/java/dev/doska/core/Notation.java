package dev.doska.core;

/**
 * How moves are written. Immutable and thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface Notation<S, M> {
  /**
   * A move's text, which reads back to the move's canonical writing.
   *
   * @param position the position in which it is played
   * @param move a legal move
   * @return the text, on one line
   * @throws IllegalMoveException if the move is illegal in the position
   */
  String format(S position, M move);

  /**
   * Reads a move. Never throws, whatever the text; takes time linear in its length.
   *
   * @param position the position in which it is to be played
   * @param text the text
   * @param strictness how much to forgive
   * @return the one legal move that the text names, or why there is none
   */
  MoveParse<M> parse(S position, String text, Strictness strictness);

  /**
   * Reads a move leniently.
   *
   * @param position the position in which it is to be played
   * @param text the text
   * @return the one legal move that the text names, or why there is none
   */
  default MoveParse<M> parse(S position, String text) {
    return parse(position, text, Strictness.LENIENT);
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
