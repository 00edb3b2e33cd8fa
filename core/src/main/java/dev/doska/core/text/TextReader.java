package dev.doska.core.text;

import dev.doska.core.TextError;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A text that is read from left to right, and knows the place of each character. It never throws on
 * content: at the end {@link #peek} gives {@link #END}. Confined to one thread.
 */
public final class TextReader {
  /** What {@link #peek} gives at the end of the text: a character that no text contains. */
  public static final char END = '\uFFFF';

  private final String text;
  private int at;

  /**
   * A reader at the beginning of a text.
   *
   * @param text any text
   */
  public TextReader(String text) {
    this.text = text;
  }

  /**
   * How many characters have been read.
   *
   * @return from 0 to the length of the text
   */
  public int offset() {
    return at;
  }

  /**
   * Goes to a place.
   *
   * @param offset from 0 to the length of the text
   */
  public void moveTo(int offset) {
    if (offset < 0 || offset > text.length()) {
      throw new IndexOutOfBoundsException("offset " + offset + ", length " + text.length());
    }
    at = offset;
  }

  /**
   * Whether everything has been read.
   *
   * @return true at the end
   */
  public boolean atEnd() {
    return at == text.length();
  }

  /**
   * The next character, which stays unread.
   *
   * @return the character, or {@link #END}
   */
  public char peek() {
    return peek(0);
  }

  /**
   * A character further on, which stays unread.
   *
   * @param ahead how many characters to pass over, 0 or more
   * @return the character, or {@link #END} beyond the text
   */
  public char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : END;
  }

  /**
   * Reads one character.
   *
   * @return the character, or {@link #END}, which stays where it is
   */
  public char next() {
    return atEnd() ? END : text.charAt(at++);
  }

  /**
   * Reads a character if it is the next one.
   *
   * @param wanted the character
   * @return whether it was there
   */
  public boolean accept(char wanted) {
    if (atEnd() || text.charAt(at) != wanted) {
      return false;
    }
    at++;
    return true;
  }

  /**
   * Reads a word if it comes next.
   *
   * @param wanted the word
   * @return whether it was there
   */
  public boolean accept(String wanted) {
    if (!text.startsWith(wanted, at)) {
      return false;
    }
    at += wanted.length();
    return true;
  }

  /** Skips spaces, tabs and line ends. */
  public void skipBlank() {
    while (!atEnd() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  /**
   * Reads up to a character that ends a token, or to the end.
   *
   * @param ends the characters that end it; they stay unread
   * @return the token, maybe empty
   */
  public String until(String ends) {
    int start = at;
    if (ends.length() == 1) {
      int end = text.indexOf(ends.charAt(0), at);
      at = end < 0 ? text.length() : end;
    }
    while (!atEnd() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(start, at);
  }

  /**
   * Reads an unsigned decimal number in ASCII digits.
   *
   * @param max the greatest number allowed, 0 or more
   * @return the number, or -1 if no digit comes next or the number is greater; then nothing is read
   */
  public long number(long max) {
    int start = at;
    long value = 0;
    while (!atEnd() && isDigit(text.charAt(at))) {
      int digit = text.charAt(at) - '0';
      if (value > max / 10 || digit > max - value * 10) {
        at = start;
        return -1;
      }
      value = value * 10 + digit;
      at++;
    }
    return at == start ? -1 : value;
  }

  /**
   * Whether a character is an ASCII digit.
   *
   * @param c the character
   * @return true for 0 to 9
   */
  public static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }

  /**
   * The text between two places.
   *
   * @param from the first offset
   * @param to the offset after the last
   * @return that part of the text
   */
  public String slice(int from, int to) {
    return text.substring(from, to);
  }

  /**
   * A fault at the next character.
   *
   * @param message what is wrong
   * @param expected what would have been right, or the empty string
   * @return the fault with its place
   */
  public TextError error(String message, String expected) {
    return errorAt(at, message, expected);
  }

  /**
   * A fault at the next character, which it quotes.
   *
   * @param expected what would have been right
   * @return the fault with its place
   */
  public TextError unexpected(String expected) {
    return error(atEnd() ? "the text ends here" : "found " + shown(text.codePointAt(at)), expected);
  }

  /**
   * A fault at a place.
   *
   * @param offset the place
   * @param message what is wrong
   * @param expected what would have been right, or the empty string
   * @return the fault with its place
   */
  public TextError errorAt(int offset, String message, String expected) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new TextError(line, offset - lineStart + 1, message, expected);
  }

  /**
   * The first place where the text is not in its canonical form.
   *
   * @param writing the right text
   * @return the fault, with the expected rest of its line; empty if both are equal
   */
  public Optional<TextError> difference(String writing) {
    if (text.equals(writing)) {
      return Optional.empty();
    }
    int same = 0;
    while (same < Math.min(text.length(), writing.length())
        && text.charAt(same) == writing.charAt(same)) {
      same++;
    }
    int lineEnd = writing.indexOf('\n', same);
    String rest = writing.substring(same, lineEnd < 0 ? writing.length() : lineEnd);
    String expected = !rest.isEmpty()
        ? quote(rest)
        : same == writing.length() ? "the end of the text" : "the end of the line";
    return Optional.of(errorAt(same, "not the canonical writing", expected));
  }

  /**
   * A character as messages show it.
   *
   * @param c any character
   * @return the character in quotation marks, or its code point if it can't be seen
   */
  public static String quote(char c) {
    return shown(c);
  }

  private static String shown(int codePoint) {
    if ((codePoint > ' ' && codePoint < 0x7F) || Character.isLetterOrDigit(codePoint)) {
      return "\"" + Character.toString(codePoint) + "\"";
    }
    int digits = codePoint > 0xFFFFF ? 6 : codePoint > 0xFFFF ? 5 : 4;
    return "the character U+" + HexFormat.of().withUpperCase().toHexDigits(codePoint, digits);
  }

  /**
   * A piece of outside text as messages show it: in quotation marks, cut after 40 characters,
   * characters that can't be seen replaced by a dot.
   *
   * @param piece any text
   * @return a short, printable text
   */
  public static String quote(String piece) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < Math.min(piece.length(), 40); i++) {
      char c = piece.charAt(i);
      boolean seen = (c >= ' ' && c < 0x7F) || Character.isLetterOrDigit(c);
      quoted.append(seen ? c : '·');
    }
    return quoted.append(piece.length() > 40 ? "…\"" : "\"").toString();
  }
}
