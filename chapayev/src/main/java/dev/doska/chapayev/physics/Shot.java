package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.DiscMotion;
import dev.doska.chapayev.physics.internal.EventLog;
import dev.doska.chapayev.physics.internal.Simulation;
import dev.doska.chapayev.physics.internal.StackDynamics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The full record of a shot: the end of every disc, the events, and the exact path of each disc.
 *
 * <p>Immutable. Each call of a method that returns a list makes a new list.
 */
public final class Shot {
  /** How a shot ended. */
  public enum Status {
    /** All discs came to rest or fell. */
    COMPLETE,
    /** The event limit was reached; all discs were stopped where they were. */
    CAPPED
  }

  private final Table table;
  private final double deceleration;
  private final Status status;
  private final double duration;
  private final int eventCount;
  private final int moved;
  private final int turned;
  private final byte[] fate;
  private final double[] x;
  private final double[] y;
  private final double[] vx;
  private final double[] vy;
  private final double[] ended;
  private final List<StackTopOutcome> tops;

  private final byte[] kind;
  private final byte[] first;
  private final byte[] second;
  private final double[] numbers;
  private final byte[] mover;
  private final double[] path;

  Shot(Table table, SolverSpec spec, Simulation run) {
    this.table = table;
    DiscMotion motion = run.motion;
    EventLog log = run.log;
    int n = motion.size;
    deceleration = spec.material().deceleration();
    status = run.capped ? Status.CAPPED : Status.COMPLETE;
    duration = run.now;
    eventCount = run.events;
    moved = motion.moved;
    turned = motion.turned;
    fate = Arrays.copyOf(motion.fate, n);
    x = Arrays.copyOf(motion.x, n);
    y = Arrays.copyOf(motion.y, n);
    vx = Arrays.copyOf(motion.vx, n);
    vy = Arrays.copyOf(motion.vy, n);
    ended = Arrays.copyOf(motion.ended, n);
    tops = tops(run);
    kind = Arrays.copyOf(log.kind, log.events);
    first = Arrays.copyOf(log.first, log.events);
    second = Arrays.copyOf(log.second, log.events);
    numbers = Arrays.copyOf(log.numbers, log.events * EventLog.EVENT_NUMBERS);
    mover = Arrays.copyOf(log.mover, log.segments);
    path = Arrays.copyOf(log.path, log.segments * EventLog.SEGMENT_NUMBERS);
  }

  static List<StackTopOutcome> tops(Simulation run) {
    StackDynamics stacks = run.stacks;
    if (stacks.size == 0) {
      return List.of();
    }
    List<StackTopOutcome> list = new ArrayList<>();
    for (int k = 0; k < stacks.size; k++) {
      list.add(new StackTopOutcome(
          run.motion.ids[stacks.from[k]],
          stacks.x[k],
          stacks.y[k],
          stacks.fell[k],
          stacks.time[k]));
    }
    return List.copyOf(list);
  }

  /**
   * The table that the shot started from.
   *
   * @return the discs at rest before the flick
   */
  public Table table() {
    return table;
  }

  /**
   * How the shot ended.
   *
   * @return complete or cut off
   */
  public Status status() {
    return status;
  }

  /**
   * The time of the last event.
   *
   * @return seconds after the flick
   */
  public double duration() {
    return duration;
  }

  /**
   * The number of events that the solver processed, including those without effect.
   *
   * @return at least the number of listed events
   */
  public int eventCount() {
    return eventCount;
  }

  /**
   * The end of each disc.
   *
   * @return an unmodifiable list in the order of the table's discs, by ascending id
   */
  public List<DiscOutcome> ends() {
    List<DiscOutcome> list = new ArrayList<>(fate.length);
    for (int i = 0; i < fate.length; i++) {
      list.add(endOf(i));
    }
    return List.copyOf(list);
  }

  /**
   * The end of a disc.
   *
   * @param id a disc of the table
   * @return its end
   * @throws IllegalArgumentException if there is no such disc
   */
  public DiscOutcome end(int id) {
    return endOf(index(id));
  }

  private DiscOutcome endOf(int i) {
    boolean fell = fate[i] != 0;
    return new DiscOutcome(
        table.discs().get(i).id(),
        DiscMotion.fateOf(fate[i]),
        x[i] + 0.0,
        y[i] + 0.0,
        ended[i],
        fell ? vx[i] + 0.0 : 0,
        fell ? vy[i] + 0.0 : 0,
        (moved >>> i & 1) != 0,
        (turned >>> i & 1) != 0);
  }

