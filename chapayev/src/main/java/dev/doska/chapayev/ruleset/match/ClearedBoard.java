package dev.doska.chapayev.ruleset.match;

/** Who wins a round in which one shot leaves no checker on the board (CH-07). */
public enum ClearedBoard {
  /** Neither side: the round is drawn. */
  DRAW,
  /** The side whose checker fell last. The round is drawn if both sides lost theirs at the same time. */
  LAST_FALLER
}
