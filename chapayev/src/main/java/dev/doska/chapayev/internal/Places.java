package dev.doska.chapayev.internal;

import java.util.Arrays;

/**
 * Places and directions of checkers, packed: x and y of each id of a round in turn, then the headings of
 * standing checkers. A slot is the number of ids of the round below one. Immutable.
 */
public final class Places {
  private final int[] packed;

  private Places(int[] packed) {
    this.packed = packed;
  }

  static Places of(byte[] ids, int[] x, int[] y, int[] heading, int standing) {
    int[] packed = new int[2 * ids.length + Integer.bitCount(standing)];
    int at = 0;
    for (byte id : ids) {
      packed[at] = x[id];
      packed[at + 1] = y[id];
      at += 2;
    }
    for (int rest = standing; rest != 0; rest &= rest - 1) {
      packed[at] = heading[Integer.numberOfTrailingZeros(rest)];
      at++;
    }
    return new Places(packed);
  }

  /** Unpacks into arrays by id. */
  public void copyTo(byte[] ids, int[] x, int[] y, int[] heading, int standing) {
    int at = 0;
    for (byte id : ids) {
      x[id] = packed[at];
      y[id] = packed[at + 1];
      at += 2;
    }
    for (int rest = standing; rest != 0; rest &= rest - 1) {
      heading[Integer.numberOfTrailingZeros(rest)] = packed[at];
      at++;
    }
  }

  int x(int slot) {
    return packed[2 * slot];
  }

  int y(int slot) {
    return packed[2 * slot + 1];
  }

  int heading(int id, int standing) {
    int first = packed.length - Integer.bitCount(standing);
    return packed[first + Integer.bitCount(standing & ((1 << id) - 1))];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Places that && Arrays.equals(packed, that.packed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(packed);
  }
}
