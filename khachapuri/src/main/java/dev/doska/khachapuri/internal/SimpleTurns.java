package dev.doska.khachapuri.internal;

import dev.doska.core.MoveBuffer;
import dev.doska.core.ruleset.Option;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OffStart;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Over;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The generator of turns for positions in which the order of the steps does not matter: no wall can be
 * completed (KH-13) and no die is forced (KH-17). It works on masks, allocates nothing, and never makes a result twice.
 * Immutable and thread-safe.
 *
 * <p>Every set of steps that is legal in some order is then legal with its starts descending: a step
 * from further back neither opens nor closes a point, and can only allow those behind it to bear off.
 * So only descending turns are generated. After a double each multiset of starts is one result. After
 * two different dice, descending turns have equal results in three cases only: both steps from one
 * point with the dice exchanged, one checker's way by the other die first, and two checkers that
 * either die bears off. Of each two, the one that begins with the larger die is kept.
 *
 * <p>A mask {@code g1} has the mover's points with one checker or more, {@code g2} those with two or
 * more, and so on.
 */
public final class SimpleTurns {
  /**
   * The options that this generator applies, that its caller looks at in each position (walls and the forced
   * die), or that do not change turns. A new option is none of them, so it turns this generator off until it
   * is added here.
   */
  private static final List<Option<?>> KNOWN = List.of(
      KhachapuriOptions.STARTER,
      KhachapuriOptions.OPENING_ROLL,
      KhachapuriOptions.NEXT_STARTER,
      KhachapuriOptions.HEAD_LIMIT,
      KhachapuriOptions.DOUBLES,
      KhachapuriOptions.LARGER_DIE,
      KhachapuriOptions.PRIME,
      KhachapuriOptions.PRIME_CHECK,
      KhachapuriOptions.OFF_START,
      KhachapuriOptions.OVER,
      KhachapuriOptions.FORCE,
      KhachapuriOptions.LAST_TURN,
      KhachapuriOptions.SCORE,
      KhachapuriOptions.MATCH_POINTS,
      KhachapuriOptions.STAKE);

  private final Over over;
  private final boolean offAtOnce;
  private final boolean largerOnly;
  private final int headLimit;
  private final int doubles;

  /**
   * Whether this generator knows the options in which a rule set differs from the standard rules.
   *
   * @param rules the rules
   * @return false if one of them is new to it
   */
  static boolean serves(KhachapuriRuleset rules) {
    return KNOWN.containsAll(rules.options().differences(KhachapuriRuleset.STANDARD.options()));
  }

  /**
   * The generator for a rule set.
   *
   * @param rules the rules; the wall and the forced die are not looked at
   */
  public SimpleTurns(KhachapuriRuleset rules) {
    over = rules.over();
    offAtOnce = rules.offStart() == OffStart.NOW;
    largerOnly = rules.largerDie();
    headLimit = rules.headLimit() == 0 ? KhachapuriRuleset.STANDARD.doubles() : rules.headLimit();
    doubles = rules.doubles();
  }

  /**
   * Appends the turns by two different dice, in descending order.
   *
   * @param g1 the mover's points
   * @param g2 those with two checkers or more
   * @param open the points without an enemy checker
   * @param a the larger die
   * @param b the smaller die
   * @param out where to append; null to count only
   * @return how many turns there are, a pass included
   */
  public int mixed(int g1, int g2, int open, int a, int b, @Nullable MoveBuffer out) {
    boolean mayBearOff = offAtOnce || (g1 & Track.OUTSIDE) == 0;
    int byA = starts(g1, open, a, mayBearOff);
    int byB = starts(g1, open, b, mayBearOff);
    int turns = 0;
    for (int firsts = byA | byB; firsts != 0; ) {
      int from = Track.highest(firsts);
      int bit = 1 << from;
      firsts ^= bit;
      // After a step from here the point is still held if it had two checkers.
      int rest = (g1 & ~bit) | (g2 & bit);
      int upToHere = 2 * bit - 1;
      int thenB = 0;
      if ((byA & bit) != 0) {
        int held = rest | ((bit >>> a) & Track.ALL);
        thenB = starts(held, open, b, mayBearOff) & upToHere;
        if (bit == Track.HEAD && headLimit == 1) {
          thenB &= ~bit;
        }
        turns += add(from, a, thenB, b, out);
      }
      if ((byB & bit) != 0) {
        int held = rest | ((bit >>> b) & Track.ALL);
        int thenA = starts(held, open, a, mayBearOff) & upToHere & ~bit;
        if (from > a && (thenB & bit >>> a) != 0) {
          thenA &= ~(bit >>> b);
        }
        if (from <= b) {
          thenA &= ~(thenB & (2 << b) - 1);
        }
        turns += add(from, b, thenA, a, out);
      }
    }
    return turns != 0 ? turns : single(byA, byB, a, b, out);
  }

