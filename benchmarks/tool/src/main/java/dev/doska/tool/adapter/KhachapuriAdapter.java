package dev.doska.tool.adapter;

import dev.doska.core.Side;
import dev.doska.core.record.GameRecord;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.tool.vectors.Format;
import dev.doska.tool.vectors.KhachapuriOutcomesCheck;
import dev.doska.tool.vectors.KhachapuriPerftCheck;
import dev.doska.tool.vectors.KhachapuriTurnsCheck;
import java.util.List;
import java.util.Optional;

/**
 * Khachapuri for the tool: perft with dice, test vectors.
 *
 * @param game the game
 */
record KhachapuriAdapter(Khachapuri game)
    implements GameAdapter<KhachapuriPosition, KhachapuriMove> {
  /** The initial position after the roll-off, with White to roll. */
  @Override
  public KhachapuriPosition openingPosition() {
    return game.initial(Side.WHITE);
  }

  @Override
  public Optional<GameRecord<KhachapuriPosition, KhachapuriMove>> khachapuriRecord(
      GameRecord<KhachapuriPosition, KhachapuriMove> record) {
    return Optional.of(record);
  }

  @Override
  public List<PerftVariant<KhachapuriPosition, KhachapuriMove>> perftVariants() {
    return List.of(PerftVariant.ofPerft("n21", false), PerftVariant.ofPerft("n36", true));
  }

  @Override
  public List<Format> vectorFormats(int threads) {
    return List.of(
        KhachapuriTurnsCheck.turns(),
        KhachapuriTurnsCheck.openings(),
        KhachapuriPerftCheck.format(threads),
        KhachapuriOutcomesCheck.format());
  }

  @Override
  public GameEvents<KhachapuriPosition, KhachapuriMove> events() {
    return new KhachapuriEvents(game);
  }
}
