package dev.doska.czechcheckers.notation;

import dev.doska.core.DraftFault;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.CzechDraft;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The reader of one FEN. After an error it goes on at the next item or part. Confined to one call. */
final class FenReader {
  /** The longest text that is read, in UTF-16 units. */
  static final int MAX_LENGTH = 4096;

  private static final String COUNTERS = "HMRF";
  private static final String SQUARES = "a square from a1 to h8 or from 1 to 32";

  /** The characters that end a square or a number. */
  private static final String ITEM_END = ",:-.\"] \t\r\n";

  private final TextReader reader;
  private final int length;
  private final boolean lenient;
  private final CzechDraft draft = CzechDraft.empty();

  /** The offset of the item in the text for each piece of the draft. */
  private final List<Integer> offsets = new ArrayList<>();

  private final List<TextError> errors = new ArrayList<>();
  private final int[] lists = new int[2];
  private final boolean[] counted = new boolean[COUNTERS.length()];
  private boolean named;
  private boolean numbered;
  private boolean wrapped;

  FenReader(String text, Strictness strictness) {
    reader = new TextReader(text);
    length = text.length();
    lenient = strictness == Strictness.LENIENT;
  }

  ParseResult<CzechPosition> read() {
    if (length > MAX_LENGTH) {
      String message = "a position in " + length + " characters";
      return ParseResult.failed(reader.error(message, "at most " + MAX_LENGTH));
    }
    skipBlank();
    wrapped = openWrapper();
    readSide();
    skipBlank();
    while (reader.accept(':')) {
      readPart();
      skipBlank();
    }
    readEnd();
    if (!lenient && (errors.isEmpty() || lists[0] + lists[1] > 0)) {
      requireBothLists();
    }
    addDraftFaults();
    if (errors.isEmpty()) {
      return new ParseResult.Ok<>(draft.toPosition());
    }
    errors.sort(Comparator.comparingInt(TextError::line).thenComparingInt(TextError::column));
    return new ParseResult.Failed<>(errors);
  }

  private void skipBlank() {
    if (lenient) {
      reader.skipBlank();
    }
  }

  /** Skips an unreadable part of the text, up to the next item or part. */
  private void skipTo(String ends) {
    reader.until(wrapped ? ends + '"' : ends);
  }

  private boolean openWrapper() {
    int start = reader.offset();
    if (reader.accept('[')) {
      skipBlank();
      if (reader.accept("FEN")) {
        reader.skipBlank();
        if (reader.accept('"')) {
          skipBlank();
          return true;
        }
      }
    }
    reader.moveTo(start);
    return false;
  }

  private char upper(char c) {
    return lenient && c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
  }

  private void readSide() {
    switch (upper(reader.peek())) {
      case 'W' -> draft.side(Side.WHITE);
      case 'B' -> draft.side(Side.BLACK);
      case '?' -> addError("the side to move is not stated", "W or B");
      default -> {
        errors.add(reader.unexpected("W or B, the side to move"));
        skipTo(":");
        return;
      }
    }
    reader.next();
    if (reader.peek() != ':') {
      skipBlank();
    }
    if (reader.peek() != ':') {
      errors.add(reader.unexpected("a colon and a list of pieces"));
      skipTo(":");
    }
  }

  private void addError(String message, String expected) {
    errors.add(reader.error(message, expected));
  }

  private void readPart() {
    skipBlank();
    char c = upper(reader.peek());
    if (c == 'W' || c == 'B') {
      readList(c == 'W' ? Side.WHITE : Side.BLACK);
    } else if (COUNTERS.indexOf(c) >= 0) {
      readCounter(COUNTERS.indexOf(c));
    } else {
      errors.add(reader.unexpected("W or B and a list of pieces"));
      skipTo(":");
    }
  }

  private void readCounter(int which) {
    int start = reader.offset();
    char name = upper(reader.next());
    if (counted[which]) {
      errors.add(reader.errorAt(start, "a second :" + name, "each counter once"));
    }
    counted[which] = true;
    int max = name == 'F' ? Integer.MAX_VALUE : CzechPosition.MAX_COUNTER;
    long value = reader.number(max);
    if (value < 0) {
      refuse(reader.offset(), "no number of plies ", "a number from 0 to " + max);
      return;
    }
    switch (name) {
      case 'H' -> draft.quietPlies((int) value);
      case 'M' -> draft.materialPlies((int) value);
      case 'R' -> draft.mainRoadPlies((int) value);
      default -> {} // the number of the move is not part of a position
    }
  }

