package dev.doska.czechcheckers.internal;

/**
 * The packed form of a move: its identity in a {@code long}, in the layout that {@link
 * dev.doska.czechcheckers.CzechCheckers} documents. It never changes within a major version.
 */
public final class PackedMove {
  private static final int CAPTURED = 2;
  private static final int TO = 34;
  private static final int FROM = 39;

  private PackedMove() {}

  /**
   * Packs a move.
   *
   * @param from the first square, 0 to 31
   * @param to the last square, 0 to 31
   * @param captured the captured squares, bit 0 is a1
   * @param king whether a king moves
   * @param crowns whether a man is crowned
   * @return the packed move
   */
  public static long of(int from, int to, int captured, boolean king, boolean crowns) {
    return ((long) from << FROM)
        | ((long) to << TO)
        | ((captured & 0xFFFF_FFFFL) << CAPTURED)
        | (king ? 2 : 0)
        | (crowns ? 1 : 0);
  }

  /**
   * The square where the move begins.
   *
   * @param packed a packed move
   * @return from 0 to 31
   */
  public static int from(long packed) {
    return (int) (packed >>> FROM) & 31;
  }

  /**
   * The square where the move ends.
   *
   * @param packed a packed move
   * @return from 0 to 31
   */
  public static int to(long packed) {
    return (int) (packed >>> TO) & 31;
  }

  /**
   * The squares of the captured pieces.
   *
   * @param packed a packed move
   * @return a set, bit 0 is a1; 0 for a move without capture
   */
  public static int captured(long packed) {
    return (int) (packed >>> CAPTURED);
  }

  /**
   * Whether a king moves.
   *
   * @param packed a packed move
   * @return true for a king's move
   */
  public static boolean isKingMove(long packed) {
    return (packed & 2) != 0;
  }

  /**
   * Whether a man is crowned.
   *
   * @param packed a packed move
   * @return true if a man ends on its last rank
   */
  public static boolean crowns(long packed) {
    return (packed & 1) != 0;
  }

  /** Whether there is a king on the square where the move ends. */
  public static boolean makesKing(long packed) {
    return (packed & 3) != 0;
  }
}
