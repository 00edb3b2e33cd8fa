package dev.doska.chapayev.physics.internal;

import java.util.List;

/** Text of doubles for messages, the same on every JDK; and the range checks that use it. */
public final class ExactText {
  private static final double MICRO = 1e6;
  private static final double LARGEST = 1e9;
  private static final double FARTHEST = 10;

  private ExactText() {}

  /** Six decimals, trailing zeros cut; hexadecimal where six decimals are not enough. */
  public static String text(double value) {
    double micros = Math.rint(Math.abs(value) * MICRO);
    if (!(Math.abs(value) < LARGEST) || (micros == 0 && value != 0)) {
      return Double.toHexString(value);
    }
    long whole = (long) micros;
    StringBuilder text = new StringBuilder();
    if (value < 0) {
      text.append('-');
    }
    text.append(whole / 1_000_000);
    String fraction = Long.toString(1_000_000 + whole % 1_000_000).substring(1);
    int end = fraction.length();
    while (end > 0 && fraction.charAt(end - 1) == '0') {
      end--;
    }
    if (end > 0) {
      text.append('.').append(fraction, 0, end);
    }
    return text.toString();
  }

  /** Adds a reason unless {@code low <= value <= high}; a NaN is outside every range. */
  public static void between(
      List<String> reasons, String name, double value, double low, double high) {
    if (!(value >= low && value <= high)) {
      reasons.add(name + " " + text(value) + " is outside " + text(low) + ".." + text(high));
    }
  }

  /** Adds a reason unless {@code 0 < value <= high} and the reciprocal does not overflow. */
  public static void positive(List<String> reasons, String name, double value, double high) {
    if (!(value > 0 && value <= high)) {
      reasons.add(name + " " + text(value) + " is outside 0 (excluded).." + text(high));
    } else if (value < Double.MIN_NORMAL) {
      reasons.add(name + " " + text(value) + " is a subnormal number");
    }
  }

  /** Adds a reason unless both coordinates are within the largest board. */
  public static void place(List<String> reasons, double x, double y) {
    between(reasons, "x", x, -FARTHEST, FARTHEST);
    between(reasons, "y", y, -FARTHEST, FARTHEST);
  }
}
