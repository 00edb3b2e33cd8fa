package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.SolverSpec;

/**
 * The touching pairs that an impact can spread over: all contacts connected with the discs that meet
 * at one instant (rule P-6).
 *
 * <p>Contacts are sorted by (lower index, higher index); the normal points from the lower to the
 * higher.
 */
final class ContactList {
  private static final int MAX = Disc.MAX * (Disc.MAX - 1) / 2;

  private final DiscMotion motion;
  private final double gapTolerance;
  private final double minClosing;

  int size;
  final int[] lower = new int[MAX];
  final int[] higher = new int[MAX];
  final double[] nx = new double[MAX];
  final double[] ny = new double[MAX];
  final double[] distance = new double[MAX];

  /** Distance of the centres less the radii. */
  final double[] gap = new double[MAX];

  private final int[] queue = new int[Disc.MAX];
  private int queued;
  private int seen;

  ContactList(SolverSpec spec, DiscMotion motion) {
    this.motion = motion;
    gapTolerance = spec.gapTolerance();
    minClosing = spec.minClosing();
  }

  void clear() {
    size = 0;
    queued = 0;
    seen = 0;
  }

  /** Adds a disc from which contacts are to be found. */
  void seed(int i) {
    if ((seen >>> i & 1) == 0) {
      seen |= 1 << i;
      queue[queued++] = i;
    }
  }

  /** Finds all contacts connected with the seeds. */
  void spread() {
    int done = 0;
    for (int k = 0; k < queued; k++) {
      int i = queue[k];
      done |= 1 << i;
      for (int j = 0; j < motion.size; j++) {
        if ((done >>> j & 1) == 0 && motion.touching(i, j)) {
          add(Math.min(i, j), Math.max(i, j));
          seed(j);
        }
      }
    }
    for (int k = 0; k < size; k++) {
      double dx = motion.nowX[higher[k]] - motion.nowX[lower[k]];
      double dy = motion.nowY[higher[k]] - motion.nowY[lower[k]];
      double d = Math.sqrt(dx * dx + dy * dy);
      distance[k] = d;
      gap[k] = d - (motion.radius[lower[k]] + motion.radius[higher[k]]);
      nx[k] = dx / d;
      ny[k] = dy / d;
    }
  }

  private void add(int i, int j) {
    int k = size++;
    while (k > 0 && (lower[k - 1] > i || (lower[k - 1] == i && higher[k - 1] > j))) {
      lower[k] = lower[k - 1];
      higher[k] = higher[k - 1];
      k--;
    }
    lower[k] = i;
    higher[k] = j;
  }

  /**
   * The closing speed up to which a touching pair has no impact: lower for a pair that is deeper than
   * the tolerance, so that a creep below the limit cannot add up to an overlap.
   */
  static double leastClosing(double gap, double gapTolerance, double minClosing) {
    return gap < -gapTolerance ? Tolerances.DEEP_CLOSING_FACTOR * minClosing : minClosing;
  }

  double leastClosing(int k) {
    return leastClosing(gap[k], gapTolerance, minClosing);
  }

  /** Speed at which the discs of a contact approach each other. */
  double closing(int k) {
    int i = lower[k];
    int j = higher[k];
    return -((motion.vx[j] - motion.vx[i]) * nx[k] + (motion.vy[j] - motion.vy[i]) * ny[k]);
  }

  boolean share(int k, int l) {
    return lower[k] == lower[l]
        || lower[k] == higher[l]
        || higher[k] == lower[l]
        || higher[k] == higher[l];
  }
}
