package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevGame;
import dev.doska.chapayev.ChapayevState;
import dev.doska.chapayev.Fact;
import dev.doska.chapayev.Resolution;
import dev.doska.chapayev.notation.ChapayevNotation;
import dev.doska.core.Side;
import dev.doska.core.Status;
import java.util.List;
import java.util.stream.Collectors;

/** The words below a table. */
final class Captions {
  /** About as many characters as fit below the narrowest board. */
  private static final int LONGEST = 88;

  private Captions() {}

  /** Round, rows, and what is waited for. */
  static String table(ChapayevGame game, ChapayevState state) {
    String rows = "round " + state.round() + ", rows " + state.rows();
    Status status = game.status(state);
    if (status instanceof Status.Finished finished) {
      return rows + ": " + finished.result();
    }
    if (status instanceof Status.ToRoll) {
      return rows + ": " + state.phase().title();
    }
    String colour = game.decider(state) == Side.WHITE ? "White" : "Black";
    return rows + ", " + colour + "'s turn: " + state.phase().title();
  }

  /** The move as it is written. */
  static String move(int number, Resolution told) {
    return number + ". " + shortened(ChapayevNotation.describe(told.before(), told.move()));
  }

  /** What came of it, as far as it fits. */
  static String facts(List<Fact> facts) {
    return shortened(facts.stream().map(Fact::sentence).collect(Collectors.joining("; ")));
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }
}
