package dev.doska.czechcheckers.notation;

import java.util.List;

/**
 * A move of a PDN game as it is written, with what stands behind it. Whether it is legal is for {@link
 * PdnReplay} to say. Immutable.
 *
 * @param place where the move begins
 * @param number the number before it, such as {@code 12.} or {@code 12...}; empty if there is none
 * @param text the move itself: squares and separators
 * @param strength the mark behind it, such as {@code !} or {@code (?)}; empty if there is none
 * @param notes what stands between it and the next move, in order
 */
public record PdnMove(
    PdnPlace place, String number, String text, String strength, List<PdnNote> notes) {
  /**
   * Copies the list and checks that PDN can hold the words.
   *    * @throws IllegalArgumentException if it can't
   *
   * @param place where the move begins
   * @param number the number before it, such as {@code 12.} or {@code 12...}; empty if there is none
   * @param text the move itself: squares and separators
   * @param strength the mark behind it, such as {@code !} or {@code (?)}; empty if there is none
   * @param notes what stands between it and the next move, in order
   */
  public PdnMove {
    notes = List.copyOf(notes);
    if (!consistsOf(number, "0123456789. ")
        || !consistsOf(strength, "!?()")
        || !isWord(text)
        || text.isEmpty()) {
      throw new IllegalArgumentException("no move: " + number + " " + text + " " + strength);
    }
  }

  private static boolean consistsOf(String word, String allowed) {
    for (int i = 0; i < word.length(); i++) {
      if (allowed.indexOf(word.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!PdnSource.isInWord(text.charAt(i)) || text.charAt(i) == '%') {
        return false;
      }
    }
    return true;
  }

  /**
   * The same move without places.
   *
   * @return a move that can be compared by its content
   */
  public PdnMove withoutPlaces() {
    List<PdnNote> bare = notes.stream().map(PdnNote::withoutPlaces).toList();
    return new PdnMove(PdnPlace.NONE, number, text, strength, bare);
  }
}
