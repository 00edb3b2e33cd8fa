package dev.doska.czechcheckers.internal;

/**
 * The layout of the 32 playable squares in 36 bits of a {@code long}: four bits for each rank, with an
 * unused bit after the first, third, fifth and seventh rank. So a diagonal step is the same shift on every
 * square and cannot wrap around an edge: 4 north-west, 5 north-east, -5 south-west, -4 south-east. A step
 * off the board is outside {@link #SQUARES}.
 *
 * <p>In the dense layout, squares are numbered 0 to 31 in the order a1, c1, …, h8, and a set of squares is
 * an {@code int}. The order of the squares is the same in both layouts.
 */
public final class PaddedBoard {
  /** All playable squares. */
  public static final long SQUARES = 0xF7FBFDFEFL;

  /** The first rank, where black men are crowned. */
  public static final long FIRST_RANK = 0xFL;

  /** The eighth rank, where white men are crowned. */
  public static final long LAST_RANK = 0xFL << 32;

  private static final long[] BITS = bits();

  private PaddedBoard() {}

  private static long[] bits() {
    long[] bits = new long[32];
    for (int square = 0; square < 32; square++) {
      bits[square] = 1L << (square + ((square + 4) >>> 3));
    }
    return bits;
  }

  /**
   * The rank where a side's men are crowned (CZ-13).
   *
   * @param forward 1 for White, -1 for Black
   * @return four squares
   */
  static long crowning(int forward) {
    return forward > 0 ? LAST_RANK : FIRST_RANK;
  }

  /**
   * A set of squares in the padded layout.
   *
   * @param set bit 0 is a1, bit 31 is h8
   * @return the padded set
   */
  public static long pad(int set) {
    return (set & 0xFL)
        | ((set & 0xFF0L) << 1)
        | ((set & 0xFF000L) << 2)
        | ((set & 0xFF00000L) << 3)
        | ((set & 0xF0000000L) << 4);
  }

  /**
   * A padded set in the dense layout.
   *
   * @param padded a padded set
   * @return the set: bit 0 is a1, bit 31 is h8
   */
  public static int unpad(long padded) {
    return (int) ((padded & 0xFL)
        | ((padded >>> 1) & 0xFF0L)
        | ((padded >>> 2) & 0xFF000L)
        | ((padded >>> 3) & 0xFF00000L)
        | ((padded >>> 4) & 0xF0000000L));
  }

  /**
   * The padded set of one square.
   *
   * @param square from 0 to 31
   * @return its bit
   */
  public static long bit(int square) {
    return BITS[square];
  }

  /**
   * The number of a square.
   *
   * @param bit a padded set of one square
   * @return from 0 to 31
   */
  public static int square(long bit) {
    int place = Long.numberOfTrailingZeros(bit);
    // ((place + 4) * 57) >>> 9 is (place + 4) / 9 for every place on the board
    return place - (((place + 4) * 57) >>> 9);
  }

  /**
   * The set moved along a diagonal; squares off the board are outside {@link #SQUARES}.
   *
   * @param set a padded set
   * @param step 4, 5, -4 or -5, or a multiple up to four steps
   * @return the moved set
   */
  static long shift(long set, int step) {
    return Long.rotateLeft(set, step);
  }

  /**
   * The squares that pieces reach by sliding over empty squares, with their own squares.
   *
   * @param pieces the sliding pieces
   * @param empty the empty squares
   * @param step the diagonal
   * @return the filled set
   */
  static long slide(long pieces, long empty, int step) {
    // doubling: after the three lines 1, 3 and 7 steps are covered
    long reached = pieces | (empty & shift(pieces, step));
    long path = empty & shift(empty, step);
    reached |= path & shift(reached, 2 * step);
    path &= shift(path, 2 * step);
    return reached | (path & shift(reached, 4 * step));
  }
}
