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
 * their negative for Black. Boards are padded; {@code own} is the side to move.
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
    return FederationMoves.areAll(rules);
  }

  /**
   * Counts.
   *
   * @param ply the plies left, negative for Black to move
   * @param ownMen the men of the side to move
   * @param ownKings its kings
   * @param theirMen their men
   * @param theirKings their kings
   * @return the number of leaves
   */
  public long leaves(int ply, long ownMen, long ownKings, long theirMen, long theirKings) {
    return isLast(ply)
        ? last(ply, ownMen, ownKings, theirMen, theirKings)
        : below(ply, ownMen, ownKings, theirMen, theirKings);
  }

  private boolean isLast(int ply) {
    return ply == 0 || (bulk && (ply == 1 || ply == -1));
  }

  private int last(int ply, long ownMen, long ownKings, long theirMen, long theirKings) {
    return ply == 0
        ? leaf(ownMen | ownKings, theirMen | theirKings)
        : moves(ply, ownMen, ownKings, theirMen, theirKings);
  }

  /** 1, since every leaf is a possible position: no square holds pieces of both sides. */
  private static int leaf(long us, long them) {
    return (us & them) == 0 ? 1 : 0;
  }

  private int moves(int forward, long ownMen, long ownKings, long theirMen, long theirKings) {
    long them = theirMen | theirKings;
    return ownKings != 0
        ? generator.count(ownMen | ownKings, them, ownKings, forward)
        : MenMoves.count(ownMen, them, SQUARES & ~(ownMen | them), forward);
  }

  /**
   * Plays each move and counts below it. One method, because the compiler inlines smaller methods into
   * each other until the values do not fit into registers.
   */
  private long below(int ply, long ownMen, long ownKings, long theirMen, long theirKings) {
    int forward = (ply >> 31) | 1;
    int next = forward - ply;
    boolean last = isLast(next);
    int west = 4 * forward;
    int east = 5 * forward;
    long them = theirMen | theirKings;
    long empty = SQUARES & ~(ownMen | ownKings | them);
    if (ownKings != 0 && MoveGenerator.kingsCanCapture(ownKings, them, empty)) {
      return belowKingCaptures(ply, ownMen, ownKings, theirMen, theirKings);
    }
    long count = 0;
    int step = west;
    long jumpsWest = MenMoves.jumps(ownMen, them, empty, west);
    long jumpsEast = MenMoves.jumps(ownMen, them, empty, east);
    if ((jumpsWest | jumpsEast) != 0) {
      long targets = jumpsWest;
      while (true) {
        while (targets != 0) {
          long to = targets & -targets;
          targets ^= to;
          long captured = shift(to, -step);
          count += belowJump(
              ply, ownMen ^ shift(captured, -step), ownKings, theirMen, theirKings, to, captured);
        }
        if (step == east) {
          return count;
        }
        step = east;
        targets = jumpsEast;
      }
    }
    if (ownKings != 0) {
      count = belowKingMoves(ply, ownMen, ownKings, theirMen, theirKings);
    }
    long targets = shift(ownMen, west) & empty;
    while (true) {
      while (targets != 0) {
        long to = targets & -targets;
        targets ^= to;
        long men = (ownMen ^ shift(to, -step)) | (to & ~CROWNING);
        count += last
            ? last(next, theirMen, theirKings, men, ownKings | (to & CROWNING))
            : below(next, theirMen, theirKings, men, ownKings | (to & CROWNING));
      }
      if (step == east) {
        return count;
      }
      step = east;
      targets = shift(ownMen, east) & empty;
    }
  }

  /** Continues a man's capture. The man is no longer in {@code ownMen} but on {@code at}. */
  private long belowJump(
      int ply, long ownMen, long ownKings, long theirMen, long theirKings, long at, long captured) {
    int forward = (ply >> 31) | 1;
    int west = 4 * forward;
    int east = 5 * forward;
    long them = theirMen | theirKings;
    long empty = SQUARES & ~(ownMen | ownKings | them);
    long onWest = MenMoves.jumps(at, them, empty, west);
    long onEast = MenMoves.jumps(at, them, empty, east);
    if ((onWest | onEast) == 0) {
      return leaves(
          forward - ply,
          theirMen & ~captured,
          theirKings & ~captured,
          ownMen | (at & ~CROWNING),
          ownKings | (at & CROWNING));
    }
    long count = 0;
    if (onWest != 0) {
      count += belowJump(
          ply, ownMen, ownKings, theirMen, theirKings, onWest, captured | shift(onWest, -west));
    }
    if (onEast != 0) {
      count += belowJump(
          ply, ownMen, ownKings, theirMen, theirKings, onEast, captured | shift(onEast, -east));
    }
    return count;
  }

  private long belowKingMoves(int ply, long ownMen, long ownKings, long theirMen, long theirKings) {
    long empty = SQUARES & ~(ownMen | ownKings | theirMen | theirKings);
    int next = ((ply >> 31) | 1) - ply;
    long count = 0;
    for (long kings = ownKings; kings != 0; kings &= kings - 1) {
      long from = kings & -kings;
      for (long to = generator.kingTargets(from, empty); to != 0; to &= to - 1) {
        count += leaves(
            next,
            /* ownMen= */ theirMen,
            /* ownKings= */ theirKings,
            /* theirMen= */ ownMen,
            (ownKings ^ from) | (to & -to));
      }
    }
    return count;
  }

  private long belowKingCaptures(
      int ply, long ownMen, long ownKings, long theirMen, long theirKings) {
    int forward = (ply >> 31) | 1;
    int mark = kingCaptures.size();
    generator.generate(
        ownMen | ownKings, theirMen | theirKings, ownKings | theirKings, forward, kingCaptures);
    int end = kingCaptures.size();
    long count = 0;
    for (int i = mark; i < end; i++) {
      long move = kingCaptures.get(i);
      long kings = (ownKings ^ bit(PackedMove.from(move))) | bit(PackedMove.to(move));
      long stay = ~PaddedBoard.pad(PackedMove.captured(move));
      count += leaves(forward - ply, theirMen & stay, theirKings & stay, ownMen, kings);
    }
    kingCaptures.truncate(mark);
    return count;
  }
}
