package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.Objects;

/**
 * The rows on which the two sides set up, counted from White's last line. White's row is always below
 * Black's. Immutable.
 *
 * @param white White's row, from 1; 0 when Black has pushed White off the board
 * @param black Black's row, up to the number of rows; one more when White has pushed Black off
 */
public record Rows(int white, int black) {
  /**
   * Checks the order.
   *
   * @param white White's row, from 1; 0 when Black has pushed White off the board
   * @param black Black's row, up to the number of rows; one more when White has pushed Black off
   * @throws IllegalArgumentException if White's row is not below Black's
   */
  public Rows {
    if (white < 0 || white >= black || black > 13) {
      throw new IllegalArgumentException("rows " + white + " and " + black);
    }
  }

  /**
   * Whether no row lies between the two.
   *
   * @return true if they touch
   */
  public boolean adjacent() {
    return white + 1 == black;
  }

  /**
   * A side's row.
   *
   * @param colour the side
   * @return its row
   */
  public int of(Side colour) {
    return Objects.requireNonNull(colour) == Side.WHITE ? white : black;
  }

  /**
   * The rows after one side has gone one row back.
   *
   * @param colour the side
   * @return the new rows
   */
  public Rows stepBack(Side colour) {
    return Objects.requireNonNull(colour) == Side.WHITE
        ? new Rows(white - 1, black)
        : new Rows(white, black + 1);
  }

  /** The rows as seen from the other end of a board. */
  Rows turned(int rows) {
    return new Rows(rows + 1 - black, rows + 1 - white);
  }

  @Override
  public String toString() {
    return white + "-" + black;
  }
}
