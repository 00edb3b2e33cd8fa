package dev.doska.chapayev.physics.internal;

import java.util.Arrays;

/** The record of a shot in primitive arrays, which grow and are reused; it can be switched off. */
public final class EventLog {
  public static final int EVENT_NUMBERS = 5;
  public static final int SEGMENT_NUMBERS = 7;

  public static final byte IMPACT = 0;
  public static final byte FOLD = 1;
  public static final byte FALL = 2;
  public static final byte STOP = 3;
  static final byte TOP = 4;

  private final DiscMotion motion;
  private boolean on;

  public int events;
  public byte[] kind = new byte[16];
  public byte[] first = new byte[16];
  public byte[] second = new byte[16];
  public double[] numbers = new double[16 * EVENT_NUMBERS];

  public int segments;
  public byte[] mover = new byte[16];
  public double[] path = new double[16 * SEGMENT_NUMBERS];

  EventLog(DiscMotion motion) {
    this.motion = motion;
  }

  public void clear(boolean recording) {
    on = recording;
    events = 0;
    segments = 0;
  }

  void impact(double time, int i, int j, double nx, double ny, double closing, double impulse) {
    if (on) {
      int at = event(IMPACT, i, motion.ids[j], time);
      numbers[at + 1] = nx;
      numbers[at + 2] = ny;
      numbers[at + 3] = closing;
      numbers[at + 4] = impulse;
    }
  }

  void fold(double time, int i, double before, double after, boolean tipped) {
    if (on) {
      place(event(FOLD, i, tipped ? 1 : 0, time), motion.nowX[i], motion.nowY[i], before, after);
    }
  }

  void fall(double time, int i, double vx, double vy) {
    if (on) {
      place(event(FALL, i, motion.fate[i], time), motion.x[i], motion.y[i], vx, vy);
    }
  }

  void stop(double time, int i) {
    if (on) {
      place(event(STOP, i, 0, time), motion.x[i], motion.y[i], 0, 0);
    }
  }

  void topLeft(double time, int i, double x, double y) {
    if (on) {
      place(event(TOP, i, 0, time), x, y, 0, 0);
    }
  }

  private void place(int at, double x, double y, double p, double q) {
    numbers[at + 1] = x;
    numbers[at + 2] = y;
    numbers[at + 3] = p;
    numbers[at + 4] = q;
  }

  private int event(byte what, int i, int other, double time) {
    if (events == kind.length) {
      kind = Arrays.copyOf(kind, 2 * events);
      first = Arrays.copyOf(first, 2 * events);
      second = Arrays.copyOf(second, 2 * events);
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
    kind[events] = what;
    first[events] = (byte) motion.ids[i];
    second[events] = (byte) other;
    int at = events * EVENT_NUMBERS;
    numbers[at] = time;
    events++;
    return at;
  }

  /** Records the motion of a disc since its base; called before the base changes. */
  void segment(int i, double now) {
    // a segment without duration is not part of a path
    if (!on || now == motion.since[i]) {
      return;
    }
    if (segments == mover.length) {
      mover = Arrays.copyOf(mover, 2 * segments);
      path = Arrays.copyOf(path, 2 * path.length);
    }
    mover[segments] = (byte) motion.ids[i];
    int at = segments * SEGMENT_NUMBERS;
    path[at] = motion.since[i];
    path[at + 1] = now;
    path[at + 2] = motion.x[i];
    path[at + 3] = motion.y[i];
    path[at + 4] = motion.ux[i];
    path[at + 5] = motion.uy[i];
    path[at + 6] = motion.speed[i];
    segments++;
  }

  void copyFrom(EventLog other) {
    on = other.on;
    events = other.events;
    segments = other.segments;
    kind = other.kind.clone();
    first = other.first.clone();
    second = other.second.clone();
    numbers = other.numbers.clone();
    mover = other.mover.clone();
    path = other.path.clone();
  }
}
