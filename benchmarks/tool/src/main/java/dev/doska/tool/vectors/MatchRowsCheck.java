package dev.doska.tool.vectors;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.RowMove;
import dev.doska.chapayev.Rows;
import dev.doska.chapayev.ruleset.Collision;
import dev.doska.core.Side;
import java.util.List;

/** The rows of both sides in Chapayev after a round, on a board of eight rows. */
public final class MatchRowsCheck implements Check {
  private static final int BOARD_ROWS = 8;

  private static final String WHITE_ROW = "white_row";
  private static final String BLACK_ROW = "black_row";
  private static final String WINNER = "winner";
  private static final String STEP = "step";
  private static final String POLICY = "policy";
  private static final String NEW_WHITE = "new_white";
  private static final String NEW_BLACK = "new_black";
  private static final String RESULT = "result";

  /** The columns of the format. */
  public static Format format() {
    return new Format(
        "match rows",
        List.of(WHITE_ROW, BLACK_ROW, WINNER, STEP, POLICY, NEW_WHITE, NEW_BLACK, RESULT),
        MatchRowsCheck::new);
  }

  @Override
  public void row(Row row, Report report) {
    int white = (int) row.number(WHITE_ROW, BOARD_ROWS);
    int black = (int) row.number(BLACK_ROW, BOARD_ROWS);
    if (white < 1 || white >= black) {
      throw new Row.BadRow("White's row " + white + " is not before Black's row " + black);
    }
    int step = (int) row.number(STEP, BOARD_ROWS);
    Side winner = winner(row);
    RowMove move = RowMove.after(rules(row), BOARD_ROWS, new Rows(white, black), winner, step, 0);
    report.compare(row, NEW_WHITE, move.rows().white());
    report.compare(row, NEW_BLACK, move.rows().black());
    report.compare(row, RESULT, result(move, winner));
  }

  private static Side winner(Row row) {
    return switch (row.get(WINNER)) {
      case "W" -> Side.WHITE;
      case "B" -> Side.BLACK;
      default -> throw new Row.BadRow("winner \"" + row.get(WINNER) + "\" is not W or B");
    };
  }

  private static ChapayevRuleset rules(Row row) {
    for (Collision collision : Collision.values()) {
      if (collision.name().equals(row.get(POLICY))) {
        return ChapayevRuleset.builder().collision(collision).build();
      }
    }
    throw new Row.BadRow("unknown policy \"" + row.get(POLICY) + "\"");
  }

  private static String result(RowMove move, Side winner) {
    if (move.matchWon()) {
      return winner + "_WINS";
    }
    return move.rows().adjacent() ? "ADJACENT" : "APART";
  }
}
