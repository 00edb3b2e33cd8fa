package dev.doska.toys.race;

import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import java.util.ArrayList;
import java.util.List;

/** The verdict on a move where a decision is waited for. */
final class RaceJudge {
  private final DiceRace game;
  private final long bits;
  private final List<Violation> violations = new ArrayList<>();

  RaceJudge(DiceRace game, long bits) {
    this.game = game;
    this.bits = bits;
  }

  Verdict judge(RaceMove move) {
    if (move instanceof RaceMove.Advance advance) {
      judgeAdvance(advance);
    } else if (move instanceof RaceMove.Pass) {
      if (!game.mustPass(bits)) {
        add(RaceRule.PASS, "only who can't advance passes", "");
      }
    } else {
      add(RaceRule.DECISION, "the roll is made, a runner must advance", "");
    }
    return Verdict.of(violations);
  }

  private void judgeAdvance(RaceMove.Advance advance) {
    int to = game.targetFrom(bits, advance.from());
    if (!Race.stands(bits, Race.turn(bits) - 1, advance.from())) {
      add(RaceRule.RUNNER, "no runner of one's own stands on " + advance.from(), "");
    } else if (to >= 0 && advance.to() != to) {
      add(RaceRule.RUNNER, "the roll is " + Race.roll(bits), "it leads to " + to);
    } else if (to < 0) {
      add(RaceRule.HOME, "the runner on " + advance.from() + " can't go home", "");
    }
    if (advance.hit() && !game.wouldHit(bits, advance.to())) {
      add(RaceRule.HIT, "nobody to meet on " + advance.to(), "");
    }
  }

  private void add(RaceRule rule, String message, String witness) {
    violations.add(new Violation(rule, message, witness));
  }
}
