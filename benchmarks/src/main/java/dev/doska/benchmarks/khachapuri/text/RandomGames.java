package dev.doska.benchmarks.khachapuri.text;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import java.util.ArrayList;
import java.util.List;

/** Complete random games from a fixed seed, the input of the benchmarks. */
final class RandomGames {
  private RandomGames() {}

  static List<Line<KhachapuriPosition, KhachapuriMove>> play(int games) {
    Khachapuri game = Khachapuri.standard();
    SplitMix64 random = new SplitMix64(1);
    List<Line<KhachapuriPosition, KhachapuriMove>> lines = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Line<KhachapuriPosition, KhachapuriMove> line = Line.start(game);
      while (!line.status().isFinished()) {
        line = line.playUnchecked(game.moves(line.position()).sample(random));
      }
      lines.add(line);
    }
    return lines;
  }
}
