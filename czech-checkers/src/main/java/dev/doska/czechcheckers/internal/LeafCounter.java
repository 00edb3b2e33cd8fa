package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.internal.PaddedBoard.FIRST_RANK;
import static dev.doska.czechcheckers.internal.PaddedBoard.LAST_RANK;
import static dev.doska.czechcheckers.internal.PaddedBoard.SQUARES;
import static dev.doska.czechcheckers.internal.PaddedBoard.bit;
import static dev.doska.czechcheckers.internal.PaddedBoard.shift;

import dev.doska.core.MoveBuffer;
import dev.doska.czechcheckers.CzechRuleset;

/**
 * Counts leaves under the federation's capture rules without draws, with the position in the arguments.
 * In bulk, the last ply is counted without being played. Confined to one thread; allocates nothing once
 * warm.
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
   * Whether moves under a rule set are those of the federation. The options named here do not change
   * moves; any other must have the federation's value, also one that is added later.
   *
   * @param rules a rule set
   * @return true if this class counts its leaves, as long as no draw ends a game
   */
  public static boolean serves(CzechRuleset rules) {
    CzechRuleset federation = CzechRuleset.FEDERATION;
    return rules.toBuilder()
        .start(federation.start())
        .starter(federation.starter())
        .blocked(federation.blocked())
        .repetition(federation.repetition())
        .repetitionByClaim(federation.repetitionByClaim())
        .noProgressPlies(federation.noProgressPlies())
        .resetBy(federation.resetBy())
        .endgameLimits(federation.endgameLimits())
        .misere(federation.misere())
        .build()
        .equals(federation);
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

  /** One, for a position that could be: no square holds pieces of both sides. */
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
   * Plays each move and counts below it. In one piece, since the compiler inlines smaller ones into
   * each other until nothing fits its registers.
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

  /** Goes on with a man's capture; the man has left {@code om} and stands on {@code at}. */
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
