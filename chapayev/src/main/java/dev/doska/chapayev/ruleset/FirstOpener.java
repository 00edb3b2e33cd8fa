package dev.doska.chapayev.ruleset;

/** Who opens the first round (CH-03). */
public enum FirstOpener {
  /** White. */
  WHITE,
  /** Black. */
  BLACK,
  /** The lot decides. */
  LOT
}
