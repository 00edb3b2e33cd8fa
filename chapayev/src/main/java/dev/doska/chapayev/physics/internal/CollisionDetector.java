package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.SolverSpec;

/**
 * The times at which pairs of discs meet: a table of impact times. After an event only the pairs of discs
 * whose motion has changed are recomputed (rule P-3).
 *
 * <p>A moving disc against a resting one is exact geometry. Two moving discs are advanced by the
 * largest step that provably does not pass their first contact, so that no root formula and no
 * tolerance on imaginary parts is needed.
 */
final class CollisionDetector {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final DiscMotion motion;
  private final double gapTolerance;
  private final double minClosing;
  private final double recheck;

  private final double[] time = new double[Disc.MAX * Disc.MAX];

  /** The time of the first impact of a moving disc. */
  final double[] first = new double[Disc.MAX];

  final int[] partner = new int[Disc.MAX];

  CollisionDetector(SolverSpec spec, DiscMotion motion) {
    this.motion = motion;
    gapTolerance = spec.gapTolerance();
    minClosing = spec.minClosing();
    recheck = Tolerances.RECHECK_SECONDS
        * Math.min(1, Tolerances.RECHECK_DECELERATION / motion.deceleration);
  }

  /**
   * Recomputes all pairs of the discs whose motion changed at an instant, to which {@code motion} has
   * been brought.
   *
   * @param changed set of indices
   */
  void update(int changed, double now) {
    for (int rest = changed; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      if (motion.moves(i)) {
        fillRow(i, changed, now);
      } else {
        updateMovers(i, changed, now);
      }
    }
    // pairs of two changed discs are complete only now
    for (int rest = changed & motion.moving; rest != 0; rest &= rest - 1) {
      scan(Integer.numberOfTrailingZeros(rest));
    }
  }

  /** Postpones pairs that were due now but had no impact, so that time always advances. */
  void postpone(double now) {
    for (int k = 0; k < motion.movers; k++) {
      int i = motion.mover[k];
      while (first[i] <= now && first[i] < NEVER) {
        int j = partner[i];
        // with very little friction, times are so large that the recheck time is lost in rounding
        time[i * Disc.MAX + j] = Math.max(now + recheck, Math.nextUp(now));
        scan(i);
      }
    }
  }

  /** Computes all pairs of a changed moving disc; a pair of two changed discs is computed by the lower index. */
  private void fillRow(int i, int changed, double now) {
    int row = i * Disc.MAX;
    int size = motion.size;
    double[] nowX = motion.nowX;
    double[] nowY = motion.nowY;
    double[] radius = motion.radius;
    double xi = nowX[i];
    double yi = nowY[i];
    double ri = radius[i];
    double ux = motion.ux[i];
    double uy = motion.uy[i];
    int movingOthers = motion.moving & ~(1 << i);
    for (int j = 0; j < size; j++) {
      double dx = nowX[j] - xi;
      double dy = nowY[j] - yi;
      double reach = ri + radius[j];
      boolean inLane = Math.abs(dx * uy - dy * ux) < reach && dx * ux + dy * uy > 0;
      time[row + j] = inLane ? withResting(i, dx, dy, reach) + now : NEVER;
    }
    time[row + i] = NEVER;
    for (int rest = movingOthers; rest != 0; rest &= rest - 1) {
      int j = Integer.numberOfTrailingZeros(rest);
      boolean bothChanged = (changed >>> j & 1) != 0;
      if (bothChanged && j < i) {
        time[row + j] = time[j * Disc.MAX + i];
        continue;
      }
      double t = bothMoving(i, j, now);
      time[row + j] = t;
      time[j * Disc.MAX + i] = t;
      if (!bothChanged) {
        replace(j, i, t);
      }
    }
  }

  /** Recomputes the pairs of moving discs with a disc that has come to rest or left play. */
  private void updateMovers(int i, int changed, double now) {
    for (int rest = motion.moving & ~changed; rest != 0; rest &= rest - 1) {
      int j = Integer.numberOfTrailingZeros(rest);
      double dx = motion.nowX[i] - motion.nowX[j];
      double dy = motion.nowY[i] - motion.nowY[j];
      double ux = motion.ux[j];
      double uy = motion.uy[j];
      double reach = motion.radius[j] + motion.radius[i];
      boolean inLane = Math.abs(dx * uy - dy * ux) < reach && dx * ux + dy * uy > 0;
      double t = inLane ? withResting(j, dx, dy, reach) + now : NEVER;
      time[j * Disc.MAX + i] = t;
      replace(j, i, t);
    }
  }

