package dev.doska.tool.io;

/** Range checks for numbers on the command line. */
public final class Numbers {
  private Numbers() {}

  /**
   * Checks a number.
   *
   * @throws ToolError if it is out of range
   */
  public static void require(String option, int value, int min, int max) {
    if (value < min || value > max) {
      throw new ToolError(option + " " + value + ": expected a number "
          + (max == Integer.MAX_VALUE ? "from " + min : "from " + min + " to " + max));
    }
  }
}
