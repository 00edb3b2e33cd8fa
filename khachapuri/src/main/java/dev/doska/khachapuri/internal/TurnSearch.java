package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.khachapuri.KhachapuriRuleset;
import org.jspecify.annotations.Nullable;

/**
 * The exact search of turns under every option, for positions where the order of the steps matters
 * and for lists of every order. It tries steps in descending order of start, then die, so the first
 * sequence that it finds for a result is the canonical one. Confined to one thread; allocates nothing
 * after its arrays have grown.
 */
public final class TurnSearch {
  private final KhachapuriRuleset rules;
  private final TurnBoard board;
  private final ResultSet results = new ResultSet();
  private boolean everyOrder;
  private int onlyDie;

  /** The greatest turn of the length that was last found possible. */
  private long reached;

  private @Nullable MoveBuffer out;

  /**
   * A search under a rule set.
   *
   * @param rules the rules
   */
  public TurnSearch(KhachapuriRuleset rules) {
    this.rules = rules;
    this.board = new TurnBoard(rules);
  }

  /**
   * The board, to be set up before a search.
   *
   * @return the one board that this search moves on
   */
  public TurnBoard board() {
    return board;
  }

  /**
   * Appends the turns, one for each result, in descending order; the pass if there is none.
   *
   * @param out where to append; null to count only
   * @return how many turns there are
   */
  public int turns(@Nullable MoveBuffer out) {
    return release(search(false, out));
  }

  /**
   * Appends every legal ordered sequence of steps, in descending order; the pass if there is none.
   *
   * @param out where to append; null to count only
   * @return how many sequences there are
   */
  public int sequences(@Nullable MoveBuffer out) {
    return release(search(true, out));
  }

  /** Lets the caller's buffer go, since a search may outlive it. */
  private int release(int found) {
    out = null;
    return found;
  }

  private int search(boolean everyOrder, @Nullable MoveBuffer out) {
    this.everyOrder = everyOrder;
    this.out = out;
    results.clear();
    for (int steps = board.stepsOfDice(); steps > 0; steps--) {
      int found = steps == 1 ? single() : walk(steps);
      if (found != 0) {
        return found;
      }
    }
    if (out != null) {
      out.add(PackedMove.PASS);
    }
    return 1;
  }

  /** The turns of one step (KH-11). */
  private int single() {
    if (board.larger() == board.smaller() || !rules.largerDie()) {
      return walk(1);
    }
    onlyDie = board.larger();
    int found = walk(1);
    onlyDie = 0;
    return found != 0 ? found : walk(1);
  }

  private int walk(int steps) {
    if (board.done() == steps) {
      return board.wallsAtEnd() == 0 ? take(board.packed()) : 0;
    }
    int found = 0;
    for (int left = board.held(); left != 0; ) {
      int from = Track.highest(left);
      left ^= 1 << from;
      found += step(from, board.larger(), steps);
      if (board.smaller() != board.larger()) {
        found += step(from, board.smaller(), steps);
      }
    }
    return found;
  }

  private int step(int from, int die, int steps) {
    if (board.left(die) == 0 || (onlyDie != 0 && die != onlyDie) || !board.allows(from, die)) {
      return 0;
    }
    board.play(from, die);
    int found = walk(steps);
    board.undo();
    return found;
  }

  private int take(long packed) {
    if (!everyOrder && !results.add(PackedMove.resultKey(packed))) {
      return 0;
    }
    if (out != null) {
      out.add(packed);
    }
    return 1;
  }

  /**
   * The first of the {@linkplain #turns turns}, found without the others.
   *
   * @return the packed turn; the pass if there is none
   */
  public long first() {
    if (longest() > 1) {
      return reached;
    }
    MoveBuffer singles = new MoveBuffer();
    turns(singles);
    return singles.get(0);
  }

  /**
   * Whether a die alone makes a turn that may end.
   *
   * @param die one of two different dice
   * @return true if some checker can play it from the start of the turn
   */
  public boolean anySingle(int die) {
    everyOrder = true;
    out = null;
    onlyDie = die;
    int found = walk(1);
    onlyDie = 0;
    return found != 0;
  }

  /**
   * How many steps the longest turn has that begins with the steps made on the board.
   *
   * @return 0 to 4, at least as many as are made, or −1 if no turn with these steps may end (KH-13)
   */
  public int longest() {
    for (int steps = board.stepsOfDice(); steps >= board.done(); steps--) {
      if (completes(steps)) {
        return steps;
      }
    }
    return -1;
  }

  /** Whether the steps made can be completed to a turn of so many steps. */
  private boolean completes(int steps) {
    if (board.done() == steps) {
      reached = board.packed();
      return board.wallsAtEnd() == 0;
    }
    for (int left = board.held(); left != 0; ) {
      int from = Track.highest(left);
      left ^= 1 << from;
      if (completesBy(from, board.larger(), steps)
          || (board.smaller() != board.larger() && completesBy(from, board.smaller(), steps))) {
        return true;
      }
    }
    return false;
  }

  private boolean completesBy(int from, int die, int steps) {
    if (board.left(die) == 0 || !board.allows(from, die)) {
      return false;
    }
    board.play(from, die);
    boolean found = completes(steps);
    board.undo();
    return found;
  }
}
