package dev.doska.chapayev.ruleset;

/** How the players of a team take turns (CH-26). */
public enum Teams {
  /** There are no teams. */
  NONE,
  /** The next player with each turn. */
  BY_TURN,
  /** The next player with each strike. */
  BY_STRIKE
}
