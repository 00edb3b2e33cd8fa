package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TurnBuilderTest {
  private static KhachapuriPosition position(String text) {
    return Khachapuri.standard().positions().parse(text).orElseThrow();
  }

  @Property(tries = 400)
  void what_can_be_put_together_is_what_the_generator_lists(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position =
        seed % 2 == 0 ? Positions.reachableTurn(game, seed) : Positions.draftedTurn(game, seed);
    List<KhachapuriMove> sequences = new ArrayList<>();
    game.forEachSequence(position, sequences::add);
    List<KhachapuriMove> built = new ArrayList<>();
    TurnBuilder builder = new TurnBuilder(game, position);
    if (sequences.size() <= 500) {
      build(builder, built);
      assertThat(built).isEqualTo(sequences);
      assertThat(builder.steps()).isEmpty();
    }
  }

  /** Follows every choice in the order in which it is offered. */
  private static void build(TurnBuilder builder, List<KhachapuriMove> built) {
    if (builder.isComplete()) {
      assertThat(builder.next()).isEmpty();
      built.add(builder.complete().orElseThrow());
      return;
    }
    assertThat(builder.complete()).isEmpty();
    for (Step step : builder.next()) {
      assertThat(builder.add(step).isLegal()).isTrue();
      build(builder, built);
      assertThat(builder.undo()).contains(step);
    }
  }

  @Property(tries = 400)
  void a_step_that_is_not_offered_is_refused_and_changes_nothing(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position = Positions.draftedTurn(game, seed);
    TurnBuilder builder = new TurnBuilder(game, position);
    builder.next().stream().findAny().ifPresent(builder::add);
    List<Step> made = builder.steps();
    List<Integer> men = IntStream.rangeClosed(0, 24).mapToObj(builder::count).toList();
    List<Step> next = builder.next();
    for (int from = 1; from <= 24; from++) {
      for (int die = 1; die <= 7; die++) {
        Step step = new Step(from, die);
        if (!next.contains(step)) {
          assertThat(builder.add(step).violations()).isNotEmpty();
        }
      }
    }
    assertThat(builder.steps()).isEqualTo(made);
    assertThat(builder.next()).isEqualTo(next);
    assertThat(IntStream.rangeClosed(0, 24).mapToObj(builder::count)).isEqualTo(men);
  }

  @Test
  void a_step_that_would_lose_a_die_is_refused_with_that_reason() {
    TurnBuilder builder =
        new TurnBuilder(Khachapuri.standard(), position("W=24x4,6x11;B=18x11,12x4 w 6-1"));
    assertThat(builder.next()).containsExactly(new Step(24, 1));
    assertThat(builder.add(new Step(6, 1)))
        .hasToString("KH-10: the 6 would be lost after 6/5; for example 24/23/17");
    assertThat(builder.add(new Step(24, 6))).hasToString("KH-07: point 18 is held by Black");
    assertThat(builder.add(new Step(24, 1)).isLegal()).isTrue();
    assertThat(builder.next()).containsExactly(new Step(23, 6));
    builder.add(new Step(23, 6));
    assertThat(builder.complete()).contains(Turn.of(new Step(24, 1), new Step(23, 6)));
    assertThat(builder.count(17)).isEqualTo(1);
  }

  @Test
  void the_smaller_die_is_refused_where_only_one_can_be_played() {
    TurnBuilder builder =
        new TurnBuilder(Khachapuri.standard(), position("W=1x1;B=18x11,12x4 w 3-2"));
    assertThat(builder.add(new Step(1, 2)).violations())
        .singleElement()
        .satisfies(reason -> assertThat(reason.rule()).isEqualTo(KhachapuriRule.KH_11));
    assertThat(builder.add(new Step(1, 3)).isLegal()).isTrue();
    assertThat(builder.isComplete()).isTrue();
  }

  @Test
  void a_turn_without_a_legal_step_is_complete_as_a_pass() {
    TurnBuilder builder =
        new TurnBuilder(Khachapuri.standard(), position("W=24x4,6x11;B=18x11,12x4 w 6-6"));
    assertThat(builder.length()).isZero();
    assertThat(builder.complete()).contains(Pass.PASS);
    assertThat(builder.undo()).isEmpty();
  }

  @Test
  void a_step_too_many_is_refused() {
    TurnBuilder builder =
        new TurnBuilder(Khachapuri.standard(), position("W=24x4,6x11;B=18x11,12x4 w 6-1"));
    builder.add(new Step(24, 1));
    builder.add(new Step(23, 6));
    assertThat(builder.add(new Step(24, 1)).violations())
        .singleElement()
        .satisfies(reason -> assertThat(reason.rule()).isEqualTo(KhachapuriRule.KH_09));
  }

  @Test
  void a_wall_at_the_end_of_the_turn_is_named() {
    Khachapuri game = Positions.game("std,primeCheck=turn");
    KhachapuriPosition position = game.positions()
        .parse("W=19x1,18x3,17x3,16x3,15x3,14x2;B=12x3,11x3,10x3,9x3,8x3 w 6-1")
        .orElseThrow();
    TurnBuilder builder = new TurnBuilder(game, position);
    assertThat(builder.add(new Step(14, 1)).isLegal()).isTrue();
    assertThat(builder.next()).containsExactly(new Step(13, 6));
  }

  @Test
  void only_a_position_with_dice_has_a_turn_to_build() {
    Khachapuri game = Khachapuri.standard();
    assertThatThrownBy(() -> new TurnBuilder(game, game.initial()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
