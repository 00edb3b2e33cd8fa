package dev.doska.tool.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of a file, which determines its format: records begin with tags, one of them Game; PDN
 * begins with other tags or with moves.
 *
 * @param text the text of at most {@value #LENGTH} bytes
 */
record FileStart(String text) {
  static final int LENGTH = 1 << 14;

  /** Reads the beginning of a stream. */
  static FileStart of(InputStream in) throws IOException {
    return new FileStart(new String(in.readNBytes(LENGTH), StandardCharsets.UTF_8));
  }

  /** Reads the beginning of a stream without consuming it. */
  static FileStart peek(BufferedInputStream in) throws IOException {
    in.mark(LENGTH + 1);
    FileStart start = of(in);
    in.reset();
    return start;
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
