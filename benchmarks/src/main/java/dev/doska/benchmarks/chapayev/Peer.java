package dev.doska.benchmarks.chapayev;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Flick;
import dev.doska.chapayev.physics.Solver;
import dev.doska.chapayev.physics.SolverSpec;
import dev.doska.chapayev.physics.Table;
import java.util.List;

/**
 * A general physics engine with fixed time steps that computes the same flicks. Such engines have no
 * friction with the board, so it is applied before each step.
 */
abstract class Peer {
  /** Units of the engine per metre. Discs get a size for which general engines are tuned. */
  static final double SCALE = 20;

  /** A flick ends when no disc is faster than this, in m/s. */
  static final double STILL = 1e-3;

  /** A flick ends after this time at the latest, in seconds. */
  static final double LONGEST = 10;

  final Board board;
  final double dt;
  final double deceleration = SolverSpec.DEFAULT.material().deceleration();
  final double restitution = SolverSpec.DEFAULT.material().restitution().fast();

  Peer(Board board, int stepsPerSecond) {
    this.board = board;
    dt = 1.0 / stepsPerSecond;
  }

  /**
   * Computes a flick.
   *
   * @return the set of ids that fell
   */
  abstract int fallen(List<Disc> discs, Flick flick);

  /** The factor of the speed after one step of friction. */
  final double slowed(double speed) {
    return Math.max(0, speed - deceleration * dt) / speed;
  }

  /** The share of flicks in which all fates are those of the exact solver. */
  final double share(Table table, List<Flick> flicks) {
    int right = 0;
    for (Flick flick : flicks) {
      right += fallen(table.discs(), flick) == exact(table, flick) ? 1 : 0;
    }
    return (double) right / flicks.size();
  }

  private static int exact(Table table, Flick flick) {
    int fallen = 0;
    for (var end : Solver.solve(SolverSpec.DEFAULT, table, flick).ends()) {
      fallen |= end.fate() == Fate.RESTS ? 0 : 1 << end.id();
    }
    return fallen;
  }
}
