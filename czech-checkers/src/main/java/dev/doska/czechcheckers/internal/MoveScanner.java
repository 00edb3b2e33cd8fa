package dev.doska.czechcheckers.internal;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.internal.MoveText.Joint;
import dev.doska.czechcheckers.internal.MoveText.Separator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of one move: blanks, a move number, three dots, squares with or without separators, blanks
 * between single jumps, strength marks. Confined to one call.
 */
public final class MoveScanner {
  private static final String SQUARE = "a square such as c3 or 22";

  private final TextReader reader;
  private final List<Square> squares = new ArrayList<>();
  private final List<Separator> separators = new ArrayList<>();
  private final List<Joint> joints = new ArrayList<>();
  private boolean numeric;
  private @Nullable TextError strictError;
  private @Nullable TextError error;

  private MoveScanner(String text) {
    reader = new TextReader(text);
  }

  /**
   * The result of a scan.
   *
   * @param move the move; null if there is an error
   * @param error the error; null if there is a move
   */
  public record Scan(@Nullable MoveText move, @Nullable TextError error) {}

  /** Reads a text. */
  public static Scan scan(String text) {
    return new MoveScanner(text).scan();
  }

  private Scan scan() {
    skipBlank();
    skipNumber();
    readSquare();
    while (error == null && !atMoveEnd()) {
      readStep();
    }
    if (error == null && squares.size() < 2) {
      error = unexpected("- or x and a second square");
    }
    if (error == null) {
      readStrength();
    }
    return error == null
        ? new Scan(new MoveText(squares, separators, joints, strictError), null)
        : new Scan(null, error);
  }

  private TextError unexpected(String expected) {
    return reader.atEnd()
        ? reader.error("the move ends here", expected)
        : reader.unexpected(expected);
  }

  /** Remembers the first thing that only lenient reading accepts. */
  private void lenient(int offset, String message, String expected) {
    if (strictError == null) {
      strictError = reader.errorAt(offset, message, expected);
    }
  }

  private void skipBlank() {
    int start = reader.offset();
    reader.skipBlank();
    if (reader.offset() > start) {
      lenientBlank(start);
    }
  }

  private void lenientBlank(int offset) {
    lenient(offset, "a blank", "no blank before, in or after a move");
  }

  /** Skips {@code 12.}, {@code 12...} and {@code ...}. */
  private void skipNumber() {
    int start = reader.offset();
    reader.number(Long.MAX_VALUE);
    if (reader.peek() == '.') {
      lenient(start, "a move number or dots", "the move only");
      while (reader.accept('.')) {
        reader.skipBlank();
      }
    } else {
      reader.moveTo(start);
    }
  }

  /** The end of the squares: the end of the text, strength marks, or blanks before either. */
  private boolean atMoveEnd() {
    int start = reader.offset();
    reader.skipBlank();
    char c = reader.peek();
    boolean end = reader.atEnd() || c == '!' || c == '?' || c == '(';
    if (end && reader.offset() > start) {
      lenientBlank(start);
    }
    if (!end) {
      reader.moveTo(start);
    }
    return end;
  }

  private void readStep() {
    if (squares.size() == MoveText.MAX_SQUARES) {
      error = reader.error(
          "a move of more than " + MoveText.MAX_SQUARES + " squares",
          "the end of the move, as no capture is longer");
      return;
    }
    int start = reader.offset();
    reader.skipBlank();
    if (reader.offset() > start) {
      lenientBlank(start);
      readJoint();
      return;
    }
    char c = reader.peek();
    char separator = switch (c) {
      case '-', '\u2013' -> '-';
      case 'x', 'X', '\u00D7' -> 'x';
      case ':' -> ':';
      default -> ' ';
    };
    if (separator == ' ' && numeric) {
      if (!TextReader.isDigit(c)) {
        error = unexpected("- or x between squares");
        return;
      }
      lenient(start, "two numbers in one", "- or x between them");
    }
    if (separator == ':' || (separator != ' ' && separator != c)) {
      lenient(start, "the separator " + TextReader.quote(c), separator == '-' ? "-" : "x");
    }
    if (separator != ' ') {
      reader.next();
    }
    separators.add(new Separator(separator, start));
    readSquare();
  }

  /** Reads the first square of another single jump: where the last one ended. */
  private void readJoint() {
    int at = reader.offset();
    Square end = squares.get(squares.size() - 1);
    readSquare();
    if (error != null) {
      return;
    }
    Square again = squares.remove(squares.size() - 1);
    if (squares.size() < 2 || !again.equals(end)) {
      error = reader.errorAt(
          at,
          "text after the " + (squares.size() < 2 ? "square" : "move"),
          squares.size() < 2 ? "- or x and a second square" : "the end, or a jump from " + end);
      return;
    }
    joints.add(new Joint(squares.size() - 1, at));
    if (atMoveEnd()) {
      error = unexpected("x and a square");
    }
  }

  private void readSquare() {
    char c = reader.peek();
    if (TextReader.isDigit(c)) {
      readNumber();
    } else if (isLetter(c) && TextReader.isDigit(reader.peek(1))) {
      readName();
    } else {
      error = unexpected(SQUARE);
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private void readName() {
    int start = reader.offset();
    char c = reader.next();
    char file = Character.toLowerCase(c);
    if (file != c) {
      lenient(start, "a capital letter", Character.toString(file));
    }
    int digits = digits();
    if (digits > 2) {
      refuse(start, digits, "a square from a1 to h8");
    } else {
      add(new Square(file, readDigits(digits)), false, start);
    }
  }

  private void readNumber() {
    int start = reader.offset();
    int digits = digits();
    boolean pair = digits == 4 && squares.isEmpty();
    if (digits > 2 && !pair) {
      refuse(start, digits, "a square from 1 to 32");
    } else {
      add(Square.ofNumber(readDigits(Math.min(digits, 2))), true, start);
    }
  }

  /** How many digits come next. */
  private int digits() {
    int digits = 0;
    while (TextReader.isDigit(reader.peek(digits))) {
      digits++;
    }
    return digits;
  }

  /** Reads one digit or two. Whether they mean a square of the board is for the rules to say. */
  private int readDigits(int digits) {
    if (digits == 2 && reader.peek() == '0') {
      lenient(reader.offset(), "a leading zero", "the number without it");
    }
    int number = 0;
    for (int i = 0; i < digits; i++) {
      number = number * 10 + reader.next() - '0';
    }
    return number;
  }

  private void refuse(int start, int digits, String expected) {
    String found = reader.slice(start, reader.offset() + digits);
    error = reader.errorAt(start, "no square " + TextReader.quote(found), expected);
  }

  private void add(Square square, boolean byNumber, int start) {
    if (!squares.isEmpty() && numeric != byNumber) {
      error = reader.errorAt(
          start,
          byNumber ? "a number among names of squares" : "a name among numbers of squares",
          byNumber ? "a name such as c3" : "a number from 1 to 32");
    }
    numeric = byNumber;
    squares.add(square);
  }

  /** Reads {@code !}, {@code ??}, {@code (?)} and the like, to the end of the text. */
  private void readStrength() {
    boolean bracket = reader.accept('(');
    int start = reader.offset();
    while (reader.peek() == '!' || reader.peek() == '?') {
      reader.next();
    }
    if (bracket && (reader.offset() == start || !reader.accept(')'))) {
      error = unexpected("a mark such as (?)");
      return;
    }
    skipBlank();
    if (!reader.atEnd()) {
      error = unexpected("the end of the move");
    }
  }
}
