package dev.doska.czechcheckers.ruleset;

/** Whether the most pieces must be captured (CZ-10). A king counts as one piece. */
public enum Majority {
  /** Any capture may be chosen. */
  NONE,
  /** Of the captures that king priority allows, one of the most pieces must be chosen. */
  AFTER_KING_PRIORITY,
  /** Of all captures, one of the most pieces must be chosen; of these, one by a king if kings have priority. */
  BEFORE_KING_PRIORITY
}
