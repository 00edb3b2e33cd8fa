package dev.doska.chapayev.ruleset;

import dev.doska.core.text.TextReader;

/** Whole millionths written as decimals: exact, without doubles. */
public final class Millionths {
  private static final int MILLION = 1_000_000;

  private Millionths() {}

  /**
   * Millionths as a decimal without trailing zeros.
   *
   * @param millionths 0 or more
   * @return such as {@code 0.25}
   */
  public static String text(int millionths) {
    StringBuilder text = new StringBuilder().append(millionths / MILLION);
    int rest = millionths % MILLION;
    if (rest != 0) {
      text.append('.');
      for (int unit = MILLION / 10; rest != 0; unit /= 10) {
        text.append((char) ('0' + rest / unit));
        rest %= unit;
      }
    }
    return text.toString();
  }

  /** Reads a decimal below 2000 with up to six places; -1 if the text is none. */
  static int parse(String text) {
    TextReader reader = new TextReader(text);
    long whole = reader.number(1999);
    if (whole < 0) {
      return -1;
    }
    int value = (int) whole * MILLION;
    if (reader.accept('.')) {
      int unit = MILLION / 10;
      boolean digits = false;
      while (TextReader.isDigit(reader.peek()) && unit > 0) {
        value += (reader.next() - '0') * unit;
        unit /= 10;
        digits = true;
      }
      if (!digits) {
        return -1;
      }
    }
    return reader.atEnd() ? value : -1;
  }
}
