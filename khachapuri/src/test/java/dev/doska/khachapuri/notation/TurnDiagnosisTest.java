package dev.doska.khachapuri.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.MoveParse;
import dev.doska.core.Rule;
import dev.doska.core.SplitMix64;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.Positions;
import dev.doska.khachapuri.Step;
import dev.doska.khachapuri.ruleset.KhachapuriOption.PrimeCheck;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rules are named when a turn is written that the dice could make in several ways. */
class TurnDiagnosisTest {
  private static final String START = "W=24x4,6x11;B=18x11,12x4";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        START
            + " w 6-1|6/off|KH-14: all checkers must be home before one may leave; one stands on 24",
        "W=7x1,6x1;B=12x15 w 6-5|6/off|KH-14: all checkers must be home before one may leave; one stands on 7",
      })
  void a_rule_that_the_shorter_way_keeps_is_not_named(String position, String text, String reason) {
    assertThat(reasons(Khachapuri.standard(), position, text)).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=6x1,3x1;B=18x11,12x4 w 5-4|6/off|KH-16: a checker on 3 must move first",
        "W=6x1,3x1;B=18x11,12x4 w 5-4|3/off 6/1|KH-16: a checker on 6 must move first",
        "W=6x3;B=18x11,12x4 w 5-4|6/off|KH-16: a checker on 6 must move first",
      })
  void a_rule_that_every_way_breaks_is_named(String position, String text, String reason) {
    assertThat(reasons(Khachapuri.standard(), position, text)).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x4,6x11;B=18x10,13x5 w 6-5|24/13|KH-07: point 13 is held by Black",
        "W=6x2;B=18x11,12x4 w 6-1|6/off|KH-10: both dice can be played; for example 6/off 6/5",
      })
  void of_ways_that_break_different_rules_the_one_that_comes_farther_is_judged(
      String position, String text, String reason) {
    assertThat(reasons(Khachapuri.standard(), position, text)).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W=24x4,6x11;B=19x1,18x10,12x4 w 6-5|24/13|KH-06: 24/13 needs 19 or 18 open",
        START + " w 6-6|24/12|KH-06: 24/12 needs 18 open",
      })
  void closed_points_between_the_ends_break_the_rule_of_single_steps(
      String position, String text, String reason) {
    assertThat(reasons(Khachapuri.standard(), position, text)).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource({"std", "'std,prime=forbid,primeCheck=turn'"})
  void a_closed_way_from_an_empty_point_breaks_two_rules(String rules) {
    assertThat(reasons(Positions.game(rules), "W=24x4,6x11;B=18x1,17x10,12x4 w 6-5", "23/12"))
        .containsExactly(
            "KH-06: 23/12 needs 18 or 17 open", "KH-08: point 23 has no checker of White");
  }

  private static List<String> reasons(Khachapuri game, String position, String text) {
    return refusal(game, game.positions().parse(position).orElseThrow(), text).stream()
        .map(Violation::toString)
        .toList();
  }

  private static List<Violation> refusal(
      Khachapuri game, KhachapuriPosition position, String text) {
    MoveParse<KhachapuriMove> parsed = game.notation().parse(position, text);
    return parsed instanceof MoveParse.NotLegal<KhachapuriMove> refused
        ? refused.verdict().violations()
        : List.of();
  }

  @Property(tries = 400)
  void the_reasons_are_those_of_the_least_wrong_way(@ForAll long seed) {
    Khachapuri game = Positions.anyGame(seed);
    SplitMix64 random = new SplitMix64(seed);
    for (KhachapuriPosition position :
        List.of(Positions.reachableTurn(game, seed), Positions.draftedTurn(game, seed))) {
      for (int i = 0; i < 20; i++) {
        Turn written = anyWriting(position, random);
        List<Turn> ways = ways(game, position, written);
        if (!ways.isEmpty()) {
          check(game, position, written, ways);
        }
      }
    }
  }

  private static void check(
      Khachapuri game, KhachapuriPosition position, Turn written, List<Turn> ways) {
    List<Violation> named = refusal(game, position, written.toString());
    String what = game + " " + position + " " + written + " " + named;
    List<List<Violation>> all =
        ways.stream().map(way -> game.judge(position, way).violations()).toList();
    assertThat(named.isEmpty()).as(what).isEqualTo(all.contains(List.<Violation>of()));
    if (named.isEmpty()) {
      return;
    }
    Set<KhachapuriRule> always = EnumSet.allOf(KhachapuriRule.class);
    all.forEach(violations -> always.retainAll(rules(violations)));
    if (rules(named).contains(KhachapuriRule.KH_06)) {
      assertThat(always).as(what).contains(KhachapuriRule.KH_07);
      always.remove(KhachapuriRule.KH_07);
      always.add(KhachapuriRule.KH_06);
      assertThat(rules(named)).as(what).isEqualTo(always);
      return;
    }
    assertThat(all).as(what).contains(named);
    int farthest = 0;
    int reach = 0;
    for (int i = 0; i < ways.size(); i++) {
      boolean least = all.stream().noneMatch(properPartOf(all.get(i)));
      boolean isNamed = all.get(i).equals(named);
      assertThat(least || !isNamed).as(what).isTrue();
      int here = least ? reach(game, position, ways.get(i)) : 0;
      farthest = Math.max(farthest, here);
      reach = isNamed ? Math.max(reach, here) : reach;
    }
    assertThat(reach).as(what).isEqualTo(farthest);
  }

  private static Predicate<List<Violation>> properPartOf(List<Violation> whole) {
    return part -> !rules(part).equals(rules(whole)) && rules(whole).containsAll(rules(part));
  }

  private static Set<KhachapuriRule> rules(List<Violation> violations) {
    Set<KhachapuriRule> rules = EnumSet.noneOf(KhachapuriRule.class);
    for (Violation violation : violations) {
      Rule rule = violation.rule();
      rules.add((KhachapuriRule) rule);
    }
    return rules;
  }

  /** How many steps are legal one after the other; a whole way counts for more. */
  private static int reach(Khachapuri game, KhachapuriPosition position, Turn way) {
    Set<KhachapuriRule> atTheEnd = EnumSet.of(KhachapuriRule.KH_10, KhachapuriRule.KH_11);
    if (game.ruleset().primeCheck() == PrimeCheck.TURN) {
      atTheEnd.add(KhachapuriRule.KH_13);
    }
    for (int made = 1; made <= way.steps().size(); made++) {
      Verdict verdict = game.judge(position, new Turn(way.steps().subList(0, made)));
      if (!atTheEnd.containsAll(rules(verdict.violations()))) {
        return made - 1;
      }
    }
    return Integer.MAX_VALUE;
  }

  /** Every way to make written steps with dice in some order, each die as often as it may be. */
  private static List<Turn> ways(Khachapuri game, KhachapuriPosition position, Turn written) {
    int a = position.larger();
    int b = position.smaller();
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of(a), List.of(a, b)));
    if (a != b) {
      orders.addAll(List.of(List.of(b), List.of(b, a)));
    } else if (game.ruleset().doubles() == 4) {
      orders.addAll(List.of(List.of(a, a, a), List.of(a, a, a, a)));
    }
    List<Turn> ways = new ArrayList<>();
    for (List<Integer> order : orders) {
      way(written.steps(), order).ifPresent(ways::add);
    }
    return ways;
  }

  /** The way that takes the dice in an order, if it takes them all and ends as written. */
  private static Optional<Turn> way(List<Step> written, List<Integer> dice) {
    List<Step> steps = new ArrayList<>();
    int index = 0;
    int at = written.get(0).from();
    for (int die : dice) {
      if (index == written.size()) {
        return Optional.empty();
      }
      steps.add(new Step(at, die));
      at = Math.max(0, at - die);
      int goal = written.get(index).to();
      if (at < goal) {
        return Optional.empty();
      }
      if (at == goal && ++index < written.size()) {
        at = written.get(index).from();
      }
    }
    return index == written.size() ? Optional.of(new Turn(steps)) : Optional.empty();
  }

  /** One or two written steps as long as some dice together, mostly from points that are held. */
  private static Turn anyWriting(KhachapuriPosition position, SplitMix64 random) {
    int a = position.larger();
    int b = position.smaller();
    List<Integer> lengths =
        a == b ? List.of(a, 2 * a, 3 * a, 4 * a) : List.of(a, b, a + b, a + b, a + b);
    List<Step> steps = new ArrayList<>();
    do {
      int from = 1 + below(random, 24);
      for (int tries = 0; tries < 20 && position.own(position.side(), from) == 0; tries++) {
        from = 1 + below(random, 24);
      }
      int length = Math.min(24, lengths.get(below(random, lengths.size())));
      steps.add(new Step(from, length));
    } while (steps.size() < 2 && below(random, 3) == 0);
    return new Turn(steps);
  }

  private static int below(SplitMix64 random, int bound) {
    return (int) SplitMix64.below(random, bound);
  }
}
