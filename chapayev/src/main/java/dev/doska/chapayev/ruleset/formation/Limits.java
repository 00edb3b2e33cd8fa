package dev.doska.chapayev.ruleset.formation;

/** Range checks of options. */
public final class Limits {
  private Limits() {}

  /**
   * Refuses a number outside a range.
   *
   * @param name what the number is
   * @param value the number
   * @param min the least good number
   * @param max the greatest good number
   * @throws IllegalArgumentException with name, number and range if it is outside
   */
  public static void check(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is outside " + min + ".." + max);
    }
  }
}
