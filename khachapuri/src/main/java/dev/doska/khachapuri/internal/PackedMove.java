package dev.doska.khachapuri.internal;

/**
 * The packed form of moves.
 *
 * <p>A turn: the number of steps in bits 32 to 34, then each step in eight bits from the highest
 * down: the first in bits 24 to 31, the fourth in bits 0 to 7. A step is its own number {@code from}
 * (5 bits) above its die (3 bits). So turns of one length compare as numbers like their steps in
 * order. The pass is the turn without steps, 0. A roll has bit 35 set and holds the larger die in
 * bits 3 to 5 and the smaller in bits 0 to 2; a roll-off has bit 36 set and holds White's die and
 * Black's in the same places.
 */
public final class PackedMove {
  /** The pass. */
  public static final long PASS = 0;

  private static final long ROLL = 1L << 35;
  private static final long ROLL_OFF = 1L << 36;
  private static final int COUNT = 32;

  private PackedMove() {}

  /**
   * A turn without its steps.
   *
   * @param steps how many steps it has, 0 to 4
   * @return the packed number of steps
   */
  public static long turn(int steps) {
    return (long) steps << COUNT;
  }

  /**
   * A step at its place in a packed turn.
   *
   * @param index which step, from 0
   * @param from its own number, 1 to 24
   * @param die its die, 1 to 6
   * @return the bits to add to the turn
   */
  public static long step(int index, int from, int die) {
    return ((from << 3 | die) * 0x1000000L) >>> (8 * index);
  }

  /**
   * How many steps a turn has.
   *
   * @param packed a turn
   * @return 0 to 4; 0 is the pass
   */
  public static int steps(long packed) {
    return (int) (packed >>> COUNT) & 7;
  }

  /**
   * Where a step starts.
   *
   * @param packed a turn
   * @param index which step, from 0
   * @return its own number
   */
  public static int from(long packed, int index) {
    return (int) (packed >>> (27 - 8 * index)) & 31;
  }

  /**
   * The die of a step.
   *
   * @param packed a turn
   * @param index which step, from 0
   * @return its die
   */
  public static int die(long packed, int index) {
    return (int) (packed >>> (24 - 8 * index)) & 7;
  }

  /**
   * A roll.
   *
   * @param larger the larger die
   * @param smaller the smaller die
   * @return its packed form
   */
  public static long roll(int larger, int smaller) {
    return ROLL | larger << 3 | smaller;
  }

  /**
   * A roll-off.
   *
   * @param white White's die
   * @param black Black's die
   * @return its packed form
   */
  public static long rollOff(int white, int black) {
    return ROLL_OFF | white << 3 | black;
  }

  /**
   * Whether a packed move is a roll.
   *
   * @param packed a packed move
   * @return true for a roll of two dice by one side
   */
  public static boolean isRoll(long packed) {
    return (packed & ROLL) != 0;
  }

  /**
   * Whether a packed move is a roll-off.
   *
   * @param packed a packed move
   * @return true for a roll-off
   */
  public static boolean isRollOff(long packed) {
    return (packed & ROLL_OFF) != 0;
  }

  /**
   * The first die of a roll or a roll-off.
   *
   * @param packed a roll or roll-off
   * @return the larger die, or White's
   */
  public static int firstDie(long packed) {
    return (int) packed >>> 3 & 7;
  }

  /**
   * The second die of a roll or a roll-off.
   *
   * @param packed a roll or roll-off
   * @return the smaller die, or Black's
   */
  public static int secondDie(long packed) {
    return (int) packed & 7;
  }

  /**
   * A number that two turns by the same roll from the same position share exactly if their results
   * are equal.
   *
   * <p>After a double the points that are left, sorted, decide the result. Of two steps by different
   * dice, one that starts where the other ends makes up one way with it; else both starts, sorted,
   * and both ends, sorted, decide.
   *
   * @param packed a turn that is not a pass
   * @return a number of at most 20 bits, above 0
   */
  public static int resultKey(long packed) {
    int steps = steps(packed);
    if (steps == 2 && die(packed, 0) != die(packed, 1)) {
      return mixedKey(packed);
    }
    if (steps == 1) {
      int from = from(packed, 0);
      return from << 5 | Math.max(0, from - die(packed, 0));
    }
    int sorted = 0;
    for (int i = 0; i < steps; i++) {
      sorted = insert(sorted, from(packed, i));
    }
    return sorted;
  }

  /** Puts a number among others that stand descending, five bits each. */
  private static int insert(int sorted, int number) {
    int place = 0;
    while (sorted >>> place != 0 && (sorted >>> place & 31) < number) {
      place += 5;
    }
    int below = sorted & (1 << place) - 1;
    return sorted >>> place << (place + 5) | number << place | below;
  }

  private static int mixedKey(long packed) {
    int one = from(packed, 0);
    int other = from(packed, 1);
    int oneTo = Math.max(0, one - die(packed, 0));
    int otherTo = Math.max(0, other - die(packed, 1));
    if (oneTo == other) {
      return one << 5 | otherTo;
    }
    if (otherTo == one) {
      return other << 5 | oneTo;
    }
    return ((Math.max(one, other) << 5 | Math.min(one, other)) << 5 | Math.max(oneTo, otherTo)) << 5
        | Math.min(oneTo, otherTo);
  }
}
