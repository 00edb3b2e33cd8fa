package dev.doska.chapayev.internal;

import dev.doska.chapayev.Edge;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;

/**
 * The 64-bit key of a state: everything but the round number and the quiet strikes; the count of
 * decided rounds, up to 7, only where the row arithmetic looks at it. Words are mixed in one
 * after the other by {@code key = mix(key ^ word) + word}; places go by ascending id, then headings.
 */
public final class PositionKey {
  public static final int COUNTED = 7;

  private long key;

  private PositionKey(long seed) {
    key = seed;
  }

  public static long of(BoardData state, boolean countsRounds) {
    PositionKey k = new PositionKey(0x436861706179L);
    k.add(state.rows().white()
        | (long) state.rows().black() << 8
        | (long) state.baseRows().white() << 16
        | (long) state.baseRows().black() << 24
        | (long) state.phase().ordinal() << 32
        | (long) state.mover().ordinal() << 40
        | (long) state.opener().ordinal() << 41
        | winner(state) << 42
        | (state.swapped() ? 1L << 44 : 0)
        | (state.pieOffered() ? 1L << 45 : 0)
        | (state.lostAny(Side.WHITE) ? 1L << 46 : 0)
        | (state.lostAny(Side.BLACK) ? 1L << 47 : 0)
        | (long) state.formation(Side.WHITE) << 48
        | (long) state.formation(Side.BLACK) << 52
        | (countsRounds ? (long) Math.min(state.decided(), COUNTED) << 56 : 0));
    k.add(state.strikers(Side.WHITE), state.strikers(Side.BLACK));
    k.add(state.onBoard(), state.inReserve());
    k.add(state.prisoners(), state.black());
    k.add(state.turned(), state.standing());
    k.add(state.unknownPosition(), state.stackedOnTop());
    for (int rest = state.onBoard(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      k.add(state.x(id), state.y(id));
    }
    for (int rest = state.standing(); rest != 0; rest &= rest - 1) {
      k.add(state.heading(Integer.numberOfTrailingZeros(rest)));
    }
    if (state.strike() != null) {
      k.add(state.strike());
    }
    return k.key;
  }

  private static long winner(BoardData state) {
    return state.lastWinner() == null ? 0 : state.lastWinner() == Side.WHITE ? 1 : 2;
  }

  private void add(StrikeInProgress r) {
    add(r.strikers(), r.own());
    add(r.hanging(), r.checked());
    add(r.current().orElse(-1), r.hungOver().map(Edge::ordinal).orElse(-1));
    add(r.knockedOut(), r.blows());
    add(r.sumX(), r.sumY());
    add(r.sealed().map(MoveCodec::encode).orElse(0L));
  }

  private void add(int high, int low) {
    add(((long) high << 32) | (low & 0xFFFFFFFFL));
  }

  private void add(long word) {
    key = SplitMix64.mix(key ^ word) + word;
  }
}
