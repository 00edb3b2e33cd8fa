package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.FIRST_RANK;
import static dev.doska.czechcheckers.internal.PaddedBoard.LAST_RANK;
import static dev.doska.czechcheckers.internal.PaddedBoard.SQUARES;
import static dev.doska.czechcheckers.internal.PaddedBoard.bit;
import static dev.doska.czechcheckers.internal.PaddedBoard.shift;

import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.CzechRuleset;

/**
 * Counts leaves under the federation's rules of moves without draws. The position is passed in arguments and
 * not stored. In bulk, the last ply is counted without being played. Confined to one thread; allocates
 * nothing once warm.
 *
 * <p>The side to move and the plies left are one number, {@code ply}: the plies left for White to move,
 * their negative for Black. Boards are padded; {@code om} and {@code ok} are the own men and kings,
 * {@code tm} and {@code tk} theirs.
 */
public final class LeafCounter {
  private static final long CROWNING = FIRST_RANK | LAST_RANK;

  private final MoveBuffer kingCaptures = new MoveBuffer();
  private final MoveGenerator generator = MoveGenerator.of(CzechRuleset.FEDERATION);

  private final boolean bulk;

  /**
   * A counter.
   *
   * @param bulk whether the last ply is only counted; otherwise every leaf is made
   */
  public LeafCounter(boolean bulk) {
    this.bulk = bulk;
  }

  /**
   * Whether this class counts the leaves of a rule set, as long as no draw ends a game.
   *
   * @param rules a rule set
   * @return true if its moves are those of the federation
   */
  static boolean serves(CzechRuleset rules) {
    return FederationMoves.areOfAllPieces(rules);
  }

  /**
   * Counts.
   *
   * @param ply the plies left, negative for Black to move
   * @param om the men of the side to move
   * @param ok its kings
   * @param tm their men
   * @param tk their kings
   * @return the number of leaves
   */
  public long leaves(int ply, long om, long ok, long tm, long tk) {
    return isLast(ply) ? last(ply, om, ok, tm, tk) : below(ply, om, ok, tm, tk);
  }

  private boolean isLast(int ply) {
    return ply == 0 || (bulk && (ply == 1 || ply == -1));
  }

  private int last(int ply, long om, long ok, long tm, long tk) {
    return ply == 0 ? leaf(om | ok, tm | tk) : moves(ply, om, ok, tm, tk);
  }

  /** 1, since every leaf is a possible position: no square holds pieces of both sides. */
  private static int leaf(long us, long them) {
    return (us & them) == 0 ? 1 : 0;
  }

  private int moves(int forward, long om, long ok, long tm, long tk) {
    long them = tm | tk;
    return ok != 0
        ? generator.count(om | ok, them, ok, forward)
        : MenMoves.count(om, them, SQUARES & ~(om | them), forward);
  }

  /**
   * Plays each move and counts below it. One method, because the compiler inlines smaller methods into
   * each other until the values do not fit into registers.
   */
  private long below(int ply, long om, long ok, long tm, long tk) {
    int forward = (ply >> 31) | 1;
    int next = forward - ply;
    boolean last = isLast(next);
    int west = 4 * forward;
    int east = 5 * forward;
    long them = tm | tk;
    long empty = SQUARES & ~(om | ok | them);
    if (ok != 0 && MoveGenerator.kingsCanTake(ok, them, empty)) {
      return belowKingCaptures(ply, om, ok, tm, tk);
    }
    long count = 0;
    int step = west;
    long jumpsWest = MenMoves.jumps(om, them, empty, west);
    long jumpsEast = MenMoves.jumps(om, them, empty, east);
    if ((jumpsWest | jumpsEast) != 0) {
      long targets = jumpsWest;
      while (true) {
        while (targets != 0) {
          long to = targets & -targets;
          targets ^= to;
          long captured = shift(to, -step);
          count += belowJump(ply, om ^ shift(captured, -step), ok, tm, tk, to, captured);
        }
        if (step == east) {
          return count;
        }
        step = east;
        targets = jumpsEast;
      }
    }
    if (ok != 0) {
      count = belowKingMoves(ply, om, ok, tm, tk);
    }
    long targets = shift(om, west) & empty;
    while (true) {
      while (targets != 0) {
        long to = targets & -targets;
        targets ^= to;
        long men = (om ^ shift(to, -step)) | (to & ~CROWNING);
        count += last
            ? last(next, tm, tk, men, ok | (to & CROWNING))
            : below(next, tm, tk, men, ok | (to & CROWNING));
      }
      if (step == east) {
        return count;
      }
      step = east;
      targets = shift(om, east) & empty;
    }
  }

  /** Continues a man's capture. The man is no longer in {@code om} but on {@code at}. */
  private long belowJump(int ply, long om, long ok, long tm, long tk, long at, long captured) {
    int forward = (ply >> 31) | 1;
    int west = 4 * forward;
    int east = 5 * forward;
    long them = tm | tk;
    long empty = SQUARES & ~(om | ok | them);
    long onWest = MenMoves.jumps(at, them, empty, west);
    long onEast = MenMoves.jumps(at, them, empty, east);
    if ((onWest | onEast) == 0) {
      return leaves(
          forward - ply,
          tm & ~captured,
          tk & ~captured,
          om | (at & ~CROWNING),
          ok | (at & CROWNING));
    }
    long count = 0;
    if (onWest != 0) {
      count += belowJump(ply, om, ok, tm, tk, onWest, captured | shift(onWest, -west));
    }
    if (onEast != 0) {
      count += belowJump(ply, om, ok, tm, tk, onEast, captured | shift(onEast, -east));
    }
    return count;
  }

  private long belowKingMoves(int ply, long om, long ok, long tm, long tk) {
    long empty = SQUARES & ~(om | ok | tm | tk);
    int next = ((ply >> 31) | 1) - ply;
    long count = 0;
    for (long kings = ok; kings != 0; kings &= kings - 1) {
      long from = kings & -kings;
      for (long to = MoveGenerator.kingTargets(from, empty); to != 0; to &= to - 1) {
        count += leaves(next, tm, tk, om, (ok ^ from) | (to & -to));
      }
    }
    return count;
  }

  private long belowKingCaptures(int ply, long om, long ok, long tm, long tk) {
    int forward = (ply >> 31) | 1;
    int mark = kingCaptures.size();
    generator.generate(om | ok, tm | tk, ok | tk, forward, kingCaptures);
    int end = kingCaptures.size();
    long count = 0;
    for (int i = mark; i < end; i++) {
      long move = kingCaptures.get(i);
      long kings = (ok ^ bit(PackedMove.from(move))) | bit(PackedMove.to(move));
      long stay = ~PaddedBoard.pad(PackedMove.captured(move));
      count += leaves(forward - ply, tm & stay, tk & stay, om, kings);
    }
    kingCaptures.truncate(mark);
    return count;
  }
}
