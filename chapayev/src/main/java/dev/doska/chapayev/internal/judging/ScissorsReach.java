package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.core.Side;

/** The geometry of scissors (CH-22, R-15), exact in integers. */
final class ScissorsReach {
  private ScissorsReach() {}

  /** Whether two checkers are the ends of scissors: own, lying, near enough, an enemy between. */
  static boolean arePossible(BoardData state, int a, int b, ChapayevRuleset rules) {
    int pair = 1 << a | 1 << b;
    return (state.strikeable(state.mover()) & pair) == pair
        && (state.unknownPosition() & pair) == 0
        && reach(state, a, b, rules)
        && enemyBetween(state, a, b, rules);
  }

  static boolean reach(BoardData state, int a, int b, ChapayevRuleset rules) {
    long dx = (long) state.x(b) - state.x(a);
    long dy = (long) state.y(b) - state.y(a);
    long span = rules.scissorsSpan();
    return dx * dx + dy * dy <= span * span;
  }

  static boolean enemyBetween(BoardData state, int a, int b, ChapayevRuleset rules) {
    Side enemy = state.mover().other();
    int enemies =
        state.owned(enemy) & ~state.stackedOnTop() & ~state.standing() & ~state.unknownPosition();
    for (int rest = enemies; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (liesBetween(state, a, b, id, 2L * rules.equipment().radius())) {
        return true;
      }
    }
    return false;
  }

  private static boolean liesBetween(BoardData state, int a, int b, int id, long reach) {
    long dx = (long) state.x(b) - state.x(a);
    long dy = (long) state.y(b) - state.y(a);
    long ex = (long) state.x(id) - state.x(a);
    long ey = (long) state.y(id) - state.y(a);
    long along = dx * ex + dy * ey;
    long length = dx * dx + dy * dy;
    long across = Math.abs(dx * ey - dy * ex);
    return along > 0 && along < length && isNearer(across, reach, length);
  }

  /** Whether across / sqrt(length) is less than reach: across² is less than reach² · length. */
  private static boolean isNearer(long across, long reach, long length) {
    long square = reach * reach;
    long high = Math.multiplyHigh(across, across);
    long otherHigh = Math.multiplyHigh(square, length);
    if (high != otherHigh) {
      return high < otherHigh;
    }
    return Long.compareUnsigned(across * across, square * length) < 0;
  }
}
