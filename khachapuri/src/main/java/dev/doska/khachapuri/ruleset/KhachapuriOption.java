package dev.doska.khachapuri.ruleset;

import java.util.Locale;

/** A value of a rule set's option that is a word. */
public sealed interface KhachapuriOption {
  /**
   * The constant's name.
   *
   * @return for example {@code ROLL_OFF}
   */
  String name();

  /**
   * The word for this value in a rule set's text.
   *
   * @return for example {@code rolloff}
   */
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace("_", "");
  }

  /** Who starts the first game (KH-03). */
  enum Starter implements KhachapuriOption {
    /** Both roll one die, the higher starts; ties are rolled again. */
    ROLL_OFF,
    /** White starts. */
    WHITE,
    /** Black starts. */
    BLACK
  }

  /** Which dice the starter plays first (KH-04). */
  enum OpeningRoll implements KhachapuriOption {
    /** The starter rolls both dice anew. */
    REROLL,
    /** The starter plays the dice of the roll-off. */
    REUSE_ROLL_OFF;

    @Override
    public String word() {
      return this == REROLL ? "reroll" : "reuse";
    }
  }

  /** Who starts the later games of a match (KH-05). */
  enum NextStarter implements KhachapuriOption {
    /** The winner of the last game. */
    WINNER,
    /** A roll-off decides each game. */
    ROLL_OFF,
    /** The side that did not start the last game. */
    ALTERNATE,
    /** The loser of the last game. */
    LOSER
  }

  /** Which walls are forbidden (KH-13). */
  enum Prime implements KhachapuriOption {
    /** A wall with no enemy checker ahead of it. */
    AHEAD,
    /** A wall with any enemy checker behind it. */
    FORBID,
    /** None. */
    NONE
  }

  /** When a wall is judged (KH-13). */
  enum PrimeCheck implements KhachapuriOption {
    /** After every step. */
    STEP,
    /** At the end of the turn. */
    TURN
  }

  /** When bearing off begins (KH-14). */
  enum OffStart implements KhachapuriOption {
    /** At once, also inside the turn that brings the last checker home. */
    NOW,
    /** In a turn at whose start all checkers are home or off. */
    NEXT
  }

  /** What a die does that is larger than the checkers' points (KH-16). */
  enum Over implements KhachapuriOption {
    /** It bears off from the highest occupied point. */
    HIGHEST,
    /** It bears off from any point below its number. */
    ANY,
    /** Nothing: only exact numbers bear off. */
    NONE
  }

  /** What a win counts (KH-19). */
  enum Score implements KhachapuriOption {
    /** 1 point, or 2 if the loser bore off none. */
    MARS,
    /** The number of checkers that the loser has left. */
    DIFFERENCE
  }
}
