package dev.doska.core;

import dev.doska.core.ruleset.OptionValues;

/**
 * The options under which a game is played: an immutable value with named presets. Each game has its
 * own class that implements this interface.
 */
public interface Ruleset {
  /**
   * The canonical text, which parses back to an equal value: a preset's name if all options equal it,
   * else the default preset's name and the options that differ, {@code NAME(,option=value)*}.
   *
   * @return one line
   */
  String text();

  /**
   * The value of each option.
   *
   * @return the values, in the game's table of options
   */
  OptionValues options();

  /**
   * The same rules with every draw rule off: what reading a record and counting moves go by.
   *
   * @return the rules; this value itself if no draw rule is on
   */
  Ruleset withoutDraws();
}
