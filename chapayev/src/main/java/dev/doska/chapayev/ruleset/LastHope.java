package dev.doska.chapayev.ruleset;

/** When a player on his last line opens (CH-17). */
public enum LastHope {
  /** Never. */
  OFF,
  /** If the enemy row is adjacent. */
  PINNED,
  /** Always. */
  HOME_ROW
}
