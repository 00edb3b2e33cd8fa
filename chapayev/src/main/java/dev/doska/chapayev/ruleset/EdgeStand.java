package dev.doska.chapayev.ruleset;

/** What becomes of a checker that stands on its edge (CH-19). */
public enum EdgeStand {
  /** Nothing ever stands. */
  OFF,
  /** Both players blow at once. */
  BLOW,
  /** A lot decides on which face it falls. */
  LOT
}
