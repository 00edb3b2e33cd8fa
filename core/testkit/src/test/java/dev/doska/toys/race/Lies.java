package dev.doska.toys.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Line;
import dev.doska.core.SplitMix64;
import dev.doska.core.play.Playout;
import dev.doska.testkit.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;

/** Tries a law on an honest dice race and on one that is wrong in one method. */
final class Lies {
  private Lies() {}

  /** What a law does with a place in a game. */
  interface Law {
    void check(Situation<Race, RaceMove> at);
  }

  /** A test that the law finds the lie, and finds none in an honest race. */
  static DynamicTest liar(String lie, RaceDelegate liar, Law law) {
    return DynamicTest.dynamicTest(lie, () -> {
      assertThat(violations(new RaceDelegate(), law)).as("an honest race").isEmpty();
      assertThat(violations(liar, law)).as(lie).isNotEmpty();
    });
  }

  /** Tries a law in the plies of 150 random games. */
  static List<Throwable> violations(RaceDelegate game, Law law) {
    List<Throwable> violations = new ArrayList<>();
    for (int seed = 0; seed < 150; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      Line<Race, RaceMove> honest = Line.start(game.honest);
      List<RaceMove> moves =
          Playout.<Race, RaceMove>random(random).run(honest, seed % 50).moves();
      Line<Race, RaceMove> line = Line.start(game);
      for (RaceMove move : moves) {
        line = line.playUnchecked(move);
      }
      try {
        law.check(new Situation<>(game, line, seed));
      } catch (AssertionError | RuntimeException e) {
        violations.add(e);
      }
    }
    return violations;
  }
}
