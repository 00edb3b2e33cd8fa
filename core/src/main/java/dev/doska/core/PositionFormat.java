package dev.doska.core;

/**
 * How positions are written: the text holds everything that a position holds. Immutable and thread-safe.
 *
 * @param <S> the game's positions
 */
public interface PositionFormat<S> {
  /**
   * A position's text, which reads back to an equal position.
   *
   * @param position the position
   * @return the text, on one line
   */
  String format(S position);

  /**
   * Reads a position. Never throws, whatever the text; takes time linear in its length; validates
   * everything and reports all faults.
   *
   * @param text the text
   * @param strictness how much to forgive
   * @return the position or the faults
   */
  ParseResult<S> parse(String text, Strictness strictness);

  /**
   * Reads a position leniently.
   *
   * @param text the text
   * @return the position or the faults
   */
  default ParseResult<S> parse(String text) {
    return parse(text, Strictness.LENIENT);
  }
}
