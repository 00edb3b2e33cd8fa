package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.internal.PackedMove;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The generator against {@link ReferenceRules}, under every combination of the options on captures. */
class CaptureOptionsTest {
  static List<CzechRuleset> rules() {
    return Positions.allCaptureRules();
  }

  @Property(tries = 1500)
  void federation_moves_are_those_of_the_reference_rules(@ForAll long seed) {
    assertAgrees(CzechRuleset.FEDERATION, Positions.any(Positions.seeded(seed)));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void moves_are_those_of_the_reference_rules(CzechRuleset rules) {
    RandomGenerator random = Positions.seeded(rules.toString().length() * 31L);
    for (int i = 0; i < 150; i++) {
      assertAgrees(rules, Positions.any(random));
    }
  }

  /** Identity, canonical writing, order, number, number of routes and judgement. */
  private static void assertAgrees(CzechRuleset rules, CzechPosition position) {
    CzechCheckers game = Positions.game(rules);
    ReferenceRules slow = new ReferenceRules(rules, position);
    Map<List<Object>, List<CzechMove>> expected = slow.moves();
    List<CzechMove> canonical =
        expected.values().stream().map(writings -> writings.get(0)).toList();
    String description = position + " under " + rules;
    assertThat(game.moves(position).list()).as(description).isEqualTo(canonical);
    assertThat(game.count(position)).as(description).isEqualTo(canonical.size());
    assertThat(game.any(position)).as(description).isEqualTo(!canonical.isEmpty());
    Map<CzechMove, List<Object>> routes = slow.routes();
    List<List<Object>> visited = new ArrayList<>();
    game.forEachRoute(position, writing -> visited.add(routes.get(writing)));
    assertThat(visited)
        .as(description)
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(routes.values().stream().distinct().toList());
    assertThat(game.routes(position, 1)).as(description).isEqualTo(visited.size());
    assertThat(identities(game, position))
        .as(description)
        .isEqualTo(new ArrayList<>(expected.keySet()));
    for (List<CzechMove> writings : expected.values()) {
      for (CzechMove writing : writings) {
        assertThat(game.judge(position, writing).isLegal())
            .as(description + writing)
            .isTrue();
        assertThat(game.canonical(position, writing)).isEqualTo(writings.get(0));
      }
    }
  }

  private static List<List<Object>> identities(CzechCheckers game, CzechPosition position) {
    MoveBuffer buffer = new MoveBuffer();
    game.generate(position, buffer);
    List<List<Object>> identities = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      long move = buffer.get(i);
      identities.add(List.of(
          Square.ofIndex(PackedMove.from(move)),
          Square.ofIndex(PackedMove.to(move)),
          new java.util.TreeSet<>(Square.ofSet(PackedMove.captured(move)))));
    }
    return identities;
  }

  @Property(tries = 400)
  void verdicts_agree_with_the_reference_rules(@ForAll long seed) {
    RandomGenerator random = Positions.seeded(seed);
    CzechRuleset rules = rules().get(random.nextInt(rules().size()));
    CzechPosition position = Positions.any(random);
    CzechCheckers game = Positions.game(rules);
    Collection<CzechMove> legal = new ReferenceRules(rules, position)
        .writings().stream().map(ReferenceRules.Written::move).toList();
    Stream<CzechMove> absurd =
        Stream.generate(() -> AbsurdMoves.any(game, position, random)).limit(60);
    absurd.forEach(move -> assertThat(game.judge(position, move).isLegal())
        .as("%s in %s under %s: %s", move, position, rules, game.judge(position, move))
        .isEqualTo(legal.contains(move)));
  }
}
