package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.core.Side;

/** The geometry of scissors (CH-22, R-15), exact in integers. */
final class ScissorsReach {
  private ScissorsReach() {}

  /** Whether two checkers can be scissors: own, lying, near enough, an enemy between them. */
  static boolean arePossible(BoardData position, int a, int b, ChapayevRuleset rules) {
    int pair = 1 << a | 1 << b;
    return (position.strikeable(position.mover()) & pair) == pair
        && (position.unknownPlace() & pair) == 0
        && reach(position, a, b, rules)
        && enemyBetween(position, a, b, rules);
  }

  static boolean reach(BoardData position, int a, int b, ChapayevRuleset rules) {
    long dx = (long) position.x(b) - position.x(a);
    long dy = (long) position.y(b) - position.y(a);
    long span = rules.scissorsSpan();
    return dx * dx + dy * dy <= span * span;
  }

  static boolean enemyBetween(BoardData position, int a, int b, ChapayevRuleset rules) {
    Side enemy = position.mover().other();
    int enemies = position.owned(enemy)
        & ~position.stackedOnTop()
        & ~position.standing()
        & ~position.unknownPlace();
    for (int rest = enemies; rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      if (liesBetween(position, a, b, id, 2L * rules.equipment().radius())) {
        return true;
      }
    }
    return false;
  }

  private static boolean liesBetween(BoardData position, int a, int b, int id, long reach) {
    long dx = (long) position.x(b) - position.x(a);
    long dy = (long) position.y(b) - position.y(a);
    long ex = (long) position.x(id) - position.x(a);
    long ey = (long) position.y(id) - position.y(a);
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
