package dev.doska.chapayev.ruleset.match;

/** Whether a pinned side must open (CH-17). */
public enum LastHopeRight {
  /** The pinned side opens. */
  FORCED,
  /** The pinned side decides whether it opens. If it does not, the round opens as without the rule. */
  OFFERED
}
