package dev.doska.core;

/**
 * A mutable walk through a game's tree. It plays and takes back packed moves, and allocates nothing
 * after the first moves. Confined to one thread.
 *
 * <pre>{@code
 * Cursor<S, M> cursor = game.cursor(position);
 * cursor.generate(buffer);
 * cursor.play(buffer.get(0));
 * System.out.println(cursor.count() + " replies, " + cursor.leaves(2) + " leaves");
 * cursor.undo();
 * }</pre>
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface Cursor<S, M> {
  /**
   * What the present position waits for.
   *
   * @return the status; a shared instance unless finished
   */
  Status status();

  /**
   * Whether the game is over.
   *
   * @return true if the status is finished
   */
  boolean isFinished();

  /**
   * The rolls with their probabilities.
   *
   * @return the odds, a shared instance
   * @throws IllegalStateException if the present position does not wait for a roll
   */
  Odds<M> odds();

  /**
   * How many moves there are.
   *
   * @return the number that {@link #generate} would append
   */
  int count();

  /**
   * Appends the packed form of each move in the order of {@link Game#moves}, at a roll the rolls in the
   * order of {@link #odds}.
   *
   * @param buffer where to append
   */
  void generate(MoveBuffer buffer);

  /**
   * Plays a packed move that is known to be legal. With anything else the result is undefined.
   *
   * @param packed a move that {@link #generate} appended here
   */
  void play(long packed);

  /**
   * Takes the last move back.
   *
   * @throws IllegalStateException if no move has been played
   */
  void undo();

  /**
   * The present position as a value.
   *
   * @return a new position
   */
  S position();

  /**
   * The present position's {@link Game#key}.
   *
   * @return the key
   */
  long key();

  /**
   * Whether a move is a roll that leads back to the present position, such as a tie that is rolled again.
   * Such rolls are left out when leaves are counted, since they could repeat without end.
   *
   * @param packed a move that {@link #generate} appended here
   * @return true if it changes nothing
   */
  default boolean leadsBack(long packed) {
    if (!(status() instanceof Status.ToRoll)) {
      return false;
    }
    play(packed);
    boolean rollsAgain = status() instanceof Status.ToRoll;
    long after = rollsAgain ? key() : 0;
    undo();
    return rollsAgain && key() == after;
  }

  /**
   * The number of sequences of exactly {@code depth} decisions from here; a roll belongs to the
   * decision that follows it and each roll counts once. A line that ends earlier counts 0, and a roll
   * that {@link #leadsBack} is not followed. Afterwards the cursor is at the same position.
   *
   * @param depth the number of decisions, 0 or more
   * @return the number of leaves
   * @throws IllegalArgumentException if the depth is negative
   */
  default long leaves(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is negative");
    }
    return leaves(this, depth, new MoveBuffer());
  }

  private static long leaves(Cursor<?, ?> cursor, int depth, MoveBuffer buffer) {
    if (depth == 0) {
      return 1;
    }
    boolean rolls = cursor.status() instanceof Status.ToRoll;
    if (depth == 1 && !rolls) {
      return cursor.count();
    }
    int mark = buffer.size();
    cursor.generate(buffer);
    int end = buffer.size();
    long leaves = 0;
    for (int i = mark; i < end; i++) {
      if (!cursor.leadsBack(buffer.get(i))) {
        cursor.play(buffer.get(i));
        leaves += leaves(cursor, rolls ? depth : depth - 1, buffer);
        cursor.undo();
      }
    }
    buffer.truncate(mark);
    return leaves;
  }
}
