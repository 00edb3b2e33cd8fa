package dev.doska.czechcheckers.ruleset;

/** What it means to have pieces but no legal move (CZ-14). */
public enum Blocked {
  /** The side to move loses; in the losing game it wins. */
  LOSS,
  /** The game is drawn, in the losing game too. */
  DRAW
}
