package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.shift;

import dev.doska.core.MoveBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The captures of one piece: a depth-first walk over routes, in the order of canonical routes, without
 * any memory of its own. All methods are static and allocate nothing.
 *
 * <p>A route is a {@code long} of five bits a jump, the last jump lowest: the direction (0 north-west, 1
 * north-east, 2 south-west, 3 south-east) and which of the free squares behind the captured piece is
 * landed on (0 the nearest). Twelve captures fill 60 bits.
 *
 * <p>A capture is found once, by its canonical route: any other route to the same end with the same
 * pieces is recognised because {@link #canonical} gives a smaller one (CZ-12). Straight on, only the
 * nearest landing square is walked, since the others lead to the same squares.
 *
 * <p>The piece is described by an {@code int}, its {@linkplain #mover mover}; {@code empty} always holds
 * the piece's own square, which counts as empty (CZ-12).
 */
final class CaptureSearch {
  /** The steps of the directions, in canonical order. */
  private static final int[] STEPS = {4, 5, -5, -4};

  /** All four directions. */
  static final int ALL_WAYS = 0b1111;

  private static final int NORTH = 0b0011;
  private static final int SOUTH = 0b1100;

  private static final int KING = 1 << 4;
  private static final int STOP_SHORT = 1 << 5;
  private static final int EACH_ROUTE = 1 << 6;
  private static final int WITH_ROUTES = 1 << 13;
  private static final int BLACK = 1 << 7;
  private static final int FROM = 8;
  private static final int QUOTA = 16;

  private CaptureSearch() {}

  /**
   * Describes a capturing piece.
   *
   * @param from its square, 0 to 31
   * @param king whether it is a king
   * @param black whether it is black
   * @param backward whether a man captures backwards too
   * @param stopShort whether a king may stop short
   * @return the description
   */
  static int mover(int from, boolean king, boolean black, boolean backward, boolean stopShort) {
    int ways = king || backward ? ALL_WAYS : black ? SOUTH : NORTH;
    return ways
        | (king ? KING : 0)
        | (black ? BLACK : 0)
        | (stopShort && king ? STOP_SHORT : 0)
        | (from << FROM);
  }

  /** The same piece, but each order of capture counts on its own. */
  static int eachRoute(int mover) {
    return mover | EACH_ROUTE;
  }

  /** The same piece, each order of capture on its own, and each capture followed by its route. */
  static int withRoutes(int mover) {
    return mover | EACH_ROUTE | WITH_ROUTES;
  }

  /** The same piece, but only captures of exactly this many pieces count. */
  static int quota(int mover, int pieces) {
    return mover | (pieces << QUOTA);
  }

  private static int ways(int mover) {
    return mover & ALL_WAYS;
  }

  private static boolean isKing(int mover) {
    return (mover & KING) != 0;
  }

  /** The squares where a capturing man is crowned and stops (CZ-13). */
  private static long goal(int mover) {
    return isKing(mover) ? 0 : PaddedBoard.crowning((mover & BLACK) != 0 ? -1 : 1);
  }

  /** The first piece on a diagonal if it may be taken (CZ-06, CZ-07), else 0. */
  private static long victim(long free, long empty, long at, int step, boolean king) {
    long next = shift(at, step);
    if (king) {
      while ((next & empty) != 0) {
        next = shift(next, step);
      }
    }
    return (shift(next, step) & empty) != 0 ? next & free : 0;
  }

  /**
   * A piece that the mover can capture from a square (CZ-06, CZ-07, CZ-13).
   *
   * @param free the enemy pieces not yet captured
   * @param empty the empty squares
   * @param mover the piece
   * @param at the square
   * @return the first one in canonical order, or 0
   */
  static long victim(long free, long empty, int mover, long at) {
    int ways = (at & goal(mover)) != 0 ? 0 : ways(mover);
    for (int way = 0; way < 4; way++) {
      if (((ways >>> way) & 1) != 0) {
        long victim = victim(free, empty, at, STEPS[way], isKing(mover));
        if (victim != 0) {
          return victim;
        }
      }
    }
    return 0;
  }

  /** The piece that the mover can capture in one direction, or 0 (CZ-06, CZ-07, CZ-13). */
  static long victim(long free, long empty, int mover, long at, int way) {
    boolean none = ((ways(mover) >>> way) & 1) == 0 || (at & goal(mover)) != 0;
    return none ? 0 : victim(free, empty, at, STEPS[way], isKing(mover));
  }

  /** The squares where a jump over a piece can land, whether or not the capture can go on there. */
  static long landings(long empty, int mover, long victim, int way) {
    long all = 0;
    long landing = shift(victim, STEPS[way]);
    do {
      all |= landing;
      landing = shift(landing, STEPS[way]);
    } while (isKing(mover) && (landing & empty) != 0);
    return all;
  }

  /** The squares where a jump over a piece can land and the capture goes on (CZ-11, CZ-13). */
  static long goingOn(long free, long empty, int mover, long victim, int way) {
    return goingOnAlong(free, empty, mover, shift(victim, STEPS[way]), STEPS[way]);
  }

  /** Whether a capture may end on a square where it could go on from another one (CZ-11). */
  static boolean mayStopShort(int mover) {
    return (mover & STOP_SHORT) != 0;
  }

  /** Those squares of a jump's landing squares from which the capture goes on (CZ-11, CZ-13). */
  private static long goingOnAlong(long free, long empty, int mover, long first, int step) {
    long on = 0;
    long landing = first;
    do {
      if (victim(free, empty, mover, landing) != 0) {
        on |= landing;
      }
      landing = shift(landing, step);
    } while (isKing(mover) && (landing & empty) != 0);
    return on;
  }

  /**
   * Finds the captures that begin on the mover's square.
   *
   * @param them the enemy pieces
   * @param empty the empty squares, with the mover's
   * @param mover the piece
   * @param out where to append the packed captures, in the order of their routes; null to count only
   * @return how many there are
   */
  static int find(long them, long empty, int mover, @Nullable MoveBuffer out) {
    long at = PaddedBoard.bit((mover >>> FROM) & 31);
    return walk(them, empty, mover, at, 0, 0, ways(mover), out);
  }

  private static int walk(
      long them,
      long empty,
      int mover,
      long at,
      long captured,
      long route,
      int ways,
      @Nullable MoveBuffer out) {
    int found = 0;
    for (int way = 0; way < 4; way++) {
      if (((ways >>> way) & 1) == 0) {
        continue;
      }
      int step = STEPS[way];
      long victim = victim(them & ~captured, empty, at, step, isKing(mover));
      if (victim != 0) {
        long next = (route << 5) | ((long) way << 3);
        found += land(them, empty, mover, victim, captured | victim, next, way, out);
      }
    }
    return found;
  }

  private static int land(
      long them,
      long empty,
      int mover,
      long victim,
      long captured,
      long route,
      int way,
      @Nullable MoveBuffer out) {
    int step = STEPS[way];
    long first = shift(victim, step);
    long on = goingOnAlong(them & ~captured, empty, mover, first, step);
    boolean mayEnd = on == 0 || (mover & STOP_SHORT) != 0;
    int found = 0;
    long landing = first;
    long here = route;
    do {
      if ((landing & on) != 0) {
        int ways = landing == first ? ways(mover) : ways(mover) & ~(1 << way);
        found += walk(them, empty, mover, landing, captured, here, ways, out);
      } else if (mayEnd) {
        found += end(them, empty, mover, landing, captured, here, out);
      }
      landing = shift(landing, step);
      here++;
    } while (isKing(mover) && (landing & empty) != 0);
    return found;
  }

  private static int end(
      long them,
      long empty,
      int mover,
      long landing,
      long captured,
      long route,
      @Nullable MoveBuffer out) {
    int quota = mover >>> QUOTA;
    if (quota != 0 && Long.bitCount(captured) != quota) {
      return 0;
    }
    // a man that only goes forwards has one route to each capture, and so has a single jump
    boolean unique = ways(mover) != ALL_WAYS || (captured & (captured - 1)) == 0;
    if (!unique
        && (mover & EACH_ROUTE) == 0
        && canonical(them, empty, mover, captured, landing) != route) {
      return 0;
    }
    if (out != null) {
      out.add(packed(mover, landing, captured));
      if ((mover & WITH_ROUTES) != 0) {
        out.add(route);
      }
    }
    return 1;
  }

  private static long packed(int mover, long landing, long captured) {
    return PackedMove.of(
        (mover >>> FROM) & 31,
        PaddedBoard.square(landing),
        PaddedBoard.unpad(captured),
        isKing(mover),
        (landing & goal(mover)) != 0);
  }

  /**
   * The canonical route of a capture.
   *
   * @param them the enemy pieces
   * @param empty the empty squares, with the mover's
   * @param mover the piece
   * @param captured the pieces that it captures
   * @param to the square where it ends
   * @return the route; -1 if there is none
   */
  static long canonical(long them, long empty, int mover, long captured, long to) {
    long at = PaddedBoard.bit((mover >>> FROM) & 31);
    return first(them, empty, mover, at, captured, 0, to, 0);
  }

  /** The first route, in canonical order, that captures the rest of the wanted pieces. */
  private static long first(
      long them, long empty, int mover, long at, long wanted, long captured, long to, long route) {
    int ways = ways(mover);
    for (int way = 0; way < 4; way++) {
      if (((ways >>> way) & 1) == 0) {
        continue;
      }
      int step = STEPS[way];
      long victim = victim(them & ~captured, empty, at, step, isKing(mover)) & wanted;
      if (victim != 0) {
        long next = (route << 5) | ((long) way << 3);
        long whole = firstLanding(them, empty, mover, victim, wanted, captured | victim, to, next);
        if (whole >= 0) {
          return whole;
        }
      }
    }
    return -1;
  }

  private static long firstLanding(
      long them,
      long empty,
      int mover,
      long victim,
      long wanted,
      long captured,
      long to,
      long route) {
    int step = STEPS[(int) (route >>> 3) & 3];
    long first = shift(victim, step);
    boolean last = captured == wanted;
    long on = goingOnAlong(them & ~captured, empty, mover, first, step);
    long here = route;
    long landing = first;
    do {
      if (last) {
        boolean ends = (landing & on) == 0 && (on == 0 || (mover & STOP_SHORT) != 0);
        if (landing == to && ends) {
          return here;
        }
      } else if ((landing & on) != 0) {
        long whole = first(them, empty, mover, landing, wanted, captured, to, here);
        if (whole >= 0) {
          return whole;
        }
      }
      landing = shift(landing, step);
      here++;
    } while (isKing(mover) && (landing & empty) != 0);
    return -1;
  }

  /**
   * The greatest number of pieces that the piece can capture.
   *
   * @param them the enemy pieces
   * @param empty the empty squares, with the mover's
   * @param mover the piece
   * @return 0 if it can't capture
   */
  static int longest(long them, long empty, int mover) {
    return longest(them, empty, mover, PaddedBoard.bit((mover >>> FROM) & 31), 0);
  }

  private static int longest(long them, long empty, int mover, long at, long captured) {
    int most = 0;
    int ways = ways(mover);
    for (int way = 0; way < 4; way++) {
      int step = STEPS[way];
      long victim =
          ((ways >>> way) & 1) == 0 ? 0 : victim(them & ~captured, empty, at, step, isKing(mover));
      if (victim != 0) {
        long landing = shift(victim, step);
        do {
          int more = (landing & goal(mover)) != 0
              ? 0
              : longest(them, empty, mover, landing, captured | victim);
          most = Math.max(most, 1 + more);
          landing = shift(landing, step);
        } while (isKing(mover) && (landing & empty) != 0);
      }
    }
    return most;
  }

  /**
   * The square after a jump of a route.
   *
   * @param empty the empty squares, with the mover's
   * @param at the square before the jump
   * @param jump the jump's five bits
   * @return the landing square
   */
  static long landing(long empty, long at, int jump) {
    int step = STEPS[(jump >>> 3) & 3];
    long victim = shift(at, step);
    while ((victim & empty) != 0) {
      victim = shift(victim, step);
    }
    return shift(victim, step * (1 + (jump & 7)));
  }
}
