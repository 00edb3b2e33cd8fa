package dev.doska.tool.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a UTF-8 text, read one by one in constant memory. A line has at most {@value #MAX_LENGTH}
 * characters. Line ends are LF or CR LF. Malformed bytes become replacement characters.
 */
public final class TextLines implements AutoCloseable {
  /** The longest line that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 1 << 22;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String source;
  private final Reader reader;
  private final char[] buffer = new char[1 << 14];
  private int at;
  private int end;
  private int number;

  private TextLines(String source, Reader reader) {
    this.source = source;
    this.reader = reader;
  }

  /** The lines of a stream. The source is its name in messages. */
  public static TextLines of(String source, InputStream in) {
    return new TextLines(source, new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** The name of the text in messages. */
  public String source() {
    return source;
  }

  /** The number of the last line that was read, from 1. */
  public int number() {
    return number;
  }

  /**
   * The next line without its line end; empty at the end of the text.
   *
   * @throws ToolError if the line is too long
   */
  public Optional<String> next() throws IOException {
    if (!fill()) {
      return Optional.empty();
    }
    number++;
    String line = readLine();
    int from = number == 1 && !line.isEmpty() && line.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    int to = line.length() - (line.endsWith("\r") ? 1 : 0);
    return Optional.of(line.substring(Math.min(from, to), to));
  }

  /** The rest of the line, most often all of it in the buffer. */
  private String readLine() throws IOException {
    int start = at;
    if (skipToEnd()) {
      return new String(buffer, start, at - 1 - start);
    }
    StringBuilder line = new StringBuilder();
    line.append(buffer, start, at - start);
    boolean ended = false;
    while (!ended && fill()) {
      start = at;
      ended = skipToEnd();
      line.append(buffer, start, at - start - (ended ? 1 : 0));
      if (line.length() > MAX_LENGTH) {
        throw new ToolError(
            source + ": line " + number + " has more than " + MAX_LENGTH + " characters");
      }
    }
    return line.toString();
  }

  /** Goes behind the end of the line, or to the end of the buffer; whether the end was there. */
  private boolean skipToEnd() {
    while (at < end && buffer[at] != '\n') {
      at++;
    }
    boolean ended = at < end;
    at += ended ? 1 : 0;
    return ended;
  }

  private boolean fill() throws IOException {
    if (at < end) {
      return true;
    }
    at = 0;
    end = Math.max(reader.read(buffer), 0);
    return end > 0;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
