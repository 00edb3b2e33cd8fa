package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Fact;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Resolution;
import dev.doska.chapayev.internal.text.MoveWriter;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.List;
import java.util.stream.Collectors;

/** The words below a table. */
final class Captions {
  /** About as many characters as fit below the narrowest board. */
  private static final int LONGEST = 88;

  private Captions() {}

  /** Round, rows, and what the match waits for. */
  static String table(DrawingSource source, ChapayevPosition position) {
    String rows = "round " + position.round() + ", rows " + position.rows();
    Status status = source.status(position);
    if (status instanceof Status.Finished finished) {
      return rows + ": " + finished.result();
    }
    if (status instanceof Status.ToRoll) {
      return rows + ": " + position.phase().title();
    }
    Side decider = position.colourOf(status.side().orElseThrow());
    return rows + ", " + FactKind.name(decider) + "'s turn: " + position.phase().title();
  }

  /** The round, and the move as it is written. */
  static String move(int number, Resolution resolution) {
    String written = written(resolution.before(), resolution.after(), resolution.move());
    return "round " + resolution.before().round() + " · " + number + ". " + shortened(written);
  }

  /** A move with the names of a position; the sealed blow is hidden from the second player. */
  static String written(ChapayevPosition names, ChapayevPosition after, ChapayevMove move) {
    return after.phase() == Phase.BLOW_REPLY && move instanceof ChapayevMove.Blow
        ? "a blow, sealed"
        : new MoveWriter(names::nameOf).move(move);
  }

  /** The facts in one or two lines, as far as they fit. */
  static List<String> facts(List<Fact> facts) {
    String text = facts.stream().map(Fact::sentence).collect(Collectors.joining("; "));
    int blank = text.length() <= LONGEST ? -1 : text.lastIndexOf(' ', LONGEST);
    return blank < 0
        ? List.of(shortened(text))
        : List.of(text.substring(0, blank), shortened(text.substring(blank + 1)));
  }

  /** How many checkers each side has, and those whose place is unknown. */
  static List<String> score(ChapayevPosition position) {
    String score = position.count(Side.WHITE) + " white checkers against "
        + position.count(Side.BLACK) + " black";
    String unknown = position.checkers().stream()
        .filter(checker -> checker.onBoard() && checker.place().isEmpty())
        .map(Checker::name)
        .collect(Collectors.joining(" "));
    return unknown.isEmpty() ? List.of(score) : List.of(score, "place not known: " + unknown);
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }
}
