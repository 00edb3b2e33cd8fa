package dev.doska.czechcheckers.ruleset;

/** What counts as progress (CZ-17). */
public enum ResetBy {
  /** A capture or any move of a man. */
  CAPTURE_OR_MAN_MOVE,
  /** A capture or a crowning. */
  CAPTURE_OR_CROWNING
}
