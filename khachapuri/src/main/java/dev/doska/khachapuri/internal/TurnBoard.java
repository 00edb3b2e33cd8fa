package dev.doska.khachapuri.internal;

import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OffStart;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Prime;
import dev.doska.khachapuri.ruleset.KhachapuriOption.PrimeCheck;

/**
 * A board inside a turn: the mover's checkers in the mover's numbers, the dice that are left, and the
 * rules of a single step under every option. Steps are made and taken back. Confined to one thread.
 */
public final class TurnBoard {
  private final KhachapuriRuleset rules;

  /** How many checkers stand on each own number; index 0 counts those off. */
  private final int[] men = new int[25];

  private final int[] froms = new int[4];
  private final int[] dice = new int[4];
  private int done;
  private int held;
  private int open;
  private int forbiddenWalls;
  private int wallsAtStart;
  private boolean wasHome;
  private int larger;
  private int smaller;

  /**
   * An empty board.
   *
   * @param rules the rules of the steps
   */
  public TurnBoard(KhachapuriRuleset rules) {
    this.rules = rules;
  }

  /**
   * Sets the board up for the start of a turn.
   *
   * @param p0 the mover's plane 0, in its own numbers
   * @param p1 the mover's plane 1
   * @param p2 the mover's plane 2
   * @param p3 the mover's plane 3
   * @param enemyHeld the enemy's points, in the enemy's own numbers
   * @param enemyIsWhole whether all fifteen enemy checkers are on the board
   * @param larger the larger die
   * @param smaller the smaller die
   */
  public void start(
      int p0,
      int p1,
      int p2,
      int p3,
      int enemyHeld,
      boolean enemyIsWhole,
      int larger,
      int smaller) {
    int onBoard = 0;
    for (int own = 1; own <= 24; own++) {
      men[own] =
          (p0 >>> own & 1) + (p1 >>> own & 1) * 2 + (p2 >>> own & 1) * 4 + (p3 >>> own & 1) * 8;
      onBoard += men[own];
    }
    men[0] = 15 - onBoard;
    held = p0 | p1 | p2 | p3;
    open = Track.ALL & ~Track.turned(enemyHeld);
    forbiddenWalls = forbiddenWalls(enemyHeld, enemyIsWhole);
    wasHome = isHome();
    this.larger = larger;
    this.smaller = smaller;
    done = 0;
    wallsAtStart = walls();
  }

  /** The walls that KH-13 forbids here: bit k for the enemy's points k to k+5. */
  private int forbiddenWalls(int enemyHeld, boolean enemyIsWhole) {
    if (rules.prime() == Prime.NONE || enemyHeld == 0) {
      return 0;
    }
    if (rules.prime() == Prime.FORBID) {
      // An enemy checker is behind the wall: its own number is above k+5.
      int last = Track.highest(enemyHeld) - Track.WALL;
      return last < 1 ? 0 : (2 << last) - 2;
    }
    // No enemy checker is ahead: none is off and the foremost has not passed k.
    int foremost = Integer.numberOfTrailingZeros(enemyHeld);
    return enemyIsWhole ? (2 << foremost) - 2 : 0;
  }

  private int walls() {
    return Track.walls(Track.turned(held));
  }

  /**
   * How many checkers the mover has on a point now.
   *
   * @param own an own number, or 0 for off
   * @return 0 to 15
   */
  public int men(int own) {
    return men[own];
  }

  /**
   * The mover's points now.
   *
   * @return a mask
   */
  public int held() {
    return held;
  }

  /**
   * The points without an enemy checker.
   *
   * @return a mask
   */
  public int open() {
    return open;
  }

  /**
   * How many steps have been made.
   *
   * @return 0 to 4
   */
  public int done() {
    return done;
  }

  /**
   * How many steps the dice allow in all (KH-09).
   *
   * @return 2 or 4
   */
  public int stepsOfDice() {
    return larger == smaller ? rules.doubles() : 2;
  }

  /**
   * How often a number can still be played.
   *
   * @param die a number
   * @return 0 to 4
   */
  public int left(int die) {
    int used = 0;
    for (int i = 0; i < done; i++) {
      used += dice[i] == die ? 1 : 0;
    }
    return timesRolled(die) - used;
  }

  /**
   * How often a number may be played in the turn.
   *
   * @param die a number
   * @return 0 to 4; 0 if it was not rolled
   */
  public int timesRolled(int die) {
    return die != larger && die != smaller ? 0 : larger == smaller ? rules.doubles() : 1;
  }

