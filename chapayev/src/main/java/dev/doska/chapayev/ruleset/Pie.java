package dev.doska.chapayev.ruleset;

/** When the second player may change places (CH-15). */
public enum Pie {
  /** Never. */
  OFF,
  /** After the first strike. */
  AFTER_FIRST_STRIKE,
  /** After the first turn. */
  AFTER_FIRST_TURN
}
