package dev.doska.chapayev.ruleset;

/** What becomes of a covered enemy (CH-21). */
public enum Prisoner {
  /** It leaves the board. */
  REMOVED,
  /** It changes sides where it lies. */
  SWITCHES
}
