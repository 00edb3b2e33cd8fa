package dev.doska.czechcheckers.internal;

import dev.doska.core.Claim;
import dev.doska.core.Ending;
import dev.doska.core.History;
import dev.doska.core.Outcome;
import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRule;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.ruleset.BlockedOutcome;
import dev.doska.czechcheckers.ruleset.ResetBy;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The endings of a game under a rule set (CZ-14, CZ-16 to CZ-20). Immutable and thread-safe. */
public final class EndingRules {
  /** CZ-18: the plies of a lone king against at most two pieces. */
  private static final int TWO_LIMIT = 10;

  /** CZ-18: the plies of a lone king against three kings. */
  private static final int THREE_LIMIT = 30;

  /** CZ-18: the plies of a lone king on the main road against three kings. */
  private static final int MAIN_ROAD_LIMIT = 10;

  private static final Ending NO_PROGRESS = new Ending(CzechRule.CZ_17, "no progress");
  private static final Ending SMALL = new Ending(CzechRule.CZ_18, "small ending");
  private static final Ending MAIN_ROAD = new Ending(CzechRule.CZ_18, "lone king on the main road");

  private final CzechRuleset rules;
  private final int repetitions;
  private final int noProgressPlies;
  private final boolean endgameLimits;
  private final boolean byCrowning;
  private final Claim repetition;

  EndingRules(CzechRuleset rules) {
    this.rules = rules;
    this.repetitions = rules.repetition();
    this.noProgressPlies = rules.noProgressPlies();
    this.endgameLimits = rules.endgameLimits();
    this.byCrowning = rules.resetBy() == ResetBy.CAPTURE_OR_CROWNING;
    Ending ending = new Ending(CzechRule.CZ_16, "the same position " + repetitions + " times");
    this.repetition = new Claim(new Outcome.Draw(ending), !rules.repetitionByClaim());
  }

  /** The outcome for a side that has no legal move (CZ-14, CZ-20). */
  Outcome withoutMove(Side side, boolean hasPieces) {
    String reason = hasPieces ? "no legal move" : "no piece left";
    if (hasPieces && rules.blocked() == BlockedOutcome.DRAW) {
      return new Outcome.Draw(new Ending(CzechRule.CZ_14, reason));
    }
    return rules.misere()
        ? new Outcome.Win(side, 1, new Ending(CzechRule.CZ_20, reason))
        : new Outcome.Win(side.other(), 1, new Ending(CzechRule.CZ_14, reason));
  }

  /** Whether a counter can end a game under this rule set. */
  public boolean hasCounters() {
    return noProgressPlies != 0 || endgameLimits;
  }

  /**
   * Whether a counter may end the game within a number of plies. False is certain; true only means that it
   * is not excluded.
   */
  public boolean mayDrawBefore(int counters, int plies) {
    boolean noProgress = noProgressPlies != 0 && progress(counters) + plies > noProgressPlies;
    int ending = Math.max(Counters.material(counters), Counters.mainRoad(counters));
    return noProgress || (endgameLimits && ending + plies > TWO_LIMIT);
  }

  /** Whether a counter has ended the game; boards padded. */
  public boolean drawn(long a, long b, long kings, int counters) {
    return isNoProgress(counters)
        || (endgameLimits && endgameRemaining(a, b, kings, counters) <= 0);
  }

  private int progress(int counters) {
    return byCrowning ? Counters.material(counters) : Counters.quiet(counters);
  }

  private boolean isNoProgress(int counters) {
    return noProgressPlies != 0 && progress(counters) >= noProgressPlies;
  }

  /** The draws by counters, the one that counts first; boards padded. */
  List<Outcome> counterDraws(long a, long b, long kings, int counters) {
    List<Outcome> outcomes = new ArrayList<>();
    if (isNoProgress(counters)) {
      outcomes.add(new Outcome.Draw(NO_PROGRESS));
    }
    if (endgameLimits && endgameRemaining(a, b, kings, counters) <= 0) {
      boolean byMaterial = Counters.material(counters) >= materialLimit(a, b, kings);
      outcomes.add(new Outcome.Draw(byMaterial ? SMALL : MAIN_ROAD));
    }
    return outcomes;
  }

  /** The plies until a rule draws the game by its counter; boards padded. */
  public OptionalInt remainingPlies(CzechRule rule, long a, long b, long kings, int counters) {
    if (rule == CzechRule.CZ_17 && noProgressPlies != 0) {
      return OptionalInt.of(Math.max(0, noProgressPlies - progress(counters)));
    }
    if (rule == CzechRule.CZ_18 && endgameLimits) {
      int left = endgameRemaining(a, b, kings, counters);
      return left == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(Math.max(0, left));
    }
    return OptionalInt.empty();
  }

  /** The plies until CZ-18 draws the game; the greatest number if the material is no small ending. */
  private static int endgameRemaining(long a, long b, long kings, int counters) {
    int limit = materialLimit(a, b, kings);
    if (limit == 0) {
      return Integer.MAX_VALUE;
    }
    int left = limit - Counters.material(counters);
    return Counters.isMainRoadEnding(a, b, kings)
        ? Math.min(left, MAIN_ROAD_LIMIT - Counters.mainRoad(counters))
        : left;
  }

  /** The limit for the material; 0 if it is no small ending. */
  private static int materialLimit(long a, long b, long kings) {
    if (Long.bitCount(a | b) > 4) {
      return 0;
    }
    return Math.max(limitFor(a, b, kings), limitFor(b, a, kings));
  }

  private static int limitFor(long lone, long others, long kings) {
    if (Long.bitCount(lone) != 1 || (lone & kings) == 0) {
      return 0;
    }
    int otherKings = Long.bitCount(others & kings);
    int otherMen = Long.bitCount(others & ~kings);
    if (otherMen == 0 && otherKings == 3) {
      return THREE_LIMIT;
    }
    boolean two = otherMen + otherKings <= 2 && otherKings >= 1;
    return two ? TWO_LIMIT : 0;
  }

  /** The draw by repetition, if the position has occurred often enough (CZ-16). */
  public List<Claim> claims(History<CzechPosition, CzechMove> history) {
    if (repetitions == 0) {
      return List.of();
    }
    // no position can occur both before and after a man's move or a capture
    int quiet = history.position().quietPlies();
    int times = quiet < Counters.MAX ? history.occurrences(quiet) : history.occurrences();
    return times >= repetitions ? List.of(repetition) : List.of();
  }
}
