package dev.doska.chapayev.ruleset;

/** When the mover strikes again after knocking an enemy out (CH-05). */
public enum ExtraStrike {
  /** If the striking checker stays on the board and belongs to its side (S0). */
  STRIKER_STAYS,
  /** If the striking checker stays on the board, whoever owns it now. */
  STRIKER_ON_BOARD,
  /** If the side lost none of its checkers (S1). */
  NO_OWN_LOSS,
  /** Always. */
  ANY_KNOCKOUT,
  /** Never. */
  NEVER
}
