package dev.doska.khachapuri.internal;

import dev.doska.core.CommonRule;
import dev.doska.core.Ending;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Score;

/** How a game ended (KH-18) and what it counts (KH-19). */
public record Scoring(Score score) {
  /** The outcome of a finished position, whose side is the loser or, in a draw, came second. */
  public Outcome outcome(KhachapuriPosition position) {
    Side loser = position.side();
    if (position.held(loser) == 0) {
      return new Outcome.Draw(new Ending(KhachapuriRule.KH_18, "both sides are off"));
    }
    String reason = "all checkers borne off" + (isMars(position, loser) ? ", mars" : "");
    return new Outcome.Win(
        loser.other(), points(position, loser), new Ending(KhachapuriRule.KH_18, reason));
  }

  /** The outcome if a side gives up: what it would be if the other had borne off everything now. */
  public Outcome resignation(KhachapuriPosition position, Side side) {
    return new Outcome.Win(
        side.other(),
        Math.max(1, points(position, side)),
        new Ending(CommonRule.RESIGNATION, "resignation"));
  }

  private boolean isMars(KhachapuriPosition position, Side loser) {
    return score == Score.MARS && position.off(loser) == 0;
  }

  private int points(KhachapuriPosition position, Side loser) {
    return switch (score) {
      case MARS -> isMars(position, loser) ? 2 : 1;
      case DIFFERENCE -> position.onBoard(loser);
    };
  }
}
