package dev.doska.tool.io;

/** The exit statuses of the tool, beside 0 for success. */
public final class ExitStatus {
  /** What was examined is wrong: an illegal move, a row that differs. */
  public static final int WRONG = 1;

  /** The command could not be carried out. */
  public static final int FAILED = 2;

  private ExitStatus() {}
}
