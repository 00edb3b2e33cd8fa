package dev.doska.toys.race;

import dev.doska.core.Side;

/** What is done in a race: a lot, a roll, a runner's advance, a pass. Immutable. */
public sealed interface RaceMove {
  /** The forced pass. */
  Pass PASS = new Pass();

  /** The lot that decides nothing. */
  Again AGAIN = new Again();

  /** The lot falls on a side. */
  record Begin(Side side) implements RaceMove {
    @Override
    public String toString() {
      return side == Side.WHITE ? "white-begins" : "black-begins";
    }
  }

  /** The lot falls on nobody and is drawn again. */
  record Again() implements RaceMove {
    @Override
    public String toString() {
      return "again";
    }
  }

  /** The die shows a number, well-formed from 0 to 9. */
  record Roll(int points) implements RaceMove {
    @Override
    public String toString() {
      return "d" + points;
    }
  }

  /** A runner goes from a square to another, well-formed from 0 to 9; a hit need not be noted. */
  record Advance(int from, int to, boolean hit) implements RaceMove {
    @Override
    public String toString() {
      return from + (hit ? "x" : "-") + to;
    }
  }

  /** A turn without a move. */
  record Pass() implements RaceMove {
    @Override
    public String toString() {
      return "pass";
    }
  }
}
