package dev.doska.tool.vectors;

import dev.doska.core.Outcome;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.ruleset.KhachapuriOption;
import dev.doska.tool.io.ToolError;
import java.util.List;
import java.util.Optional;

/** Outcomes of Khachapuri: the winner, and the points under both scoring options. */
public final class KhachapuriOutcomesCheck implements Check {
  private static final String POSITION = "position";
  private static final String WINNER = "winner";
  private static final String MARS = "points (default: 1, mars 2)";
  private static final String DIFFERENCE = "points (option: difference)";

  private static final Khachapuri BY_DIFFERENCE =
      Khachapuri.of(KhachapuriRuleset.STANDARD.toBuilder()
          .score(KhachapuriOption.Score.DIFFERENCE)
          .build());

  /** The columns of the format. */
  public static Format format() {
    return new Format(
        "outcomes", List.of(POSITION, WINNER, MARS, DIFFERENCE), KhachapuriOutcomesCheck::new);
  }

  @Override
  public void row(Row row, Report report) {
    Optional<Outcome> byMars = outcome(Khachapuri.standard(), row);
    report.compare(row, WINNER, winner(byMars));
    report.compare(row, MARS, points(byMars));
    report.compare(row, DIFFERENCE, points(outcome(BY_DIFFERENCE, row)));
  }

  private static Optional<Outcome> outcome(Khachapuri game, Row row) {
    return game.status(position(game, row.get(POSITION))).outcome();
  }

  /** The position of a text that may omit the side to move. In a finished position it is the loser. */
  private static KhachapuriPosition position(Khachapuri game, String text) {
    for (String side : List.of("", " w", " b")) {
      ParseResult<KhachapuriPosition> parsed = game.positions().parse(text + side);
      if (parsed instanceof ParseResult.Ok<KhachapuriPosition> ok) {
        return ok.get();
      }
    }
    return ToolError.requireValue(POSITION, text, game.positions().parse(text + " w"));
  }

  private static String winner(Optional<Outcome> outcome) {
    if (outcome.isPresent() && outcome.get() instanceof Outcome.Win win) {
      return win.winner() == Side.WHITE ? "w" : "b";
    }
    return "-";
  }

  private static int points(Optional<Outcome> outcome) {
    return outcome.isPresent() && outcome.get() instanceof Outcome.Win win ? win.points() : 0;
  }
}
