package dev.doska.chapayev.ruleset;

/** What a step of several rows does at the enemy row (CH-13). */
public enum Collision {
  /** It goes on and pushes. */
  PUSH_THROUGH,
  /** It ends in front of the row; from there it pushes by one. */
  STOP_AT_CONTACT
}
