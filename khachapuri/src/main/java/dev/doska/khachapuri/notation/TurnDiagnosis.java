package dev.doska.khachapuri.notation;

import dev.doska.core.Game;
import dev.doska.core.Rule;
import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.Step;
import dev.doska.khachapuri.internal.TurnBoard;
import dev.doska.khachapuri.internal.TurnJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The reasons why a written turn is illegal if the dice can make it in at least one way. The reasons are those of
 * one way, so that all of them hold together. A way is left out if another way breaks only some of its rules. Of
 * the rest it is the one that comes farthest before its first illegal step,
 * and of those the one that begins with the larger die. If every way of a checker stops at a closed
 * point between its ends, the rule is that of the single steps (KH-06) and the reason names those
 * points; other rules are then named only if every way breaks them.
 */
final class TurnDiagnosis {
  /** A way to make the turn, with the number of its first steps that are legal and what it breaks. */
  private record Way(Turn turn, int legalSteps, List<Violation> violations) {
    List<Rule> rules() {
      return violations.stream().map(Violation::rule).toList();
    }

    boolean breaksLessThan(Way other) {
      return !rules().equals(other.rules()) && other.rules().containsAll(rules());
    }

    /** How far it comes; a way that breaks only rules of the whole turn comes farther than others. */
    int reach() {
      return isWhole() ? Integer.MAX_VALUE : legalSteps;
    }

    boolean isWhole() {
      return legalSteps == turn.steps().size();
    }
  }

  private final KhachapuriRuleset rules;
  private final KhachapuriPosition position;
  private final Turn written;
  private final List<Way> ways;

  /**
   * The diagnosis of a written turn.
   *
   * @param ways all ways to make it with the dice, none of them legal, at least one
   */
  TurnDiagnosis(
      Game<KhachapuriPosition, KhachapuriMove> game,
      KhachapuriRuleset rules,
      KhachapuriPosition position,
      Turn written,
      List<Turn> ways) {
    this.rules = rules;
    this.position = position;
    this.written = written;
    this.ways = ways.stream().map(turn -> way(turn, game.judge(position, turn))).toList();
  }

  private Way way(Turn turn, Verdict verdict) {
    TurnBoard board = board();
    int legal = 0;
    for (Step step : turn.steps()) {
      if (!board.allows(step.from(), step.die())) {
        break;
      }
      board.play(step.from(), step.die());
      legal++;
    }
    return new Way(turn, legal, verdict.violations());
  }

  private TurnBoard board() {
    return TurnJudge.start(rules, position).board();
  }

  /** The reasons in rulebook order. */
  Verdict.Illegal verdict() {
    return ways.stream().allMatch(this::isBarred) ? barred() : new Verdict.Illegal(best());
  }

  private List<Violation> best() {
    return ways.stream()
        .filter(way -> ways.stream().noneMatch(other -> other.breaksLessThan(way)))
        .reduce((one, next) -> next.reach() > one.reach() ? next : one)
        .orElseThrow()
        .violations();
  }

  /** Whether a way stops at a closed point between the ends of a written step. */
  private boolean isBarred(Way way) {
    if (way.isWhole()) {
      return false;
    }
    int stop = way.turn.steps().get(way.legalSteps).to();
    return stop > writtenStep(way).to() && isClosed(stop);
  }

  /** The written step that the first illegal step of a way belongs to. */
  private Step writtenStep(Way way) {
    int step = 0;
    for (Step made : way.turn.steps().subList(0, way.legalSteps)) {
      step += made.to() == written.steps().get(step).to() ? 1 : 0;
    }
    return written.steps().get(step);
  }

  private boolean isClosed(int own) {
    return (board().open() >>> own & 1) == 0;
  }

  /**
   * The condition of a step that no way meets. There is more than one way only where two different dice
   * make one written step, so all of them stop in the same.
   */
  private Verdict.Illegal barred() {
    Step step = writtenStep(ways.get(0));
    TreeSet<Integer> closed = new TreeSet<>((a, b) -> b - a);
    for (Way way : ways) {
      way.turn.steps().stream()
          .map(Step::to)
          .filter(to -> to < step.from() && to > step.to() && isClosed(to))
          .forEach(closed::add);
    }
    String word = position.larger() == position.smaller() ? " and " : " or ";
    String points = closed.stream().map(String::valueOf).collect(Collectors.joining(word));
    List<Violation> reasons = new ArrayList<>();
    reasons.add(new Violation(KhachapuriRule.KH_06, step + " needs " + points + " open", ""));
    for (Violation violation : ways.get(0).violations()) {
      boolean always = ways.stream().allMatch(way -> way.rules().contains(violation.rule()));
      if (always && violation.rule() != KhachapuriRule.KH_07) {
        reasons.add(violation);
      }
    }
    return new Verdict.Illegal(reasons);
  }
}
