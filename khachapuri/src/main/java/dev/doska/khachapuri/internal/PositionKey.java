package dev.doska.khachapuri.internal;

import dev.doska.core.SplitMix64;

/**
 * The 64-bit key of a position: four words, each mixed with the key so far by {@link
 * SplitMix64#mix}. The words are White's planes 0 and 1, White's planes 2 and 3, Black's likewise;
 * the first of two planes is in the high half. The initial key comes from the packed state of the turn.
 */
public final class PositionKey {
  private PositionKey() {}

  public static long of(
      int w0, int w1, int w2, int w3, int b0, int b1, int b2, int b3, int situation) {
    long key = SplitMix64.mix(situation + 1L);
    key = SplitMix64.mix(key ^ word(w0, w1));
    key = SplitMix64.mix(key + word(w2, w3));
    key = SplitMix64.mix(key ^ word(b0, b1));
    return SplitMix64.mix(key + word(b2, b3));
  }

  private static long word(int high, int low) {
    return (long) high << 32 | low;
  }
}
