package dev.doska.khachapuri.notation;

import dev.doska.core.text.TextReader;
import java.util.Optional;

/** Two dice in a text, {@code 6-5}, in the order in which they are written. */
record DiceText(int first, int second) {
  static final String EXPECTED = "two dice such as 6-5";

  /**
   * Reads two digits with a hyphen between, in lenient texts also without.
   *
   * @return the digits, which need not be on a die; or empty at the first character that does not fit
   */
  static Optional<DiceText> read(TextReader reader, boolean lenient) {
    int first = digit(reader);
    if (first >= 0 && (reader.accept('-') || lenient)) {
      int second = digit(reader);
      if (second >= 0 && !TextReader.isDigit(reader.peek())) {
        return Optional.of(new DiceText(first, second));
      }
    }
    return Optional.empty();
  }

  private static int digit(TextReader reader) {
    return TextReader.isDigit(reader.peek()) ? reader.next() - '0' : -1;
  }

  boolean isOnDice() {
    return isOnDie(first) && isOnDie(second);
  }

  private static boolean isOnDie(int number) {
    return 1 <= number && number <= 6;
  }
}
