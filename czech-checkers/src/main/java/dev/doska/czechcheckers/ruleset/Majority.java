package dev.doska.czechcheckers.ruleset;

/** Whether the most pieces must be taken (CZ-10). A king counts as one piece. */
public enum Majority {
  /** Any capture may be chosen. */
  NONE,
  /** Among the captures that king priority allows, those of the most pieces. */
  AFTER_KING_PRIORITY,
  /** Among all captures those of the most pieces, and among these a king's if kings have priority. */
  BEFORE_KING_PRIORITY
}
