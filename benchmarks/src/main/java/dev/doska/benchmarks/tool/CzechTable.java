package dev.doska.benchmarks.tool;

import dev.doska.benchmarks.vectors.CzechMovesCheck;
import dev.doska.benchmarks.vectors.CzechPerftCheck;
import dev.doska.benchmarks.vectors.Format;
import dev.doska.core.Line;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.PdnGame;
import java.util.List;

/**
 * Czech checkers at the tool's table: PDN, counting of routes, vectors.
 *
 * @param game the game
 */
record CzechTable(CzechCheckers game) implements Table<CzechPosition, CzechMove> {
  @Override
  public List<Counting<CzechPosition, CzechMove>> countings() {
    return List.of(Counting.ofPerft("distinct", false), new RouteCounting(game));
  }

  @Override
  public List<Format> vectorFormats(int threads) {
    return List.of(CzechPerftCheck.format(game, threads), CzechMovesCheck.format(game));
  }

  @Override
  public String write(Line<CzechPosition, CzechMove> line, List<Tag> tags) {
    return PdnGame.of(line, tags).toString();
  }
}
