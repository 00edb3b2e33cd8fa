package dev.doska.khachapuri.notation;

import dev.doska.core.Verdict;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove.Turn;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.Step;
import dev.doska.khachapuri.internal.TurnBoard;
import dev.doska.khachapuri.internal.TurnJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Why a written turn that the dice could make is illegal: the judge's verdict on the way that goes
 * farthest, or, if closed points bar every way of a checker, which these are (KH-06).
 *
 * @param ways all ways to make the turn with the dice, none of them legal
 */
record Refusal(Khachapuri game, KhachapuriPosition position, Turn written, List<Turn> ways) {
  Verdict.Illegal verdict() {
    Turn best = ways.get(0);
    for (Turn way : ways) {
      best = legalSteps(way) > legalSteps(best) ? way : best;
    }
    int stop = legalSteps(best);
    if (stop < best.steps().size()) {
      Step barred = writtenStep(best, stop);
      List<Turn> closed = ways.stream().filter(way -> isBarred(way, barred)).toList();
      if (closed.size() == ways.size()) {
        return needs(barred, closed);
      }
    }
    return (Verdict.Illegal) game.judge(position, best);
  }

  /** How many of the first steps of a way are legal one after the other. */
  private int legalSteps(Turn way) {
    TurnBoard board = TurnJudge.start(game.ruleset(), position).board();
    int made = 0;
    for (Step step : way.steps()) {
      if (!board.allows(step.from(), step.die())) {
        break;
      }
      board.play(step.from(), step.die());
      made++;
    }
    return made;
  }

  /** The written step that a step of a way belongs to. */
  private Step writtenStep(Turn way, int index) {
    int step = 0;
    for (int i = 0; i < index; i++) {
      if (way.steps().get(i).to() == written.steps().get(step).to()) {
        step++;
      }
    }
    return written.steps().get(step);
  }

  /** Whether a way stops at a closed point between the ends of a written step. */
  private boolean isBarred(Turn way, Step barred) {
    int stop = legalSteps(way);
    return stop < way.steps().size()
        && writtenStep(way, stop).equals(barred)
        && way.steps().get(stop).to() > barred.to()
        && isClosed(way.steps().get(stop).to());
  }

  private boolean isClosed(int own) {
    return (TurnJudge.start(game.ruleset(), position).board().open() >>> own & 1) == 0;
  }

  private Verdict.Illegal needs(Step barred, List<Turn> barredWays) {
    List<String> points = new ArrayList<>();
    TreeSet<Integer> closed = new TreeSet<>((a, b) -> b - a);
    for (Turn way : barredWays) {
      way.steps().stream()
          .map(Step::to)
          .filter(to -> to < barred.from() && to > barred.to() && isClosed(to))
          .forEach(closed::add);
    }
    closed.forEach(point -> points.add(point.toString()));
    String word = position.larger() == position.smaller() ? " and " : " or ";
    return Verdict.illegal(
        KhachapuriRule.STEPS,
        barred + " needs " + points.stream().collect(Collectors.joining(word)) + " open",
        "");
  }
}
