package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.Collision;
import dev.doska.chapayev.ruleset.match.Retreat;
import dev.doska.core.Side;
import java.util.Objects;

/**
 * The rows after a won round (CH-09, CH-12 to CH-14).
 *
 * @param rows the new rows; one of them lies off the board if the match is won
 * @param matchWon whether the loser has no row left
 */
public record RowMove(Rows rows, boolean matchWon) {
  private static final int MEETING_ROUND = 6;

  /**
   * The rows after a round that one side won.
   *
   * @param rules the policies
   * @param boardRows the number of rows of the board
   * @param rows the rows from which the winner advances
   * @param winner the winner of the round
   * @param step how many rows it advances, 1 or more
   * @param decided how many rounds of this leg were won before this one
   * @return the new rows
   */
  public static RowMove after(
      ChapayevRuleset rules, int boardRows, Rows rows, Side winner, int step, int decided) {
    // computed for White; Black's case is the same from the other end of the board
    Rows own = Objects.requireNonNull(winner) == Side.WHITE ? rows : rows.turned(boardRows);
    RowMove move = switch (rules.meetPolicy()) {
      case PUSH -> {
        RowMove pushed = push(own, boardRows, clipped(rules.collision(), own, step));
        yield rules.retreat() == Retreat.ALWAYS && decided >= MEETING_ROUND
            ? retreating(own, pushed, boardRows)
            : pushed;
      }
      case COUNT_FROM_7 ->
        decided < MEETING_ROUND
            ? push(own, boardRows, step)
            : advanceAndRetreat(own, boardRows, step);
      case SIXTH_LOSER_RETREATS -> sixthRetreats(push(own, boardRows, step), boardRows, decided);
    };
    return winner == Side.WHITE ? move : new RowMove(move.rows.turned(boardRows), move.matchWon);
  }

  private static int clipped(Collision collision, Rows rows, int step) {
    if (collision == Collision.PUSH_THROUGH) {
      return step;
    }
    return rows.adjacent() ? 1 : Math.min(step, rows.black() - 1 - rows.white());
  }

  private static RowMove push(Rows rows, int boardRows, int step) {
    int white = rows.white();
    int black = rows.black();
    for (int i = 0; i < step && black <= boardRows; i++) {
      white++;
      if (white == black) {
        black++;
      }
    }
    return new RowMove(new Rows(white, black), black > boardRows);
  }

  /** A loser that was not pushed goes back one row, or off the board. */
  private static RowMove retreating(Rows before, RowMove move, int boardRows) {
    int black = Math.max(move.rows.black(), before.black() + 1);
    return new RowMove(new Rows(move.rows.white(), black), black > boardRows);
  }

  private static RowMove advanceAndRetreat(Rows rows, int boardRows, int step) {
    int white = rows.white();
    int black = rows.black();
    boolean won = false;
    for (int i = 0; i < step && !won; i++) {
      white++;
      black++;
      won = black > boardRows || white == boardRows;
    }
    return new RowMove(new Rows(white, black), won);
  }

  private static RowMove sixthRetreats(RowMove move, int boardRows, int decided) {
    boolean retreats =
        decided == MEETING_ROUND - 1 && !move.matchWon && move.rows.black() < boardRows;
    return retreats ? new RowMove(move.rows.stepBack(Side.BLACK), false) : move;
  }
}