  /**
   * The larger die.
   *
   * @return 1 to 6
   */
  public int larger() {
    return larger;
  }

  /**
   * The smaller die.
   *
   * @return 1 to 6
   */
  public int smaller() {
    return smaller;
  }

  /**
   * Whether all of the mover's checkers are home or off now.
   *
   * @return true if none is outside
   */
  public boolean isHome() {
    return (held & Track.OUTSIDE) == 0;
  }

  /**
   * Whether bearing off has begun (KH-14).
   *
   * @return true if a checker may leave the board
   */
  public boolean mayBearOff() {
    return isHome() && (rules.offStart() == OffStart.NOW || wasHome);
  }

  /**
   * Whether so many checkers have left the head that no other may (KH-08).
   *
   * @return true if the limit is reached
   */
  public boolean headIsSpent() {
    int left = 0;
    for (int i = 0; i < done; i++) {
      left += froms[i] == 24 ? 1 : 0;
    }
    return rules.headLimit() != 0 && left >= rules.headLimit();
  }

  /**
   * Whether a die may bear off from a point below its number (KH-16).
   *
   * @param from the point, below the die
   * @param die the die
   * @return false if a checker further back, or the option, forbids it
   */
  public boolean mayOverrun(int from, int die) {
    return switch (rules.over()) {
      case HIGHEST -> held >>> (from + 1) == 0;
      case ANY -> held >>> die == 0;
      case NONE -> false;
    };
  }

  /**
   * A point from which a die could bear off now.
   *
   * @param die the die
   * @return the highest such point, or 0
   */
  public int bearsOffFrom(int die) {
    if (!mayBearOff() || held == 0) {
      return 0;
    }
    if (men[die] > 0) {
      return die;
    }
    int highest = Track.highest(held);
    return highest < die && mayOverrun(highest, die) ? highest : 0;
  }

  /**
   * The walls that a step would complete although KH-13 forbids them, if walls are judged after every
   * step.
   *
   * @param from the step's start, a point of the mover
   * @param to its end, an open point
   * @return bit k for the enemy's points k to k+5
   */
  public int wallsAfterStep(int from, int to) {
    if (forbiddenWalls == 0 || rules.primeCheck() == PrimeCheck.TURN) {
      return 0;
    }
    int after = (men[from] == 1 ? held & ~(1 << from) : held) | 1 << to;
    return Track.walls(Track.turned(after)) & forbiddenWalls & ~walls();
  }

  /**
   * The walls that forbid the turn to end here, if walls are judged at the end.
   *
   * @return bit k for the enemy's points k to k+5
   */
  public int wallsAtEnd() {
    return forbiddenWalls == 0 || rules.primeCheck() == PrimeCheck.STEP
        ? 0
        : walls() & forbiddenWalls & ~wallsAtStart;
  }

  /**
   * Whether a step is legal now by all rules of a single step except the dice.
   *
   * @param from an own number
   * @param die a number that is left
   * @return true if it is legal
   */
  public boolean allows(int from, int die) {
    if (men[from] == 0 || (from == 24 && headIsSpent())) {
      return false;
    }
    int to = from - die;
    if (to > 0) {
      return (open >>> to & 1) != 0
          && wallsAfterStep(from, to) == 0
          && !(rules.force() && bearsOffFrom(die) != 0);
    }
    return mayBearOff() && (to == 0 || mayOverrun(from, die));
  }

  /**
   * Makes a step.
   *
   * @param from its start, where a checker of the mover stands
   * @param die its die
   */
  public void play(int from, int die) {
    int to = Math.max(0, from - die);
    froms[done] = from;
    dice[done] = die;
    done++;
    men[from]--;
    men[to]++;
    held = (men[from] == 0 ? held & ~(1 << from) : held) | ((1 << to) & Track.ALL);
  }

  /** Takes the last step back. */
  public void undo() {
    done--;
    int from = froms[done];
    int to = Math.max(0, from - dice[done]);
    men[from]++;
    men[to]--;
    held = ((men[to] == 0 ? held & ~(1 << to) : held) & Track.ALL) | 1 << from;
  }

  /**
   * The steps made so far as a packed turn.
   *
   * @return a packed turn of {@link #done} steps
   */
  public long packed() {
    long packed = PackedMove.turn(done);
    for (int i = 0; i < done; i++) {
      packed += PackedMove.step(i, froms[i], dice[i]);
    }
    return packed;
  }
}
