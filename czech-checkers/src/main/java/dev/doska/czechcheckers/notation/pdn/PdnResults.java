package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Side;
import dev.doska.core.record.RecordedResult;
import java.util.List;

/** The results that end a game of PDN. */
final class PdnResults {
  /** The end of a game without a result. */
  static final String NO_RESULT = "*";

  private static final List<String> RESULTS =
      List.of("1-0", "0-1", "1/2-1/2", "0-0", "2-0", "0-2", "1-1");

  private PdnResults() {}

  /** Whether a word is a result. */
  static boolean isResult(String word) {
    return RESULTS.contains(word);
  }

  /** What a result says; a double forfeit and any other text say nothing about the board. */
  static RecordedResult meaning(String result) {
    return switch (result) {
      case "1-0", "2-0" -> RecordedResult.win(Side.WHITE, 1);
      case "0-1", "0-2" -> RecordedResult.win(Side.BLACK, 1);
      case "1/2-1/2", "1-1" -> RecordedResult.DRAW;
      default -> RecordedResult.UNKNOWN;
    };
  }

  /** The word for a result. */
  static String word(RecordedResult result) {
    return switch (result.kind()) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case UNKNOWN -> NO_RESULT;
    };
  }
}
