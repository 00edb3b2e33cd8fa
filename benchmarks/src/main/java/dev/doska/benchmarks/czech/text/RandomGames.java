package dev.doska.benchmarks.czech.text;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.pdn.PdnGame;
import java.util.ArrayList;
import java.util.List;

/** Complete random games from a fixed seed, the input of the benchmarks. */
final class RandomGames {
  private RandomGames() {}

  static List<Line<CzechPosition, CzechMove>> play(int games) {
    CzechCheckers game = CzechCheckers.standard();
    SplitMix64 random = new SplitMix64(1);
    List<Line<CzechPosition, CzechMove>> lines = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Line<CzechPosition, CzechMove> line = Line.start(game);
      while (!line.status().isFinished()) {
        line = line.playUnchecked(game.moves(line.position()).sample(random));
      }
      lines.add(line);
    }
    return lines;
  }

  static String pdn(List<Line<CzechPosition, CzechMove>> lines) {
    StringBuilder text = new StringBuilder();
    for (Line<CzechPosition, CzechMove> line : lines) {
      text.append(PdnGame.of(line, List.of(new Tag("White", "A"), new Tag("Black", "B"))));
    }
    return text.toString();
  }
}
