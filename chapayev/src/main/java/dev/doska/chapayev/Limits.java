package dev.doska.chapayev;

/** Range checks of options. */
final class Limits {
  private Limits() {}

  static void check(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is outside " + min + ".." + max);
    }
  }
}
