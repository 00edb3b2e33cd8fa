package dev.doska.chapayev.ruleset.match;

/** How a match ends after its last round (CH-29). */
public enum MaxRoundsEnd {
  /** As a draw. */
  DRAW,
  /** The side that won more rounds wins the match. It is drawn if both won equally many. */
  MOST_ROUNDS
}
