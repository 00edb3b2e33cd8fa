package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;

/**
 * A stream of characters with the place of the next one. Line ends come out as single {@code \n}, and a
 * byte order mark at the beginning is skipped. It keeps only the characters that it looks ahead for.
 * Confined to one thread.
 */
final class PdnSource {
  /** The result of {@link #peek} at the end. */
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

  /** How many characters have been read. */
  private long passed;

  /** There is no closing brace before this place, counted like {@link #passed}. */
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

  /** Reads on. The buffer is moved or grown only once in a chunk, so the work is linear. */
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

  /** Reads one character. */
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

  /** Skips the rest of the line, without its end. */
  void skipLine() throws IOException {
    for (int c = peek(); c != '\n' && c != '\r' && c != END; c = peek()) {
      next();
    }
  }

  /**
   * Reads a word: characters up to a blank or a character that is a token of PDN by itself.
   *
   * @return the word, cut off after one character more than the limit
   */
  String word(int limit) throws IOException {
    int length = 0;
    while (length <= limit && has(length) && PdnWords.isWordCharacter(buffer[at + length])) {
      length++;
    }
    String word = new String(buffer, at, length);
    at += length;
    passed += length;
    column += length;
    return word;
  }

  /** Skips blanks and lines that begin with a percent sign. */
  void skipBlank() throws IOException {
    while (true) {
      int c = peek();
      if (c == '%' && atLineStart()) {
        skipLine();
      } else if (PdnWords.isBlank(c)) {
        next();
      } else {
        return;
      }
    }
  }

  /**
   * The distance of the next closing brace. Each character is looked at once, however often this is called.
   *
   * @return the number of characters before it, or -1 if there is none within the limit
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

  /** Whether a line begins here that looks like a tag. */
  boolean atTagLine() throws IOException {
    return atLineStart() && peek() == '[' && peek(1) < 0x80 && Character.isLetter(peek(1));
  }

  /** An error at the next character, which it quotes. */
  TextError unexpected(String expected) throws IOException {
    int c = peek();
    String found = c == END ? "the text ends here" : "found " + TextReader.quote((char) c);
    return place().error(found, expected);
  }

  /** How many characters the buffer can hold at present. */
  int capacity() {
    return buffer.length;
  }

  void close() throws IOException {
    in.close();
  }
}
