package dev.doska.tool.vectors;

import dev.doska.core.Side;
import dev.doska.core.perft.Perft;
import dev.doska.core.perft.PerftUnit;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.List;

/**
 * Perft of Khachapuri from the initial position with White to roll: each of the 21 rolls counted once,
 * and weighted to 36.
 *
 * @param threads the number of threads
 */
public record KhachapuriPerftCheck(int threads) implements Check {
  private static final String ONCE = "n21";
  private static final String WEIGHTED = "n36";

  /** The columns of the format. */
  public static Format format(int threads) {
    return new Format(
        "perft",
        List.of("rules", "depth", ONCE, WEIGHTED),
        () -> new KhachapuriPerftCheck(threads));
  }

  @Override
  public void row(Row row, Report report) {
    Khachapuri game = KhachapuriTurnsCheck.game(row);
    int depth = (int) row.number("depth", PerftUnit.MAX_DEPTH);
    KhachapuriPosition start = game.initial(Side.WHITE);
    Perft<KhachapuriPosition, KhachapuriMove> perft = Perft.of(game).threads(threads);
    try {
      report.compare(row, ONCE, perft.count(start, depth));
      report.compare(row, WEIGHTED, perft.weighted(start, depth));
    } catch (ArithmeticException e) {
      throw new Row.BadRow("the number of leaves exceeds " + Long.MAX_VALUE, e);
    }
  }
}
