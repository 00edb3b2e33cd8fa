package dev.doska.chapayev.ruleset;

/** Who opens the replay of a drawn round (CH-07). */
public enum DrawOpener {
  /** The opener of the drawn round. */
  SAME,
  /** The other player. */
  ALTERNATE,
  /** The winner of the last round that had one; without one the same opener. */
  LAST_WINNER
}
