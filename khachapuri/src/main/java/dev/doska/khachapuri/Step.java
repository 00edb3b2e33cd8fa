package dev.doska.khachapuri;

import dev.doska.core.Side;
import java.util.Objects;

/**
 * One checker's move by one die, in the mover's own numbers: from 24, the head, down to 1, then off.
 * Two steps are equal if both numbers are equal.
 *
 * @param from the own number of the point that the checker leaves, 1 to 24
 * @param die the number of points that it goes, 1 to 24; only 1 to 6 can be legal, larger ones are
 *     sums of dice, which KH-06 forbids
 */
public record Step(int from, int die) {
  /**
   * Checks that both numbers are in their ranges.
   *
   * @param from the own number of the point that the checker leaves, 1 to 24
   * @param die the number of points that it goes, 1 to 24; only 1 to 6 can be legal, larger ones are
   *     sums of dice, which KH-06 forbids
   */
  public Step {
    if (from < 1 || from > 24) {
      throw new IllegalArgumentException("no point " + from + ": points are 1 to 24");
    }
    if (die < 1 || die > 24) {
      throw new IllegalArgumentException("a step of " + die + " points: steps are 1 to 24");
    }
  }

  /**
   * Where the checker arrives.
   *
   * @return an own number from 1 to 23, or 0 for off the board
   */
  public int to() {
    return Math.max(0, from - die);
  }

  /**
   * The own number of a point: its place on a side's track.
   *
   * @param side whose track
   * @param point the point in White's numbers, 1 to 24
   * @return 24 for the head down to 1; for White the point itself, for Black it is turned by 12
   */
  public static int ownNumber(Side side, int point) {
    return Objects.requireNonNull(side) == Side.WHITE
        ? point
        : point > 12 ? point - 12 : point + 12;
  }

  /**
   * The step as a player writes it.
   *
   * @return for example {@code 24/18} or {@code 3/off}
   */
  @Override
  public String toString() {
    return from + "/" + (to() == 0 ? "off" : String.valueOf(to()));
  }
}
