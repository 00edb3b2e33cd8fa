package dev.doska.chapayev;

/** What a match waits for. */
public enum Phase {
  /** The lot that decides who opens the match (CH-03). */
  OPENER_LOT,
  /** The opener demands a bayonet attack or declines to (CH-16). */
  BAYONET_OFFER,
  /** His opponent accepts or steps back (CH-16). */
  BAYONET_REPLY,
  /** A strike (CH-04), or scissors (CH-22). */
  STRIKE,
  /** The mover chooses which of several standing checkers comes next (CH-19). */
  CHOOSE_STANDING,
  /** The lot that decides on which face a standing checker falls (CH-19). */
  EDGE_LOT,
  /** The mover's blow, which stays sealed until the other has blown (CH-19). */
  BLOW,
  /** The other player's blow (CH-19). */
  BLOW_REPLY,
  /** The choice which of several hanging checkers is checked next (CH-20). */
  CHOOSE_HANGING,
  /** The thumb check of a hanging checker (CH-20). */
  THUMB_CHECK,
  /** The second player stays or swaps (CH-15). */
  PIE_CHOICE,
  /** Nothing: the match is won (CH-14). */
  MATCH_WON;

  /** Whether a strike is being resolved. */
  boolean resolves() {
    return compareTo(CHOOSE_STANDING) >= 0 && compareTo(PIE_CHOICE) <= 0;
  }
}
