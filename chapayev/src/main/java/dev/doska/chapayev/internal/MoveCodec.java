package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevMove.Decision;
import dev.doska.core.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The packed form of moves, version 1: bits 60 to 63 are the kind, the fields follow with the last one
 * in the lowest bits, unused bits are 0.
 *
 * <pre>
 *  0 strike     disc 5, angle 19, speed 14
 *  1 scissors   disc 5, disc 5, speed 14
 *  2 thumb      disc 5, speed 12, elevation 17, lateral + 30000 16
 *  3 blow       disc 5, direction 19, strength 11
 *  4 demand, 5 decline, 6 accept, 7 step back, 8 stay, 9 swap
 * 10 lot        1: 0 White, 1 Black
 * 11 choose     disc 5
 * 12 take the last hope strike, 13 leave it
 * </pre>
 */
public final class MoveCodec {
  private static final int KIND = 60;
  private static final int FIRST_DECISION = 4;
  private static final int LOT = 10;
  private static final int CHOOSE = 11;

  /** How many kinds there are before the coin toss and after it that name a decision. */
  private static final int EARLY_DECISIONS = LOT - FIRST_DECISION;

  private static final int LATE_DECISION = 12;

  private static final Decision[] DECISIONS = Decision.values();

  private MoveCodec() {}

  /** Whether a move is of a kind that packs and its values fit. */
  public static boolean packs(ChapayevMove move) {
    if (move instanceof ChapayevMove.Observed) {
      return false;
    }
    return decode(encode(move)).filter(move::equals).isPresent();
  }

  /** Packs a move whose values are in range. */
  public static long encode(ChapayevMove move) {
    if (move instanceof ChapayevMove.Strike m) {
      return (long) m.disc() << 33 | (long) m.angle() << 14 | m.speed();
    }
    if (move instanceof ChapayevMove.Scissors m) {
      return 1L << KIND | (long) m.first() << 19 | (long) m.second() << 14 | m.speed();
    }
    if (move instanceof ChapayevMove.ThumbFlick m) {
      return 2L << KIND
          | (long) m.disc() << 45
          | (long) m.speed() << 33
          | (long) m.elevation() << 16
          | m.lateral() + MoveRanges.MAX_LATERAL;
    }
    if (move instanceof ChapayevMove.Blow m) {
      return 3L << KIND | (long) m.disc() << 30 | (long) m.direction() << 11 | m.strength();
    }
    if (move instanceof Decision m) {
      int index = m.ordinal();
      boolean early = index < EARLY_DECISIONS;
      return (long) (early ? FIRST_DECISION + index : LATE_DECISION + index - EARLY_DECISIONS)
          << KIND;
    }
    if (move instanceof ChapayevMove.CoinToss m) {
      return (long) LOT << KIND | m.result().ordinal();
    }
    if (move instanceof ChapayevMove.Choose m) {
      return (long) CHOOSE << KIND | m.disc();
    }
    throw new IllegalArgumentException("a move with an observed outcome does not pack: " + move);
  }

  /** The move of a packed form; empty if none has it. */
  public static Optional<ChapayevMove> decode(long packed) {
    int kind = (int) (packed >>> KIND);
    long fields = packed & (1L << KIND) - 1;
    ChapayevMove move = switch (kind) {
      case 0 ->
        new ChapayevMove.Strike(field(packed, 33, 5), field(packed, 14, 19), field(packed, 0, 14));
      case 1 ->
        new ChapayevMove.Scissors(field(packed, 19, 5), field(packed, 14, 5), field(packed, 0, 14));
      case 2 ->
        new ChapayevMove.ThumbFlick(
            field(packed, 45, 5),
            field(packed, 33, 12),
            field(packed, 16, 17),
            field(packed, 0, 16) - MoveRanges.MAX_LATERAL);
      case 3 ->
        new ChapayevMove.Blow(field(packed, 30, 5), field(packed, 11, 19), field(packed, 0, 11));
      case LOT -> new ChapayevMove.CoinToss(field(packed, 0, 1) == 0 ? Side.WHITE : Side.BLACK);
      case CHOOSE -> new ChapayevMove.Choose(field(packed, 0, 5));
      default -> fields != 0 ? null : decision(kind);
    };
    return move != null && encode(move) == packed ? Optional.of(move) : Optional.empty();
  }

  private static @Nullable Decision decision(int kind) {
    int index =
        kind < LATE_DECISION ? kind - FIRST_DECISION : kind - LATE_DECISION + EARLY_DECISIONS;
    return index < DECISIONS.length ? DECISIONS[index] : null;
  }

  private static int field(long packed, int shift, int bits) {
    return (int) (packed >>> shift) & (1 << bits) - 1;
  }
}
