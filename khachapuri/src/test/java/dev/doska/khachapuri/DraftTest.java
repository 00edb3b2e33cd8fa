package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final KhachapuriRuleset STANDARD = KhachapuriRuleset.STANDARD;
  private static final KhachapuriRuleset LAST_TURN =
      STANDARD.toBuilder().lastTurn(true).build();

  private static List<String> faults(KhachapuriDraft draft) {
    return draft.validate().stream().map(DraftFault::message).toList();
  }

  private static KhachapuriDraft draft(KhachapuriRuleset rules) {
    return KhachapuriDraft.empty(rules).put(Side.WHITE, 6, 2).put(Side.BLACK, 18, 2);
  }

  @Property(tries = 300)
  void the_draft_of_a_position_gives_the_position(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position = Positions.reachable(game, seed);
    assertThat(game.draft(position).toPosition()).isEqualTo(position);
  }

  @Test
  void every_fault_is_named_with_its_entry() {
    KhachapuriDraft draft = KhachapuriDraft.empty(STANDARD)
        .put(Side.WHITE, 25, 1)
        .put(Side.WHITE, 6, 0)
        .put(Side.WHITE, 6, 16)
        .put(Side.BLACK, 6, 1)
        .toMove(Side.WHITE, 0, 7);
    assertThat(draft.validate())
        .extracting(DraftFault::toString, DraftFault::part, DraftFault::index)
        .containsExactly(
            tuple("KH-01: no point 25: points are 1 to 24", "entries", 0),
            tuple("KH-01: 0 checkers on a point: 1 to 15 are possible", "entries", 1),
            tuple("KH-01: 16 checkers on a point: 1 to 15 are possible", "entries", 2),
            tuple("KH-01: point 6 stands twice", "entries", 2),
            tuple("KH-01: point 6 is held by both sides", "entries", 3),
            tuple("KH-02: White has 17 checkers, more than 15", "white", -1),
            tuple("KH-04: no die shows 0", "dice", -1),
            tuple("KH-04: no die shows 7", "dice", -1));
    assertThatThrownBy(() -> draft.toPosition())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("point 6 stands twice\nKH-01: point 6 is held by both sides");
  }

  @Test
  void huge_numbers_are_faults_and_do_no_harm() {
    KhachapuriDraft draft = draft(STANDARD)
        .put(Side.WHITE, Integer.MIN_VALUE, Integer.MAX_VALUE)
        .put(Side.WHITE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertThat(faults(draft)).hasSize(5);
  }

  @Test
  void a_side_without_checkers_has_won_and_the_other_is_to_come() {
    KhachapuriDraft won = KhachapuriDraft.empty(STANDARD).put(Side.BLACK, 18, 2);
    assertThat(won.toRoll(Side.BLACK).toPosition().phase()).isEqualTo(Phase.FINISHED);
    assertThat(faults(won.toRoll(Side.WHITE)))
        .containsExactly("the game is over: the side to come must be the loser, Black");
    assertThat(faults(won.toMove(Side.BLACK, 2, 1))).containsExactly("a finished game has no dice");
    assertThat(faults(won.rollOff())).containsExactly("the game is over: there is no roll-off");
  }

  @Test
  void both_sides_off_is_a_draw_of_a_last_turn_and_nothing_else() {
    KhachapuriDraft empty = KhachapuriDraft.empty(STANDARD).toRoll(Side.BLACK);
    assertThat(faults(empty)).containsExactly("both sides are off");
    assertThat(faults(KhachapuriDraft.empty(LAST_TURN).toRoll(Side.BLACK))).isEmpty();
  }

  @Test
  void a_last_turn_needs_the_starter_and_nothing_else_has_one() {
    assertThat(faults(draft(LAST_TURN).toRoll(Side.WHITE)))
        .containsExactly("a game with a last turn has to know who started");
    assertThat(faults(draft(LAST_TURN).toRoll(Side.WHITE).starter(Side.BLACK))).isEmpty();
    assertThat(faults(draft(STANDARD).toRoll(Side.WHITE).starter(Side.BLACK)))
        .containsExactly("only a game with a last turn remembers who started");
    assertThat(faults(draft(LAST_TURN).rollOff().starter(Side.BLACK)))
        .containsExactly("nobody has started yet");
    KhachapuriDraft due =
        KhachapuriDraft.empty(LAST_TURN).put(Side.BLACK, 18, 2).toRoll(Side.BLACK);
    assertThat(due.starter(Side.WHITE).toPosition().phase()).isEqualTo(Phase.TO_ROLL);
    assertThat(faults(due.starter(Side.BLACK)))
        .containsExactly("the game is over: no starter is kept");
  }
}
