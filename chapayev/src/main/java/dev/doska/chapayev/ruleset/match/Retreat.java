package dev.doska.chapayev.ruleset.match;

/** Whether the loser of a late round goes back although the rows do not touch (CH-12). */
public enum Retreat {
  /** The loser goes back only if the winner needs its row. */
  CONTACT,
  /**
   * From the seventh decided round on, the loser goes back at least one row. A loser without a row
   * behind it has lost the match.
   */
  ALWAYS
}
