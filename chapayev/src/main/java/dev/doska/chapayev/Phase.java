package dev.doska.chapayev;

/** What a match waits for. */
public enum Phase {
  /** The coin toss that decides who opens the match (CH-03). */
  OPENER_LOT("the coin toss for the opener"),
  /** The opener demands a bayonet attack or declines to (CH-16). */
  BAYONET_OFFER("the opener's decision about a bayonet attack"),
  /** The opponent accepts or steps back (CH-16). */
  BAYONET_REPLY("the reply to a bayonet attack"),
  /** A strike (CH-04), or scissors (CH-22). */
  STRIKE("a strike"),
  /** The mover chooses which of several standing checkers comes next (CH-19). */
  CHOOSE_STANDING("the choice of a standing checker"),
  /** The coin toss that decides on which face a standing checker falls (CH-19). */
  EDGE_LOT("the coin toss for a standing checker"),
  /** The mover's blow, which stays sealed until the other player has blown (CH-19). */
  BLOW("a blow"),
  /** The other player's blow (CH-19). */
  BLOW_REPLY("the other player's blow"),
  /** The choice of the hanging checker that is checked next (CH-20). */
  CHOOSE_HANGING("the choice of a hanging checker"),
  /** The thumb check of a hanging checker (CH-20). */
  THUMB_CHECK("the check of a hanging checker"),
  /** The second player stays or swaps (CH-15). */
  PIE_CHOICE("the choice of sides"),
  /** Nothing: the match is won (CH-14). */
  MATCH_WON("nothing"),
  /** The pinned side takes the last hope strike or leaves it (CH-17, R-25). */
  LAST_HOPE_OFFER("the choice to take the last hope strike"),
  /** The same, and a coin toss decides who opens if the pinned side leaves the strike (CH-08, R-26). */
  LAST_HOPE_OFFER_BEFORE_LOT("the choice to take the last hope strike");

  private final String title;

  Phase(String title) {
    this.title = title;
  }

  /**
   * What the match waits for, in words.
   *
   * @return a few words
   */
  public String title() {
    return title;
  }

  /**
   * Whether a pinned side is asked for its last hope strike.
   *
   * @return true for the two phases of the offer
   */
  public boolean offersLastHope() {
    return this == LAST_HOPE_OFFER || this == LAST_HOPE_OFFER_BEFORE_LOT;
  }

  /**
   * Whether a strike is being resolved.
   *
   * @return true from the choice of a standing checker to the choice of sides
   */
  public boolean resolves() {
    return compareTo(CHOOSE_STANDING) >= 0 && compareTo(PIE_CHOICE) <= 0;
  }
}
