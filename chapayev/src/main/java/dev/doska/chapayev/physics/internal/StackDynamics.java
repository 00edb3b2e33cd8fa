package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.OverlapResolver;

/**
 * Stacks of two discs (rules P-15d and P-18): a stack slides as one body until a sudden change of
 * the lower disc's velocity makes the upper disc slip off.
 *
 * <p>An impact acts on the lower disc alone, with its own mass, unless both partners are stacks: then
 * each is rigid. In a wave of simultaneous impacts a stack that meets any stack is rigid throughout.
 */
public final class StackDynamics {
  private final DiscMotion motion;
  private final double mu;
  private final double g;
  private final double muStack;

  private int rigid;
  private final double[] beforeX = new double[Disc.MAX];
  private final double[] beforeY = new double[Disc.MAX];

  /** The discs that were left behind, in the order of time. */
  public int size;

  public final int[] from = new int[Disc.MAX];
  public final double[] x = new double[Disc.MAX];
  public final double[] y = new double[Disc.MAX];
  final double[] backX = new double[Disc.MAX];
  final double[] backY = new double[Disc.MAX];
  public final double[] time = new double[Disc.MAX];
  public final boolean[] fell = new boolean[Disc.MAX];

  StackDynamics(Material material, DiscMotion motion) {
    this.motion = motion;
    mu = material.mu();
    g = material.g();
    muStack = material.stackFriction();
  }

  void clear() {
    size = 0;
  }

  /** Records the velocities before a wave of impacts, and which stacks are rigid in it. */
  void begin(ContactList contacts, int[] wave, int waveSize) {
    rigid = 0;
    for (int w = 0; w < waveSize; w++) {
      int i = contacts.lower[wave[w]];
      int j = contacts.higher[wave[w]];
      if (motion.load[i] > 0 && motion.load[j] > 0) {
        rigid |= 1 << i | 1 << j;
      }
    }
    for (int i = 0; i < motion.size; i++) {
      beforeX[i] = motion.vx[i];
      beforeY[i] = motion.vy[i];
    }
  }

  /** A flick is also a sudden change: from rest to the disc's velocity. */
  void launch(int i, EventLog log) {
    if (motion.load[i] > 0) {
      beforeX[i] = 0;
      beforeY[i] = 0;
      share(i, motion.vx[i], motion.vy[i], 0, log);
    }
  }

  /** Inverse of the mass with which a stack takes part in the impacts of a wave. */
  double inverse(int i) {
    return (rigid >>> i & 1) != 0
        ? 1 / (1 / motion.inverseMass[i] + motion.load[i])
        : motion.inverseMass[i];
  }

  /** Stacks whose lower disc changed its velocity share the change, or lose their upper disc. */
  void share(double now, EventLog log) {
    for (int i = 0; i < motion.size; i++) {
      double dx = motion.vx[i] - beforeX[i];
      double dy = motion.vy[i] - beforeY[i];
      boolean struck = motion.load[i] > 0 && (rigid >>> i & 1) == 0 && (dx != 0 || dy != 0);
      if (struck) {
        share(i, dx, dy, now, log);
      }
    }
    rigid = 0;
  }

  private void share(int i, double dx, double dy, double now, EventLog log) {
    double lower = 1 / motion.inverseMass[i];
    double upper = motion.load[i];
    double u2 = dx * dx + dy * dy;
    if (u2 <= 2 * slip(lower, upper) * motion.radius[i]) {
      double part = lower / (lower + upper);
      motion.vx[i] = beforeX[i] + dx * part;
      motion.vy[i] = beforeY[i] + dy * part;
      return;
    }
    double u = Math.sqrt(u2);
    int k = size++;
    from[k] = i;
    x[k] = motion.nowX[i];
    y[k] = motion.nowY[i];
    backX[k] = -dx / u;
    backY[k] = -dy / u;
    time[k] = now;
    fell[k] = false;
    motion.load[i] = 0;
    log.topLeft(now, i, motion.nowX[i], motion.nowY[i]);
  }

  /** Deceleration of the upper disc relative to the lower one while it slips. */
  private double slip(double lower, double upper) {
    return muStack * g + (mu * (lower + upper) + muStack * upper) * g / lower;
  }

  /** Puts down the discs that were left behind, when all others rest. */
  void putDown() {
    for (int k = 0; k < size; k++) {
      // places of resting discs, and of those put down before
      double t = retreat(k);
      x[k] = x[k] + backX[k] * t + 0.0;
      y[k] = y[k] + backY[k] * t + 0.0;
      fell[k] = Math.abs(x[k]) > motion.halfX || Math.abs(y[k]) > motion.halfY;
    }
  }

  private double retreat(int k) {
    double r = motion.radius[from[k]];
    double t = 0;
    while (true) {
      double farthest = t;
      for (int i = 0; i < motion.size; i++) {
        if (motion.fate[i] == 0) {
          double exit = OverlapResolver.exit(
              x[k], y[k], backX[k], backY[k], t, motion.x[i], motion.y[i], r + motion.radius[i]);
          farthest = Math.max(farthest, exit);
        }
      }
      for (int other = 0; other < k; other++) {
        if (!fell[other]) {
          double exit = OverlapResolver.exit(
              x[k],
              y[k],
              backX[k],
              backY[k],
              t,
              x[other],
              y[other],
              r + motion.radius[from[other]]);
          farthest = Math.max(farthest, exit);
        }
      }
      if (!(farthest > t)) {
        return t;
      }
      t = farthest;
    }
  }

  void copyFrom(StackDynamics other) {
    size = other.size;
    System.arraycopy(other.from, 0, from, 0, size);
    System.arraycopy(other.x, 0, x, 0, size);
    System.arraycopy(other.y, 0, y, 0, size);
    System.arraycopy(other.backX, 0, backX, 0, size);
    System.arraycopy(other.backY, 0, backY, 0, size);
    System.arraycopy(other.time, 0, time, 0, size);
    System.arraycopy(other.fell, 0, fell, 0, size);
  }
}
