package dev.doska.chapayev.physics;

/** The fate of a disc in a shot. */
public enum Fate {
  /** It rests on the board. */
  RESTS,
  /** Its centre passed the edge at the greatest x. */
  FELL_EAST,
  /** Its centre passed the edge at the least x. */
  FELL_WEST,
  /** Its centre passed the edge at the greatest y. */
  FELL_NORTH,
  /** Its centre passed the edge at the least y. */
  FELL_SOUTH;

  /**
   * Whether the disc left the board.
   *
   * @return true for all but {@link #RESTS}
   */
  public boolean fell() {
    return this != RESTS;
  }
}
