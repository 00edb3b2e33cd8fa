package dev.doska.chapayev.ruleset;

/** What is flicked. */
public enum PieceKind {
  /** Flat checkers. */
  CHECKER,
  /** Chess pawns (S0). */
  PAWN
}
