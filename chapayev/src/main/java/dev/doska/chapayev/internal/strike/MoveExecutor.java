package dev.doska.chapayev.internal.strike;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.Phase;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.FactLog;
import dev.doska.chapayev.internal.PhysicalOutcome;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.Workspace;
import dev.doska.chapayev.internal.observation.ObservationValidator;
import dev.doska.chapayev.internal.round.RoundFlow;
import dev.doska.chapayev.physics.Event;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.ruleset.match.ClearedBoard;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays moves: computes or reads their outcome and passes it to the strike resolver. Immutable.
 */
public final class MoveExecutor {
  private final BoardGeometry geometry;
  private final RoundFlow rounds;
  private final ObservationValidator observations;
  private final boolean canHang;
  private final boolean readsLastFall;
  private final SolverAdapter solverAdapter;
  private final HangingResolver hangingResolver;
  private final StrikeResolver resolver;

  public MoveExecutor(
      ChapayevRuleset rules,
      BoardGeometry geometry,
      RoundFlow rounds,
      ObservationValidator observations) {
    this.geometry = geometry;
    this.rounds = rounds;
    this.observations = observations;
    canHang = FaceRules.of(rules).canHang();
    readsLastFall = rules.clearedBoard() == ClearedBoard.LAST_FALLER;
    solverAdapter = new SolverAdapter(geometry);
    hangingResolver = new HangingResolver(rules, geometry, solverAdapter);
    resolver = new StrikeResolver(rules, geometry, rounds);
  }

  public static ChapayevMove canonical(ChapayevMove move) {
    if (move instanceof ChapayevMove.Observed observed) {
      return new ChapayevMove.Observed(
          (ChapayevMove.Act) canonical(observed.act()), observed.observation());
    }
    return move instanceof ChapayevMove.Scissors s && s.first() > s.second()
        ? new ChapayevMove.Scissors(/* first= */ s.second(), /* second= */ s.first(), s.speed())
        : move;
  }

  /** Plays a legal move on the workspace's board; returns the shot if there is one and the log is on. */
  public @Nullable Shot play(Workspace workspace, ChapayevMove move, FactLog log) {
    WorkingBoard board = workspace.board();
    if (move instanceof ChapayevMove.Act act) {
      return act(workspace, act, null, log);
    }
    if (move instanceof ChapayevMove.Observed observed) {
      return act(workspace, observed.act(), observed.observation(), log);
    }
    if (move instanceof ChapayevMove.Decision decision) {
      decide(board, decision, log);
    } else if (move instanceof ChapayevMove.CoinToss lot) {
      lot(workspace, lot.result(), log);
    } else if (move instanceof ChapayevMove.Choose choose) {
      Phase choice = board.phase();
      FactKind kind =
          choice == Phase.CHOOSE_HANGING ? FactKind.CHECKED_NEXT : FactKind.BLOWN_AT_NEXT;
      log.recordCheckers(kind, board, board.mover(), 1 << choose.disc());
      resolver.chosen(board, choose.disc(), choice);
    }
    return null;
  }

  private @Nullable Shot act(
      Workspace workspace, ChapayevMove.Act act, @Nullable Observation seen, FactLog log) {
    if (act instanceof ChapayevMove.Strike strike) {
      return strike(workspace, 1 << strike.disc(), strike, seen, log);
    }
    if (act instanceof ChapayevMove.Scissors scissors) {
      return strike(workspace, 1 << scissors.first() | 1 << scissors.second(), scissors, seen, log);
    }
    if (act instanceof ChapayevMove.ThumbFlick flick) {
      return check(workspace, flick, seen, log);
    }
    blow(workspace, (ChapayevMove.Blow) act, seen, log);
    return null;
  }

  private @Nullable Shot strike(
      Workspace workspace,
      int strikers,
      ChapayevMove.Act act,
      @Nullable Observation seen,
      FactLog log) {
    WorkingBoard board = workspace.board();
    Shot shot = null;
    resolver.begin(board, strikers);
    if (seen != null) {
      observations.read(workspace, seen);
      log.recordCheckers(FactKind.OBSERVED, board, board.mover(), strikers);
    } else {
      shot = act instanceof ChapayevMove.Strike strike
          ? solverAdapter.strike(workspace, strike, log.isOn())
          : solverAdapter.scissors(workspace, (ChapayevMove.Scissors) act, log.isOn());
      noteHanging(workspace);
      if (readsLastFall) {
        SolverAdapter.readLast(workspace);
      }
      if (shot != null) {
        tellStrike(board, strikers, shot, log);
      }
    }
    resolver.struck(board, workspace.outcome(), log);
    return shot;
  }

