package dev.doska.chapayev.physics;

/** Where a folding board has its seam, a small step that discs must climb (rule P-9). */
public enum Seam {
  /** No seam, or one so flat that it does nothing. */
  NONE,
  /** Along the line y = 0, between the players. */
  ACROSS,
  /** Along the line x = 0, from player to player. */
  ALONG
}
