package dev.doska.chapayev;

/** Whether a checker is on the board, and if not, why. */
public enum CheckerStatus {
  /** On the board. */
  ON_BOARD,
  /** Waiting in the reserve (CH-25). */
  IN_RESERVE,
  /** Off the board (CH-30). */
  FALLEN,
  /** Taken off the board by the enemy (CH-21). */
  PRISONER
}
