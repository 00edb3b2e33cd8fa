package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.DiscMotion;
import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.chapayev.physics.internal.Simulation;
import java.util.ArrayList;
import java.util.List;

/**
 * The solver: it computes what happens after one or more discs are flicked. The same input gives the
 * same bits.
 *
 * <p>{@link #solve} is the simple way: static, thread-safe, one call for each shot. A solver object is
 * the fast way and is confined to one thread: call {@link #set}, or {@link #clear} and {@link #add}; then
 * {@link #flick} and {@link #run}; then read the results. Such shots allocate nothing. A method that is
 * given the id of a disc that is not on the board throws {@link IllegalArgumentException}.
 *
 * <pre>{@code
 * Table table = Table.of(Board.STANDARD, List.of(
 *     Disc.of(0, 0, -0.14, Shape.CHECKER), Disc.of(1, 0, 0.14, Shape.CHECKER)));
 * Shot shot = Solver.solve(SolverSpec.DEFAULT, table, new Flick(0, 0.0, 2.0));
 * boolean gone = shot.end(1).fate().fell();
 * }</pre>
 */
public final class Solver {
  private final SolverSpec spec;
  private final Simulation run;
  private final int[] rank = new int[Disc.MAX];

  /**
   * A solver with an empty board.
   *
   * @param spec material, tolerances and limits
   */
  public Solver(SolverSpec spec) {
    this.spec = spec;
    run = new Simulation(spec);
    clear(Board.STANDARD);
  }

  /**
   * Computes a shot with its full record.
   *
   * @param spec material, tolerances and limits
   * @param table the discs at rest
   * @param flicks the discs that are set in motion, all at time 0; each at most once
   * @return the shot
   * @throws InvalidSceneException with every reason why a flick cannot be played: there is no such disc,
   *     a disc is flicked twice, a speed is not above 0 or is above the limit
   */
  public static Shot solve(SolverSpec spec, Table table, Flick... flicks) {
    return new Solver(spec).shoot(table, flicks);
  }

  /**
   * Computes a shot with its full record. It allocates the record and nothing else.
   *
   * @param table the discs at rest
   * @param flicks the discs that are set in motion
   * @return the shot
   * @throws InvalidSceneException as {@link #solve} does
   */
  public Shot shoot(Table table, Flick... flicks) {
    if (!accepts(table, flicks)) {
      throw new InvalidSceneException(problems(table, flicks));
    }
    set(table);
    run.log.clear(true);
    for (Flick flick : flicks) {
      flick(flick.id(), flick.vx(), flick.vy());
    }
    run();
    return new Shot(table, spec, run);
  }

  private boolean accepts(Table table, Flick... flicks) {
    int seen = 0;
    for (Flick flick : flicks) {
      double speed = flick.speed();
      int id = flick.id();
      if (!table.has(id) || (seen >>> id & 1) != 0 || !(speed > 0 && speed <= spec.maxSpeed())) {
        return false;
      }
      seen |= 1 << id;
    }
    return true;
  }

  /**
   * The reasons why flicks cannot be played on a table.
   *
   * @param table the discs at rest
   * @param flicks the discs that would be set in motion
   * @return every reason; empty if {@link #shoot} accepts them
   */
  public List<String> problems(Table table, Flick... flicks) {
    List<String> reasons = new ArrayList<>();
    int seen = 0;
    for (Flick flick : flicks) {
      int id = flick.id();
      if (!table.has(id)) {
        reasons.add("there is no disc " + id);
      } else if ((seen >>> id & 1) != 0) {
        reasons.add("disc " + id + " is flicked twice");
      } else {
        seen |= 1 << id;
      }
      ExactText.positive(reasons, "speed of disc " + id, flick.speed(), spec.maxSpeed());
    }
    return reasons;
  }

  /**
   * Puts the discs of a table on the board, all at rest; the record is off.
   *
   * @param table the discs
   */
  public void set(Table table) {
    clear(table.board());
    List<Disc> discs = table.discs();
    for (int k = 0; k < discs.size(); k++) {
      Disc disc = discs.get(k);
      add(disc.id(), disc.x(), disc.y(), disc.shape(), disc.load());
    }
  }

  /**
   * Removes all discs and starts with another board; the record is off.
   *
   * @param board the board
   */
  public void clear(Board board) {
    run.clear(board);
  }

