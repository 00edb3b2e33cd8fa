package dev.doska.chapayev;

import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.chapayev.ruleset.Prisoner;
import dev.doska.core.Side;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a strike from its outcome to the next decision: falls, traitors, standing and hanging
 * checkers, then the tests of round and turn (section RESOLVE of the state machine). Immutable.
 */
final class Referee {
  /** Rounds of blowing that a standing checker can withstand. */
  static final int MAX_BLOWS = 10;

  private final ChapayevRuleset rules;
  private final Geometry geometry;
  private final Rounds rounds;
  private final boolean traitors;
  private final Hanging hanging;

  Referee(ChapayevRuleset rules, Geometry geometry, Rounds rounds) {
    this.rules = rules;
    this.geometry = geometry;
    this.rounds = rounds;
    traitors = rules.hasFaces() && rules.traitor();
    hanging = rules.hasFaces() ? rules.hanging() : Hanging.NONE;
  }

  /** Notes who strikes and what he owned; before the outcome is looked at. */
  void begin(ChapayevDraft draft, int strikers) {
    draft.endResolving();
    draft.striking = strikers;
    draft.ownAtStart = draft.owned(draft.mover);
    draft.quiet++;
    if (draft.mover == Side.WHITE) {
      draft.strikersWhite |= strikers;
    } else {
      draft.strikersBlack |= strikers;
    }
  }

  /** The outcome of a strike or scissors. */
  void struck(ChapayevDraft draft, Effect effect, Story story) {
    int enemies = draft.onBoard & ~draft.ownAtStart;
    int turncoats = apply(draft, effect, story);
    int out = effect.fell & enemies;
    if (rules.traitorCountsAsKnockout()) {
      out |= turncoats & enemies;
    }
    draft.knockedOut = Integer.bitCount(out);
    proceed(draft, story);
  }

  /** The outcome of a thumb check. */
  void checked(ChapayevDraft draft, Effect effect, @Nullable Edge edge, Story story) {
    int id = draft.current;
    int bit = 1 << id;
    draft.checked |= bit;
    draft.hanging &= ~bit;
    apply(draft, effect, story);
    draft.endCurrent();
    if ((draft.standing & bit) != 0) {
      draft.current = id;
      draft.hungOver = edge;
    } else {
      fallIfStillHanging(draft, effect, id, edge, story);
      if ((draft.onBoard & ~effect.turned & bit) != 0) {
        story.about(FactKind.LANDED, draft, draft.mover, bit);
      }
    }
    proceed(draft, story);
  }

  /** The outcome of a round of blows, or of the lot in their place. */
  void blown(ChapayevDraft draft, Effect effect, Story story) {
    int id = draft.current;
    int bit = 1 << id;
    int round = draft.blows;
    if ((effect.moved & ~effect.stands & ~effect.fell & bit) != 0) {
      boolean wasUp = (effect.turned & bit) == 0;
      FactKind how = wasUp ? FactKind.FELL_FACE_UP : FactKind.FELL_FACE_DOWN;
      story.about(how, draft, draft.mover, bit);
    }
    apply(draft, effect, story);
    draft.sealed = null;
    if ((draft.standing & bit) != 0) {
      story.about(FactKind.WITHSTOOD, draft, draft.mover, bit, round);
    } else {
      Edge edge = draft.hungOver;
      draft.endCurrent();
      fallIfStillHanging(draft, effect, id, edge, story);
    }
    proceed(draft, story);
  }

  /** what hangs over the same edge after its own check has fallen. */
  private void fallIfStillHanging(
      ChapayevDraft draft, Effect effect, int id, @Nullable Edge edge, Story story) {
    int bit = 1 << id;
    if ((draft.checked & draft.onBoard & bit) == 0) {
      return;
    }
    boolean hangs;
    if ((draft.unplaced & bit) != 0) {
      hangs = (effect.hangs & bit) != 0;
    } else {
      hangs = edge != null && geometry.hangs(draft.x[id], draft.y[id], edge);
    }
    if (hangs) {
      story.about(FactKind.STILL_HANGS, draft, draft.mover, bit);
      remove(draft, bit, 0);
    }
  }

  /** Lets an effect happen; the checkers that changed sides by turning over. */
  private int apply(ChapayevDraft draft, Effect effect, Story story) {
    falls(draft, effect, story);
    settle(draft, effect, story);
    int turncoats = turn(draft, effect, story);
    take(draft, effect, story);
    stand(draft, effect, story);
    hang(draft, effect, story);
    return turncoats;
  }

  private void falls(ChapayevDraft draft, Effect effect, Story story) {
    if (story.isOn()) {
      for (int rest = effect.fell; rest != 0; rest &= rest - 1) {
        int id = Integer.numberOfTrailingZeros(rest);
        var edge = effect.edge(id);
        if (edge.isPresent()) {
          story.about(FactKind.FELL, draft, draft.owner(id), 1 << id, edge.get().ordinal());
        } else {
          story.about(FactKind.FELL_SOMEWHERE, draft, draft.owner(id), 1 << id);
        }
      }
    }
    remove(draft, effect.fell, 0);
  }

