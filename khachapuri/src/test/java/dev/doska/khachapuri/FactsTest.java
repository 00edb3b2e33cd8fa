package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Fraction;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;
import dev.doska.core.perft.Perft;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Roll;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What follows from the rules and must hold. */
class FactsTest {
  private static final Khachapuri GAME = Khachapuri.standard();

  private static KhachapuriPosition rolled(KhachapuriPosition position, Roll roll) {
    return GAME.play(position, roll);
  }

  @Test
  void double_six_at_the_start_is_a_pass() {
    for (Side side : Side.values()) {
      KhachapuriPosition position = rolled(GAME.initial(side), new Roll(6, 6));
      assertThat(GAME.moves(position).list()).containsExactly(Pass.PASS);
    }
  }

  @Test
  void a_six_at_the_start_leaves_exactly_one_turn() {
    for (int other = 1; other <= 5; other++) {
      KhachapuriPosition position = rolled(GAME.initial(Side.BLACK), new Roll(6, other));
      assertThat(GAME.moves(position).list()).hasSize(1).doesNotContain(Pass.PASS);
    }
  }

  @Property(tries = 300)
  void every_turn_but_a_pass_lowers_the_pips_and_every_side_keeps_fifteen_checkers(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position = Positions.reachableTurn(game, seed);
    Side mover = position.side();
    for (KhachapuriMove move : game.moves(position).list()) {
      KhachapuriPosition after = game.playUnchecked(position, move);
      if (move instanceof Pass) {
        assertThat(after.pips(mover)).isEqualTo(position.pips(mover));
      } else {
        assertThat(after.pips(mover)).isLessThan(position.pips(mover));
      }
      assertThat(after.onBoard(mover) + after.off(mover)).isEqualTo(15);
      assertThat(after.off(mover)).isBetween(position.off(mover), 15);
      assertThat(after.pips(mover.other())).isEqualTo(position.pips(mover.other()));
      assertThat(after.held(mover) & turned(after.held(mover.other()))).isZero();
    }
  }

  /** The other side's points on one's own track. */
  private static int turned(int points) {
    int turned = 0;
    for (int own = 1; own <= 24; own++) {
      turned |= (points >>> own & 1) << ((own + 11) % 24 + 1);
    }
    return turned;
  }

  /** Each side has 162 pips at most of its own way to go, so games are short even at random. */
  @Property(tries = 200)
  void games_end(@ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    SplitMix64 random = new SplitMix64(seed);
    KhachapuriPosition position = game.initial();
    int plies = 0;
    while (game.any(position)) {
      position = game.playUnchecked(position, game.moves(position).sample(random));
      assertThat(++plies).isLessThan(5_000);
    }
    assertThat(game.status(position).isFinished()).isTrue();
  }

  @Property(tries = 2_000)
  void a_turn_has_at_most_3060_results(@ForAll long seed) {
    KhachapuriPosition position = Positions.draftedTurn(GAME, seed);
    assertThat(GAME.count(position)).isBetween(1, 3_060);
  }

  /**
   * After a double, results are multisets of four among the points that can start a step; fifteen
   * checkers reach at most fifteen points and their ways on, which the best spread set-ups show.
   */
  @Test
  void fifteen_checkers_far_apart_have_the_most_results() {
    Khachapuri free = Positions.game("std,prime=none");
    KhachapuriDraft draft = free.draft();
    for (int own = 24; own >= 10; own--) {
      draft.put(Side.WHITE, own, 1);
    }
    draft.put(Side.BLACK, 1, 15);
    KhachapuriPosition position = draft.toMove(Side.WHITE, 1, 1).toPosition();
    assertThat(free.count(position)).isGreaterThan(1_000).isLessThanOrEqualTo(3_060);
  }

  @Property(tries = 30)
  void the_mass_of_probability_is_exactly_one(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    KhachapuriPosition position = Positions.reachableTurn(game, seed);
    Perft.Mass mass = Perft.of(game).mass(position, 2);
    assertThat(mass.total()).isEqualTo(Fraction.ONE);
  }

  @Test
  void the_mass_of_a_short_ending_is_known() {
    KhachapuriPosition position = GAME.positions().parse("W=6x1;B=13x1 w").orElseThrow();
    Perft.Mass mass = Perft.of(GAME).mass(position, 2);
    // White bears off its last checker, six pips away, by 6-x (11), 5-1 and 4-2 (4), 5-2, 5-3, 5-4
    // and
    // 4-3 (8) and the doubles 2-2, 3-3, 4-4, 5-5 (4) of 36; otherwise Black's turn is the second
    // decision.
    assertThat(mass.ended()).isEqualTo(Fraction.of(27, 36));
    assertThat(mass.total()).isEqualTo(Fraction.ONE);
  }

  @Property(tries = 300)
  void the_image_of_the_image_is_the_position(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    KhachapuriPosition position = Positions.reachable(Positions.game(rules), seed);
    assertThat(position.turned().turned()).isEqualTo(position);
  }

  @Test
  void pips_at_the_start_are_162() {
    for (Side side : Side.values()) {
      assertThat(GAME.initial().pips(side)).isEqualTo(4 * 24 + 11 * 6);
    }
    assertThat(List.of(GAME.initial().count(Side.BLACK, 18), GAME.initial().count(Side.BLACK, 12)))
        .containsExactly(11, 4);
  }
}
