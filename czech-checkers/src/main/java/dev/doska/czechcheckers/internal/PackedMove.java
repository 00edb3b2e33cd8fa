package dev.doska.czechcheckers.internal;

import dev.doska.czechcheckers.Square;

/**
 * The packed form of a move: its identity in a {@code long}. The layout never changes within a major
 * version:
 *
 * <table>
 * <caption>bits of a packed move</caption>
 * <tr><th>bits</th><th>meaning</th></tr>
 * <tr><td>0</td><td>1 if a man is crowned</td></tr>
 * <tr><td>1</td><td>1 if a king moves</td></tr>
 * <tr><td>2–33</td><td>the captured squares, bit 2 is a1, bit 33 is h8</td></tr>
 * <tr><td>34–38</td><td>the square where the move ends, 0 = a1 to 31 = h8</td></tr>
 * <tr><td>39–43</td><td>the square where it begins</td></tr>
 * </table>
 *
 * <p>All other bits are 0, so packed moves of one position are positive and ascend in the order of the
 * list of moves. Squares are numbered as {@link Square#index} has them.
 */
public final class PackedMove {
  private static final int CAPTURED = 2;
  private static final int TO = 34;
  private static final int FROM = 39;

  private PackedMove() {}

  /**
   * Packs a move.
   *
   * @param from where it begins, 0 to 31
   * @param to where it ends, 0 to 31
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
   * Where the move begins.
   *
   * @param packed a packed move
   * @return from 0 to 31
   */
  public static int from(long packed) {
    return (int) (packed >>> FROM) & 31;
  }

  /**
   * Where the move ends.
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
