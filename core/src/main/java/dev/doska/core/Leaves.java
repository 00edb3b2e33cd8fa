package dev.doska.core;

/** Counting of leaves with nothing but a cursor. */
final class Leaves {
  private Leaves() {}

  static long count(Cursor<?, ?> cursor, int depth, MoveBuffer buffer) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth + " is negative");
    }
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
        leaves += count(cursor, rolls ? depth : depth - 1, buffer);
        cursor.undo();
      }
    }
    buffer.truncate(mark);
    return leaves;
  }
}
