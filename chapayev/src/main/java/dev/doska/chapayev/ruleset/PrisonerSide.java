package dev.doska.chapayev.ruleset;

/** Whose enemies a checked checker takes prisoner (CH-21). */
public enum PrisonerSide {
  /** Those of the side that owns the checker after its landing. */
  LANDER,
  /** Those of the side that flicked it, whoever owns it after its landing. */
  FLICKER
}
