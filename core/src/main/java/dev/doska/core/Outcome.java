package dev.doska.core;

import java.util.Objects;

/** How a game ended. Immutable. */
public sealed interface Outcome {
  /**
   * Why the game is over.
   *
   * @return the ending, which names its rule
   */
  Ending why();

  /**
   * What the outcome is worth to a side.
   *
   * @param side the side
   * @return the points won if positive, lost if negative, 0 for a draw
   */
  int points(Side side);

  /**
   * A side has won.
   *
   * @param winner the side that has won
   * @param points what the win counts, at least 1
   * @param why the ending
   */
  record Win(Side winner, int points, Ending why) implements Outcome {
    /**
     * Checks the points and refuses null.
     *
     * @param winner the side that has won
     * @param points what the win counts, at least 1
     * @param why the ending
     */
    public Win {
      Objects.requireNonNull(winner);
      Objects.requireNonNull(why);
      if (points < 1) {
        throw new IllegalArgumentException("a win counts at least 1 point, not " + points);
      }
    }

    @Override
    public int points(Side side) {
      return Objects.requireNonNull(side) == winner ? points : -points;
    }

    @Override
    public String toString() {
      String name = winner == Side.WHITE ? "White" : "Black";
      return name + " wins" + (points == 1 ? "" : " " + points + " points") + ": " + why;
    }
  }

  /**
   * Nobody has won.
   *
   * @param why the ending
   */
  record Draw(Ending why) implements Outcome {
    /**
     * Refuses null.
     *
     * @param why the ending
     */
    public Draw {
      Objects.requireNonNull(why);
    }

    @Override
    public int points(Side side) {
      Objects.requireNonNull(side);
      return 0;
    }

    @Override
    public String toString() {
      return "draw: " + why;
    }
  }
}