  private static void tellStrike(WorkingBoard board, int strikers, Shot shot, FactLog log) {
    if (Integer.bitCount(strikers) > 1) {
      log.recordCheckers(FactKind.CLOSED, board, board.mover(), strikers);
      return;
    }
    int striker = Integer.numberOfTrailingZeros(strikers);
    List<String> names = new ArrayList<>();
    names.add(board.roster().name(striker));
    for (Event.Impact impact : shot.impacts()) {
      int other = impact.a() == striker ? impact.b() : impact.b() == striker ? impact.a() : -1;
      if (other >= 0 && !names.contains(board.roster().name(other))) {
        names.add(board.roster().name(other));
      }
    }
    log.recordInOrder(names.size() > 1 ? FactKind.STRUCK : FactKind.MISSED, board.mover(), names);
  }

  private @Nullable Shot check(
      Workspace workspace, ChapayevMove.ThumbFlick flick, @Nullable Observation seen, FactLog log) {
    WorkingBoard board = workspace.board();
    int id = flick.disc();
    boolean known = (board.checkers().unknownPlace() >>> id & 1) == 0;
    Edge edge = known ? geometry.edge(board.checkers().x(id), board.checkers().y(id)) : null;
    log.recordCheckers(FactKind.FLICKED, board, board.checkers().owner(id), 1 << id);
    Shot shot = null;
    if (seen != null) {
      observations.read(workspace, seen);
    } else {
      shot = hangingResolver.thumb(workspace, flick, log.isOn());
      noteHanging(workspace);
    }
    resolver.checked(board, workspace.outcome(), edge, log);
    return shot;
  }

  private void blow(
      Workspace workspace, ChapayevMove.Blow blow, @Nullable Observation seen, FactLog log) {
    WorkingBoard board = workspace.board();
    if (board.phase() == Phase.BLOW) {
      board.toBlowReply(new SealedBlow(blow.direction(), blow.strength()));
      log.record(FactKind.BLEW, board.mover());
      return;
    }
    log.record(FactKind.BLEW, board.mover().other());
    SealedBlow first = board.strike().sealed();
    if (first == null) {
      throw new IllegalArgumentException("no blow is sealed");
    }
    HangingResolver.count(board, first, blow);
    if (seen != null) {
      observations.read(workspace, seen);
    } else {
      hangingResolver.blow(workspace, first, blow);
      noteHanging(workspace);
    }
    resolver.blown(board, workspace.outcome(), log);
  }

  /** The moved checkers that hang now: those that lie flat and carry none. */
  private void noteHanging(Workspace workspace) {
    if (!canHang) {
      return;
    }
    WorkingBoard board = workspace.board();
    PhysicalOutcome outcome = workspace.outcome();
    for (int rest = outcome.moved & ~outcome.stands; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (geometry.hangs(outcome.x[id], outcome.y[id])) {
        int top = board.checkers().topOf(id);
        if (top < 0 || (outcome.unstacked >>> top & 1) != 0) {
          outcome.hangs |= 1 << id;
        }
      }
    }
  }

  private void decide(WorkingBoard board, ChapayevMove.Decision decision, FactLog log) {
    switch (decision) {
      case DEMAND_BAYONET -> {
        board.toBayonetReply();
        log.record(FactKind.BAYONET_DEMANDED, board.opener());
      }
      case DECLINE_BAYONET -> {
        board.toStrike(board.mover());
        log.record(FactKind.BAYONET_DECLINED, board.opener());
      }
      case ACCEPT_BAYONET -> rounds.contact(board, log);
      case STEP_BACK -> rounds.stepBack(board, log);
      case STAY -> {
        log.record(FactKind.STAYED, board.mover().other());
        resolver.test(board, log);
      }
      case SWAP -> {
        board.swapSeats();
        log.record(FactKind.SWAPPED, board.mover().other());
        resolver.test(board, log);
      }
      case TAKE_LAST_HOPE -> rounds.begin(board, board.mover(), FactKind.LAST_HOPE, log);
      case LEAVE_LAST_HOPE -> rounds.leaveLastHope(board, log);
    }
  }

  private void lot(Workspace workspace, Side result, FactLog log) {
    WorkingBoard board = workspace.board();
    if (board.phase() == Phase.OPENER_LOT) {
      rounds.begin(
          board, result, board.round() == 1 ? FactKind.FIRST_OPENER : FactKind.TOSS_OPENS, log);
    } else {
      hangingResolver.lot(workspace, result == Side.WHITE);
      noteHanging(workspace);
      resolver.blown(board, workspace.outcome(), log);
    }
  }
}
