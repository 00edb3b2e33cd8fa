package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.internal.MoveScanner;
import dev.doska.czechcheckers.internal.MoveText;

/** The words of PDN: which characters and which words it can hold. */
final class PdnWords {
  private PdnWords() {}

  /** Whether a character can be part of a word. */
  static boolean isWordCharacter(char c) {
    return switch (c) {
      case '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '"', '*' -> false;
      default -> !isBlank(c);
    };
  }

  /** Whether a character separates words. */
  static boolean isBlank(int c) {
    return switch (c) {
      case ' ', '\n', '\r', '\t', '\f', 0xA0, 0xFEFF -> true;
      default -> false;
    };
  }

  /** The end of a move number with its dots, or of dots alone; {@code begin} if there is neither. */
  static int moveNumberEnd(String word, int begin) {
    int at = begin;
    while (at < word.length() && TextReader.isDigit(word.charAt(at))) {
      at++;
    }
    int digits = at;
    while (at < word.length() && (word.charAt(at) == '.' || word.charAt(at) == '…')) {
      at++;
    }
    return at > digits ? at : begin;
  }

  /** Whether a text is empty, or move numbers and dots with single blanks between them. */
  static boolean areMoveNumbers(String text) {
    int at = 0;
    while (at < text.length()) {
      at += at > 0 && text.charAt(at) == ' ' ? 1 : 0;
      int end = moveNumberEnd(text, at);
      if (end == at) {
        return false;
      }
      at = end;
    }
    return text.length() <= PdnLimits.MAX_WORD_LENGTH
        && text.indexOf('…') < 0
        && !text.endsWith(" ");
  }

  /** Whether a text is empty, or exclamation and question marks, some of them perhaps in brackets. */
  static boolean isStrength(String text) {
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
    return open < 0 && text.length() <= PdnLimits.MAX_WORD_LENGTH;
  }

  /** Whether a text is a word that reads as a move. */
  static boolean isMove(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isWordCharacter(text.charAt(i)) || text.charAt(i) == '.') {
        return false;
      }
    }
    return text.length() <= PdnLimits.MAX_WORD_LENGTH
        && !PdnResults.isResult(text)
        && (MoveText.isSimple(text) || MoveScanner.scan(text).move() != null);
  }
}