  private void readList(Side side) {
    int start = reader.offset();
    reader.next();
    if (lists[side.ordinal()]++ > 0 && !lenient) {
      errors.add(reader.errorAt(start, "a second list of this colour", "each list once"));
    }
    skipBlank();
    if (atListEnd()) {
      return;
    }
    do {
      skipBlank();
      readItem(side);
    } while (reader.accept(','));
  }

  /** Whether a list ends here: at another part, the end of the text, or the end of its wrapper. */
  private boolean atListEnd() {
    return switch (reader.peek()) {
      case ':', '"', '.' -> true;
      default -> reader.atEnd();
    };
  }

  private void readItem(Side side) {
    int start = reader.offset();
    boolean king = upper(reader.peek()) == 'K';
    if (king) {
      reader.next();
    }
    Piece piece = Piece.of(side, king);
    if (TextReader.isDigit(reader.peek())) {
      readNumbers(piece, start);
    } else {
      readName(piece, start);
    }
    skipBlank();
    if (reader.peek() != ',' && !atListEnd()) {
      errors.add(reader.unexpected("a comma, a colon or the end"));
      skipTo(",:");
    }
  }

  private void readName(Piece piece, int start) {
    char c = reader.peek();
    char file = lenient && c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    if (file < 'a' || file > 'z' || !TextReader.isDigit(reader.peek(1))) {
      errors.add(reader.unexpected(SQUARES));
      skipTo(",:");
      return;
    }
    int at = reader.offset();
    reader.next();
    long rank = reader.number(Square.MAX);
    if (rank < 0) {
      refuse(at, "no square ", "a1 to h8");
      return;
    }
    if (numbered && !named) {
      errors.add(reader.errorAt(start, "a name among numbers", "a number from 1 to 32"));
    }
    named = true;
    put(piece, new Square(file, (int) rank), start);
  }

  private void readNumbers(Piece piece, int start) {
    int first = number();
    int last = first;
    if (first > 0 && reader.accept('-')) {
      int at = reader.offset();
      last = number();
      if (last > 0 && last < first) {
        errors.add(reader.errorAt(at, "a range in descending order", last + "-" + first));
      }
    }
    if (first < 0 || last < 0) {
      return;
    }
    if (named && !numbered) {
      errors.add(reader.errorAt(start, "a number among names", "a name from a1 to h8"));
    }
    numbered = true;
    for (int number = first; number <= last; number++) {
      put(piece, Square.ofNumber(number), start);
    }
  }

  /** A square's number; -1 after an error. */
  private int number() {
    int start = reader.offset();
    long number = reader.number(32);
    if (number > 0) {
      return (int) number;
    }
    refuse(start, "no square ", "1 to 32");
    return -1;
  }

  /** Reports the word at a place as an error and skips the rest of the item. */
  private void refuse(int start, String message, String expected) {
    reader.moveTo(start);
    String found = reader.until(ITEM_END);
    errors.add(
        found.isEmpty()
            ? reader.unexpected(expected)
            : reader.errorAt(start, message + TextReader.quote(found), expected));
    skipTo(",:");
  }

  private void put(Piece piece, Square square, int offset) {
    draft.put(piece, square);
    offsets.add(offset);
  }

  private void readEnd() {
    reader.accept('.');
    skipBlank();
    if (wrapped) {
      if (!reader.accept('"')) {
        errors.add(reader.unexpected("the closing \""));
        return;
      }
      skipBlank();
      if (!reader.accept(']')) {
        errors.add(reader.unexpected("the closing ]"));
        return;
      }
      skipBlank();
    }
    if (!reader.atEnd()) {
      errors.add(reader.unexpected("the end of the position"));
    }
  }

  private void requireBothLists() {
    for (Side side : Side.values()) {
      if (lists[side.ordinal()] == 0) {
        String colour = side == Side.WHITE ? "white" : "black";
        addError("no list of " + colour + " pieces", side == Side.WHITE ? ":W" : ":B");
      }
    }
  }

  private void addDraftFaults() {
    for (DraftFault fault : draft.validate()) {
      int offset = fault.index() >= 0 ? offsets.get(fault.index()) : 0;
      String message = fault.message() + " (" + fault.rule().id() + ")";
      errors.add(reader.errorAt(offset, message, fault.expected()));
    }
  }
}
