package dev.doska.chapayev;

/** How a checker touches the board. */
public enum Pose {
  /** It lies on a face. */
  FLAT,
  /** It stands on its edge (CH-19). */
  STANDING
}