  private int index(int id) {
    List<Disc> discs = table.discs();
    for (int i = 0; i < discs.size(); i++) {
      if (discs.get(i).id() == id) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no disc " + id);
  }

  /**
   * The upper discs of stacks that were left behind, in the order of time.
   *
   * @return an unmodifiable list, empty without stacks
   */
  public List<StackTopOutcome> tops() {
    return tops;
  }

  /**
   * The events in the order in which the solver processed them.
   *
   * @return an unmodifiable list
   */
  public List<Event> events() {
    List<Event> list = new ArrayList<>(kind.length);
    for (int k = 0; k < kind.length; k++) {
      list.add(event(k));
    }
    return List.copyOf(list);
  }

  private Event event(int k) {
    int at = k * EventLog.EVENT_NUMBERS;
    double time = numbers[at];
    double a = numbers[at + 1];
    double b = numbers[at + 2];
    double c = numbers[at + 3];
    double d = numbers[at + 4];
    return switch (kind[k]) {
      case EventLog.IMPACT -> new Event.Impact(time, first[k], second[k], a, b, c, d);
      case EventLog.FOLD -> new Event.Fold(time, first[k], a, b, c, d, second[k] != 0);
      case EventLog.FALL ->
        new Event.Fall(time, first[k], DiscMotion.fateOf(second[k]), a, b, c, d);
      case EventLog.STOP -> new Event.Stop(time, first[k], a, b);
      default -> new Event.TopLeft(time, first[k], a, b);
    };
  }

  /**
   * The impacts among the events.
   *
   * @return an unmodifiable list in the order in which the solver processed them
   */
  public List<Event.Impact> impacts() {
    List<Event.Impact> list = new ArrayList<>();
    for (Event event : events()) {
      if (event instanceof Event.Impact impact) {
        list.add(impact);
      }
    }
    return List.copyOf(list);
  }

  /**
   * The paths of all discs, as segments of straight motion in the order in which they ended.
   *
   * @return an unmodifiable list; discs that never moved have none
   */
  public List<Segment> segments() {
    List<Segment> list = new ArrayList<>(mover.length);
    for (int k = 0; k < mover.length; k++) {
      list.add(segment(k));
    }
    return List.copyOf(list);
  }

  private Segment segment(int k) {
    int at = k * EventLog.SEGMENT_NUMBERS;
    return new Segment(
        mover[k],
        path[at],
        path[at + 1],
        path[at + 2],
        path[at + 3],
        path[at + 4],
        path[at + 5],
        path[at + 6],
        deceleration);
  }

  /**
   * The place of every disc at a time. The call changes nothing.
   *
   * @param time seconds after the flick; before 0 the start, after the end the end
   * @return places in the order of the table's discs; a disc that has fallen stays on the edge line
   * @throws IllegalArgumentException if the time is NaN
   */
  public List<DiscPlacement> at(double time) {
    if (Double.isNaN(time)) {
      throw new IllegalArgumentException("NaN is not a time");
    }
    List<DiscPlacement> list = new ArrayList<>(fate.length);
    for (int i = 0; i < fate.length; i++) {
      list.add(placed(i, time));
    }
    return List.copyOf(list);
  }

  private DiscPlacement placed(int i, double time) {
    Disc disc = table.discs().get(i);
    boolean done = time >= ended[i];
    boolean gone = done && fate[i] != 0;
    if (done && ((moved >>> i & 1) != 0)) {
      return new DiscPlacement(disc.id(), x[i] + 0.0, y[i] + 0.0, !gone);
    }
    double placeX = disc.x();
    double placeY = disc.y();
    // the last segment that has begun: between two segments the disc rests
    for (int k = 0; k < mover.length; k++) {
      if (mover[k] == disc.id() && path[k * EventLog.SEGMENT_NUMBERS] <= time) {
        Segment segment = segment(k);
        placeX = segment.xAt(time);
        placeY = segment.yAt(time);
      }
    }
    return new DiscPlacement(disc.id(), placeX + 0.0, placeY + 0.0, true);
  }

  @Override
  public String toString() {
    return "Shot " + status + " with " + kind.length + " events";
  }
}
