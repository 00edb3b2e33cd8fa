package dev.doska.czechcheckers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The writing of a move: the first square and every square where the piece lands, in order. A quiet move
 * has two squares, a capture has one square more than jumps. Any sequence of two or more squares is
 * well-formed; {@link CzechCheckers#judge} decides whether it is legal. Immutable.
 *
 * <p>{@code equals} compares the writing. Two writings can be the same move, because a king that captures
 * several pieces may be free to choose its landing squares (CZ-12). {@link CzechCheckers#moves} lists the
 * canonical one and {@link CzechCheckers#canonical} finds it.
 *
 * @param squares the squares, at least two
 */
public record CzechMove(List<Square> squares) {
  /**
   * Copies the list.
   *
   * @param squares the squares, at least two
   * @throws IllegalArgumentException if there are fewer
   */
  public CzechMove {
    squares = List.copyOf(squares);
    if (squares.size() < 2) {
      throw new IllegalArgumentException("a move has at least two squares, not " + squares);
    }
  }

  /**
   * The move along these squares.
   *
   * @param names the names of at least two squares, such as {@code "c1", "e3", "g5"}
   * @return the move
   * @throws IllegalArgumentException if a name is no square or there are fewer than two
   */
  public static CzechMove of(String... names) {
    List<Square> squares = new ArrayList<>();
    for (String name : names) {
      squares.add(Square.of(name));
    }
    return new CzechMove(squares);
  }

  /**
   * The square where the move begins.
   *
   * @return the first square
   */
  public Square from() {
    return squares.get(0);
  }

  /**
   * The square where the move ends.
   *
   * @return the last square
   */
  public Square to() {
    return squares.get(squares.size() - 1);
  }

  /**
   * The same move on the board rotated by 180 degrees.
   *
   * @return the move with each square rotated
   */
  public CzechMove rotated() {
    return new CzechMove(squares.stream().map(Square::rotated).toList());
  }

  /**
   * The squares in order.
   *
   * @return for example {@code c1-e3-g5}; the text does not show whether pieces are captured
   */
  @Override
  public String toString() {
    return squares.stream().map(Square::toString).collect(Collectors.joining("-"));
  }
}
