package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriMove.Turn;

/** What the tests of the rules share: a rule accepts a move in a position, or refuses it. */
final class Rulings {
  static final Khachapuri GAME = Khachapuri.standard();
  static final String START = "W=24x4,6x11;B=18x11,12x4";

  private Rulings() {}

  static KhachapuriPosition at(Khachapuri game, String text) {
    return game.positions().parse(text).orElseThrow();
  }

  static Turn turn(int... fromsAndDice) {
    Step[] steps = new Step[fromsAndDice.length / 2];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new Step(fromsAndDice[2 * i], fromsAndDice[2 * i + 1]);
    }
    return Turn.of(steps);
  }

  static void accepts(String rules, String position, KhachapuriMove move) {
    Khachapuri game = Positions.game(rules);
    assertThat(game.judge(at(game, position), move).violations()).isEmpty();
  }

  /** The move is illegal with exactly these reasons. */
  static void rejects(String rules, String position, KhachapuriMove move, String... reasons) {
    Khachapuri game = Positions.game(rules);
    assertThat(game.judge(at(game, position), move).violations())
        .extracting(Violation::toString)
        .containsExactly(reasons);
  }
}
