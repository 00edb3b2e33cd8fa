package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriDraft.Flaw;
import dev.doska.khachapuri.KhachapuriDraft.Part;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final KhachapuriRuleset STANDARD = KhachapuriRuleset.STANDARD;
  private static final KhachapuriRuleset LAST_TURN =
      STANDARD.toBuilder().lastTurn(true).build();

  private static List<String> flaws(KhachapuriDraft draft, KhachapuriRuleset rules) {
    return draft.validate(rules).stream().map(Flaw::message).toList();
  }

  private static KhachapuriDraft draft() {
    return new KhachapuriDraft().put(Side.WHITE, 6, 2).put(Side.BLACK, 18, 2);
  }

  @Property(tries = 300)
  void the_draft_of_a_position_gives_the_position(
      @ForAll(supplier = States.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = States.game(rules);
    KhachapuriPosition position = States.reachable(game, seed);
    assertThat(position.toDraft().position(game.ruleset())).isEqualTo(position);
  }

  @Test
  void every_flaw_is_named_with_its_entry() {
    KhachapuriDraft draft = new KhachapuriDraft()
        .put(Side.WHITE, 25, 1)
        .put(Side.WHITE, 6, 0)
        .put(Side.WHITE, 6, 16)
        .put(Side.BLACK, 6, 1)
        .toMove(Side.WHITE, 0, 7);
    assertThat(draft.validate(STANDARD))
        .containsExactly(
            new Flaw(Part.ENTRY, 0, "no point 25: points are 1 to 24"),
            new Flaw(Part.ENTRY, 1, "0 checkers on a point: 1 to 15 are possible"),
            new Flaw(Part.ENTRY, 2, "16 checkers on a point: 1 to 15 are possible"),
            new Flaw(Part.ENTRY, 2, "point 6 stands twice"),
            new Flaw(Part.ENTRY, 3, "point 6 is held by both sides"),
            new Flaw(Part.WHITE, -1, "White has 17 checkers, more than 15"),
            new Flaw(Part.DICE, -1, "no die shows 0"),
            new Flaw(Part.DICE, -1, "no die shows 7"));
    assertThatThrownBy(() -> draft.position(STANDARD))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("point 6 stands twice; point 6 is held by both sides");
  }

  @Test
  void huge_numbers_are_flaws_and_do_no_harm() {
    KhachapuriDraft draft = draft()
        .put(Side.WHITE, Integer.MIN_VALUE, Integer.MAX_VALUE)
        .put(Side.WHITE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertThat(flaws(draft, STANDARD)).hasSize(5);
  }

  @Test
  void a_side_without_checkers_has_won_and_the_other_is_to_come() {
    KhachapuriDraft won = new KhachapuriDraft().put(Side.BLACK, 18, 2);
    assertThat(won.toRoll(Side.BLACK).position(STANDARD).phase())
        .isEqualTo(KhachapuriPosition.Phase.FINISHED);
    assertThat(flaws(won.toRoll(Side.WHITE), STANDARD))
        .containsExactly("the game is over: the side to come must be the loser, Black");
    assertThat(flaws(won.toMove(Side.BLACK, 2, 1), STANDARD))
        .containsExactly("the game is over: no dice lie");
    assertThat(flaws(won.rollOff(), STANDARD))
        .containsExactly("the game is over: there is no roll-off");
  }

  @Test
  void both_sides_off_is_a_draw_of_a_last_turn_and_nothing_else() {
    KhachapuriDraft empty = new KhachapuriDraft().toRoll(Side.BLACK);
    assertThat(flaws(empty, STANDARD)).containsExactly("both sides are off");
    assertThat(flaws(empty, LAST_TURN)).isEmpty();
  }

  @Test
  void a_last_turn_needs_the_starter_and_nothing_else_has_one() {
    assertThat(flaws(draft().toRoll(Side.WHITE), LAST_TURN))
        .containsExactly("a game with a last turn has to know who started");
    assertThat(flaws(draft().toRoll(Side.WHITE).starter(Side.BLACK), LAST_TURN)).isEmpty();
    assertThat(flaws(draft().toRoll(Side.WHITE).starter(Side.BLACK), STANDARD))
        .containsExactly("only a game with a last turn remembers who started");
    assertThat(flaws(draft().rollOff().starter(Side.BLACK), LAST_TURN))
        .containsExactly("nobody has started yet");
    KhachapuriDraft due = new KhachapuriDraft().put(Side.BLACK, 18, 2).toRoll(Side.BLACK);
    assertThat(due.starter(Side.WHITE).position(LAST_TURN).phase())
        .isEqualTo(KhachapuriPosition.Phase.TO_ROLL);
    assertThat(flaws(due.starter(Side.BLACK), LAST_TURN))
        .containsExactly("the game is over: no starter is kept");
  }
}
