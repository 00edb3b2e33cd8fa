package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Verdict;

/** Assertions about verdicts: a move is legal, or it breaks exactly these rules. */
final class VerdictAssertions {
  private VerdictAssertions() {}

  static CzechCheckers with(CzechRuleset captures) {
    return CzechCheckers.of(captures);
  }

  static Verdict judge(CzechCheckers game, String fen, String move) {
    return game.judge(Positions.of(fen), Positions.move(move));
  }

  static void accepts(String fen, String... moves) {
    for (String move : moves) {
      assertThat(judge(CzechCheckers.standard(), fen, move).violations())
          .as("%s in %s", move, fen)
          .isEmpty();
    }
  }

  /** The move breaks exactly these rules, in this order and in these words. */
  static void refuses(CzechCheckers game, String fen, String move, String... violations) {
    assertThat(judge(game, fen, move).violations())
        .as("%s in %s", move, fen)
        .extracting(Object::toString)
        .containsExactly(violations);
  }

  static void refuses(String fen, String move, String... violations) {
    refuses(CzechCheckers.standard(), fen, move, violations);
  }
}
