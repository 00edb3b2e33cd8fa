package dev.doska.chapayev.ruleset;

/** How rows that meet go on (CH-12). */
public enum MeetPolicy {
  /** The loser gives way when the winner needs his row. */
  PUSH,
  /** From the seventh decided round the winner advances and the loser retreats (S1). */
  COUNT_FROM_7,
  /** The loser of the sixth decided round goes back one row, once. */
  SIXTH_LOSER_RETREATS
}
