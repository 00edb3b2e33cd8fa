package dev.doska.chapayev;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Who asks for no side gets no answer, least of all that of Black. */
@SuppressWarnings("NullAway")
class NullSidesTest {
  private static final ChapayevRuleset RULES = ChapayevRuleset.CLASSIC;

  @Test
  void a_position_tells_nothing_of_no_side() {
    ChapayevPosition position = Chapayev.of(RULES).initial();
    refuses(() -> position.lostAny(null));
    refuses(() -> position.strikers(null));
    refuses(() -> position.reserveLeft(null));
  }

  @Test
  void rows_belong_to_a_side() {
    Rows rows = new Rows(2, 7);
    refuses(() -> rows.of(null));
    refuses(() -> rows.stepBack(null));
    refuses(() -> RULES.equipment().lastLine(null));
    refuses(() -> RowMove.after(RULES, 8, rows, null, 1, 0));
  }

  private static void refuses(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }
}
