package dev.doska.chapayev.physics;

/** The seam of a folding board, a small step that discs must climb (rule P-9). */
public enum Seam {
  /** No seam, or a seam without a step. */
  NONE,
  /** Along the line y = 0, between the players. */
  ACROSS,
  /** Along the line x = 0, from player to player. */
  ALONG
}
