package dev.doska.tool.adapter;

import dev.doska.core.Line;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.notation.pdn.PdnGame;
import dev.doska.tool.vectors.CzechMovesCheck;
import dev.doska.tool.vectors.CzechPerftCheck;
import dev.doska.tool.vectors.Format;
import java.util.ArrayList;
import java.util.List;

/**
 * Czech checkers for the tool: PDN, perft of routes, test vectors, draw counters.
 *
 * @param game the game
 */
record CzechCheckersAdapter(CzechCheckers game) implements GameAdapter<CzechPosition, CzechMove> {
  @Override
  public List<PerftVariant<CzechPosition, CzechMove>> perftVariants() {
    return List.of(PerftVariant.ofPerft("distinct", false), new RoutePerft(game));
  }

  @Override
  public List<Format> vectorFormats(int threads) {
    return List.of(CzechPerftCheck.format(game, threads), CzechMovesCheck.format(game));
  }

  /** The number of occurrences (CZ-16) and the plies left (CZ-17, CZ-18), for the rules that are on. */
  @Override
  public List<String> drawCounters(Line<CzechPosition, CzechMove> line) {
    List<String> lines = new ArrayList<>();
    int drawn = game.ruleset().repetition();
    if (drawn != 0) {
      lines.add(counterLine(CzechRule.CZ_16, "occurrences", line.occurrences()) + " of " + drawn);
    }
    for (CzechRule rule : List.of(CzechRule.CZ_17, CzechRule.CZ_18)) {
      game.remainingPlies(line.position(), rule)
          .ifPresent(plies -> lines.add(counterLine(rule, "plies left", plies)));
    }
    return lines;
  }

  private static String counterLine(CzechRule rule, String what, int number) {
    return rule.id() + "     " + rule.title() + ", " + what + ": " + number;
  }

  @Override
  public String write(Line<CzechPosition, CzechMove> line, List<Tag> tags) {
    return PdnGame.of(line, tags).toString();
  }

  @Override
  public GameEvents<CzechPosition, CzechMove> events() {
    return new CzechEvents();
  }
}
