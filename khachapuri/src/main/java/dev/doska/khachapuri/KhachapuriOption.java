package dev.doska.khachapuri;

/**
 * The values of a rule set's options that are words. {@code toString} is the word in the rule set's
 * text.
 */
public sealed interface KhachapuriOption {

  /** Who starts the first game (KH-03). */
  enum Starter implements KhachapuriOption {
    /** Both roll one die, the higher starts; ties are rolled again. */
    ROLL_OFF("rolloff"),
    /** White starts. */
    WHITE("white"),
    /** Black starts. */
    BLACK("black");

    private final String word;

    Starter(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** Which dice the starter plays first (KH-04). */
  enum OpeningRoll implements KhachapuriOption {
    /** The starter rolls both dice anew. */
    REROLL("reroll"),
    /** The starter plays the dice of the roll-off. */
    REUSE_ROLL_OFF("reuse");

    private final String word;

    OpeningRoll(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** Who starts the later games of a match (KH-05). */
  enum NextStarter implements KhachapuriOption {
    /** The winner of the last game. */
    WINNER("winner"),
    /** A roll-off decides each game. */
    ROLL_OFF("rolloff"),
    /** The side that did not start the last game. */
    ALTERNATE("alternate"),
    /** The loser of the last game. */
    LOSER("loser");

    private final String word;

    NextStarter(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** Which walls are forbidden (KH-13). */
  enum Prime implements KhachapuriOption {
    /** A wall with no enemy checker ahead of it. */
    AHEAD("ahead"),
    /** A wall with any enemy checker behind it. */
    FORBID("forbid"),
    /** None. */
    NONE("none");

    private final String word;

    Prime(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** When a wall is judged (KH-13). */
  enum PrimeCheck implements KhachapuriOption {
    /** After every step. */
    STEP("step"),
    /** At the end of the turn. */
    TURN("turn");

    private final String word;

    PrimeCheck(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** When bearing off begins (KH-14). */
  enum OffStart implements KhachapuriOption {
    /** At once, also inside the turn that brings the last checker home. */
    NOW("now"),
    /** In a turn at whose start all checkers are home or off. */
    NEXT("next");

    private final String word;

    OffStart(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** What a die does that is larger than the checkers' points (KH-16). */
  enum Over implements KhachapuriOption {
    /** It bears off from the highest occupied point. */
    HIGHEST("highest"),
    /** It bears off from any point below its number. */
    ANY("any"),
    /** Nothing: only exact numbers bear off. */
    NONE("none");

    private final String word;

    Over(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** What a win counts (KH-19). */
  enum Score implements KhachapuriOption {
    /** 1 point, or 2 if the loser bore off none. */
    MARS("mars"),
    /** The number of checkers that the loser has left. */
    DIFFERENCE("difference");

    private final String word;

    Score(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
