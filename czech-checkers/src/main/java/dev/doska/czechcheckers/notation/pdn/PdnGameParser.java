package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.TextError;
import dev.doska.core.record.Tag;
import dev.doska.core.text.TextReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads games one after the other: the tags, then the moves by {@link PdnMovetextParser}. */
final class PdnGameParser {
  private final PdnSource source;
  private List<TextError> errors = new ArrayList<>();
  private List<PdnTag> tags = new ArrayList<>();
  private List<PdnMovetext.Note> leadingNotes = new ArrayList<>();
  private PdnPlace start = PdnPlace.NONE;

  /** The tag that showed that a game without moves had ended. */
  private @Nullable PdnTag held;

  private PdnPlace heldPlace = PdnPlace.NONE;

  PdnGameParser(PdnSource source) {
    this.source = source;
  }

  /** Goes to the beginning of the next game and skips separators of games. */
  void begin() throws IOException {
    errors = new ArrayList<>();
    tags = new ArrayList<>();
    leadingNotes = new ArrayList<>();
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

  /** The errors in the tags of the game. */
  List<TextError> errors() {
    return errors;
  }

  /** Reads a game; empty if it has no content, or only comments up to the end of the text. */
  Optional<PdnGame> readGame() throws IOException, PdnSyntaxException {
    GameLengthLimit limit = new GameLengthLimit(source, start);
    readTags(limit);
    if (held != null) {
      return Optional.of(game(new PdnMovetext(leadingNotes, List.of()), PdnResults.NO_RESULT));
    }
    if (tags.isEmpty() && errors.isEmpty() && source.peek() == PdnSource.END) {
      return Optional.empty();
    }
    PdnMovetextParser parser = new PdnMovetextParser(source, limit, leadingNotes);
    PdnMovetext movetext = parser.read();
    boolean nothing = tags.isEmpty()
        && movetext.leadingNotes().isEmpty()
        && movetext.moves().isEmpty()
        && parser.terminator().equals(PdnResults.NO_RESULT);
    return nothing ? Optional.empty() : Optional.of(game(movetext, parser.terminator()));
  }

  private PdnGame game(PdnMovetext movetext, String terminator) {
    return new PdnGame(start, tags, movetext, terminator);
  }

  private void readTags(GameLengthLimit limit) throws IOException, PdnSyntaxException {
    int lineOfLast = start.line();
    while (true) {
      source.skipBlank();
      limit.check();
      int c = source.peek();
      if (c == '{' || c == ';') {
        leadingNotes.add(PdnMovetextParser.readComment(source));
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
  private boolean readTag(boolean apart) throws IOException, PdnSyntaxException {
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
        throw new PdnSyntaxException(place.error("a second tag " + tag.name(), "each tag once"));
      }
      if (tags.size() == PdnLimits.MAX_TAGS) {
        throw new PdnSyntaxException(place.error("too many tags", "at most " + PdnLimits.MAX_TAGS));
      }
      tags.add(tag);
    } catch (PdnSyntaxException e) {
      if (errors.size() == PdnLimits.MAX_ERRORS - 1) {
        throw e;
      }
      errors.add(e.error());
      source.skipLine();
    }
    return true;
  }

  private PdnTag readTag() throws IOException, PdnSyntaxException {
    long limit = source.passed() + PdnLimits.MAX_TAG_LENGTH;
    source.next();
    skipSpaces(limit);
    PdnPlace namePlace = source.place();
    StringBuilder name = new StringBuilder();
    while (isNameCharacter(source.peek()) && source.passed() < limit) {
      name.append((char) source.next());
    }
    if (!Tag.isName(name.toString())) {
      throw new PdnSyntaxException(namePlace.error(
          name.isEmpty() ? "no tag name" : "no tag name: " + TextReader.quote(name.toString()),
          "a letter, then letters, digits or _"));
    }
    skipSpaces(limit);
    if (source.peek() != '"') {
      throw new PdnSyntaxException(source.unexpected("a value in quotation marks"));
    }
    source.next();
    PdnPlace valuePlace = source.place();
    String value = readValue(limit);
    skipSpaces(limit);
    if (source.peek() != ']') {
      throw new PdnSyntaxException(source.unexpected("] at the end of the tag"));
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

  private String readValue(long limit) throws IOException, PdnSyntaxException {
    StringBuilder value = new StringBuilder();
    while (source.peek() != '"') {
      int c = source.peek();
      if (c == '\n' || c == '\r' || c == PdnSource.END) {
        throw new PdnSyntaxException(source.unexpected("\" at the end of the value"));
      }
      if (source.passed() >= limit) {
        throw new PdnSyntaxException(source
            .place()
            .error("the tag is too long", "] within " + PdnLimits.MAX_TAG_LENGTH + " characters"));
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
   * Skips the rest of a malformed game: up to a line that begins with a tag, or after a result that is a
   * separate word outside braces, or to the end.
   */
  void recover() throws IOException {
    boolean inBraces = false;
    StringBuilder word = new StringBuilder();
    while (source.peek() != PdnSource.END && !source.atTagLine()) {
      int c = source.next();
      if (PdnWords.isBlank(c)) {
        if (!inBraces && PdnResults.isResult(word.toString())) {
          return;
        }
        word.setLength(0);
      } else if (word.length() < PdnLimits.MAX_WORD_LENGTH) {
        word.append((char) c);
      }
      inBraces = c == '{' || (inBraces && c != '}');
    }
  }
}
