package dev.doska.czechcheckers.notation;

import java.util.List;
import java.util.function.IntPredicate;

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
  private static final String SPECIAL = "{}()[];$!?\"*% \t\r\n\f";

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
    if (!consistsOf(number, c -> "0123456789. ".indexOf(c) >= 0)
        || !consistsOf(text, c -> SPECIAL.indexOf(c) < 0)
        || !consistsOf(strength, c -> "!?()".indexOf(c) >= 0)
        || text.isEmpty()) {
      throw new IllegalArgumentException("no move: " + number + " " + text + " " + strength);
    }
  }

  private static boolean consistsOf(String word, IntPredicate allowed) {
    return word.chars().allMatch(allowed);
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
