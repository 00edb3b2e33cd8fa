package dev.doska.core;

/**
 * One numbered rule of a game. Each game's rules are an enum in rulebook order that implements this
 * interface.
 */
public interface Rule {
  /**
   * The rule's permanent identifier, such as {@code CZ-09}.
   *
   * @return letters, a hyphen and a number
   */
  String id();

  /**
   * What the rule is about, in a few words.
   *
   * @return a title without a full stop
   */
  String title();

  /**
   * Where the rule is written down.
   *
   * @return the sources and articles, or the statement that the reading is ours
   */
  String source();
}
