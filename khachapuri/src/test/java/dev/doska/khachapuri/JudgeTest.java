package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.SplitMix64;
import dev.doska.core.Verdict;
import dev.doska.khachapuri.KhachapuriMove.Pass;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The judge against the slow generator: legal is exactly what that one lists as a sequence. */
class JudgeTest {
  @Property(tries = 1_500)
  void a_turn_is_legal_exactly_if_brute_force_finds_it(
      @ForAll(supplier = Positions.Rules.class) String rules, @ForAll long seed) {
    Khachapuri game = Positions.game(rules);
    KhachapuriPosition position =
        seed % 3 == 0 ? Positions.reachableTurn(game, seed) : Positions.draftedTurn(game, seed);
    TreeSet<String> legal = new TreeSet<>(new ReferenceTurns(game.ruleset(), position).sequences());
    SplitMix64 random = new SplitMix64(~seed);
    for (int i = 0; i < 40; i++) {
      List<Step> steps = walk(game, position, random);
      String text = steps.stream()
          .map(step -> step.from() + ":" + step.die())
          .collect(Collectors.joining(" "));
      Verdict verdict = game.judge(position, steps.isEmpty() ? Pass.PASS : new Turn(steps));
      assertThat(verdict.isLegal())
          .as("%s %s %s %s", game, position, text, verdict)
          .isEqualTo(legal.contains(steps.isEmpty() ? "-" : text));
    }
  }

  /** Steps that are mostly possible one after the other, as many as the dice allow or fewer. */
  private static List<Step> walk(Khachapuri game, KhachapuriPosition position, SplitMix64 random) {
    List<Step> steps = new ArrayList<>();
    int[] men = new int[25];
    for (int own = 1; own <= 24; own++) {
      men[own] = position.own(position.side(), own);
    }
    boolean twins = position.larger() == position.smaller();
    int length = (int) SplitMix64.below(random, twins ? game.ruleset().doubles() + 1 : 3);
    boolean largerFirst = SplitMix64.below(random, 2) == 0;
    for (int i = 0; i < length; i++) {
      int die = largerFirst == (i % 2 == 0) ? position.larger() : position.smaller();
      int from = 1 + (int) SplitMix64.below(random, 24);
      for (int tries = 0; tries < 60 && men[from] == 0; tries++) {
        from = 1 + (int) SplitMix64.below(random, 24);
      }
      steps.add(new Step(from, die));
      men[from] = Math.max(0, men[from] - 1);
      men[Math.max(0, from - die)]++;
    }
    return steps;
  }
}
