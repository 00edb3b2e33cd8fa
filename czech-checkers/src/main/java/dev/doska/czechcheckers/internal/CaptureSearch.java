package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.shift;

import dev.doska.core.MoveBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The search for the captures of one piece: depth-first over routes, in the order of canonical routes. All
 * methods are static and allocate nothing.
 *
 * <p>A route is a {@code long} of five bits for each jump, the last jump lowest: the direction (0
 * north-west, 1 north-east, 2 south-west, 3 south-east) and the landing square, counted from 0 for the free
 * square next to the captured piece. Twelve captures fill 60 bits.
 *
 * <p>A capture is found once, by its canonical route. Any other route to the same end with the same pieces
 * is recognised because {@link #canonical} gives a smaller one (CZ-12). If a capture continues in the same
 * direction, only the nearest landing square is searched, because the others lead to the same squares.
 *
 * <p>The piece is described by an {@code int}, its {@linkplain #mover mover}. The set {@code empty} always
 * contains the piece's own square, which counts as empty (CZ-12).
 */
final class CaptureSearch {
  /** The steps of the directions, in canonical order. */
  private static final int[] STEPS = {4, 5, -5, -4};

  /** All four directions. */
  static final int ALL_DIRECTIONS = 0b1111;

  private static final int NORTH = 0b0011;
  private static final int SOUTH = 0b1100;

  private static final int KING = 1 << 4;
  private static final int STOP_SHORT = 1 << 5;
  private static final int EACH_ROUTE = 1 << 6;
  private static final int WITH_ROUTES = 1 << 13;
  private static final int BLACK = 1 << 7;
  private static final int FROM_SHIFT = 8;
  private static final int EXACT_SHIFT = 16;

  private CaptureSearch() {}

  /**
   * Describes a capturing piece.
   *
   * @param from its square, 0 to 31
   * @param king whether it is a king
   * @param black whether it is black
   * @param backward whether a man also captures backwards
   * @param stopShort whether a king may stop short (CZ-11)
   * @return the description
   */
  static int mover(int from, boolean king, boolean black, boolean backward, boolean stopShort) {
    int directions = king || backward ? ALL_DIRECTIONS : black ? SOUTH : NORTH;
    return directions
        | (king ? KING : 0)
        | (black ? BLACK : 0)
        | (stopShort && king ? STOP_SHORT : 0)
        | (from << FROM_SHIFT);
  }

  /** The same piece; captures of the same pieces in another order count separately. */
  static int eachRoute(int mover) {
    return mover | EACH_ROUTE;
  }

  /** The same piece; orders of capture count separately, and each capture is followed by its route. */
  static int withRoutes(int mover) {
    return mover | EACH_ROUTE | WITH_ROUTES;
  }

  /** The same piece; only captures of exactly this number of pieces count. */
  static int exactly(int mover, int pieces) {
    return mover | (pieces << EXACT_SHIFT);
  }

  private static int directions(int mover) {
    return mover & ALL_DIRECTIONS;
  }

  private static boolean isKing(int mover) {
    return (mover & KING) != 0;
  }

  /** The squares where a capturing man stops and is crowned (CZ-13); none for a king. */
  private static long crowningRank(int mover) {
    return isKing(mover) ? 0 : PaddedBoard.crowning((mover & BLACK) != 0 ? -1 : 1);
  }

  /** The first piece on a diagonal if it can be captured (CZ-06, CZ-07), else 0. */
  private static long victim(long remaining, long empty, long at, int step, boolean king) {
    long next = shift(at, step);
    if (king) {
      while ((next & empty) != 0) {
        next = shift(next, step);
      }
    }
    return (shift(next, step) & empty) != 0 ? next & remaining : 0;
  }

  /**
   * A piece that the mover can capture from a square (CZ-06, CZ-07, CZ-13).
   *
   * @param remaining the enemy pieces not yet captured
   * @param empty the empty squares
   * @param mover the piece
   * @param at the square
   * @return the first one in canonical order, or 0
   */
  static long victim(long remaining, long empty, int mover, long at) {
    int directions = (at & crowningRank(mover)) != 0 ? 0 : directions(mover);
    for (int direction = 0; direction < 4; direction++) {
      if (((directions >>> direction) & 1) != 0) {
        long victim = victim(remaining, empty, at, STEPS[direction], isKing(mover));
        if (victim != 0) {
          return victim;
        }
      }
    }
    return 0;
  }

  /** The piece that the mover can capture in one direction, or 0 (CZ-06, CZ-07, CZ-13). */
  static long victim(long remaining, long empty, int mover, long at, int direction) {
    boolean none = ((directions(mover) >>> direction) & 1) == 0 || (at & crowningRank(mover)) != 0;
    return none ? 0 : victim(remaining, empty, at, STEPS[direction], isKing(mover));
  }

  /** The squares where a jump over a piece can land, whether or not the capture continues there. */
  static long landings(long empty, int mover, long victim, int direction) {
    long all = 0;
    long landing = shift(victim, STEPS[direction]);
    do {
      all |= landing;
      landing = shift(landing, STEPS[direction]);
    } while (isKing(mover) && (landing & empty) != 0);
    return all;
  }

  /** The squares where a jump over a piece can land and the capture continues (CZ-11, CZ-13). */
  static long continuing(long remaining, long empty, int mover, long victim, int direction) {
    return continuingAlong(
        remaining, empty, mover, shift(victim, STEPS[direction]), STEPS[direction]);
  }

  /** Whether a capture may end on a square although it could continue from another one (CZ-11). */
  static boolean mayStopShort(int mover) {
    return (mover & STOP_SHORT) != 0;
  }

  /** The landing squares of a jump from which the capture can continue (CZ-11, CZ-13). */
  private static long continuingAlong(long remaining, long empty, int mover, long first, int step) {
    long continuing = 0;
    long landing = first;
    do {
      if (victim(remaining, empty, mover, landing) != 0) {
        continuing |= landing;
      }
      landing = shift(landing, step);
    } while (isKing(mover) && (landing & empty) != 0);
    return continuing;
  }

  /**
   * Finds the captures of the mover.
   *
   * @param them the enemy pieces
   * @param empty the empty squares, with the mover's
   * @param mover the piece
   * @param out where to append the packed captures, in the order of their routes; null to count only
   * @return how many there are
   */
  static int find(long them, long empty, int mover, @Nullable MoveBuffer out) {
    long at = PaddedBoard.bit((mover >>> FROM_SHIFT) & 31);
    return walk(them, empty, mover, at, 0, 0, directions(mover), out);
  }

  private static int walk(
      long them,
      long empty,
      int mover,
      long at,
      long captured,
      long route,
      int directions,
      @Nullable MoveBuffer out) {
    int found = 0;
    for (int direction = 0; direction < 4; direction++) {
      if (((directions >>> direction) & 1) == 0) {
        continue;
      }
      int step = STEPS[direction];
      long victim = victim(them & ~captured, empty, at, step, isKing(mover));
      if (victim != 0) {
        long next = (route << 5) | ((long) direction << 3);
        found += land(them, empty, mover, victim, captured | victim, next, direction, out);
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
      int direction,
      @Nullable MoveBuffer out) {
    int step = STEPS[direction];
    long first = shift(victim, step);
    long continuing = continuingAlong(them & ~captured, empty, mover, first, step);
    boolean mayEnd = continuing == 0 || (mover & STOP_SHORT) != 0;
    int found = 0;
    long landing = first;
    long here = route;
    do {
      if ((landing & continuing) != 0) {
        int directions =
            landing == first ? directions(mover) : directions(mover) & ~(1 << direction);
        found += walk(them, empty, mover, landing, captured, here, directions, out);
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
    int exactly = mover >>> EXACT_SHIFT;
    if (exactly != 0 && Long.bitCount(captured) != exactly) {
      return 0;
    }
    // a single jump has one route, and so has each capture by a man that only captures forwards
    boolean unique = directions(mover) != ALL_DIRECTIONS || (captured & (captured - 1)) == 0;
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
        (mover >>> FROM_SHIFT) & 31,
        PaddedBoard.square(landing),
        PaddedBoard.unpad(captured),
        isKing(mover),
        (landing & crowningRank(mover)) != 0);
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
    long at = PaddedBoard.bit((mover >>> FROM_SHIFT) & 31);
    return first(them, empty, mover, at, captured, 0, to, 0);
  }

  /** The first route, in canonical order, that captures the remaining wanted pieces. */
  private static long first(
      long them, long empty, int mover, long at, long wanted, long captured, long to, long route) {
    int directions = directions(mover);
    for (int direction = 0; direction < 4; direction++) {
      if (((directions >>> direction) & 1) == 0) {
        continue;
      }
      int step = STEPS[direction];
      long victim = victim(them & ~captured, empty, at, step, isKing(mover)) & wanted;
      if (victim != 0) {
        long next = (route << 5) | ((long) direction << 3);
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
    long continuing = continuingAlong(them & ~captured, empty, mover, first, step);
    long here = route;
    long landing = first;
    do {
      if (last) {
        boolean ends =
            (landing & continuing) == 0 && (continuing == 0 || (mover & STOP_SHORT) != 0);
        if (landing == to && ends) {
          return here;
        }
      } else if ((landing & continuing) != 0) {
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
   * @return 0 if it cannot capture
   */
  static int longest(long them, long empty, int mover) {
    return longest(them, empty, mover, PaddedBoard.bit((mover >>> FROM_SHIFT) & 31), 0);
  }

  private static int longest(long them, long empty, int mover, long at, long captured) {
    int most = 0;
    int directions = directions(mover);
    for (int direction = 0; direction < 4; direction++) {
      int step = STEPS[direction];
      long victim = ((directions >>> direction) & 1) == 0
          ? 0
          : victim(them & ~captured, empty, at, step, isKing(mover));
      if (victim != 0) {
        long landing = shift(victim, step);
        do {
          int more = (landing & crowningRank(mover)) != 0
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
