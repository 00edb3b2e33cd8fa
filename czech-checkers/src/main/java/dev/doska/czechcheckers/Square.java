package dev.doska.czechcheckers;

import java.util.ArrayList;
import java.util.List;

/**
 * A square, named by a file and a rank (CZ-01). Only the 32 dark squares from a1 to h8 are playable. A
 * square may also be light or off the board, so that any move can be written and judged. A number that no
 * square of the board has, such as 33, is also a square off the board: its file is {@link #NUMBERED} and
 * its rank is the number. Immutable.
 *
 * @param file from {@code 'a'} to {@code 'z'}, on the board to {@code 'h'}; or {@link #NUMBERED}
 * @param rank from 0 to 99, on the board from 1 to 8
 */
public record Square(char file, int rank) implements Comparable<Square> {
  /** The file of squares that have a number and are off the board. */
  public static final char NUMBERED = '#';

  /** The greatest rank and the greatest number. */
  public static final int MAX = 99;

  private static final List<Square> PLAYABLE = playable();

  /**
   * Checks the ranges.
   *
   * @param file from {@code 'a'} to {@code 'z'}, on the board to {@code 'h'}; or {@link #NUMBERED}
   * @param rank from 0 to 99, on the board from 1 to 8
   * @throws IllegalArgumentException if one is out of its range, or a number is that of a square
   */
  public Square {
    boolean named = file >= 'a' && file <= 'z';
    boolean numbered = file == NUMBERED && (rank < 1 || rank > 32);
    if (!(named || numbered) || rank < 0 || rank > MAX) {
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
   * The square with a name.
   *
   * @param name a small letter and a number from 0 to 99, such as {@code c3}
   * @return the square
   * @throws IllegalArgumentException if the text is not such a name
   */
  public static Square of(String name) {
    int rank = 0;
    boolean good = name.length() == 2 || (name.length() == 3 && name.charAt(1) != '0');
    for (int i = 1; good && i < name.length(); i++) {
      char digit = name.charAt(i);
      good = digit >= '0' && digit <= '9';
      rank = rank * 10 + digit - '0';
    }
    if (!good || name.charAt(0) < 'a' || name.charAt(0) > 'z') {
      throw new IllegalArgumentException("no square: \"" + name + "\"");
    }
    return new Square(name.charAt(0), rank);
  }

  /**
   * The playable square with an index.
   *
   * @param index from 0 to 31 in the order a1, c1, e1, g1, b2, …, h8
   * @return the square, a shared instance
   * @throws IndexOutOfBoundsException if the index is out of its range
   */
  public static Square ofIndex(int index) {
    return PLAYABLE.get(index);
  }

  /**
   * The square with a number of the numeric notation.
   *
   * @param number from 1 (b8) to 32 (g1), rank by rank from the eighth down; 0 and 33 to 99 are off the
   *     board
   * @return the square, a shared instance if it is on the board
   * @throws IllegalArgumentException if the number is out of its range
   */
  public static Square ofNumber(int number) {
    if (number < 1 || number > 32) {
      return new Square(NUMBERED, number);
    }
    int place = number - 1;
    return PLAYABLE.get((7 - place / 4) * 4 + place % 4);
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
      squares.add(ofIndex(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(squares);
  }

  /**
   * Whether the square is on the board.
   *
   * @return true from a1 to h8, dark or light
   */
  public boolean isOnBoard() {
    return file >= 'a' && file <= 'h' && rank >= 1 && rank <= 8;
  }

  /**
   * Whether the square is one of those on which the game is played.
   *
   * @return true for the 32 dark squares of the board
   */
  public boolean isPlayable() {
    return isOnBoard() && (file - 'a' + rank) % 2 == 1;
  }

  /**
   * The square's index in bitboards and packed moves.
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
   * The square's number in the numeric notation.
   *
   * @return from 1 (b8) to 32 (g1)
   * @throws IllegalStateException if the square is not playable
   */
  public int number() {
    int index = index();
    return (7 - index / 4) * 4 + index % 4 + 1;
  }

  /**
   * The square at the same place after the board is rotated by 180 degrees.
   *
   * @return a1 for h8 and so on; the same square if it is off the board
   */
  public Square rotated() {
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
   * The square's name, or its number if it has no name.
   *
   * @return for example {@code c3} or {@code 33}
   */
  @Override
  public String toString() {
    return file == NUMBERED ? Integer.toString(rank) : Character.toString(file) + rank;
  }
}
