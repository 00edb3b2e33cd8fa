package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Game;
import dev.doska.core.IllegalMoveException;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;

/** A check that the verdict on a move agrees with the other methods. */
final class Judging {
  private Judging() {}

  static <S, M> void check(Situation<S, M> at, M move) {
    Verdict verdict = at.game().judge(at.position(), move);
    if (verdict instanceof Verdict.Illegal illegal) {
      checkIllegal(at, move, illegal);
    } else {
      checkLegal(at, move);
    }
  }

  private static <S, M> void checkLegal(Situation<S, M> at, M move) {
    Game<S, M> game = at.game();
    M canonical = game.canonical(at.position(), move);
    assertThat(game.judge(at.position(), canonical)).isSameAs(Verdict.legal());
    assertThat(game.canonical(at.position(), canonical)).isEqualTo(canonical);
    assertThat(game.play(at.position(), move)).isEqualTo(game.play(at.position(), canonical));
    assertThat(game.packs(move)).isEqualTo(game.packs(canonical));
    if (game.packs(move)) {
      assertThat(game.moves(at.position()).contains(canonical))
          .as("%s is legal, so %s is offered", move, canonical)
          .isTrue();
    } else {
      assertThatThrownBy(() -> game.encode(at.position(), move))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static <S, M> void checkIllegal(Situation<S, M> at, M move, Verdict.Illegal verdict) {
    Game<S, M> game = at.game();
    checkReasons(verdict);
    String before = game.positions().format(at.position());
    assertThatThrownBy(() -> game.play(at.position(), move))
        .isInstanceOfSatisfying(
            IllegalMoveException.class, e -> assertThat(e.verdict()).isEqualTo(verdict));
    assertThatThrownBy(() -> game.canonical(at.position(), move))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> game.notation().format(at.position(), move))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> game.encode(at.position(), move))
        .isInstanceOf(
            game.packs(move) ? IllegalMoveException.class : IllegalArgumentException.class);
    assertThat(game.moves(at.position()).contains(move))
        .as("%s is offered", move)
        .isFalse();
    assertThat(game.positions().format(at.position())).isEqualTo(before);
  }

  private static void checkReasons(Verdict.Illegal verdict) {
    int last = -1;
    for (Violation violation : verdict.violations()) {
      assertThat(violation.message()).isNotBlank().doesNotEndWith(".");
      assertThat(violation.rule().id()).matches("[A-Z]+-[0-9]+[a-z]?");
      if (violation.rule() instanceof Enum<?> numbered) {
        assertThat(numbered.ordinal())
            .as("rulebook order of %s", verdict)
            .isGreaterThanOrEqualTo(last);
        last = numbered.ordinal();
      }
    }
    assertThat(verdict.violations()).doesNotHaveDuplicates();
  }

  static <S, M> void checkPacked(Situation<S, M> at, long packed) {
    M move;
    try {
      move = at.game().decode(at.position(), packed);
    } catch (IllegalArgumentException expected) {
      return;
    }
    assertThat(at.game().judge(at.position(), move)).as("%s", move).isSameAs(Verdict.legal());
    assertThat(at.game().encode(at.position(), move)).isEqualTo(packed);
  }
}
