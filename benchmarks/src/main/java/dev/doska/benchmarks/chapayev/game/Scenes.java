package dev.doska.benchmarks.chapayev.game;

import dev.doska.chapayev.Chapayev;
import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.physics.Table;
import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** Positions to strike from, created from fixed seeds. */
public final class Scenes {
  /** The phase of the match from which positions are taken. */
  public enum Scene {
    /** The start of a match. */
    OPENING,
    /** Positions in the middle of rounds, played with aimed strikes. */
    MID_GAME
  }

  /** A strike and the position before it. */
  record Question(ChapayevPosition position, ChapayevMove.Strike strike, Table table) {}

  private Scenes() {}

  /** Strikes within 30 degrees of straight ahead at 0.5 to 3 m/s, or any of a sample. */
  static List<Question> strikes(Chapayev game, Scene scene, int count) {
    SplitMix64 random = new SplitMix64(1);
    List<Question> list = new ArrayList<>();
    ChapayevPosition position = game.initial();
    while (list.size() < count) {
      if (scene == Scene.MID_GAME) {
        position = walk(game, position, random);
      }
      if (position.phase() == Phase.STRIKE) {
        list.add(
            new Question(position, strike(game, position, scene, random), table(game, position)));
      }
    }
    return list;
  }

  private static ChapayevMove.Strike strike(
      Chapayev game, ChapayevPosition position, Scene scene, SplitMix64 random) {
    if (scene == Scene.OPENING) {
      return new ChapayevMove.Strike(
          (int) SplitMix64.below(random, 8),
          60_000 + (int) SplitMix64.below(random, 60_001),
          500 + (int) SplitMix64.below(random, 2_501));
    }
    return (ChapayevMove.Strike) game.moves(position).sample(random);
  }

  /** Continues with aimed moves, and starts again when the match is over. */
  private static ChapayevPosition walk(Chapayev game, ChapayevPosition from, SplitMix64 random) {
    ChapayevPosition position = game.status(from).isFinished() ? game.initial() : from;
    List<ChapayevMove> aimed = game.moves(position).aimed(2);
    return game.play(position, aimed.get((int) SplitMix64.below(random, aimed.size())));
  }

  private static Table table(Chapayev game, ChapayevPosition position) {
    Shape shape = game.ruleset().equipment().shape();
    List<Disc> discs = new ArrayList<>();
    for (Checker checker : position.checkers()) {
      if (checker.onBoard()) {
        Place place = checker.place().orElseThrow();
        discs.add(Disc.of(
            checker.id(), NanometreGrid.metres(place.x()), NanometreGrid.metres(place.y()), shape));
      }
    }
    return Table.of(game.ruleset().equipment().board(), discs);
  }
}
