package dev.doska.core;

/** One of the two players, named after the colour that they began with. */
public enum Side {
  /** The player who began with the white pieces. */
  WHITE,
  /** The player who began with the black pieces. */
  BLACK;

  /**
   * The opponent.
   *
   * @return the other side
   */
  public Side other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