  /** Takes checkers off the board; nothing is remembered of them but that they are gone. */
  private static void remove(ChapayevDraft draft, int gone, int asPrisoners) {
    int set = gone | asPrisoners;
    if (set == 0) {
      return;
    }
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      draft.x[id] = 0;
      draft.y[id] = 0;
    }
    draft.onBoard &= ~set;
    draft.prisoners |= asPrisoners;
    draft.turned &= ~set;
    draft.standing &= ~set;
    draft.unplaced &= ~set;
    draft.lifted &= ~set;
    draft.hanging &= ~set;
    draft.black = (draft.black & ~set) | (set & ~draft.roster.white);
    draft.lostWhite |= (set & draft.roster.white) != 0;
    draft.lostBlack |= (set & ~draft.roster.white) != 0;
    draft.quiet = 0;
  }

  private static void settle(ChapayevDraft draft, Effect effect, Story story) {
    if ((effect.unstacked & draft.onBoard) != 0) {
      story.about(FactKind.LEFT_BEHIND, draft, draft.mover, effect.unstacked & draft.onBoard);
    }
    draft.lifted &= ~effect.unstacked;
    draft.unplaced = (draft.unplaced & ~effect.moved) | effect.unknown;
    for (int rest = effect.moved; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      put(draft, id, effect.x[id], effect.y[id], (effect.unknown >>> id & 1) != 0);
      int top = draft.topOf(id);
      if (top >= 0) {
        put(draft, top, effect.x[id], effect.y[id], (effect.unknown >>> id & 1) != 0);
      }
    }
  }

  private static void put(ChapayevDraft draft, int id, int x, int y, boolean unknown) {
    draft.x[id] = x;
    draft.y[id] = y;
    draft.unplaced = unknown ? draft.unplaced | (1 << id) : draft.unplaced & ~(1 << id);
  }

  /** CH-18, R-9. */
  private int turn(ChapayevDraft draft, Effect effect, Story story) {
    int over = effect.turned & draft.onBoard;
    if (over == 0) {
      return 0;
    }
    draft.turned ^= over;
    int turncoats = traitors ? over & ~draft.roster.loyal : 0;
    change(draft, turncoats);
    for (int rest = over; story.isOn() && rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      FactKind kind = (turncoats & bit) != 0 ? FactKind.CHANGED_SIDES : FactKind.TURNED;
      story.about(kind, draft, draft.owner(Integer.numberOfTrailingZeros(bit)), bit);
    }
    return turncoats;
  }

  private static void change(ChapayevDraft draft, int set) {
    if (set != 0) {
      draft.black ^= set;
      draft.lostWhite |= (set & draft.roster.white) != 0;
      draft.lostBlack |= (set & ~draft.roster.white) != 0;
      draft.quiet = 0;
    }
  }

  /** CH-21. */
  private void take(ChapayevDraft draft, Effect effect, Story story) {
    int taken = effect.taken & draft.onBoard;
    if (taken == 0) {
      return;
    }
    if (rules.prisoner() == Prisoner.REMOVED) {
      story.about(FactKind.PRISONER, draft, draft.mover, taken);
      remove(draft, 0, taken);
    } else {
      change(draft, taken);
      story.about(
          FactKind.SWITCHED, draft, draft.owner(Integer.numberOfTrailingZeros(taken)), taken);
    }
  }

  private static void stand(ChapayevDraft draft, Effect effect, Story story) {
    int stands = effect.stands & draft.onBoard;
    int flat = effect.moved & ~stands;
    draft.standing = (draft.standing & ~flat) | stands;
    for (int rest = stands; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      draft.heading[id] = effect.heading[id];
    }
    if (stands != 0) {
      story.about(FactKind.STANDS, draft, draft.mover, stands);
    }
  }

  /** CH-20, R-12: what moved and hangs now joins the queue, once a strike. */
  private void hang(ChapayevDraft draft, Effect effect, Story story) {
    if (hanging == Hanging.NONE) {
      draft.hanging = 0;
      return;
    }
    int hangs = effect.hangs & draft.onBoard & ~draft.standing & ~draft.checked;
    draft.hanging = ((draft.hanging & ~effect.moved) | hangs) & draft.onBoard;
    for (int rest = hangs; story.isOn() && rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if ((draft.unplaced >>> id & 1) != 0) {
        story.about(FactKind.HANGS_SOMEWHERE, draft, draft.owner(id), 1 << id);
      } else {
        int edge = geometry.edge(draft.x[id], draft.y[id]).ordinal();
        story.about(FactKind.HANGS, draft, draft.owner(id), 1 << id, edge);
      }
    }
    if (hanging == Hanging.LIFT_TEST) {
      lift(draft, story);
    }
  }

  private void lift(ChapayevDraft draft, Story story) {
    for (int rest = draft.hanging; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      boolean known = (draft.unplaced >>> id & 1) == 0;
      boolean out = known && geometry.overhang(draft.x[id], draft.y[id]) >= geometry.radius;
      story.about(out ? FactKind.LIFTED_OUT : FactKind.LIFTED_IN, draft, draft.owner(id), 1 << id);
      if (out) {
        remove(draft, 1 << id, 0);
      }
    }
    draft.hanging = 0;
  }

  /** Goes on to the next standing or hanging checker, or to the end of the resolution. */
  void proceed(ChapayevDraft draft, Story story) {
    if (draft.standing != 0) {
      choose(draft, draft.standing, Phase.CHOOSE_STANDING);
    } else if (draft.hanging != 0) {
      choose(draft, candidates(draft), Phase.CHOOSE_HANGING);
    } else {
      resolved(draft, story);
    }
  }

  /** The hanging checkers from which the next is chosen: the mover's, then the other's. */
  static int candidates(ChapayevDraft draft) {
    int own = draft.hanging & draft.owned(draft.mover);
    return own != 0 ? own : draft.hanging;
  }

  private void choose(ChapayevDraft draft, int candidates, Phase choice) {
    if (draft.current < 0 && Integer.bitCount(candidates) > 1) {
      draft.phase = choice;
      return;
    }
    if (draft.current < 0) {
      draft.current = Integer.numberOfTrailingZeros(candidates);
    }
    chosen(draft, choice);
  }

  /** The current checker is known: what is to be done with it. */
  void chosen(ChapayevDraft draft, Phase choice) {
    if (choice == Phase.CHOOSE_HANGING) {
      draft.phase = Phase.THUMB_CHECK;
    } else {
      draft.phase = rules.edgeStand() == EdgeStand.LOT ? Phase.EDGE_LOT : Phase.BLOW;
    }
  }

  /** All checkers lie still: the pie question, then the tests. */
  private void resolved(ChapayevDraft draft, Story story) {
    Pie pie = rules.pie();
    boolean due = pie == Pie.AFTER_FIRST_STRIKE || (pie == Pie.AFTER_FIRST_TURN && turnEnds(draft));
    if (due && !draft.pieOffered) {
      draft.pieOffered = true;
      draft.phase = Phase.PIE_CHOICE;
      story.tell(FactKind.PIE_OFFERED, draft.mover.other());
    } else {
      test(draft, story);
    }
  }

  private boolean turnEnds(ChapayevDraft draft) {
    boolean roundEnds = isOut(draft, Side.WHITE) || isOut(draft, Side.BLACK);
    return roundEnds || !strikesAgain(draft);
  }

  private static boolean isOut(ChapayevDraft draft, Side side) {
    return draft.owned(side) == 0 && Rounds.reserveOf(draft, side) == 0;
  }

  /** ROUND_TEST, then TURN_TEST. */
  void test(ChapayevDraft draft, Story story) {
    rounds.bringInReserve(draft, draft.mover, geometry, story);
    rounds.bringInReserve(draft, draft.mover.other(), geometry, story);
    boolean own = draft.owned(draft.mover) != 0;
    boolean enemy = draft.owned(draft.mover.other()) != 0;
    if (!own && !enemy) {
      story.tell(FactKind.ROUND_DRAWN, draft.mover);
      rounds.drawn(draft, story);
    } else if (!own || !enemy) {
      rounds.won(draft, own ? draft.mover : draft.mover.other(), story);
    } else {
      turn(draft, story);
    }
  }

  private void turn(ChapayevDraft draft, Story story) {
    int limit = rules.noProgressLimit();
    if (limit > 0 && draft.quiet >= limit) {
      story.tell(FactKind.NO_PROGRESS, draft.mover, draft.quiet);
      rounds.drawn(draft, story);
      return;
    }
    if (strikesAgain(draft)) {
      story.tell(FactKind.EXTRA_STRIKE, draft.mover, draft.knockedOut);
    } else {
      draft.mover = draft.mover.other();
      story.tell(FactKind.TURN_PASSES, draft.mover);
    }
    draft.phase = Phase.STRIKE;
    draft.endResolving();
  }

  /** CH-05, R-8. */
  private boolean strikesAgain(ChapayevDraft draft) {
    int own = draft.owned(draft.mover);
    return draft.knockedOut > 0
        && switch (rules.extraStrike()) {
          case STRIKER_STAYS -> (draft.striking & ~own) == 0;
          case NO_OWN_LOSS -> (draft.ownAtStart & ~own) == 0;
          case ANY_KNOCKOUT -> true;
          case NEVER -> false;
        };
  }
}
