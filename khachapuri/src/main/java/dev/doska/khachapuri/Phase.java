package dev.doska.khachapuri;

/** What is waited for. */
public enum Phase {
  /** The roll-off that decides who starts. */
  ROLL_OFF,
  /** A side's roll. */
  TO_ROLL,
  /** A side's turn with the dice rolled. */
  TO_MOVE,
  /** Nothing: the game is over. */
  FINISHED
}
