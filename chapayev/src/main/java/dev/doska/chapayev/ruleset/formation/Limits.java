package dev.doska.chapayev.ruleset.formation;

/** Range checks of options. */
public final class Limits {
  private Limits() {}

  public static void check(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is outside " + min + ".." + max);
    }
  }
}
