package dev.doska.tool.io;

/** The exit statuses of the tool other than 0, success. */
public final class ExitStatus {
  /** The input was read and has errors, such as an illegal move or a row that differs. */
  public static final int WRONG = 1;

  /** The command failed. */
  public static final int FAILED = 2;

  private ExitStatus() {}
}
