package dev.doska.tool.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of a file, which tells what is in it: records begin with tags of which one is Game,
 * PDN with other tags or with moves.
 *
 * @param text at most {@value #LENGTH} bytes of it
 */
record Head(String text) {
  static final int LENGTH = 1 << 14;

  /** Reads the beginning of a stream. */
  static Head of(InputStream in) throws IOException {
    return new Head(new String(in.readNBytes(LENGTH), StandardCharsets.UTF_8));
  }

  /** Looks at the beginning of a stream, which stays unread. */
  static Head peek(BufferedInputStream in) throws IOException {
    in.mark(LENGTH + 1);
    Head head = of(in);
    in.reset();
    return head;
  }

  boolean hasTags() {
    return text.lines().filter(line -> !line.isBlank()).findFirst().stream()
        .anyMatch(line -> line.strip().matches("\\uFEFF?\\[\\w+\\s+\".*"));
  }

  boolean isRecord() {
    return text.lines()
        .map(String::strip)
        .dropWhile(String::isEmpty)
        .takeWhile(line -> line.isEmpty() || line.startsWith("[") || line.startsWith("\uFEFF"))
        .anyMatch(line -> line.matches("\\uFEFF?\\[Game\\s+\".*"));
  }
}
