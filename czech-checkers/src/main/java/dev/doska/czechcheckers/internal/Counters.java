package dev.doska.czechcheckers.internal;

/**
 * The counters of a position and its side to move in one {@code int}: ten bits each for the plies since
 * the last capture or man's move, since the last capture or crowning, and on the main road, and one bit
 * for Black to move. Counters stop at {@link #MAX}.
 */
public final class Counters {
  /** The greatest value of a counter. */
  public static final int MAX = 1_023;

  private static final int MATERIAL_SHIFT = 10;
  private static final int MAIN_ROAD_SHIFT = 20;
  private static final int BLACK = 1 << 30;

  /** The main road a1–h8 in the padded layout. */
  private static final long MAIN_ROAD =
      1L | 1L << 5 | 1L << 10 | 1L << 15 | 1L << 20 | 1L << 25 | 1L << 30 | 1L << 35;

  private Counters() {}

  /**
   * Packs counters.
   *
   * @param black whether Black is to move
   * @param quiet the plies since the last capture or man's move
   * @param material the plies since the last capture or crowning
   * @param mainRoad the plies on the main road
   * @return the packed counters
   */
  public static int of(boolean black, int quiet, int material, int mainRoad) {
    return (black ? BLACK : 0)
        | (mainRoad << MAIN_ROAD_SHIFT)
        | (material << MATERIAL_SHIFT)
        | quiet;
  }

  /**
   * Whether Black is to move.
   *
   * @param counters packed counters
   * @return false for White
   */
  public static boolean isBlack(int counters) {
    return counters >= BLACK;
  }

  /**
   * The plies since the last capture or man's move.
   *
   * @param counters packed counters
   * @return from 0 to {@link #MAX}
   */
  public static int quiet(int counters) {
    return counters & MAX;
  }

  /**
   * The plies since the last capture or crowning.
   *
   * @param counters packed counters
   * @return from 0 to {@link #MAX}
   */
  public static int material(int counters) {
    return (counters >>> MATERIAL_SHIFT) & MAX;
  }

  /**
   * The plies since a lone king against three kings came onto the main road.
   *
   * @param counters packed counters
   * @return from 0 to {@link #MAX}
   */
  public static int mainRoad(int counters) {
    return (counters >>> MAIN_ROAD_SHIFT) & MAX;
  }

  /**
   * The counters after a man's step that does not crown it.
   *
   * @param counters the counters before it
   * @return the counters with the other side to move
   */
  public static int afterManStep(int counters) {
    int material = Math.min(counters & (MAX << MATERIAL_SHIFT), (MAX - 1) << MATERIAL_SHIFT);
    return (~counters & BLACK) | (material + (1 << MATERIAL_SHIFT));
  }

  /**
   * The counters after a capture or a crowning.
   *
   * @param counters the counters before it
   * @return the counters with the other side to move
   */
  public static int afterChange(int counters) {
    return ~counters & BLACK;
  }

  /**
   * The counters after a king's move without capture; boards padded.
   *
   * @param counters the counters before it
   * @param before the pieces of the side that moved, before the move
   * @param us the pieces of that side after it
   * @param them the other pieces
   * @param kings all kings after it
   * @return the counters with the other side to move
   */
  public static int afterKingMove(int counters, long before, long us, long them, long kings) {
    int quiet = Math.min(quiet(counters) + 1, MAX);
    int material = Math.min(material(counters) + 1, MAX);
    // the move changes no piece: if all pieces are kings after it, they were kings before it
    boolean mainRoad = kings == (us | them)
        && isMainRoadEnding(us, them, kings)
        && isMainRoadEnding(before, them, before | them);
    int onMainRoad = mainRoad ? Math.min(mainRoad(counters) + 1, MAX) : 0;
    return (~counters & BLACK)
        | (onMainRoad << MAIN_ROAD_SHIFT)
        | (material << MATERIAL_SHIFT)
        | quiet;
  }

  /**
   * Whether a lone king is on the main road a1–h8 against exactly three kings (CZ-18).
   *
   * @param a the pieces of a side, padded
   * @param b the pieces of the other side
   * @param kings all kings
   * @return true if so
   */
  public static boolean isMainRoadEnding(long a, long b, long kings) {
    return kings == (a | b) && (isLoneOnMainRoad(a, b) || isLoneOnMainRoad(b, a));
  }

  private static boolean isLoneOnMainRoad(long lone, long three) {
    return (lone & (lone - 1)) == 0 && (lone & MAIN_ROAD) != 0 && Long.bitCount(three) == 3;
  }
}
