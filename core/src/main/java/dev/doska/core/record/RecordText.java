package dev.doska.core.record;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.util.Arrays;
import java.util.List;

/**
 * The text of one record, split into lines: the tags are read, the moves are not yet. Immutable.
 */
public final class RecordText {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 1 << 26;

  /** The most moves, rolls included, that are read. */
  public static final int MAX_MOVES = 1_000_000;

  private final int firstLine;
  private final List<String> lines;
  private final ParseResult<RecordHeader> header;

  private RecordText(int firstLine, List<String> lines, ParseResult<RecordHeader> header) {
    this.firstLine = firstLine;
    this.lines = lines;
    this.header = header;
  }

  /**
   * Splits the text of a record and reads its tags. Never throws, whatever the text.
   *
   * @param text the text of one record, or its beginning
   * @return the record's text
   */
  public static RecordText of(String text) {
    return text.length() > MAX_LENGTH
        ? of(1, List.of(), text.length())
        : of(1, Arrays.asList(text.split("\n", -1)), text.length());
  }

  /**
   * The lines of a record in a file.
   *
   * @param firstLine the line of the file on which the record begins, from 1
   * @param lines the lines without their ends, never to be changed again; the last one is empty if the
   *     line before it has an end
   * @param length the length of the text in UTF-16 units
   */
  static RecordText of(int firstLine, List<String> lines, long length) {
    if (length > MAX_LENGTH) {
      TextError error = new TextError(1, 1, length + " characters", "at most " + MAX_LENGTH);
      return new RecordText(firstLine, List.of(), ParseResult.failed(error));
    }
    return new RecordText(firstLine, lines, RecordHeader.parse(lines));
  }

  /**
   * Where the record begins.
   *
   * @return the line of the file, from 1; 1 for a text that is no part of a file
   */
  public int firstLine() {
    return firstLine;
  }

  /**
   * The tags.
   *
   * @return the tags, or every fault in them; their places count from the record's first line
   */
  public ParseResult<RecordHeader> header() {
    return header;
  }

  /** The lines without their ends, those of the tags included. */
  List<String> lines() {
    return lines;
  }
}
