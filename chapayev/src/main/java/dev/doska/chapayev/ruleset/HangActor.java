package dev.doska.chapayev.ruleset;

/** Who checks a hanging checker (CH-20). */
public enum HangActor {
  /** Its owner. */
  OWNER,
  /** The player who struck. */
  STRIKER,
  /** The player who did not strike. */
  OPPONENT
}
