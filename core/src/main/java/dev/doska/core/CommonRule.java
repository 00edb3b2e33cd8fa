package dev.doska.core;

/** The two endings that every game has: resignation and agreement. */
public enum CommonRule implements Rule {
  /** A player gives the game up. */
  RESIGNATION("DO-01", "resignation"),
  /** The players agree on a draw. */
  AGREEMENT("DO-02", "agreement on a draw");

  private final String id;
  private final String title;

  CommonRule(String id, String title) {
    this.id = id;
    this.title = title;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public String source() {
    return "custom of the board";
  }
}
