package dev.doska.chapayev.internal.strike;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.FactLog;
import dev.doska.chapayev.internal.PhysicalOutcome;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.round.RoundFlow;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.ExtraStrike;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Pie;
import dev.doska.chapayev.ruleset.match.ClearedBoard;
import dev.doska.core.Side;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a strike from its outcome to the next decision: falls, traitors, standing and hanging
 * checkers, then the tests of round and turn (section RESOLVE of the state machine). Immutable.
 */
public final class StrikeResolver {
  private final BoardGeometry geometry;
  private final RoundFlow rounds;
  private final FaceRules faces;
  private final boolean turncoatsAreOut;
  private final ExtraStrike extraStrike;
  private final Pie pie;
  private final ClearedBoard clearedBoard;
  private final int noProgressLimit;

  StrikeResolver(ChapayevRuleset rules, BoardGeometry geometry, RoundFlow rounds) {
    turncoatsAreOut = rules.traitorCountsAsKnockout();
    extraStrike = rules.extraStrike();
    pie = rules.pie();
    clearedBoard = rules.clearedBoard();
    noProgressLimit = rules.noProgressLimit();
    this.geometry = geometry;
    this.rounds = rounds;
    faces = FaceRules.of(rules);
  }

  /** Records the strikers and the mover's checkers, before the outcome is applied. */
  void begin(WorkingBoard board, int strikers) {
    board.beginStrike(strikers);
  }

  /** The outcome of a strike or scissors. */
  void struck(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    int enemies = board.checkers().onBoard() & ~board.strike().ownAtStart();
    Side last = lastToFall(board, outcome);
    int turncoats = apply(board, outcome, log);
    noteCleared(board, last);
    int out = outcome.fell & enemies;
    if (turncoatsAreOut) {
      out |= turncoats & enemies;
    }
    board.strike().setKnockedOut(Integer.bitCount(out));
    proceed(board, log);
  }

  /** The owner of the checker that fell last, if that is known and can decide a round. */
  private @Nullable Side lastToFall(WorkingBoard board, PhysicalOutcome outcome) {
    return clearedBoard == ClearedBoard.DRAW || outcome.last < 0
        ? null
        : board.checkers().owner(outcome.last);
  }

  /** Keeps whose checker fell last if both sides have lost their last ones. */
  private static void noteCleared(WorkingBoard board, @Nullable Side last) {
    if (isOut(board, Side.WHITE) && isOut(board, Side.BLACK)) {
      board.strike().setLastToFall(last);
    }
  }

  /** The outcome of a thumb check. */
  void checked(WorkingBoard board, PhysicalOutcome outcome, @Nullable Edge edge, FactLog log) {
    int id = board.strike().current();
    int bit = 1 << id;
    board.strike().endCheck(id);
    Side last = lastToFall(board, outcome);
    apply(board, outcome, log);
    noteCleared(board, last);
    board.strike().endCurrent();
    if ((board.checkers().standing() & bit) != 0) {
      board.strike().keepStanding(id, edge);
    } else {
      fallIfStillHanging(board, outcome, id, edge, log);
      if ((board.checkers().onBoard() & ~outcome.turned & bit) != 0) {
        log.recordCheckers(FactKind.LANDED, board, board.mover(), bit);
      }
    }
    proceed(board, log);
  }

  /** The outcome of a round of blows, or of the coin toss instead. */
  void blown(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    int id = board.strike().current();
    int bit = 1 << id;
    int round = board.strike().blows();
    if ((outcome.moved & ~outcome.stands & ~outcome.fell & bit) != 0) {
      boolean wasUp = (outcome.turned & bit) == 0;
      FactKind how = wasUp ? FactKind.FELL_FACE_UP : FactKind.FELL_FACE_DOWN;
      log.recordCheckers(how, board, board.mover(), bit);
    }
    apply(board, outcome, log);
    board.strike().unseal();
    if ((board.checkers().standing() & bit) != 0) {
      log.recordCheckers(FactKind.WITHSTOOD, board, board.mover(), bit, round);
    } else {
      Edge edge = board.strike().hungOver();
      board.strike().endCurrent();
      fallIfStillHanging(board, outcome, id, edge, log);
    }
    proceed(board, log);
  }

  /** a checker that hangs over the same edge after its own check counts as fallen. */
  private void fallIfStillHanging(
      WorkingBoard board, PhysicalOutcome outcome, int id, @Nullable Edge edge, FactLog log) {
    int bit = 1 << id;
    if ((board.strike().checked() & board.checkers().onBoard() & bit) == 0) {
      return;
    }
    boolean hangs;
    if ((board.checkers().unknownPlace() & bit) != 0) {
      // a checker that is not mentioned is where it was
      hangs = ((outcome.hangs | ~outcome.moved) & bit) != 0;
    } else {
      hangs = edge != null
          && geometry.hangs(board.checkers().x(id), board.checkers().y(id), edge);
    }
    if (hangs) {
      log.recordCheckers(FactKind.STILL_HANGS, board, board.mover(), bit);
      board.remove(bit, 0);
    }
  }

