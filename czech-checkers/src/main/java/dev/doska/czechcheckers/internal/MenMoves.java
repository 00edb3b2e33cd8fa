package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.shift;
import static dev.doska.czechcheckers.internal.PaddedBoard.square;

import dev.doska.core.MoveBuffer;

/**
 * The moves of men that capture forwards only (CZ-04, CZ-06). All men are moved at once, because two routes
 * of such men are never the same move and never pass a square twice. Boards are padded; all methods are
 * static and allocate nothing.
 */
final class MenMoves {
  /**
   * The packed end of a man's move, with its crowning, by the index of its square's bit. Only White's men
   * reach the eighth rank, and only Black's the first.
   */
  private static final long[] ENDS = packedEnds();

  /** The packed begin of a man's move by the index of its square's bit. */
  private static final long[] BEGINS = packedBegins();

  /** The packed captured piece by the index of its square's bit. */
  private static final long[] VICTIMS = packedVictims();

  private MenMoves() {}

  private static long[] packedEnds() {
    long[] ends = new long[64];
    for (int square = 0; square < 32; square++) {
      long bit = PaddedBoard.bit(square);
      boolean crowns = (bit & (PaddedBoard.FIRST_RANK | PaddedBoard.LAST_RANK)) != 0;
      ends[Long.numberOfTrailingZeros(bit)] = PackedMove.of(0, square, 0, false, crowns);
    }
    return ends;
  }

  private static long[] packedBegins() {
    long[] begins = new long[64];
    for (int square = 0; square < 32; square++) {
      begins[Long.numberOfTrailingZeros(PaddedBoard.bit(square))] =
          PackedMove.of(square, 0, 0, false, false);
    }
    return begins;
  }

  private static long[] packedVictims() {
    long[] victims = new long[64];
    for (int square = 0; square < 32; square++) {
      victims[Long.numberOfTrailingZeros(PaddedBoard.bit(square))] =
          PackedMove.of(0, 0, 1 << square, false, false);
    }
    return victims;
  }

  /** The squares that men reach by a jump in one direction. */
  static long jumps(long men, long them, long empty, int step) {
    return shift(shift(men, step) & them, step) & empty;
  }

  /** The men that can capture. */
  static long capturing(long men, long them, long empty, int forward) {
    int west = 4 * forward;
    int east = 5 * forward;
    long fromWest = shift(shift(empty, -west) & them, -west);
    long fromEast = shift(shift(empty, -east) & them, -east);
    return men & (fromWest | fromEast);
  }

  /** The number of moves: captures if there are any, else steps. No branches unless a man can jump twice. */
  static int count(long men, long them, long empty, int forward) {
    int west = 4 * forward;
    int east = 5 * forward;
    long jumpsWest = jumps(men, them, empty, west);
    long jumpsEast = jumps(men, them, empty, east);
    long jumps = jumpsWest | jumpsEast;
    long second = jumps(jumps, them, empty, west) | jumps(jumps, them, empty, east);
    if (second != 0) {
      return ends(jumpsWest, them, empty, forward) + ends(jumpsEast, them, empty, forward);
    }
    // all ones if nothing can be captured, else 0
    long quiet = empty & ~((jumps | -jumps) >> 63);
    return Long.bitCount(jumpsWest | (shift(men, west) & quiet))
        + Long.bitCount(jumpsEast | (shift(men, east) & quiet));
  }

  /** The number of captures by men that have jumped to these squares, each on its own route. */
  private static int ends(long reached, long them, long empty, int forward) {
    int west = 4 * forward;
    int east = 5 * forward;
    long onWest = jumps(reached, them, empty, west);
    long onEast = jumps(reached, them, empty, east);
    if ((onWest | onEast) == 0) {
      return Long.bitCount(reached);
    }
    long goingOn = shift(onWest, -2 * west) | shift(onEast, -2 * east);
    return Long.bitCount(reached & ~goingOn)
        + ends(onWest, them, empty, forward)
        + ends(onEast, them, empty, forward);
  }

