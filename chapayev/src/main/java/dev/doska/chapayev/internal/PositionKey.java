package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.StrikeInProgress;
import dev.doska.core.Side;
import dev.doska.core.SplitMix64;

/**
 * The 64-bit key of a position: everything except the round number, the lead in rounds and the quiet strikes; the count of
 * decided rounds, up to 7, only where the row arithmetic looks at it. Words are mixed in one
 * after the other by {@code key = mix(key ^ word) + word}; places go by ascending id, then headings.
 */
public final class PositionKey {
  public static final int COUNTED = 7;

  private long key;

  private PositionKey(long seed) {
    key = seed;
  }

  public static long of(BoardData position, boolean countsRounds) {
    PositionKey k = new PositionKey(0x436861706179L);
    k.add(position.rows().white()
        | (long) position.rows().black() << 8
        | (long) position.baseRows().white() << 16
        | (long) position.baseRows().black() << 24
        | (long) position.phase().ordinal() << 32
        | (long) position.mover().ordinal() << 40
        | (long) position.opener().ordinal() << 41
        | winner(position) << 42
        | (position.swapped() ? 1L << 44 : 0)
        | (position.pieOffered() ? 1L << 45 : 0)
        | (position.lostAny(Side.WHITE) ? 1L << 46 : 0)
        | (position.lostAny(Side.BLACK) ? 1L << 47 : 0)
        | (long) position.formation(Side.WHITE) << 48
        | (long) position.formation(Side.BLACK) << 52
        | (countsRounds ? (long) Math.min(position.decided(), COUNTED) << 56 : 0));
    k.add(position.strikers(Side.WHITE), position.strikers(Side.BLACK));
    k.add(position.onBoard(), position.inReserve());
    k.add(position.prisoners(), position.black());
    k.add(position.turned(), position.standing());
    k.add(position.unknownPlace(), position.stackedOnTop());
    for (int rest = position.onBoard(); rest != 0; rest &= rest - 1) {
      int id = Integer.numberOfTrailingZeros(rest);
      k.add(position.x(id), position.y(id));
    }
    for (int rest = position.standing(); rest != 0; rest &= rest - 1) {
      k.add(position.heading(Integer.numberOfTrailingZeros(rest)));
    }
    if (position.strike() != null) {
      k.add(position.strike());
    }
    return k.key;
  }

  private static long winner(BoardData position) {
    return position.lastWinner() == null ? 0 : position.lastWinner() == Side.WHITE ? 1 : 2;
  }

  private void add(StrikeInProgress r) {
    add(r.strikers(), r.own());
    add(r.hanging(), r.checked());
    add(r.current().orElse(-1), r.hungOver().map(Edge::ordinal).orElse(-1));
    add(r.knockedOut(), r.blows());
    add(r.sumX(), r.sumY());
    int disc = r.current().orElse(-1);
    add(r.sealed()
        .map(blow ->
            MoveCodec.encode(new ChapayevMove.Blow(disc, blow.direction(), blow.strength())))
        .orElse(0L));
    r.lastToFall().ifPresent(side -> add(1 + side.ordinal()));
  }

  private void add(int high, int low) {
    add(((long) high << 32) | (low & 0xFFFFFFFFL));
  }

  private void add(long word) {
    key = SplitMix64.mix(key ^ word) + word;
  }
}
