package dev.doska.core.record;

import java.util.Arrays;

/** The lines of a record's text that have its moves and its result. Immutable. */
public final class RecordPlaces {
  private final int[] moves;
  private final int result;

  /**
   * The places in a text.
   *
   * @param moves the line of each move, from 1; beyond the count anything
   * @param count how many moves there are
   * @param result the line of the result, from 1
   */
  RecordPlaces(int[] moves, int count, int result) {
    this.moves = Arrays.copyOf(moves, count);
    this.result = result;
  }

  /**
   * The line of a move.
   *
   * @param ply the number of the move, from 1
   * @return the line, from 1
   * @throws IndexOutOfBoundsException if there is no such move
   */
  public int lineOf(int ply) {
    return moves[ply - 1];
  }

  /**
   * The line of what a report names: the move that is illegal or leads to another key, else the result.
   *
   * @param report the report on the record
   * @return the line, from 1
   */
  public int lineOf(Replay.Report<?, ?> report) {
    if (report instanceof Replay.KeyDiffers<?, ?> differs) {
      return lineOf(differs.ply());
    }
    return report instanceof Replay.IllegalAt<?, ?> illegal ? lineOf(illegal.ply()) : result;
  }

  /**
   * The line of the result.
   *
   * @return the line, from 1
   */
  public int resultLine() {
    return result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordPlaces that
        && result == that.result
        && Arrays.equals(moves, that.moves);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(moves) + result;
  }

  @Override
  public String toString() {
    return "moves on lines " + Arrays.toString(moves) + ", result on line " + result;
  }
}
