package dev.doska.core;

/**
 * How positions are written: the text holds everything that a state holds. Immutable and thread-safe.
 *
 * @param <S> the game's states
 */
public interface PositionFormat<S> {
  /**
   * A state's text, which reads back to an equal state.
   *
   * @param state the state
   * @return the text, on one line
   */
  String format(S state);

  /**
   * Reads a state. Never throws, whatever the text; takes time linear in its length; validates
   * everything and reports all faults.
   *
   * @param text the text
   * @param strictness how much to forgive
   * @return the state or the faults
   */
  ParseResult<S> parse(String text, Strictness strictness);

  /**
   * Reads a state leniently.
   *
   * @param text the text
   * @return the state or the faults
   */
  default ParseResult<S> parse(String text) {
    return parse(text, Strictness.LENIENT);
  }
}
