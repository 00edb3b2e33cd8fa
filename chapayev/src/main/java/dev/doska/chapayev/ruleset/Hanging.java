package dev.doska.chapayev.ruleset;

/** How a hanging checker is tested (CH-20). */
public enum Hanging {
  /** Not at all; it stays. */
  NONE,
  /** It stays if less than half of it hangs over. */
  LIFT_TEST,
  /** It is flicked with the thumb towards the board. */
  THUMB_CHECK
}
