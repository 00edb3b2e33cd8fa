package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;

/**
 * A text that flows by, with the place of the next character. Line ends come out as single {@code \n},
 * and a byte order mark at the beginning is passed over. It keeps no more than what is looked ahead for.
 * Confined to one thread.
 */
final class PdnSource {
  /** What {@link #peek} gives at the end. */
  static final int END = -1;

  private static final int CHUNK = 8192;

  private final Reader in;
  private char[] buffer = new char[CHUNK];
  private int at;
  private int end;
  private boolean drained;
  private boolean begun;
  private int line = 1;
  private int column = 1;

  /** How many characters have gone by. */
  private long passed;

  /** Up to here, counted like {@link #passed}, there is known to be no closing brace. */
  private long braceless;

  PdnSource(Reader in) {
    this.in = in;
  }

  long passed() {
    return passed;
  }

  PdnPlace place() {
    return new PdnPlace(line, column);
  }

  boolean atLineStart() {
    return column == 1;
  }

  int peek() throws IOException {
    return peek(0);
  }

  int peek(int ahead) throws IOException {
    return has(ahead) ? buffer[at + ahead] : END;
  }

  private boolean has(int ahead) throws IOException {
    while (at + ahead >= end && !drained) {
      fill();
    }
    return at + ahead < end;
  }

  /** Reads on; the buffer is moved or grown only once in a chunk, so that the work stays linear. */
  private void fill() throws IOException {
    if (buffer.length - end < CHUNK / 2) {
      System.arraycopy(buffer, at, buffer, 0, end - at);
      end -= at;
      at = 0;
      if (buffer.length - end < CHUNK / 2) {
        buffer = Arrays.copyOf(buffer, 2 * buffer.length);
      }
    }
    int read = in.read(buffer, end, buffer.length - end);
    if (read < 0) {
      drained = true;
    } else {
      end += read;
    }
    if (!begun && end > 0) {
      begun = true;
      at = buffer[0] == '\uFEFF' ? 1 : 0;
    }
  }

  /** Lets one character go by. */
  int next() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    at++;
    passed++;
    if (c == '\r') {
      if (peek() == '\n') {
        at++;
        passed++;
      }
      c = '\n';
    }
    if (c == '\n') {
      line++;
      column = 1;
    } else {
      column++;
    }
    return c;
  }

  /** Lets the rest of the line go by, without its end. */
  void skipLine() throws IOException {
    for (int c = peek(); c != '\n' && c != '\r' && c != END; c = peek()) {
      next();
    }
  }

  /**
   * Lets a word go by: characters up to a blank or one of those that stand by themselves in PDN.
   *
   * @return the word, cut off after one character more than the limit
   */
  String word(int limit) throws IOException {
    int length = 0;
    while (length <= limit && has(length) && isInWord(buffer[at + length])) {
      length++;
    }
    String word = new String(buffer, at, length);
    at += length;
    passed += length;
    column += length;
    return word;
  }

  /** Whether a character can stand in a word. */
  static boolean isInWord(char c) {
    return switch (c) {
      case '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '"', '*' -> false;
      default -> !isBlank(c);
    };
  }

  /** Passes over blanks and lines that begin with a percent sign. */
  void skipBlank() throws IOException {
    while (true) {
      int c = peek();
      if (c == '%' && atLineStart()) {
        skipLine();
      } else if (isBlank(c)) {
        next();
      } else {
        return;
      }
    }
  }

  static boolean isBlank(int c) {
    return switch (c) {
      case ' ', '\n', '\r', '\t', '\f', 0xA0, 0xFEFF -> true;
      default -> false;
    };
  }

  /**
   * How far off the next closing brace is. Each character is looked at once, however often this is asked.
   *
   * @return how many characters stand before it, or -1 if there is none within the limit
   */
  int closingBrace(int limit) throws IOException {
    int ahead = (int) Math.max(0, Math.min(braceless - passed, limit));
    while (ahead < limit && has(ahead)) {
      if (buffer[at + ahead] == '}') {
        braceless = passed + ahead;
        return ahead;
      }
      ahead++;
    }
    braceless = Math.max(braceless, passed + ahead);
    return -1;
  }

  /** Whether a line begins here that looks like a tag: the beginning of another game. */
  boolean atTagLine() throws IOException {
    return atLineStart() && peek() == '[' && peek(1) < 0x80 && Character.isLetter(peek(1));
  }

  /** A fault at the next character, which it quotes. */
  TextError unexpected(String expected) throws IOException {
    int c = peek();
    String found = c == END ? "the text ends here" : "found " + TextReader.quote((char) c);
    return place().error(found, expected);
  }

  /** How many characters can be kept at present. */
  int capacity() {
    return buffer.length;
  }

  void close() throws IOException {
    in.close();
  }
}
