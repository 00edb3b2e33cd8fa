package dev.doska.tool.vectors;

import dev.doska.core.perft.Perft;
import dev.doska.core.perft.PerftUnit;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.tool.io.ToolError;
import java.util.List;

/**
 * Perft of Czech checkers: a position in algebraic or numeric FEN or both, a depth, and the number of
 * sequences of moves, of routes or both.
 */
public final class CzechPerftCheck implements Check {
  static final String ALGEBRAIC = "fen_algebraic";
  private static final String NUMERIC = "fen_numeric";
  private static final String DISTINCT = "nodes_distinct";
  private static final String ROUTES = "nodes_paths";

  private final CzechCheckers game;
  private final int threads;

  public CzechPerftCheck(CzechCheckers game, int threads) {
    this.game = game;
    this.threads = threads;
  }

  /** The columns of the format; {@code fen_numeric} and {@code nodes_paths} are compared if present. */
  public static Format format(CzechCheckers game, int threads) {
    return new Format(
        "perft", List.of(ALGEBRAIC, "depth", DISTINCT), () -> new CzechPerftCheck(game, threads));
  }

  @Override
  public void row(Row row, Report report) {
    CzechPosition position = position(game, row, ALGEBRAIC);
    if (row.has(NUMERIC)) {
      CzechPosition numeric = position(game, row, NUMERIC);
      if (!position.equals(numeric)) {
        report.differs(row.line(), "fen_numeric is another position than fen_algebraic");
      }
    }
    int depth = (int) row.number("depth", PerftUnit.MAX_DEPTH);
    try {
      long nodes = Perft.of(game).threads(threads).count(position, depth);
      report.compare(row, DISTINCT, nodes);
      if (row.has(ROUTES)) {
        report.compare(row, ROUTES, game.withoutDraws().routes(position, depth));
      }
    } catch (ArithmeticException e) {
      throw new Row.BadRow("the number of leaves exceeds " + Long.MAX_VALUE, e);
    }
  }

  static CzechPosition position(CzechCheckers game, Row row, String column) {
    return ToolError.requireValue(column, row.get(column), game.positions().parse(row.get(column)));
  }
}
