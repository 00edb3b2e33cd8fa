package dev.doska.chapayev;

import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Lattice;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.Table;
import dev.doska.chapayev.physics.Top;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs the solver for a position and reads the outcome back onto the lattice. Immutable.
 *
 * <p>The plain way makes no object but what the stacks need; with a record of the shot wanted, the
 * solver computes the same bits and writes them down.
 */
final class Shots {
  private final Geometry geometry;

  Shots(Geometry geometry) {
    this.geometry = geometry;
  }

  /** A strike (CH-04). */
  @Nullable Shot strike(Desk desk, ChapayevMove.Strike strike, boolean record) {
    Direction way = Direction.ofMillidegrees(strike.angle());
    double speed = strike.speed() / 1000.0;
    return run(desk, record, strike.disc(), way.x() * speed, way.y() * speed, -1, 0, 0);
  }

  /** Scissors (CH-22): each checker starts towards the other's centre. */
  @Nullable Shot scissors(Desk desk, ChapayevMove.Scissors scissors, boolean record) {
    ChapayevDraft draft = desk.draft;
    int a = Math.min(scissors.first(), scissors.second());
    int b = Math.max(scissors.first(), scissors.second());
    double dx = (double) draft.x[b] - draft.x[a];
    double dy = (double) draft.y[b] - draft.y[a];
    double distance = Math.sqrt(dx * dx + dy * dy);
    double speed = scissors.speed() / 1000.0;
    double vx = dx / distance * speed;
    double vy = dy / distance * speed;
    return run(desk, record, a, vx, vy, b, -vx, -vy);
  }

  private @Nullable Shot run(
      Desk desk, boolean record, int a, double ax, double ay, int b, double bx, double by) {
    Solver solver = desk.solver;
    Shot shot = null;
    if (record) {
      Flick first = new Flick(a, ax, ay);
      Table table = Table.of(geometry.board, discs(desk.draft, 0));
      shot = b < 0 ? solver.shoot(table, first) : solver.shoot(table, first, new Flick(b, bx, by));
    } else {
      load(desk.draft, solver);
      solver.flick(a, ax, ay);
      if (b >= 0) {
        solver.flick(b, bx, by);
      }
      solver.run();
    }
    desk.effect.clear();
    read(desk);
    return shot;
  }

  /**
   * Slides a checker on that a thumb has thrown onto the board; it lies at a place off the lattice.
   */
  @Nullable Shot slide(Desk desk, int id, double x, double y, Direction way, double speed, boolean record) {
    ChapayevDraft draft = desk.draft;
    Solver solver = desk.solver;
    Shot shot = null;
    if (record) {
      List<Disc> discs = discs(draft, desk.effect.excluded);
      discs.replaceAll(disc -> disc.id() == id ? disc.at(x, y) : disc);
      Table table = Table.of(geometry.board, discs);
      shot = solver.shoot(table, Flick.of(id, way, speed));
    } else {
      solver.clear(geometry.board);
      for (int rest = draft.flat() & ~desk.effect.excluded; rest != 0; rest &= rest - 1) {
        int other = Integer.numberOfTrailingZeros(rest);
        boolean slides = other == id;
        solver.add(
            other,
            slides ? x : Lattice.metres(draft.x[other]),
            slides ? y : Lattice.metres(draft.y[other]),
            geometry.shape,
            draft.topOf(other) < 0 ? 0 : geometry.shape.mass());
      }
      solver.flick(id, way.x() * speed, way.y() * speed);
      solver.run();
    }
    read(desk);
    return shot;
  }

  void load(ChapayevDraft draft, Solver solver) {
    solver.clear(geometry.board);
    for (int rest = draft.flat(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      solver.add(
          id,
          Lattice.metres(draft.x[id]),
          Lattice.metres(draft.y[id]),
          geometry.shape,
          draft.topOf(id) < 0 ? 0 : geometry.shape.mass());
    }
  }

  /** The flat checkers as the solver's discs, stacks as loaded ones. */
  List<Disc> discs(ChapayevDraft draft, int without) {
    List<Disc> discs = new ArrayList<>();
    for (int rest = draft.flat() & ~without; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      discs.add(new Disc(
          id,
          Lattice.metres(draft.x[id]),
          Lattice.metres(draft.y[id]),
          geometry.shape,
          draft.topOf(id) < 0 ? 0 : geometry.shape.mass()));
    }
    return discs;
  }

  /** Reads what became of every disc that moved; what was noted of it before stays. */
  private void read(Desk desk) {
    Solver solver = desk.solver;
    Effect effect = desk.effect;
    for (int rest = solver.moved(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      Fate fate = solver.fate(id);
      if (fate.fell()) {
        effect.fall(id, fate.ordinal() - 1);
      } else {
        rest(effect, id, solver.x(id), solver.y(id));
        if (solver.turned(id)) {
          effect.turned ^= 1 << id;
        }
      }
    }
    if (desk.draft.lifted != 0) {
      readTops(desk);
    }
  }

  /** The upper checkers: left behind, or gone with the lower one. */
  private void readTops(Desk desk) {
    ChapayevDraft draft = desk.draft;
    Effect effect = desk.effect;
    for (Top top : desk.solver.tops()) {
      int id = draft.topOf(top.below());
      effect.unstacked |= 1 << id;
      if (top.fell()) {
        effect.fall(id, geometry.edge(nanometres(top.x()), nanometres(top.y())).ordinal());
      } else {
        rest(effect, id, top.x(), top.y());
      }
    }
    for (int rest = effect.fell & ~draft.lifted; rest != 0; rest &= rest - 1) {
      int lower = Integer.numberOfTrailingZeros(rest);
      int id = draft.topOf(lower);
      if (id >= 0 && (effect.unstacked >>> id & 1) == 0) {
        effect.fall(id, effect.edgeOrdinal(lower));
      }
    }
  }

  static void rest(Effect effect, int id, double x, double y) {
    effect.rest(id, nanometres(x), nanometres(y));
  }

  static int nanometres(double metres) {
    return (int) Lattice.nanometres(metres);
  }
}
