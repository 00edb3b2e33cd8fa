package dev.doska.chapayev.ruleset.match;

/** Who opens after a round that one side won (CH-08). */
public enum Opener {
  /** The winner of the round. */
  WINNER,
  /** The loser of the round. */
  LOSER,
  /** The side that did not open the last round. */
  ALTERNATE,
  /** The side that a coin toss names. */
  LOT
}
