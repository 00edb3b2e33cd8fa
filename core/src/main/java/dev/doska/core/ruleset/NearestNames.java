package dev.doska.core.ruleset;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The names nearest to a misspelt one. */
final class NearestNames {
  private static final int MOST = 3;

  /** Longer texts are compared by their beginning, which bounds the time. */
  private static final int MAX_LENGTH = 64;

  private NearestNames() {}

  /** Up to three names by the number of letters to change, insert or leave out, in any case. */
  static List<String> of(String wanted, List<String> names) {
    String word =
        wanted.substring(0, Math.min(wanted.length(), MAX_LENGTH)).toLowerCase(Locale.ROOT);
    return names.stream()
        .sorted(Comparator.comparingInt(name -> distance(word, name.toLowerCase(Locale.ROOT))))
        .limit(MOST)
        .toList();
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