  /** The turns by one of two different dice (KH-11), or the pass (KH-12). */
  private int single(int byA, int byB, int a, int b, @Nullable MoveBuffer out) {
    int takeB = byB;
    if (byA != 0) {
      // A checker that either die bears off counts once.
      takeB = largerOnly ? 0 : byB & ~(byA & (2 << b) - 1);
    }
    int all = byA | takeB;
    if (all == 0) {
      return pass(out);
    }
    if (out != null) {
      for (int left = all; left != 0; ) {
        int from = Track.highest(left);
        int bit = 1 << from;
        left ^= bit;
        if ((byA & bit) != 0) {
          out.add(PackedMove.turn(1) + PackedMove.step(0, from, a));
        }
        if ((takeB & bit) != 0) {
          out.add(PackedMove.turn(1) + PackedMove.step(0, from, b));
        }
      }
    }
    return Integer.bitCount(byA) + Integer.bitCount(takeB);
  }

  /**
   * Appends the turns by a double, in descending order.
   *
   * @param g1 the mover's points
   * @param g2 those with two checkers or more
   * @param g3 those with three or more
   * @param g4 those with four or more
   * @param open the points without an enemy checker
   * @param die the number on both dice
   * @param out where to append; null to count only
   * @return how many turns there are, a pass included
   */
  public int twins(int g1, int g2, int g3, int g4, int open, int die, @Nullable MoveBuffer out) {
    boolean mayBearOff = offAtOnce || (g1 & Track.OUTSIDE) == 0;
    for (int steps = doubles; steps > 0; steps--) {
      long turn = PackedMove.turn(steps);
      int turns = walk(turn, 0, Track.ALL, g1, g2, g3, g4, open, die, mayBearOff, out);
      if (turns != 0) {
        return turns;
      }
    }
    return pass(out);
  }

  /**
   * Completes a turn by a double with starts that don't rise.
   *
   * @param turn the turn so far, with the number of steps that it is to have
   * @param done how many steps are made
   * @param upToHere the points not above the last start
   */
  private int walk(
      long turn,
      int done,
      int upToHere,
      int g1,
      int g2,
      int g3,
      int g4,
      int open,
      int die,
      boolean mayBearOff,
      @Nullable MoveBuffer out) {
    int starts = starts(g1, open, die, mayBearOff) & upToHere;
    if (done >= headLimit) {
      // The head comes first, so if it may still come now, all steps so far left it.
      starts &= ~Track.HEAD;
    }
    if (done + 1 == PackedMove.steps(turn)) {
      if (out != null) {
        for (int left = starts; left != 0; ) {
          int from = Track.highest(left);
          left ^= 1 << from;
          out.add(turn + PackedMove.step(done, from, die));
        }
      }
      return Integer.bitCount(starts);
    }
    int turns = 0;
    for (int left = starts; left != 0; ) {
      int from = Track.highest(left);
      int bit = 1 << from;
      left ^= bit;
      int to = bit >>> die & Track.ALL;
      int h1 = (g1 & ~bit) | (g2 & bit);
      int h2 = (g2 & ~bit) | (g3 & bit);
      int h3 = (g3 & ~bit) | (g4 & bit);
      turns += walk(
          turn + PackedMove.step(done, from, die),
          done + 1,
          2 * bit - 1,
          h1 | to,
          h2 | (h1 & to),
          h3 | (h2 & to),
          (g4 & ~bit) | (h3 & to),
          open,
          die,
          mayBearOff,
          out);
    }
    return turns;
  }

  private static int add(int from, int die, int seconds, int other, @Nullable MoveBuffer out) {
    if (out != null) {
      long turn = PackedMove.turn(2) + PackedMove.step(0, from, die);
      for (int left = seconds; left != 0; ) {
        int next = Track.highest(left);
        left ^= 1 << next;
        out.add(turn + PackedMove.step(1, next, other));
      }
    }
    return Integer.bitCount(seconds);
  }

  private static int pass(@Nullable MoveBuffer out) {
    if (out != null) {
      out.add(PackedMove.PASS);
    }
    return 1;
  }

  /** The points from which a die can be played now. */
  private int starts(int held, int open, int die, boolean mayBearOff) {
    int starts = held & open << die;
    return mayBearOff && (held & Track.OUTSIDE) == 0 ? starts | bearOffs(held, die) : starts;
  }

  /** The points from which a die bears off when all checkers are home (KH-15, KH-16). */
  private int bearOffs(int held, int die) {
    int exact = held & 1 << die;
    int back = held & -1 << die;
    if (held == 0 || (back != 0 && over == Over.HIGHEST)) {
      return exact;
    }
    return switch (over) {
      case HIGHEST -> 1 << Track.highest(held);
      case ANY -> back == 0 ? held : exact;
      case NONE -> exact;
    };
  }
}
