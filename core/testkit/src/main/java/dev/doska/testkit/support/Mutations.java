package dev.doska.testkit.support;

import java.util.random.RandomGenerator;

/** Bad texts: good ones with a few characters changed, and nonsense. */
public final class Mutations {
  private static final String STRANGE =
      "\u0000\t\n\r \"\\{}[]()<>;:,.=-+*/#@x0189azAZ\u00df\u0161\u10d0\u2028\ud83d\ude00\ufeff\uffff";

  private Mutations() {}

  /**
   * A good text with up to four changes: a character or a piece left out, doubled, moved, replaced by
   * another of the text or by a strange one, or everything after a place cut off.
   *
   * @param text the good text
   * @param random the only source of choice
   * @return the changed text, by chance the same
   */
  public static String of(String text, RandomGenerator random) {
    String changed = text;
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      changed = change(changed, random);
    }
    return changed;
  }

  private static String change(String text, RandomGenerator random) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(1, 4));
    String before = text.substring(0, from);
    String piece = text.substring(from, to);
    String after = text.substring(to);
    return switch (random.nextInt(6)) {
      case 0 -> before + after;
      case 1 -> before + piece + piece + after;
      case 2 -> before + character(text, random) + after;
      case 3 -> before + character(STRANGE, random) + piece + after;
      case 4 -> after + piece + before;
      default -> before;
    };
  }

  private static String character(String text, RandomGenerator random) {
    return text.isEmpty() ? "" : text.substring(random.nextInt(text.length())).substring(0, 1);
  }

  /**
   * A text of no meaning, in the characters of a good text and in strange ones.
   *
   * @param alphabet a good text
   * @param random the only source of choice
   * @return up to 30 characters
   */
  public static String nonsense(String alphabet, RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(31); i > 0; i--) {
      text.append(character(random.nextInt(4) == 0 ? STRANGE : alphabet, random));
    }
    return text.toString();
  }
}
