package dev.doska.chapayev.internal.strike;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.internal.BoardCheckers;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.PhysicalOutcome;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.Workspace;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.StackTopOutcome;
import dev.doska.chapayev.physics.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs the solver for a position and rounds the outcome to whole nanometres. Immutable.
 *
 * <p>Without a record of the shot only stacks allocate objects. With a record, the
 * solver computes the same bits and also logs them.
 */
final class SolverAdapter {
  private final BoardGeometry geometry;

  SolverAdapter(BoardGeometry geometry) {
    this.geometry = geometry;
  }

  /** A strike (CH-04). */
  @Nullable Shot strike(Workspace workspace, ChapayevMove.Strike strike, boolean record) {
    Direction way = Direction.ofMillidegrees(strike.angle());
    double speed = strike.speed() / 1000.0;
    return run(workspace, record, strike.disc(), way.x() * speed, way.y() * speed, -1, 0, 0);
  }

  /** Scissors (CH-22): each checker starts towards the other's centre. */
  @Nullable Shot scissors(Workspace workspace, ChapayevMove.Scissors scissors, boolean record) {
    WorkingBoard board = workspace.board();
    int a = Math.min(scissors.first(), scissors.second());
    int b = Math.max(scissors.first(), scissors.second());
    double dx = (double) board.checkers().x(b) - board.checkers().x(a);
    double dy = (double) board.checkers().y(b) - board.checkers().y(a);
    double distance = Math.sqrt(dx * dx + dy * dy);
    double speed = scissors.speed() / 1000.0;
    double vx = dx / distance * speed;
    double vy = dy / distance * speed;
    return run(workspace, record, a, vx, vy, b, -vx, -vy);
  }

  private @Nullable Shot run(
      Workspace workspace,
      boolean record,
      int a,
      double ax,
      double ay,
      int b,
      double bx,
      double by) {
    Solver solver = workspace.solver();
    Shot shot = null;
    if (record) {
      Flick first = new Flick(a, ax, ay);
      Table table = Table.of(geometry.board, discs(workspace.board(), 0));
      shot = b < 0 ? solver.shoot(table, first) : solver.shoot(table, first, new Flick(b, bx, by));
    } else {
      load(workspace.board(), solver);
      solver.flick(a, ax, ay);
      if (b >= 0) {
        solver.flick(b, bx, by);
      }
      solver.run();
    }
    workspace.outcome().clear();
    read(workspace);
    return shot;
  }

  /**
   * Slides a checker after a thumb check; its start is not rounded to whole nanometres.
   */
  @Nullable Shot slide(
      Workspace workspace,
      int id,
      double x,
      double y,
      Direction way,
      double speed,
      boolean record) {
    WorkingBoard board = workspace.board();
    Solver solver = workspace.solver();
    Shot shot = null;
    if (record) {
      List<Disc> discs = discs(board, workspace.outcome().excluded);
      discs.replaceAll(disc -> disc.id() == id ? disc.at(x, y) : disc);
      Table table = Table.of(geometry.board, discs);
      shot = solver.shoot(table, Flick.of(id, way, speed));
    } else {
      solver.clear(geometry.board);
      for (int rest = board.checkers().flat() & ~workspace.outcome().excluded;
          rest != 0;
          rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        boolean slides = other == id;
        solver.add(
            other,
            slides ? x : NanometreGrid.metres(board.checkers().x(other)),
            slides ? y : NanometreGrid.metres(board.checkers().y(other)),
            geometry.shape,
            board.checkers().topOf(other) < 0 ? 0 : geometry.shape.mass());
      }
      solver.flick(id, way.x() * speed, way.y() * speed);
      solver.run();
    }
    read(workspace);
    return shot;
  }

  void load(WorkingBoard board, Solver solver) {
    solver.clear(geometry.board);
    for (int rest = board.checkers().flat(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      solver.add(
          id,
          NanometreGrid.metres(board.checkers().x(id)),
          NanometreGrid.metres(board.checkers().y(id)),
          geometry.shape,
          board.checkers().topOf(id) < 0 ? 0 : geometry.shape.mass());
    }
  }

  /** Adds the flat checkers as discs; the lower checker of a stack is a loaded disc. */
  List<Disc> discs(WorkingBoard board, int without) {
    List<Disc> discs = new ArrayList<>();
    for (int rest = board.checkers().flat() & ~without; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      discs.add(new Disc(
          id,
          NanometreGrid.metres(board.checkers().x(id)),
          NanometreGrid.metres(board.checkers().y(id)),
          geometry.shape,
          board.checkers().topOf(id) < 0 ? 0 : geometry.shape.mass()));
    }
    return discs;
  }

  /** Reads the outcome of every disc that moved; earlier entries of the outcome stay. */
  private void read(Workspace workspace) {
    Solver solver = workspace.solver();
    PhysicalOutcome outcome = workspace.outcome();
    for (int rest = solver.moved(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      Fate fate = solver.fate(id);
      if (fate.fell()) {
        outcome.fall(id, fate.ordinal() - 1);
      } else {
        rest(outcome, id, solver.x(id), solver.y(id));
        if (solver.turned(id)) {
          outcome.turned ^= 1 << id;
        }
      }
    }
    if (workspace.board().checkers().stackedOnTop() != 0) {
      readTops(workspace);
    }
  }

  /**
   * Reads which checker fell last, if checkers of both sides fell and the last one of each fell at another
   * time. A checker that slips off a stack and off the board is put down after all discs rest, so it
   * falls later than the others.
   */
  static void readLast(Workspace workspace) {
    PhysicalOutcome outcome = workspace.outcome();
    BoardCheckers checkers = workspace.board().checkers();
    int white = last(workspace, outcome.fell & ~checkers.black());
    int black = last(workspace, outcome.fell & checkers.black());
    if (white >= 0 && black >= 0) {
      double lead = fallTime(workspace, white) - fallTime(workspace, black);
      outcome.last = lead > 0 ? white : lead < 0 ? black : -1;
    }
  }

  private static int last(Workspace workspace, int fallen) {
    int last = -1;
    for (int rest = fallen; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (last < 0 || fallTime(workspace, id) > fallTime(workspace, last)) {
        last = id;
      }
    }
    return last;
  }

  private static double fallTime(Workspace workspace, int id) {
    BoardCheckers checkers = workspace.board().checkers();
    if ((checkers.stackedOnTop() >>> id & 1) == 0) {
      return workspace.solver().endTime(id);
    }
    return (workspace.outcome().unstacked >>> id & 1) != 0
        ? Double.POSITIVE_INFINITY
        : workspace.solver().endTime(checkers.roster().below(id));
  }

  /** Reads the upper checkers: left behind, or fallen with the lower one. */
  private void readTops(Workspace workspace) {
    WorkingBoard board = workspace.board();
    PhysicalOutcome outcome = workspace.outcome();
    for (StackTopOutcome top : workspace.solver().tops()) {
      int id = board.checkers().topOf(top.below());
      outcome.unstacked |= 1 << id;
      if (top.fell()) {
        outcome.fall(id, geometry.edge(nanometres(top.x()), nanometres(top.y())).ordinal());
      } else {
        rest(outcome, id, top.x(), top.y());
      }
    }
    outcome.takeTopsAlong(board);
  }

  static void rest(PhysicalOutcome outcome, int id, double x, double y) {
    outcome.rest(id, nanometres(x), nanometres(y));
  }

  static int nanometres(double metres) {
    return (int) NanometreGrid.nanometres(metres);
  }
}