  /**
   * Appends the moves in ascending order: captures if there are any, else steps. One method, too long for
   * the compiler to inline it into its callers, whose loops would then not fit into registers.
   */
  static void addMoves(long men, long them, long empty, int forward, MoveBuffer out) {
    int west = 4 * forward;
    int east = 5 * forward;
    long jumpsWest = shift(shift(men, west) & them, west) & empty;
    long jumpsEast = shift(shift(men, east) & them, east) & empty;
    if ((jumpsWest | jumpsEast) == 0) {
      long stepsWest = shift(men, west) & empty;
      long stepsEast = shift(men, east) & empty;
      long able = shift(stepsWest, -west) | shift(stepsEast, -east);
      for (long rest = able; rest != 0; rest &= rest - 1) {
        long man = rest & -rest;
        long targets = (shift(man, west) | shift(man, east)) & empty;
        long second = targets & (targets - 1);
        long begin = BEGINS[Long.numberOfTrailingZeros(man) & 63];
        out.add(
            begin | ENDS[Long.numberOfTrailingZeros(targets) & 63],
            begin | ENDS[Long.numberOfTrailingZeros(second) & 63],
            (int) ((second | -second) >>> 63));
      }
      return;
    }
    long able = shift(jumpsWest, -2 * west) | shift(jumpsEast, -2 * east);
    long jumps = jumpsWest | jumpsEast;
    boolean single =
        ((shift(shift(jumps, west) & them, west) | shift(shift(jumps, east) & them, east)) & empty)
            == 0;
    for (long rest = able; rest != 0; rest &= rest - 1) {
      long man = rest & -rest;
      int place = Long.numberOfTrailingZeros(man) & 63;
      long begin = BEGINS[place];
      if (single) {
        long targets =
            (shift(shift(man, west) & them, west) | shift(shift(man, east) & them, east)) & empty;
        long second = targets & (targets - 1);
        int firstEnd = Long.numberOfTrailingZeros(targets) & 63;
        int secondEnd = Long.numberOfTrailingZeros(second) & 63;
        // the captured piece is in the middle
        out.add(
            begin | ENDS[firstEnd] | VICTIMS[(place + firstEnd) >>> 1],
            begin | ENDS[secondEnd] | VICTIMS[(place + secondEnd) >>> 1],
            (int) ((second | -second) >>> 63));
      } else {
        int mark = out.size();
        addJumps(man, 0, begin, them, empty, forward, out);
        if (out.size() - mark > 1) {
          out.sort(mark);
        }
      }
    }
  }

  private static void addJumps(
      long at, long captured, long base, long them, long empty, int forward, MoveBuffer out) {
    int west = 4 * forward;
    int east = 5 * forward;
    long onWest = jumps(at, them, empty, west);
    long onEast = jumps(at, them, empty, east);
    if ((onWest | onEast) == 0) {
      int victims = PaddedBoard.unpad(captured);
      long end = ENDS[Long.numberOfTrailingZeros(at)];
      out.add(base | end | PackedMove.of(0, 0, victims, false, false));
      return;
    }
    if (onWest != 0) {
      addJumps(onWest, captured | shift(onWest, -west), base, them, empty, forward, out);
    }
    if (onEast != 0) {
      addJumps(onEast, captured | shift(onEast, -east), base, them, empty, forward, out);
    }
  }

  /** Appends the steps of one man, west and east in ascending order. */
  static void addSteps(long man, long empty, int forward, MoveBuffer out) {
    long begin = BEGINS[Long.numberOfTrailingZeros(man)];
    for (long rest = (shift(man, 4 * forward) | shift(man, 5 * forward)) & empty;
        rest != 0;
        rest &= rest - 1) {
      out.add(begin | ENDS[Long.numberOfTrailingZeros(rest)]);
    }
  }
}
