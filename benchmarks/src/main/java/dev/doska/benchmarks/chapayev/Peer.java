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
 * A general engine with fixed time steps that plays the same flicks. The friction of the board is
 * put in by hand before each step, as such engines have none.
 */
abstract class Peer {
  /** Engine units a metre: discs get a size for which general engines are tuned. */
  static final double SCALE = 20;

  /** A flick is over when nothing is faster than this, m/s. */
  static final double STILL = 1e-3;

  /** A flick is over after this time at the latest, seconds. */
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
   * Plays a flick.
   *
   * @return the set of ids that fell
   */
  abstract int fallen(List<Disc> discs, Flick flick);

  /** The part of the speed that is left after a step of friction. */
  final double slowed(double speed) {
    return Math.max(0, speed - deceleration * dt) / speed;
  }

  /** The share of flicks of which all fates are as the exact solver says. */
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
