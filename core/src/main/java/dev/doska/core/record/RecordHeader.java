package dev.doska.core.record;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tags at the head of a record: what a reader needs before it can read the moves. Immutable.
 *
 * @param tags all tags in order, each name once
 * @param lines the line of each tag, from 1
 * @param linesRead how many lines the tags take, with the blank lines before and between them
 */
public record RecordHeader(List<Tag> tags, List<Integer> lines, int linesRead) {
  /** The most tags that are read. */
  public static final int MAX_TAGS = 1000;

  static final String GAME = "Game";
  static final String RULESET = "Ruleset";
  static final String START = "Start";
  static final String RESULT = "Result";

  /**
   * Copies the lists.
   *
   * @param tags all tags in order, each name once
   * @param lines the line of each tag, from 1
   * @param linesRead how many lines the tags take, with the blank lines before and between them
   */
  public RecordHeader {
    tags = List.copyOf(tags);
    lines = List.copyOf(lines);
    if (tags.size() != lines.size()) {
      throw new IllegalArgumentException(tags.size() + " tags on " + lines.size() + " lines");
    }
  }

  /**
   * The game's id.
   *
   * @return the value of the tag Game, or empty
   */
  public Optional<String> game() {
    return value(GAME);
  }

  /**
   * The rule set's text.
   *
   * @return the value of the tag Ruleset; empty if it is missing, and then a reader takes the rule set
   *     of the given game
   */
  public Optional<String> ruleset() {
    return value(RULESET);
  }

  /**
   * The value of a tag.
   *
   * @param name the tag's name
   * @return its value, or empty if there is no such tag
   */
  public Optional<String> value(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).map(Tag::value).findFirst();
  }

  /**
   * A fault in the value of the tag Ruleset.
   *
   * @param error the fault in the value
   * @return the fault at the line of the tag
   */
  public TextError inRuleset(TextError error) {
    return ruleset().isEmpty() ? error : inTag(RULESET, error);
  }

  /** A fault in the value of a tag, at the line of the tag. */
  TextError inTag(String name, TextError error) {
    return error(name, "character " + error.column() + ": " + error.message(), error.expected());
  }

  /** A wrong value of a tag, at the line of the tag. */
  TextError error(String name, String message, String expected) {
    for (int i = 0; i < tags.size(); i++) {
      if (tags.get(i).name().equals(name)) {
        return new TextError(lines.get(i), 1, name + " tag: " + message, expected);
      }
    }
    return new TextError(1, 1, "no " + name + " tag", expected);
  }

  /** Reads the tags from the lines of a record. Never throws, whatever the lines. */
  static ParseResult<RecordHeader> parse(List<String> text) {
    List<Tag> tags = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    List<TextError> errors = new ArrayList<>();
    int linesRead = 0;
    while (linesRead < text.size() && errors.size() < MAX_TAGS && tags.size() <= MAX_TAGS) {
      String line = text.get(linesRead);
      String tag = line.strip();
      if (!tag.isEmpty() && !tag.startsWith("[")) {
        break;
      }
      linesRead++;
      if (!tag.isEmpty()) {
        int column = line.length() - line.stripLeading().length() + 1;
        read(tag, linesRead, column, tags, errors);
        if (lines.size() < tags.size()) {
          lines.add(linesRead);
        }
      }
    }
    if (tags.size() > MAX_TAGS) {
      errors.add(new TextError(linesRead, 1, "too many tags", "at most " + MAX_TAGS));
    }
    return errors.isEmpty()
        ? new ParseResult.Ok<>(new RecordHeader(tags, lines, linesRead))
        : new ParseResult.Failed<>(errors);
  }

  private static void read(
      String text, int line, int column, List<Tag> tags, List<TextError> errors) {
    TextReader reader = new TextReader(text);
    reader.accept('[');
    String name = reader.until(" \t\"]");
    reader.skipBlank();
    StringBuilder value = new StringBuilder();
    if (!Tag.isName(name)) {
      errors.add(reader.errorAt(1, "no tag name", "a letter").within(line, column));
    } else if (!readValue(reader, value)) {
      errors.add(reader.unexpected("a value in quotation marks").within(line, column));
    } else if (!reader.accept(']') || !reader.atEnd()) {
      errors.add(reader.unexpected("] at the end of the line").within(line, column));
    } else if (tags.stream().anyMatch(tag -> tag.name().equals(name))) {
      errors.add(
          reader.errorAt(1, "tag " + name + " stands twice", "each once").within(line, column));
    } else {
      tags.add(new Tag(name, value.toString()));
    }
  }

  private static boolean readValue(TextReader reader, StringBuilder value) {
    if (!reader.accept('"')) {
      return false;
    }
    while (!reader.atEnd() && reader.peek() != '"') {
      reader.accept('\\');
      if (!reader.atEnd()) {
        value.append(reader.next());
      }
    }
    if (!reader.accept('"')) {
      return false;
    }
    reader.skipBlank();
    return value.indexOf("\r") < 0;
  }
}