  /** Applies an outcome to the board; returns the checkers that changed sides by turning over. */
  private int apply(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    falls(board, outcome, log);
    settle(board, outcome, log);
    int turncoats = turn(board, outcome, log);
    take(board, outcome, log);
    stand(board, outcome, log);
    hang(board, outcome, log);
    return turncoats;
  }

  private void falls(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    if (log.isOn()) {
      for (int rest = outcome.fell; rest != 0; rest &= rest - 1) {
        int id = Integer.numberOfTrailingZeros(rest);
        var edge = outcome.edge(id);
        if (edge.isPresent()) {
          log.recordCheckers(
              FactKind.FELL,
              board,
              board.checkers().owner(id),
              1 << id,
              edge.get().ordinal());
        } else {
          log.recordCheckers(FactKind.FELL_SOMEWHERE, board, board.checkers().owner(id), 1 << id);
        }
      }
    }
    board.remove(outcome.fell, 0);
  }

  private static void settle(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    if ((outcome.unstacked & board.checkers().onBoard()) != 0) {
      log.recordCheckers(
          FactKind.LEFT_BEHIND,
          board,
          board.mover(),
          outcome.unstacked & board.checkers().onBoard());
    }
    board.checkers().unstack(outcome.unstacked);
    for (int rest = outcome.moved; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      put(board, id, outcome.x[id], outcome.y[id], (outcome.unknown >>> id & 1) != 0);
      int top = board.checkers().topOf(id);
      if (top >= 0) {
        put(board, top, outcome.x[id], outcome.y[id], (outcome.unknown >>> id & 1) != 0);
      }
    }
  }

  private static void put(WorkingBoard board, int id, int x, int y, boolean unknown) {
    if (unknown) {
      board.checkers().placeUnknown(id);
    } else {
      board.checkers().place(id, x, y);
    }
  }

  /** CH-18, R-9. */
  private int turn(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    int over = outcome.turned & board.checkers().onBoard();
    if (over == 0) {
      return 0;
    }
    board.checkers().turnOver(over);
    int turncoats = over & board.roster().turncoats;
    board.changeSides(turncoats);
    for (int rest = over; log.isOn() && rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      FactKind kind = (turncoats & bit) != 0 ? FactKind.CHANGED_SIDES : FactKind.TURNED;
      log.recordCheckers(
          kind, board, board.checkers().owner(Integer.numberOfTrailingZeros(bit)), bit);
    }
    return turncoats;
  }

  /** CH-21. */
  private void take(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    int taken = outcome.taken & board.checkers().onBoard();
    if (taken == 0) {
      return;
    }
    if (!faces.prisonersSwitch()) {
      log.recordCheckers(FactKind.PRISONER, board, board.mover(), taken);
      board.remove(0, taken);
    } else {
      board.changeSides(taken);
      log.recordCheckers(
          FactKind.SWITCHED,
          board,
          board.checkers().owner(Integer.numberOfTrailingZeros(taken)),
          taken);
    }
  }

  private static void stand(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    int stands = outcome.stands & board.checkers().onBoard();
    int flat = outcome.moved & ~stands;
    board.checkers().stand(stands, flat);
    for (int rest = stands; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      board.checkers().head(id, outcome.heading[id]);
    }
    if (stands != 0) {
      log.recordCheckers(FactKind.STANDS, board, board.mover(), stands);
    }
  }

  /** CH-20, R-12: a checker that moved and now hangs joins the queue, once per strike. */
  private void hang(WorkingBoard board, PhysicalOutcome outcome, FactLog log) {
    if (!faces.canHang()) {
      board.strike().setHanging(0);
      return;
    }
    int hangs = outcome.hangs
        & board.checkers().onBoard()
        & ~board.checkers().standing()
        & ~board.strike().checked();
    board
        .strike()
        .setHanging(((board.strike().hanging() & ~outcome.moved) | hangs)
            & board.checkers().onBoard());
    for (int rest = hangs; log.isOn() && rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if ((board.checkers().unknownPlace() >>> id & 1) != 0) {
        log.recordCheckers(FactKind.HANGS_SOMEWHERE, board, board.checkers().owner(id), 1 << id);
      } else {
        int edge = geometry.edge(board.checkers().x(id), board.checkers().y(id)).ordinal();
        log.recordCheckers(FactKind.HANGS, board, board.checkers().owner(id), 1 << id, edge);
      }
    }
    if (faces.hanging() == Hanging.LIFT_TEST) {
      lift(board, log);
    }
  }

