package dev.doska.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits the lines of a file into records. A record begins with a tag that follows the moves of another.
 * Confined to one thread.
 */
public final class RecordSplitter {
  private List<String> lines = new ArrayList<>();
  private long length;
  private int firstLine = 1;
  private int linesRead;
  private boolean hasMoves;

  /** A splitter at the beginning of a file. */
  public RecordSplitter() {}

  /**
   * Adds the next line of the file.
   *
   * @param line the line without its end
   * @return the record before this line, if this line begins a new one
   */
  public Optional<RecordText> add(String line) {
    boolean isTag = line.stripLeading().startsWith("[");
    Optional<RecordText> complete = Optional.empty();
    if (isTag && hasMoves) {
      lines.add("");
      complete = Optional.of(take());
    }
    hasMoves |= !isTag && !line.isBlank();
    if (length <= RecordText.MAX_LENGTH) {
      lines.add(line);
      length += line.length() + 1L;
    }
    linesRead++;
    return complete;
  }

  /**
   * Ends the file.
   *
   * @return the last record; empty if only blank lines are left
   */
  public Optional<RecordText> end() {
    boolean isBlank = lines.stream().allMatch(String::isBlank);
    return isBlank ? Optional.empty() : Optional.of(take());
  }

  private RecordText take() {
    RecordText text = RecordText.of(firstLine, lines, length);
    lines = new ArrayList<>();
    length = 0;
    firstLine = linesRead + 1;
    hasMoves = false;
    return text;
  }
}
