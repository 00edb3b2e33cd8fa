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
   *
   * @param place where the move begins
   * @param number the number before it, such as {@code 12.} or {@code 12...}; empty if there is none
   * @param text the move itself: squares and separators
   * @param strength the mark behind it, such as {@code !} or {@code (?)}; empty if there is none
   * @param notes what stands between it and the next move, in order
   * @throws IllegalArgumentException if PDN can't hold them
   */
  public PdnMove {
    notes = List.copyOf(notes);
    if (!isNumber(number) || !isMove(text) || !isStrength(strength)) {
      throw new IllegalArgumentException("no move: " + number + " " + text + " " + strength);
    }
  }

  /** Whether a text is numbers and dots with single blanks between them, or empty. */
  private static boolean isNumber(String text) {
    int at = 0;
    while (at < text.length()) {
      at += at > 0 && text.charAt(at) == ' ' ? 1 : 0;
      int end = PdnTextParser.afterNumber(text, at);
      if (end == at) {
        return false;
      }
      at = end;
    }
    return text.length() <= PdnReader.MAX_WORD && text.indexOf('…') < 0 && !text.endsWith(" ");
  }

  /** Whether a text is marks, some of them maybe in brackets, or empty. */
  private static boolean isStrength(String text) {
    int open = -1;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean bracket = c == '(' || c == ')';
      boolean good =
          c == '(' ? open < 0 : c == ')' ? open >= 0 && at > open + 1 : c == '!' || c == '?';
      if (!good) {
        return false;
      }
      open = bracket ? (c == '(' ? at : -1) : open;
    }
    return open < 0 && text.length() <= PdnReader.MAX_WORD;
  }

  private static boolean isMove(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!PdnSource.isInWord(text.charAt(i)) || text.charAt(i) == '.') {
        return false;
      }
    }
    return text.length() <= PdnReader.MAX_WORD
        && !PdnGame.isResult(text)
        && (MoveText.isSimple(text) || MoveText.scan(text).move() != null);
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
