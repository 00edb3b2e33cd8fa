package dev.doska.chapayev.ruleset;

/** Range checks of options. */
final class Limits {
  private Limits() {}

  static void check(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is outside " + min + ".." + max);
    }
  }

  /** As {@link #check}, of an option in millionths, which a message gives as its text does. */
  static void checkMillionths(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + Millionths.text(value) + " is outside "
          + Millionths.text(min) + ".." + Millionths.text(max));
    }
  }
}
