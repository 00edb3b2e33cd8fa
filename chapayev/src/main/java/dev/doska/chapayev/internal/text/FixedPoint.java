package dev.doska.chapayev.internal.text;

import dev.doska.core.text.TextReader;

/** Whole numbers of a small unit, written as decimals of a larger unit: exact, without doubles. */
public final class FixedPoint {
  /** The decimals of metres a second and degrees: thousandths. */
  public static final int THOUSANDTHS = 3;

  /** The decimals of millimetres: nanometres. */
  static final int MILLIONTHS = 6;

  /** What {@link #read} returns if there is no number. */
  public static final long NONE = Long.MIN_VALUE;

  private static final long LARGEST = 1_999_999_999;

  private FixedPoint() {}

  /** The number with exactly {@code digits} decimals. */
  public static String text(long value, int digits) {
    String all = Long.toString(Math.abs(value));
    String padded = "0".repeat(Math.max(0, digits + 1 - all.length())) + all;
    int point = padded.length() - digits;
    return (value < 0 ? "-" : "") + padded.substring(0, point) + "." + padded.substring(point);
  }

  /**
   * Reads a number; {@link #NONE}, with nothing read, if none comes next or it is too large. In strict text it has
   * exactly {@code digits} decimals, otherwise at most as many.
   */
  public static long read(TextReader reader, int digits, boolean strict) {
    int start = reader.offset();
    boolean negative = reader.accept('-') || reader.accept('−');
    long unit = 1;
    for (int i = 0; i < digits; i++) {
      unit *= 10;
    }
    long whole = reader.number(LARGEST / unit);
    int decimals = 0;
    long value = Math.max(whole, 0) * unit;
    if (whole >= 0 && reader.accept('.')) {
      while (decimals < digits && TextReader.isDigit(reader.peek())) {
        unit /= 10;
        value += (reader.next() - '0') * unit;
        decimals++;
      }
      whole = decimals == 0 || TextReader.isDigit(reader.peek()) ? -1 : whole;
    }
    if (whole < 0 || (strict && decimals != digits)) {
      reader.moveTo(start);
      return NONE;
    }
    return negative ? -value : value;
  }
}
