package dev.doska.khachapuri.notation;

import dev.doska.core.DraftFault;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.KhachapuriDraft;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads one position's text into a draft and remembers the place of each part, so that every fault of the
 * draft has a place. Confined to one call.
 */
final class PositionReader {
  /** The longest text that is read, in UTF-16 units. */
  static final int MAX_LENGTH = 1000;

  private static final String WAITED_FOR = "- for the roll-off, w or b for a side";

  private final String text;
  private final TextReader reader;
  private final boolean lenient;
  private final KhachapuriDraft draft;
  private final List<TextError> errors = new ArrayList<>();

  /** Where the entries of the draft stand, in their order. */
  private final List<Integer> entries = new ArrayList<>();

  private final int[] lists = new int[2];
  private int waitedFor;
  private int dice;
  private int starter;

  PositionReader(KhachapuriRuleset rules, String text, Strictness strictness) {
    this.draft = KhachapuriDraft.empty(rules);
    this.text = text;
    this.reader = new TextReader(text);
    this.lenient = Objects.requireNonNull(strictness) == Strictness.LENIENT;
  }

  ParseResult<KhachapuriPosition> read() {
    if (text.length() > MAX_LENGTH) {
      return ParseResult.failed(
          reader.error(text.length() + " characters", "at most " + MAX_LENGTH));
    }
    skipBlank();
    Side first = isLetter(letter(Side.BLACK)) ? Side.BLACK : Side.WHITE;
    readCheckers(first, ";");
    if (reader.accept(';')) {
      readCheckers(first.other(), " ");
      readSituation();
    } else if (errors.isEmpty()) {
      errors.add(reader.unexpected("; and " + list(first.other())));
    }
    if (errors.isEmpty()) {
      draft.validate().forEach(fault -> errors.add(place(fault)));
    }
    if (errors.isEmpty()) {
      return new ParseResult.Ok<>(draft.toPosition());
    }
    errors.sort(Comparator.comparingInt(TextError::line).thenComparingInt(TextError::column));
    return new ParseResult.Failed<>(errors);
  }

  private TextError place(DraftFault fault) {
    int offset = switch (fault.part()) {
      case KhachapuriDraft.ENTRIES -> entries.get(fault.index());
      case KhachapuriDraft.WHITE -> lists[0];
      case KhachapuriDraft.BLACK -> lists[1];
      case KhachapuriDraft.SIDE -> waitedFor;
      case KhachapuriDraft.DICE -> dice;
      default -> starter;
    };
    return reader.errorAt(offset, fault.message(), "");
  }

  /** Reads {@code W=24x4,6x11}; after a fault it goes on with the next point of the list. */
  private void readCheckers(Side side, String end) {
    skipBlank();
    lists[side.ordinal()] = reader.offset();
    boolean named = acceptLetter(letter(side));
    skipBlank();
    if (!named || !reader.accept('=')) {
      errors.add(reader.unexpected(list(side)));
      reader.until(end);
      return;
    }
    skipBlank();
    if (reader.accept('-')) {
      skipBlank();
      return;
    }
    do {
      int before = errors.size();
      readEntry(side);
      if (errors.size() > before) {
        reader.until("," + end);
      }
    } while (reader.accept(','));
  }

  private static char letter(Side side) {
    return side == Side.WHITE ? 'W' : 'B';
  }

  private static String list(Side side) {
    return letter(side) + "= and its points";
  }

  /** Reads {@code 24x4}. */
  private void readEntry(Side side) {
    skipBlank();
    int at = reader.offset();
    int point = number("a point, 1 to 24");
    if (point < 0) {
      return;
    }
    skipBlank();
    int count = 1;
    if (reader.accept('x') || (lenient && acceptAny("X×*"))) {
      skipBlank();
      count = number("the number of checkers, 1 to 15");
      skipBlank();
    } else if (!lenient) {
      errors.add(reader.unexpected("x and the number of checkers"));
      return;
    }
    if (count >= 0) {
      draft.put(side, point, count);
      entries.add(at);
    }
  }

  /** Reads a number below 1000, or reports a fault and gives -1. */
  private int number(String expected) {
    boolean leadingZero = reader.peek() == '0' && TextReader.isDigit(reader.peek(1));
    if (leadingZero && !lenient) {
      errors.add(reader.error("a number with leading zeros", expected));
      return -1;
    }
    int number = (int) reader.number(999);
    if (number < 0) {
      errors.add(
          TextReader.isDigit(reader.peek())
              ? reader.error("a number above 999", expected)
              : reader.unexpected(expected));
    }
    return number;
  }

  /** Reads {@code -}, {@code w}, {@code w 6-5}, the sides with a starter or without. */
  private void readSituation() {
    if (!readGap()) {
      errors.add(reader.unexpected("a blank, then " + WAITED_FOR));
      return;
    }
    waitedFor = reader.offset();
    int before = errors.size();
    if (reader.accept('-')) {
      draft.rollOff();
    } else {
      Optional<Side> side = readSide();
      if (side.isEmpty()) {
        errors.add(reader.unexpected(WAITED_FOR));
        return;
      }
      readDice(side.get());
    }
    readStarter();
    skipBlank();
    if (!reader.atEnd() && errors.size() == before) {
      errors.add(reader.unexpected("a blank and dice such as 6-5 or s=w, or the end"));
    }
  }

  private void readDice(Side side) {
    int at = reader.offset();
    boolean gap = readGap();
    dice = reader.offset();
    if (!gap || !TextReader.isDigit(reader.peek())) {
      reader.moveTo(at);
      draft.toRoll(side);
      return;
    }
    DiceText.read(reader, lenient)
        .ifPresentOrElse(
            roll -> draft.toMove(side, roll.first(), roll.second()),
            () -> errors.add(reader.unexpected(DiceText.EXPECTED)));
  }

  private void readStarter() {
    int at = reader.offset();
    boolean gap = readGap();
    starter = reader.offset();
    if (!gap || !acceptLetter('s')) {
      reader.moveTo(at);
      return;
    }
    skipBlank();
    if (!reader.accept('=')) {
      errors.add(reader.unexpected("=w or =b for the side that started"));
      return;
    }
    skipBlank();
    readSide()
        .ifPresentOrElse(
            draft::starter,
            () -> errors.add(reader.unexpected("w or b for the side that started")));
  }

  private Optional<Side> readSide() {
    return acceptLetter('w')
        ? Optional.of(Side.WHITE)
        : acceptLetter('b') ? Optional.of(Side.BLACK) : Optional.empty();
  }

  /** Passes over the blank between two parts: one space, or in lenient texts any blank. */
  private boolean readGap() {
    if (!lenient) {
      return reader.accept(' ');
    }
    reader.skipBlank();
    return reader.offset() > 0
        && text.substring(reader.offset() - 1, reader.offset()).isBlank();
  }

  private void skipBlank() {
    if (lenient) {
      reader.skipBlank();
    }
  }

  private boolean acceptLetter(char letter) {
    if (isLetter(letter)) {
      reader.next();
      return true;
    }
    return false;
  }

  private boolean isLetter(char letter) {
    char next = reader.peek();
    return next == letter
        || (lenient
            && (next == Character.toLowerCase(letter) || next == Character.toUpperCase(letter)));
  }

  private boolean acceptAny(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      if (reader.accept(letters.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
