package dev.doska.czechcheckers.ruleset;

/** The moves that count as progress (CZ-17). */
public enum ResetBy {
  /** Captures and all moves of men. */
  CAPTURE_OR_MAN_MOVE,
  /** Captures and crownings. */
  CAPTURE_OR_CROWNING
}