  /** Records that a moving disc now meets another at {@code t}. */
  private void replace(int i, int other, double t) {
    if (partner[i] == other && t > first[i]) {
      scan(i);
    } else if (t < first[i] || (t == first[i] && other < partner[i])) {
      first[i] = t;
      partner[i] = other;
    }
  }

  private void scan(int i) {
    int row = i * Disc.MAX;
    int size = motion.size;
    double best = NEVER;
    int who = i;
    for (int j = 0; j < size; j++) {
      double t = time[row + j];
      if (t < best) {
        best = t;
        who = j;
      }
    }
    first[i] = best;
    partner[i] = who;
  }

  /**
   * Time until a moving disc meets a resting one that lies in its lane and ahead of it.
   *
   * @param reach sum of the radii
   */
  private double withResting(int i, double dx, double dy, double reach) {
    double ux = motion.ux[i];
    double uy = motion.uy[i];
    double across = Math.abs(dx * uy - dy * ux);
    double along = dx * ux + dy * uy;
    double vx = motion.vx[i];
    double vy = motion.vy[i];
    double v2 = vx * vx + vy * vy;
    if (v2 <= motion.twoA * (along - reach)) {
      return NEVER;
    }
    double distance = Math.sqrt(dx * dx + dy * dy);
    if (distance - reach <= gapTolerance) {
      double closing = (dx * vx + dy * vy) / distance;
      return closing > minClosing ? 0 : NEVER;
    }
    double halfChord = Math.sqrt((reach - across) * (reach + across));
    double length = along - halfChord;
    double square = v2 - motion.twoA * length;
    if (!(square > 0)) {
      return NEVER;
    }
    double left = Math.sqrt(square);
    if (left * halfChord <= minClosing * reach) {
      return NEVER;
    }
    return 2 * Math.max(0, length) / (Math.sqrt(v2) + left);
  }

  /** Time at which two moving discs meet before the first of them stops. */
  private double bothMoving(int i, int j, double now) {
    double dx = motion.nowX[j] - motion.nowX[i];
    double dy = motion.nowY[j] - motion.nowY[i];
    double reach = motion.radius[i] + motion.radius[j];
    double vxi = motion.vx[i];
    double vyi = motion.vy[i];
    double vxj = motion.vx[j];
    double vyj = motion.vy[j];
    double far = reach + ((vxi * vxi + vyi * vyi) + (vxj * vxj + vyj * vyj)) / motion.twoA;
    if (dx * dx + dy * dy > far * far) {
      return NEVER;
    }
    double wx = vxj - vxi;
    double wy = vyj - vyi;
    double ax = -motion.deceleration * (motion.ux[j] - motion.ux[i]);
    double ay = -motion.deceleration * (motion.uy[j] - motion.uy[i]);
    double bound = Math.sqrt(ax * ax + ay * ay);
    double horizon = Math.min(motion.stop[i], motion.stop[j]) - now;
    double s = 0;
    for (int step = 0; step < Tolerances.ADVANCEMENT_STEPS; step++) {
      double half = 0.5 * s;
      double px = dx + s * (wx + half * ax);
      double py = dy + s * (wy + half * ay);
      double qx = wx + s * ax;
      double qy = wy + s * ay;
      double distance = Math.sqrt(px * px + py * py);
      double gap = distance - reach;
      double closing = -(px * qx + py * qy) / distance;
      if (gap > gapTolerance) {
        s += safeStep(gap, closing, bound);
      } else if (closing > ContactList.leastClosing(gap, gapTolerance, minClosing)) {
        return now + (gap > 0 ? Math.min(horizon, s + safeStep(gap, closing, bound)) : s);
      } else if (closing > 0) {
        // too slow for an impact, but not for long; a deep pair has no room left
        double room = Math.max(0, gap + 2 * gapTolerance);
        s += Math.max(recheck, safeStep(room, closing, bound));
      } else if (closing + bound * (horizon - s) <= 0) {
        return NEVER;
      } else {
        s += Math.max(recheck, -2 * closing / bound);
      }
      if (!(s <= horizon)) {
        return NEVER;
      }
    }
    return now + s;
  }

  /** The longest time for which a gap provably stays open, as its second derivative is >= -bound. */
  private static double safeStep(double gap, double closing, double bound) {
    double root = Math.sqrt(closing * closing + 2 * bound * gap);
    return closing >= 0 ? 2 * gap / (closing + root) : (root - closing) / bound;
  }

  void copyFrom(CollisionDetector other) {
    for (int i = 0; i < motion.size; i++) {
      System.arraycopy(other.time, i * Disc.MAX, time, i * Disc.MAX, motion.size);
    }
    System.arraycopy(other.first, 0, first, 0, motion.size);
    System.arraycopy(other.partner, 0, partner, 0, motion.size);
  }
}
