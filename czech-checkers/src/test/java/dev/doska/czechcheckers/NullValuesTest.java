package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.doska.czechcheckers.notation.CzechFen;
import dev.doska.czechcheckers.notation.CzechNotation;
import dev.doska.czechcheckers.notation.pdn.PdnReader;
import dev.doska.czechcheckers.notation.pdn.PdnWriter;
import dev.doska.czechcheckers.ruleset.Start;
import java.io.Reader;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Null arguments are refused at once. */
@SuppressWarnings("NullAway")
class NullValuesTest {
  private static final CzechCheckers GAME = CzechCheckers.standard();
  private static final CzechPosition POSITION = GAME.initial();

  @Test
  void rule_sets_hold_no_null() {
    CzechRuleset.Builder rules = CzechRuleset.builder();
    refuses(() -> CzechCheckers.of(null));
    refuses(() -> rules.start(null));
    refuses(() -> rules.starter(null));
    refuses(() -> rules.majority(null));
    refuses(() -> rules.blocked(null));
    refuses(() -> rules.resetBy(null));
    refuses(() -> new Start.Custom(null));
    refuses(() -> CzechRuleset.parse(null));
  }

  @Test
  void a_null_side_is_refused() {
    refuses(() -> POSITION.pieces(null));
    refuses(() -> Piece.of(null, false));
    refuses(() -> Start.TWO_RANKS.position(null));
    refuses(() -> new Start.Custom(POSITION).position(null));
    refuses(() -> GAME.resignation(POSITION, null));
  }

  @Test
  void drafts_hold_no_null() {
    CzechDraft draft = CzechDraft.empty();
    refuses(() -> draft.put(null, Square.of("a1")));
    refuses(() -> draft.put(Piece.BLACK_KING, null));
    refuses(() -> draft.clear(null));
    refuses(() -> draft.side(null));
  }

  @Test
  void methods_of_this_game_refuse_null() {
    refuses(() -> GAME.remainingPlies(null, CzechRule.CZ_17));
    refuses(() -> GAME.remainingPlies(POSITION, null));
    refuses(() -> GAME.forEachRoute(null, move -> {}));
    refuses(() -> GAME.forEachRoute(POSITION, null));
    refuses(() -> GAME.routes(null, 1));
    refuses(() -> GAME.leavesPlayed(null, 1));
    refuses(() -> POSITION.piece(null));
  }

  @Test
  void readers_and_writers_refuse_null() {
    CzechNotation notation = CzechNotation.of(CzechRuleset.FEDERATION);
    refuses(() -> CzechNotation.of(null));
    refuses(() -> notation.parse(null, "no move"));
    refuses(() -> notation.parse(POSITION, "no move", null));
    refuses(() -> CzechFen.ALGEBRAIC.parse("no position", null));
    refuses(() -> new PdnReader((Reader) null));
    refuses(() -> new PdnWriter(null));
  }

  private static void refuses(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
