package dev.doska.core;

import java.util.Arrays;

/**
 * A growing list of packed moves that its caller owns and uses again. Nothing is allocated once it has
 * grown; one buffer serves a whole recursion with {@link #size} as the mark and {@link #truncate}.
 * Confined to one thread.
 *
 * <pre>{@code
 * int mark = buffer.size();
 * game.generate(position, buffer);
 * for (int i = mark; i < buffer.size(); i++) {
 *   visit(buffer.get(i));
 * }
 * buffer.truncate(mark);
 * }</pre>
 */
public final class MoveBuffer {
  private long[] moves = new long[64];
  private int size;

  /** An empty buffer. */
  public MoveBuffer() {}

  /**
   * How many moves it holds.
   *
   * @return 0 or more
   */
  public int size() {
    return size;
  }

  /**
   * A move.
   *
   * @param index from 0 to {@code size() - 1}
   * @return the packed move
   * @throws IndexOutOfBoundsException if the index is out of its range
   */
  public long get(int index) {
    // the array refuses a negative index
    if (index >= size) {
      throw new IndexOutOfBoundsException("index " + index + ", size " + size);
    }
    return moves[index];
  }

  /**
   * Appends a move.
   *
   * @param move the packed move
   */
  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
  }

  /**
   * Appends one move or two, without a branch that a processor could guess wrong.
   *
   * @param first a packed move
   * @param second another one, appended behind it or left out
   * @param both whether to append the second: 1 or 0
   */
  public void add(long first, long second, int both) {
    int end = size + 1;
    if (end >= moves.length) {
      moves = Arrays.copyOf(moves, moves.length * 2);
    }
    moves[end] = second;
    moves[end - 1] = first;
    size = end + (both & 1);
  }

  /**
   * Drops the moves from a mark on.
   *
   * @param mark the size to go back to, from 0 to {@code size()}
   * @throws IndexOutOfBoundsException if the mark is out of its range
   */
  public void truncate(int mark) {
    if (mark < 0 || mark > size) {
      throw new IndexOutOfBoundsException("mark " + mark + ", size " + size);
    }
    size = mark;
  }

  /**
   * Sorts the moves from a mark on, ascending as signed numbers.
   *
   * @param mark where to begin, from 0 to {@code size()}
   * @throws IndexOutOfBoundsException if the mark is out of its range
   */
  public void sort(int mark) {
    if (mark < 0 || mark > size) {
      throw new IndexOutOfBoundsException("mark " + mark + ", size " + size);
    }
    Arrays.sort(moves, mark, size);
  }

  @Override
  public String toString() {
    return size + " packed moves";
  }
}
