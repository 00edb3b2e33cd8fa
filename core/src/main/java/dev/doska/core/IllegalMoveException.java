package dev.doska.core;

/** Thrown when an illegal move is played; it carries the verdict. Nothing has changed. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Verdicts hold rules of any game and are not serialized. */
  private final transient Verdict.Illegal verdict;

  /**
   * An exception for a move.
   *
   * @param move the move's text
   * @param verdict why it is illegal
   */
  public IllegalMoveException(String move, Verdict.Illegal verdict) {
    super(move + " is illegal: " + verdict);
    this.verdict = verdict;
  }

  /**
   * Why the move is illegal.
   *
   * @return the verdict with every reason
   */
  public Verdict.Illegal verdict() {
    return verdict;
  }
}
