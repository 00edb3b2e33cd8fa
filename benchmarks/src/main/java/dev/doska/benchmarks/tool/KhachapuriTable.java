package dev.doska.benchmarks.tool;

import dev.doska.benchmarks.vectors.Format;
import dev.doska.benchmarks.vectors.KhachapuriOutcomesCheck;
import dev.doska.benchmarks.vectors.KhachapuriPerftCheck;
import dev.doska.benchmarks.vectors.KhachapuriTurnsCheck;
import dev.doska.core.Side;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.List;

/**
 * Khachapuri at the tool's table: counting of dice, vectors.
 *
 * @param game the game
 */
record KhachapuriTable(Khachapuri game) implements Table<KhachapuriPosition, KhachapuriMove> {
  /** The initial position behind the roll-off, with White to roll. */
  @Override
  public KhachapuriPosition openingPosition() {
    return game.initial(Side.WHITE);
  }

  @Override
  public List<Counting<KhachapuriPosition, KhachapuriMove>> countings() {
    return List.of(Counting.ofPerft("n21", false), Counting.ofPerft("n36", true));
  }

  @Override
  public List<Format> vectorFormats(int threads) {
    return List.of(
        KhachapuriTurnsCheck.turns(),
        KhachapuriTurnsCheck.openings(),
        KhachapuriPerftCheck.format(threads),
        KhachapuriOutcomesCheck.format());
  }
}
