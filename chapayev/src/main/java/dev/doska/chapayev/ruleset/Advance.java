package dev.doska.chapayev.ruleset;

/** What a won round gives (CH-28). */
public enum Advance {
  /** The row advances. */
  ROWS,
  /** The next formation; rows stay. */
  STACKS
}
