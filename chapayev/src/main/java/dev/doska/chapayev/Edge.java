package dev.doska.chapayev;

/** An edge of the board, in the order in which ties are broken. */
public enum Edge {
  /** The edge at the last file. */
  EAST(180_000),
  /** The edge at the first file. */
  WEST(0),
  /** The edge at Black's last line. */
  NORTH(270_000),
  /** The edge at White's last line. */
  SOUTH(90_000);

  private final int inward;

  Edge(int inward) {
    this.inward = inward;
  }

  /**
   * The direction from the edge straight towards the board.
   *
   * @return thousandths of a degree, 0 towards the last file, 90,000 towards Black
   */
  public int inward() {
    return inward;
  }
}
