package dev.doska.czechcheckers;

import java.util.ArrayList;
import java.util.List;

/**
 * A square, named by a file and a rank as White sees the board (CZ-01). Play is on the 32 dark squares
 * from a1 to h8; a square may also be light or lie off the board, so that any nonsense can be written
 * down and judged. Immutable.
 *
 * @param file from {@code 'a'} to {@code 'z'}, on the board to {@code 'h'}
 * @param rank from 1 to 99, on the board to 8
 */
public record Square(char file, int rank) implements Comparable<Square> {
  private static final List<Square> PLAYABLE = playable();

  /**
   * Checks the ranges.
   *
   * @param file from {@code 'a'} to {@code 'z'}
   * @param rank from 1 to 99
   * @throws IllegalArgumentException if one is out of its range
   */
  public Square {
    if (file < 'a' || file > 'z' || rank < 1 || rank > 99) {
      throw new IllegalArgumentException("no square: file " + file + ", rank " + rank);
    }
  }

  private static List<Square> playable() {
    List<Square> squares = new ArrayList<>(32);
    for (int index = 0; index < 32; index++) {
      int rank = index / 4 + 1;
      squares.add(new Square((char) ('a' + index % 4 * 2 + (rank + 1) % 2), rank));
    }
    return List.copyOf(squares);
  }

  /**
   * The square of a name.
   *
   * @param name a small letter and a number, such as {@code c3}
   * @return the square
   * @throws IllegalArgumentException if it is no such name
   */
  public static Square of(String name) {
    int rank = 0;
    boolean good = name.length() == 2 || name.length() == 3;
    for (int i = 1; good && i < name.length(); i++) {
      char digit = name.charAt(i);
      good = digit >= (i == 1 ? '1' : '0') && digit <= '9';
      rank = rank * 10 + digit - '0';
    }
    if (!good || name.charAt(0) < 'a' || name.charAt(0) > 'z') {
      throw new IllegalArgumentException("no square: \"" + name + "\"");
    }
    return new Square(name.charAt(0), rank);
  }

  /**
   * The playable square of an index.
   *
   * @param index from 0 to 31 in the order a1, c1, e1, g1, b2, …, h8
   * @return the square, a shared instance
   * @throws IndexOutOfBoundsException if the index is out of its range
   */
  public static Square at(int index) {
    return PLAYABLE.get(index);
  }

  /**
   * The playable square of a number as draughts books have it.
   *
   * @param number from 1 (b8) to 32 (g1), along the ranks from the eighth down
   * @return the square, a shared instance
   * @throws IndexOutOfBoundsException if the number is out of its range
   */
  public static Square numbered(int number) {
    int place = number - 1;
    return PLAYABLE.get((7 - Math.floorDiv(place, 4)) * 4 + Math.floorMod(place, 4));
  }

  /**
   * All playable squares.
   *
   * @return an unmodifiable list in the order of {@link #index}
   */
  public static List<Square> all() {
    return PLAYABLE;
  }

  /**
   * The squares of a set.
   *
   * @param set bit 0 is a1, bit 31 is h8
   * @return an unmodifiable list in the order of {@link #index}
   */
  public static List<Square> ofSet(int set) {
    List<Square> squares = new ArrayList<>(Integer.bitCount(set));
    for (int rest = set; rest != 0; rest &= rest - 1) {
      squares.add(at(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(squares);
  }

  /**
   * Whether the square is on the board.
   *
   * @return true from a1 to h8, dark or light
   */
  public boolean isOnBoard() {
    return file <= 'h' && rank <= 8;
  }

  /**
   * Whether pieces can stand here.
   *
   * @return true for the 32 dark squares of the board
   */
  public boolean isPlayable() {
    return isOnBoard() && (file - 'a' + rank) % 2 == 1;
  }

  /**
   * The square's index, which bitboards and packed moves use.
   *
   * @return from 0 to 31 in the order a1, c1, e1, g1, b2, …, h8
   * @throws IllegalStateException if the square is not playable
   */
  public int index() {
    if (!isPlayable()) {
      throw new IllegalStateException(this + " is not a dark square of the board");
    }
    return (rank - 1) * 4 + (file - 'a') / 2;
  }

  /**
   * The square's number as draughts books have it.
   *
   * @return from 1 (b8) to 32 (g1)
   * @throws IllegalStateException if the square is not playable
   */
  public int number() {
    int index = index();
    return (7 - index / 4) * 4 + index % 4 + 1;
  }

  /**
   * The square that lies here when the board is turned round.
   *
   * @return a1 for h8 and so on; a square off the board stays
   */
  public Square turned() {
    return isOnBoard() ? new Square((char) ('a' + 'h' - file), 9 - rank) : this;
  }

  /** By rank, then by file: the order of {@link #index}. */
  @Override
  public int compareTo(Square other) {
    return rank != other.rank
        ? Integer.compare(rank, other.rank)
        : Character.compare(file, other.file);
  }

  /**
   * The square's name.
   *
   * @return for example {@code c3}
   */
  @Override
  public String toString() {
    return Character.toString(file) + rank;
  }
}