  private void lift(WorkingBoard board, FactLog log) {
    for (int rest = board.strike().hanging(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      boolean known = (board.checkers().unknownPlace() >>> id & 1) == 0;
      boolean out = known
          && geometry.overhang(board.checkers().x(id), board.checkers().y(id)) >= geometry.radius;
      log.recordCheckers(
          out ? FactKind.LIFTED_OUT : FactKind.LIFTED_IN,
          board,
          board.checkers().owner(id),
          1 << id);
      if (out) {
        board.remove(1 << id, 0);
      }
    }
    board.strike().setHanging(0);
  }

  /** Continues with the next standing or hanging checker, or ends the resolution. */
  void proceed(WorkingBoard board, FactLog log) {
    if (board.checkers().standing() != 0) {
      choose(board, board.checkers().standing(), Phase.CHOOSE_STANDING);
    } else if (board.strike().hanging() != 0) {
      choose(board, board.hangingChoices(), Phase.CHOOSE_HANGING);
    } else {
      resolved(board, log);
    }
  }

  private void choose(WorkingBoard board, int choices, Phase choice) {
    if (board.strike().current() >= 0) {
      chosen(board, board.strike().current(), choice);
    } else if (Integer.bitCount(choices) == 1) {
      chosen(board, Integer.numberOfTrailingZeros(choices), choice);
    } else if (choice == Phase.CHOOSE_HANGING) {
      board.toChooseHanging();
    } else {
      board.toChooseStanding();
    }
  }

  /** Asks for the decision about the current checker. */
  void chosen(WorkingBoard board, int id, Phase choice) {
    if (choice == Phase.CHOOSE_HANGING) {
      board.toThumbCheck(id);
    } else if (faces.standing() == EdgeStand.LOT) {
      board.toEdgeLot(id);
    } else {
      board.toBlow(id);
    }
  }

  /** All checkers are at rest: the pie question, then the tests. */
  private void resolved(WorkingBoard board, FactLog log) {
    boolean due = pie == Pie.AFTER_FIRST_STRIKE || (pie == Pie.AFTER_FIRST_TURN && turnEnds(board));
    if (due && !board.pieOffered()) {
      board.toPieChoice();
      log.record(FactKind.PIE_OFFERED, board.mover().other());
    } else {
      test(board, log);
    }
  }

  private boolean turnEnds(WorkingBoard board) {
    boolean roundEnds = isOut(board, Side.WHITE) || isOut(board, Side.BLACK);
    return roundEnds || !strikesAgain(board);
  }

  private static boolean isOut(WorkingBoard board, Side side) {
    return board.checkers().owned(side) == 0 && board.checkers().reserveOf(side) == 0;
  }

  /** ROUND_TEST, then TURN_TEST. */
  void test(WorkingBoard board, FactLog log) {
    rounds.bringInReserve(board, board.mover(), geometry, log);
    rounds.bringInReserve(board, board.mover().other(), geometry, log);
    boolean own = board.checkers().owned(board.mover()) != 0;
    boolean enemy = board.checkers().owned(board.mover().other()) != 0;
    Side last = board.strike().lastToFall();
    if (!own && !enemy && last != null) {
      log.record(FactKind.LAST_TO_FALL, last);
      rounds.won(board, last, log);
    } else if (!own && !enemy) {
      log.record(FactKind.ROUND_DRAWN, board.mover());
      rounds.drawn(board, log);
    } else if (!own || !enemy) {
      rounds.won(board, own ? board.mover() : board.mover().other(), log);
    } else {
      turn(board, log);
    }
  }

  private void turn(WorkingBoard board, FactLog log) {
    if (noProgressLimit > 0 && board.quiet() >= noProgressLimit) {
      log.record(FactKind.NO_PROGRESS, board.mover(), board.quiet());
      rounds.drawn(board, log);
      return;
    }
    if (strikesAgain(board)) {
      log.record(FactKind.EXTRA_STRIKE, board.mover(), board.strike().knockedOut());
      board.toStrike(board.mover());
    } else {
      board.toStrike(board.mover().other());
      log.record(FactKind.TURN_PASSES, board.mover());
    }
  }

  /** CH-05, R-8. */
  private boolean strikesAgain(WorkingBoard board) {
    int own = board.checkers().owned(board.mover());
    return board.strike().knockedOut() > 0
        && switch (extraStrike) {
          case STRIKER_STAYS -> (board.strike().strikers() & ~own) == 0;
          case STRIKER_ON_BOARD ->
            (board.strike().strikers() & ~board.checkers().onBoard()) == 0;
          case NO_OWN_LOSS -> (board.strike().ownAtStart() & ~own) == 0;
          case ANY_KNOCKOUT -> true;
          case NEVER -> false;
        };
  }
}
