package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Cursor;
import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.internal.TurnJudge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The fast generator against the slow one, and its ways of listing against each other. */
class GeneratorTest {
  @Property(tries = 1_500)
  void turns_of_reachable_positions_are_those_of_the_slow_generator(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    agree(game, Positions.reachableTurn(game, seed));
  }

  @Property(tries = 3_000)
  void turns_of_drafted_positions_are_those_of_the_slow_generator(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    agree(game, Positions.draftedTurn(game, seed));
  }

  private static void agree(Khachapuri game, KhachapuriPosition position) {
    ReferenceTurns slow = new ReferenceTurns(game.ruleset(), position);
    List<String> turns =
        game.moves(position).list().stream().map(GeneratorTest::text).toList();
    assertThat(turns).as("%s %s", game, position).isEqualTo(slow.canonical());
    List<String> sequences = new ArrayList<>();
    game.forEachSequence(position, sequence -> sequences.add(text(sequence)));
    sequences.sort(null);
    assertThat(sequences).as("%s %s", game, position).isEqualTo(List.copyOf(slow.sequences()));
  }

  private static String text(KhachapuriMove move) {
    return move instanceof Turn turn
        ? turn.steps().stream()
            .map(step -> step.from() + ":" + step.die())
            .collect(Collectors.joining(" "))
        : "-";
  }

  @Property(tries = 400)
  void count_buffer_visitor_list_and_cursor_agree(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position =
        seed % 2 == 0 ? Positions.reachable(game, seed) : Positions.draftedTurn(game, seed);
    List<KhachapuriMove> list = game.moves(position).list();
    List<KhachapuriMove> visited = new ArrayList<>();
    game.forEach(position, visited::add);
    MoveBuffer buffer = new MoveBuffer();
    game.generate(position, buffer);
    Cursor<KhachapuriPosition, KhachapuriMove> cursor = game.cursor(position);
    cursor.generate(buffer);
    assertThat(visited).isEqualTo(list);
    assertThat(game.count(position)).isEqualTo(list.size());
    assertThat(cursor.count()).isEqualTo(list.size());
    assertThat(game.any(position)).isEqualTo(!list.isEmpty());
    assertThat(buffer.size()).isEqualTo(2 * list.size());
    if (position.phase() == Phase.TO_MOVE) {
      assertThat(TurnJudge.start(game.ruleset(), position).first()).isEqualTo(buffer.get(0));
    }
    for (int i = 0; i < list.size(); i++) {
      assertThat(game.decode(position, buffer.get(i))).isEqualTo(list.get(i));
      assertThat(buffer.get(list.size() + i)).isEqualTo(buffer.get(i));
    }
  }

  @Property(tries = 400)
  void canonical_steps_of_reachable_positions_start_further_and_further_ahead(@ForAll long seed) {
    Khachapuri game = Khachapuri.standard();
    for (KhachapuriMove move : game.moves(Positions.reachableTurn(game, seed)).list()) {
      if (move instanceof Turn turn) {
        assertThat(turn.steps())
            .isSortedAccordingTo(Comparator.comparingInt(Step::from).reversed());
      }
    }
  }
}
