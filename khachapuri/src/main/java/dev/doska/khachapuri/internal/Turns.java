package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.core.Side;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import org.jspecify.annotations.Nullable;

/**
 * The generator of turns under a rule set: by masks where the order of the steps does not matter,
 * as in every position under the standard rules, and by search elsewhere. Immutable
 * and thread-safe.
 */
public final class Turns {
  private static final int HOME = Track.ALL & ~Track.OUTSIDE;

  private final KhachapuriRuleset rules;
  private final SimpleTurns simple;
  private final boolean alwaysSearches;

  /** A search for each thread, so that nothing is allocated once it has grown. */
  private final ThreadLocal<TurnSearch> searches;

  /**
   * The generator for a rule set.
   *
   * @param rules the rules
   */
  public Turns(KhachapuriRuleset rules) {
    this.rules = rules;
    this.simple = new SimpleTurns(rules);
    this.alwaysSearches = rules.force() || !SimpleTurns.serves(rules);
    this.searches = ThreadLocal.withInitial(() -> new TurnSearch(rules));
  }

  /**
   * Appends the turns of a position, one for each result, in descending order; the pass if there is
   * none.
   *
   * @param position a position with dice
   * @param out where to append; null to count only
   * @return how many turns there are
   */
  public int generate(KhachapuriPosition position, @Nullable MoveBuffer out) {
    Side mover = position.side();
    Side enemy = mover.other();
    return generate(
        position.plane(mover, 0),
        position.plane(mover, 1),
        position.plane(mover, 2),
        position.plane(mover, 3),
        position.plane(enemy, 0),
        position.plane(enemy, 1),
        position.plane(enemy, 2),
        position.plane(enemy, 3),
        position.larger(),
        position.smaller(),
        null,
        out);
  }

  /**
   * Appends the turns, one for each result, in descending order; the pass if there is none. Both
   * sides' planes are in their own numbers.
   *
   * @param p0 the mover's plane 0
   * @param p1 the mover's plane 1
   * @param p2 the mover's plane 2
   * @param p3 the mover's plane 3
   * @param e0 the enemy's plane 0
   * @param e1 the enemy's plane 1
   * @param e2 the enemy's plane 2
   * @param e3 the enemy's plane 3
   * @param larger the larger die
   * @param smaller the smaller die
   * @param search a search by the same rules to use where one is needed; null for the thread's own
   * @param out where to append; null to count only
   * @return how many turns there are
   */
  public int generate(
      int p0,
      int p1,
      int p2,
      int p3,
      int e0,
      int e1,
      int e2,
      int e3,
      int larger,
      int smaller,
      @Nullable TurnSearch search,
      @Nullable MoveBuffer out) {
    int enemy = e0 | e1 | e2 | e3;
    int g2 = p1 | p2 | p3;
    int g1 = p0 | g2;
    if (!orderIsFree(g1, enemy, e0, e1, e2, e3)) {
      TurnSearch exact = search == null ? searches.get() : search;
      exact.board().start(p0, p1, p2, p3, enemy, isWhole(e0, e1, e2, e3), larger, smaller);
      return exact.turns(out);
    }
    int open = Track.ALL & ~Track.turned(enemy);
    if (larger != smaller) {
      return simple.mixed(g1, g2, open, larger, smaller, out);
    }
    return simple.twins(g1, g2, (p0 & p1) | p2 | p3, p2 | p3, open, larger, out);
  }

  /** Whether neither the wall (KH-13) nor the forced die (KH-17) can make the order matter. */
  private boolean orderIsFree(int held, int enemy, int e0, int e1, int e2, int e3) {
    if (alwaysSearches) {
      return false;
    }
    return switch (rules.prime()) {
      case NONE -> true;
      // An enemy checker at home is ahead of every wall that could still be built.
      case AHEAD -> (enemy & HOME) != 0 || tooFewForWall(held) || !isWhole(e0, e1, e2, e3);
      case FORBID -> (enemy & Track.OUTSIDE) == 0 || tooFewForWall(held);
    };
  }

  /** Whether not even the longest turn could make six points of those that are held. */
  private static boolean tooFewForWall(int held) {
    return Integer.bitCount(held) + 4 < Track.WALL;
  }

  /**
   * Whether a side has all its checkers on the board.
   *
   * @param p0 its plane 0
   * @param p1 its plane 1
   * @param p2 its plane 2
   * @param p3 its plane 3
   * @return true if they are fifteen
   */
  public static boolean isWhole(int p0, int p1, int p2, int p3) {
    return Integer.bitCount(p0)
            + Integer.bitCount(p1) * 2
            + Integer.bitCount(p2) * 4
            + Integer.bitCount(p3) * 8
        == 15;
  }
}
