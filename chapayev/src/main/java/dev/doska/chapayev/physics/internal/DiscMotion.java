package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.Seam;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.physics.SolverSpec;

/**
 * The places and motions of all discs of a shot: parallel arrays, indexed by the rank of the disc's id.
 *
 * <p>A moving disc has a base: place, unit direction and speed at a time (rule P-2). Bases change
 * only in events that the disc takes part in. {@code x, y} is the base place of a moving disc and the
 * place of a resting one; {@code nowX, nowY, vx, vy} are brought up to an instant by {@link
 * #locate}. A disc that has left play has NaN for {@code nowX}, so that every comparison about it is
 * false.
 */
public final class DiscMotion {
  /** Kinds of a disc's own next event, in the order in which equal times are processed. */
  static final int FOLD = 1;

  static final int EDGE = 2;
  static final int STOP = 3;

  /** Codes of fates, in the order of {@link #FATES}. */
  private static final byte RESTS = 0;

  private static final byte EAST = 1;
  private static final byte WEST = 2;
  private static final byte NORTH = 3;
  private static final byte SOUTH = 4;
  private static final Fate[] FATES = {
    Fate.RESTS, Fate.FELL_EAST, Fate.FELL_WEST, Fate.FELL_NORTH, Fate.FELL_SOUTH
  };

  final double deceleration;
  final double twoA;
  final double halfA;
  final boolean spins;
  private final double edgeTolerance;
  private final double gapTolerance;
  private final double spinLoss;

  double halfX;
  double halfY;
  Seam seam = Seam.NONE;
  public int size;
  int movers;
  boolean stacks;

  /** Sets of discs, bit i for index i: in motion; ever in motion; turned over an odd number of times. */
  int moving;

  public int moved;
  public int turned;

  public final int[] ids = new int[Disc.MAX];
  final int[] mover = new int[Disc.MAX];
  public final byte[] fate = new byte[Disc.MAX];
  final double[] radius = new double[Disc.MAX];
  final double[] height = new double[Disc.MAX];
  final double[] inverseMass = new double[Disc.MAX];
  final double[] load = new double[Disc.MAX];

  public final double[] x = new double[Disc.MAX];
  public final double[] y = new double[Disc.MAX];
  final double[] ux = new double[Disc.MAX];
  final double[] uy = new double[Disc.MAX];
  final double[] speed = new double[Disc.MAX];
  final double[] since = new double[Disc.MAX];
  final double[] stop = new double[Disc.MAX];
  final double[] endX = new double[Disc.MAX];
  final double[] endY = new double[Disc.MAX];
  final double[] spin = new double[Disc.MAX];
  final double[] spinSince = new double[Disc.MAX];

  final double[] nowX = new double[Disc.MAX];
  final double[] nowY = new double[Disc.MAX];
  public final double[] vx = new double[Disc.MAX];
  public final double[] vy = new double[Disc.MAX];

  /** Time and kind of the next fold, edge or stop of a moving disc; the fate that an edge brings. */
  final double[] ownTime = new double[Disc.MAX];

  final int[] ownKind = new int[Disc.MAX];
  final byte[] ownFate = new byte[Disc.MAX];

  /** The time at which a disc that has fallen or come to rest did so. */
  public final double[] ended = new double[Disc.MAX];

  DiscMotion(SolverSpec spec) {
    Material material = spec.material();
    deceleration = material.deceleration();
    twoA = 2 * deceleration;
    halfA = 0.5 * deceleration;
    spins = material.discFriction() > 0;
    spinLoss = 4.0 / 3.0 * deceleration;
    edgeTolerance = spec.edgeTolerance();
    gapTolerance = spec.gapTolerance();
  }

  void clear(Board board) {
    halfX = board.halfX();
    halfY = board.halfY();
    seam = board.seam();
    size = 0;
    movers = 0;
    stacks = false;
    moving = 0;
    moved = 0;
    turned = 0;
  }

  public void add(int id, double placeX, double placeY, Shape discShape, double discLoad) {
    int i = size++;
    ids[i] = id;
    x[i] = placeX;
    y[i] = placeY;
    nowX[i] = placeX;
    nowY[i] = placeY;
    vx[i] = 0;
    vy[i] = 0;
    speed[i] = 0;
    fate[i] = RESTS;
    height[i] = discShape.height();
    radius[i] = discShape.radius();
    inverseMass[i] = 1 / discShape.mass();
    load[i] = discLoad;
    spin[i] = 0;
    spinSince[i] = 0;
    ended[i] = 0;
    stacks |= discLoad > 0;
  }

  /** Brings place and velocity of all moving discs to an instant; changes no base. */
  void locate(double now) {
    for (int k = 0; k < movers; k++) {
      int i = mover[k];
      double tau = now - since[i];
      double length = tau * (speed[i] - halfA * tau);
      nowX[i] = x[i] + ux[i] * length;
      nowY[i] = y[i] + uy[i] * length;
      double v = Math.max(0, speed[i] - deceleration * tau);
      vx[i] = ux[i] * v;
      vy[i] = uy[i] * v;
    }
  }

  /** Takes place and velocity at {@code now} as the disc's new base. */
  void rebase(int i, double now) {
    double v2 = vx[i] * vx[i] + vy[i] * vy[i];
    x[i] = nowX[i];
    y[i] = nowY[i];
    if (!(v2 > 0)) {
      vx[i] = 0;
      vy[i] = 0;
      if (moves(i)) {
        rest(i, now);
      }
      return;
    }
    double v = Math.sqrt(v2);
    ux[i] = vx[i] / v;
    uy[i] = vy[i] / v;
    speed[i] = v;
    since[i] = now;
    moved |= 1 << i;
    if (!moves(i)) {
      moving |= 1 << i;
      mover[movers++] = i;
    }
    schedule(i);
  }