  /**
   * Puts a disc on the board, without the checks of {@link Table}.
   *
   * <p>The caller must ensure what a table guarantees: places on the board and no overlap. Otherwise the
   * result is a motion without physical meaning.
   *
   * @param id from 0 to 31 and above the ids of all discs added before
   * @param x place in metres
   * @param y place in metres
   * @param shape shape and mass
   * @param load mass in kilograms of a disc on top, 0 = none
   * @throws IllegalArgumentException if the id is outside that range
   * @throws IllegalStateException if the shot has begun
   */
  public void add(int id, double x, double y, Shape shape, double load) {
    DiscMotion motion = run.motion;
    requireUnbegun();
    int last = motion.size == 0 ? -1 : motion.ids[motion.size - 1];
    if (id <= last || id >= Disc.MAX) {
      throw new IllegalArgumentException(
          "disc " + id + " is not between " + (last + 1) + " and " + (Disc.MAX - 1));
    }
    rank[id] = motion.size;
    motion.add(id, x, y, shape, load);
  }

  /**
   * Sets a disc in motion when the shot begins, without the checks of {@link #shoot} on the speed.
   *
   * @param id a disc on the board
   * @param vx velocity in m/s
   * @param vy velocity in m/s
   * @throws IllegalArgumentException if there is no such disc
   * @throws IllegalStateException if the shot has begun
   */
  public void flick(int id, double vx, double vy) {
    requireUnbegun();
    run.flick(index(id), vx, vy);
  }

  private void requireUnbegun() {
    if (run.started) {
      throw new IllegalStateException("the shot has begun");
    }
  }

  private int index(int id) {
    int i = id >= 0 && id < Disc.MAX ? rank[id] : Disc.MAX;
    if (i >= run.motion.size || run.motion.ids[i] != id) {
      throw new IllegalArgumentException("there is no disc " + id);
    }
    return i;
  }

  /**
   * Computes the shot to its end.
   *
   * @return true if all discs came to rest by themselves, false if the event limit cut them off
   */
  public boolean run() {
    while (run.step()) {
      // each step is one event
    }
    return !run.capped;
  }

  /**
   * Computes the next event.
   *
   * @return false if nothing moves any more
   */
  public boolean step() {
    return run.step();
  }

  /**
   * Another solver in the same state, which may be in the middle of a shot. Both continue with the same
   * bits.
   *
   * @return an independent copy
   */
  public Solver copy() {
    Solver copy = new Solver(spec);
    copy.run.copyFrom(run);
    System.arraycopy(rank, 0, copy.rank, 0, rank.length);
    return copy;
  }

  /**
   * The place where a disc rests or passed the edge line, after a finished run.
   *
   * @param id a disc that was put on the board
   * @return metres
   */
  public double x(int id) {
    return run.motion.x[index(id)] + 0.0;
  }

  /**
   * The place where a disc rests or passed the edge line, after a finished run.
   *
   * @param id a disc that was put on the board
   * @return metres
   */
  public double y(int id) {
    return run.motion.y[index(id)] + 0.0;
  }

  /**
   * The fate of a disc after a finished run.
   *
   * @param id a disc that was put on the board
   * @return whether it rests, or over which edge it fell
   */
  public Fate fate(int id) {
    return DiscMotion.fateOf(run.motion.fate[index(id)]);
  }

  /**
   * When a disc that moved fell or came to rest, after a finished run.
   *
   * @param id a disc that was put on the board
   * @return seconds from the flick
   */
  public double endTime(int id) {
    return run.motion.ended[index(id)];
  }

  /**
   * Whether a disc was ever in motion.
   *
   * @param id a disc that was put on the board
   * @return true from the moment it moves
   */
  public boolean moved(int id) {
    return (run.motion.moved >>> index(id) & 1) != 0;
  }

  /**
   * The discs that were ever in motion.
   *
   * @return a bit set, bit {@code i} for the id {@code i}
   */
  public int moved() {
    int set = 0;
    for (int rest = run.motion.moved; rest != 0; rest &= rest - 1) {
      set |= 1 << run.motion.ids[Integer.numberOfTrailingZeros(rest)];
    }
    return set;
  }

  /**
   * Whether a disc was turned over an odd number of times (rule P-15a).
   *
   * @param id a disc that was put on the board
   * @return true if its other face is up
   */
  public boolean turned(int id) {
    return (run.motion.turned >>> index(id) & 1) != 0;
  }

  /**
   * Events processed so far.
   *
   * @return at least 0, at most the limit of the specification
   */
  public int events() {
    return run.events;
  }

  /**
   * The time of the last event.
   *
   * @return seconds after the flick
   */
  public double time() {
    return run.now;
  }

  /**
   * Whether the event limit cut the shot off.
   *
   * @return true if discs were stopped where they were
   */
  public boolean capped() {
    return run.capped;
  }

  /**
   * The upper discs of stacks that were left behind in a finished run, in the order of time.
   *
   * @return an unmodifiable list
   */
  public List<StackTopOutcome> tops() {
    return Shot.tops(run);
  }
}
