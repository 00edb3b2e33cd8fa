package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;
import dev.doska.core.record.Tag;
import dev.doska.core.text.TextReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads one game after the other: tags, then the moves by {@link PdnTextParser}. */
final class PdnParser {
  private final PdnSource source;
  private List<TextError> errors = new ArrayList<>();
  private List<PdnTag> tags = new ArrayList<>();
  private List<PdnNote> opening = new ArrayList<>();
  private PdnPlace start = PdnPlace.NONE;

  /** The tag that showed that a game without moves had ended. */
  private @Nullable PdnTag held;

  private PdnPlace heldPlace = PdnPlace.NONE;

  PdnParser(PdnSource source) {
    this.source = source;
  }

  /** Goes to the beginning of the next game, past the separators of games. */
  void begin() throws IOException {
    errors = new ArrayList<>();
    tags = new ArrayList<>();
    opening = new ArrayList<>();
    if (held != null) {
      tags.add(held);
      start = heldPlace;
      held = null;
      return;
    }
    source.skipBlank();
    while (source.peek() == '*') {
      source.next();
      source.skipBlank();
    }
    start = source.place();
  }

  /** Whether no tag of the next game has been read. */
  boolean isIdle() {
    return tags.isEmpty();
  }

  /** The faults in the tags of the game. */
  List<TextError> errors() {
    return errors;
  }

  /** Reads a game; empty if there is nothing in it, or only comments up to the end of the text. */
  Optional<PdnGame> readGame() throws IOException, PdnFault {
    PdnLimit limit = new PdnLimit(source, start);
    readTags(limit);
    if (held != null) {
      return Optional.of(game(new PdnText(opening, List.of()), PdnGame.NO_RESULT));
    }
    if (tags.isEmpty() && errors.isEmpty() && source.peek() == PdnSource.END) {
      return Optional.empty();
    }
    PdnTextParser parser = new PdnTextParser(source, limit, opening);
    PdnText text = parser.read();
    boolean nothing = tags.isEmpty()
        && text.opening().isEmpty()
        && text.moves().isEmpty()
        && parser.terminator().equals(PdnGame.NO_RESULT);
    return nothing ? Optional.empty() : Optional.of(game(text, parser.terminator()));
  }

  private PdnGame game(PdnText text, String terminator) {
    return new PdnGame(start, tags, text, terminator);
  }

  private void readTags(PdnLimit limit) throws IOException, PdnFault {
    int lineOfLast = start.line();
    while (true) {
      source.skipBlank();
      limit.check();
      int c = source.peek();
      if (c == '{' || c == ';') {
        opening.add(PdnTextParser.readComment(source));
      } else if (c == '[') {
        boolean apart = source.place().line() > lineOfLast + 1;
        lineOfLast = source.place().line();
        if (!readTag(apart)) {
          return;
        }
      } else {
        return;
      }
    }
  }

  /** Reads a tag; false if it begins another game. */
  private boolean readTag(boolean apart) throws IOException, PdnFault {
    PdnPlace place = source.place();
    try {
      PdnTag tag = readTag();
      boolean again = tags.stream().anyMatch(other -> other.name().equals(tag.name()));
      if (again && apart) {
        held = tag;
        heldPlace = place;
        return false;
      }
      if (again) {
        throw new PdnFault(place.error("tag " + tag.name() + " stands twice", "each once"));
      }
      if (tags.size() == PdnReader.MAX_TAGS) {
        throw new PdnFault(place.error("too many tags", "at most " + PdnReader.MAX_TAGS));
      }
      tags.add(tag);
    } catch (PdnFault fault) {
      if (errors.size() == PdnReader.MAX_FAULTS - 1) {
        throw fault;
      }
      errors.add(fault.error());
      source.skipLine();
    }
    return true;
  }

  private PdnTag readTag() throws IOException, PdnFault {
    long limit = source.passed() + PdnReader.MAX_TAG;
    source.next();
    skipSpaces(limit);
    PdnPlace namePlace = source.place();
    StringBuilder name = new StringBuilder();
    while (isNameCharacter(source.peek()) && source.passed() < limit) {
      name.append((char) source.next());
    }
    if (!Tag.isName(name.toString())) {
      throw new PdnFault(namePlace.error(
          name.isEmpty() ? "no tag name" : "no tag name: " + TextReader.quote(name.toString()),
          "a letter, then letters, digits or _"));
    }
    skipSpaces(limit);
    if (source.peek() != '"') {
      throw new PdnFault(source.unexpected("a value in quotation marks"));
    }
    source.next();
    PdnPlace valuePlace = source.place();
    String value = readValue(limit);
    skipSpaces(limit);
    if (source.peek() != ']') {
      throw new PdnFault(source.unexpected("] at the end of the tag"));
    }
    source.next();
    return new PdnTag(name.toString(), value, valuePlace);
  }

  private void skipSpaces(long limit) throws IOException {
    while ((source.peek() == ' ' || source.peek() == '\t') && source.passed() < limit) {
      source.next();
    }
  }

  private static boolean isNameCharacter(int c) {
    return c == '_' || (c < 0x80 && Character.isLetterOrDigit(c));
  }

  private String readValue(long limit) throws IOException, PdnFault {
    StringBuilder value = new StringBuilder();
    while (source.peek() != '"') {
      int c = source.peek();
      if (c == '\n' || c == '\r' || c == PdnSource.END) {
        throw new PdnFault(source.unexpected("\" at the end of the value"));
      }
      if (source.passed() >= limit) {
        throw new PdnFault(source
            .place()
            .error("the tag is too long", "] within " + PdnReader.MAX_TAG + " characters"));
      }
      if (c == '\\' && (source.peek(1) == '"' || source.peek(1) == '\\')) {
        source.next();
      }
      value.append((char) source.next());
    }
    source.next();
    return value.toString();
  }

  /**
   * Goes past the rest of a malformed game: up to a line that begins with a tag, or behind a result that
   * stands by itself outside of braces, or to the end.
   */
  void recover() throws IOException {
    boolean inBraces = false;
    StringBuilder word = new StringBuilder();
    while (source.peek() != PdnSource.END && !source.atTagLine()) {
      int c = source.next();
      if (PdnSource.isBlank(c)) {
        if (!inBraces && PdnGame.isResult(word.toString())) {
          return;
        }
        word.setLength(0);
      } else if (word.length() < PdnReader.MAX_WORD) {
        word.append((char) c);
      }
      inBraces = c == '{' || (inBraces && c != '}');
    }
  }
}
