package dev.doska.czechcheckers.ruleset;

/** The outcome for a side that has pieces but no legal move (CZ-14). */
public enum BlockedOutcome {
  /** The side to move loses; in the losing game it wins. */
  LOSS,
  /** The game is drawn, also in the losing game. */
  DRAW
}