  private void schedule(int i) {
    double s = speed[i];
    double reach = s * s / twoA;
    double ex = x[i] + ux[i] * reach;
    double ey = y[i] + uy[i] * reach;
    endX[i] = ex;
    endY[i] = ey;
    stop[i] = since[i] + s / deceleration;
    ownTime[i] = stop[i];
    ownKind[i] = STOP;
    double length = Double.POSITIVE_INFINITY;
    if (ex - halfX > edgeTolerance) {
      length = (halfX - x[i]) / ux[i];
      ownFate[i] = EAST;
    } else if (-halfX - ex > edgeTolerance) {
      length = (-halfX - x[i]) / ux[i];
      ownFate[i] = WEST;
    }
    if (ey - halfY > edgeTolerance) {
      double north = (halfY - y[i]) / uy[i];
      if (north < length) {
        length = north;
        ownFate[i] = NORTH;
      }
    } else if (-halfY - ey > edgeTolerance) {
      double south = (-halfY - y[i]) / uy[i];
      if (south < length) {
        length = south;
        ownFate[i] = SOUTH;
      }
    }
    if (length < Double.POSITIVE_INFINITY) {
      ownTime[i] = since[i] + timeFor(s, Math.max(0, length));
      ownKind[i] = EDGE;
    }
    if (seam != Seam.NONE) {
      scheduleFold(i);
    }
  }

  private void scheduleFold(int i) {
    boolean across = seam == Seam.ACROSS;
    double from = across ? y[i] : x[i];
    double to = across ? endY[i] : endX[i];
    boolean crosses = (from > edgeTolerance && to < -edgeTolerance)
        || (from < -edgeTolerance && to > edgeTolerance);
    if (crosses) {
      double time = since[i] + timeFor(speed[i], -from / (across ? uy[i] : ux[i]));
      if (time <= ownTime[i]) {
        ownTime[i] = time;
        ownKind[i] = FOLD;
      }
    }
  }

  /** Time in which a disc that starts with a speed slides a length that it reaches. */
  private double timeFor(double s, double length) {
    return 2 * length / (s + Math.sqrt(Math.max(0, s * s - twoA * length)));
  }

  /** Ends the motion of a disc at its place {@code x, y}. */
  void rest(int i, double now) {
    nowX[i] = x[i];
    nowY[i] = y[i];
    vx[i] = 0;
    vy[i] = 0;
    speed[i] = 0;
    ended[i] = now;
    forget(i);
  }

  /** Removes a disc from play at {@code nowX, nowY}, on the edge line that it passes. */
  void fall(int i, double now) {
    byte how = ownFate[i];
    double placeX = Math.max(-halfX, Math.min(halfX, nowX[i]));
    double placeY = Math.max(-halfY, Math.min(halfY, nowY[i]));
    if (how == EAST) {
      placeX = halfX;
    } else if (how == WEST) {
      placeX = -halfX;
    } else if (how == NORTH) {
      placeY = halfY;
    } else {
      placeY = -halfY;
    }
    x[i] = placeX;
    y[i] = placeY;
    fate[i] = how;
    ended[i] = now;
    nowX[i] = Double.NaN;
    forget(i);
  }

  private void forget(int i) {
    if (moves(i)) {
      moving &= ~(1 << i);
      int k = 0;
      while (mover[k] != i) {
        k++;
      }
      mover[k] = mover[--movers];
    }
  }

  public static Fate fateOf(int code) {
    return FATES[code];
  }

  boolean moves(int i) {
    return (moving >>> i & 1) != 0;
  }

  /** Whether two discs touch where they are now. */
  boolean touching(int i, int j) {
    double dx = nowX[j] - nowX[i];
    double dy = nowY[j] - nowY[i];
    double near = radius[i] + radius[j] + 2 * gapTolerance;
    double square = dx * dx + dy * dy;
    return square <= near * near && Math.sqrt(square) - (radius[i] + radius[j]) <= gapTolerance;
  }

  /** Angular velocity of a disc at an instant; friction under the disc slows it down (rule P-2). */
  double spinAt(int i, double now) {
    double left = Math.abs(spin[i]) - spinLoss / radius[i] * (now - spinSince[i]);
    return left <= 0 ? 0 : spin[i] < 0 ? -left : left;
  }

  /** Copies everything from another motion with the same specification. */
  void copyFrom(DiscMotion other) {
    halfX = other.halfX;
    halfY = other.halfY;
    seam = other.seam;
    size = other.size;
    movers = other.movers;
    stacks = other.stacks;
    moving = other.moving;
    moved = other.moved;
    turned = other.turned;
    System.arraycopy(other.ids, 0, ids, 0, size);
    System.arraycopy(other.mover, 0, mover, 0, movers);
    System.arraycopy(other.fate, 0, fate, 0, size);
    System.arraycopy(other.ownKind, 0, ownKind, 0, size);
    System.arraycopy(other.ownFate, 0, ownFate, 0, size);
    double[][] from = other.numbers();
    double[][] to = numbers();
    for (int k = 0; k < to.length; k++) {
      System.arraycopy(from[k], 0, to[k], 0, size);
    }
  }

  private double[][] numbers() {
    return new double[][] {
      radius,
      height,
      inverseMass,
      load,
      x,
      y,
      ux,
      uy,
      speed,
      since,
      stop,
      endX,
      endY,
      spin,
      spinSince,
      nowX,
      nowY,
      vx,
      vy,
      ownTime,
      ended
    };
  }
}
