package dev.doska.chapayev.ruleset;

/** Whether adjacent rows are set up in contact (CH-16). */
public enum Bayonet {
  /** Never. */
  OFF,
  /** If the opener demands it and the opponent does not step back. */
  ON_DEMAND,
  /** Always. */
  ALWAYS
}
