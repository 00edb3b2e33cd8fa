package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One move as a text has it: squares and separators, before anybody asks whether it is legal.
 *
 * @param squares the squares, at least two
 * @param separators the separator before each square but the first: a hyphen, {@code x}, a colon, or a
 *     blank where there is none
 * @param joints the indexes in {@code squares} where a capture written as single jumps goes on after a
 *     blank
 * @param numeric whether squares are written by their numbers
 * @param tidy whether the text is what PDN 3.0 lets a writer write, but for the choice of separator
 */
record MoveText(
    List<Square> squares,
    List<Character> separators,
    List<Integer> joints,
    boolean numeric,
    boolean tidy) {
  /** The most squares that are read: more than any capture has, written as single jumps. */
  static final int MAX_SQUARES = 64;

  MoveText {
    squares = List.copyOf(squares);
    separators = List.copyOf(separators);
    joints = List.copyOf(joints);
  }

  /** Whether it is written as a capture. */
  boolean isCapture() {
    return squares.size() > 2 || separators.contains('x') || separators.contains(':');
  }

  /** The first single jump of a capture that is written as several. */
  List<Square> firstPart() {
    return joints.isEmpty() ? squares : squares.subList(0, joints.get(0) + 1);
  }

  /** Whether a text is a move in the usual form, such as {@code a3-b4} or {@code c1xe3xg5}. */
  static boolean isSimple(String text) {
    int length = text.length();
    boolean simple = length % 3 == 2 && length > 2 && length < 3 * MAX_SQUARES;
    for (int i = 0; simple && i < length; i++) {
      char c = text.charAt(i);
      simple = switch (i % 3) {
        case 0 -> c >= 'a' && c <= 'h';
        case 1 -> c >= '1' && c <= '8';
        default -> c == 'x' || c == '-';
      };
    }
    return simple;
  }

  /** What scanning gave: a move or a fault. */
  record Scan(@Nullable MoveText move, @Nullable TextError error) {}

  /**
   * Reads a move's text: blanks, a move number, three dots, squares with or without separators, blanks
   * between single jumps, strength marks.
   */
  static Scan scan(String text) {
    return new Scanner(text).scan();
  }

  private static final class Scanner {
    private final TextReader reader;
    private final List<Square> squares = new ArrayList<>();
    private final List<Character> separators = new ArrayList<>();
    private final List<Integer> joints = new ArrayList<>();
    private boolean numeric;
    private boolean tidy = true;
    private @Nullable TextError error;

    Scanner(String text) {
      reader = new TextReader(text);
    }

    Scan scan() {
      skipBlank();
      skipNumber();
      readSquare();
      while (error == null && !atMoveEnd()) {
        readStep();
      }
      if (error == null && squares.size() < 2) {
        error = reader.unexpected("- or x and a second square");
      }
      if (error == null) {
        readStrength();
      }
      return error == null
          ? new Scan(new MoveText(squares, separators, joints, numeric, tidy), null)
          : new Scan(null, error);
    }

    private void skipBlank() {
      int start = reader.offset();
      reader.skipBlank();
      tidy &= reader.offset() == start;
    }

    /** Passes over {@code 12.}, {@code 12...} and {@code ...}. */
    private void skipNumber() {
      int start = reader.offset();
      reader.number(Long.MAX_VALUE);
      if (reader.peek() == '.') {
        tidy = false;
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
      if (end) {
        tidy &= reader.offset() == start;
      } else {
        reader.moveTo(start);
      }
      return end;
    }

    private void readStep() {
      if (squares.size() == MAX_SQUARES) {
        error = reader.error("a move of more than " + MAX_SQUARES + " squares", "");
        return;
      }
      int start = reader.offset();
      reader.skipBlank();
      if (reader.offset() > start) {
        readJoint();
        return;
      }
      char separator = ' ';
      switch (reader.peek()) {
        case '-', '\u2013' -> separator = '-';
        case 'x', 'X', '\u00D7' -> separator = 'x';
        case ':' -> separator = ':';
        default -> {}
      }
      tidy &= separator == ' ' ? !numeric : separator == reader.peek();
      if (separator != ' ') {
        reader.next();
      } else if (numeric && !isPair()) {
        error = reader.unexpected("- or x between squares");
        return;
      }
      separators.add(separator);
      readSquare();
    }

    /** Whether the squares so far are one of two digits and two digits more end the text. */
    private boolean isPair() {
      return squares.size() == 1
          && reader.offset() >= 2
          && TextReader.isDigit(reader.peek())
          && TextReader.isDigit(reader.peek(1))
          && !TextReader.isDigit(reader.peek(2));
    }

    /** Reads the first square of another single jump: where the last one ended. */
    private void readJoint() {
      tidy = false;
      int at = reader.offset();
      Square end = squares.get(squares.size() - 1);
      readSquare();
      if (error != null) {
        return;
      }
      Square again = squares.remove(squares.size() - 1);
      if (squares.size() < 2 || !again.equals(end)) {
        error = reader.errorAt(at, "text after the move", "the end, or a jump from " + end);
        return;
      }
      joints.add(squares.size() - 1);
      if (atMoveEnd()) {
        error = reader.unexpected("x and a square");
      }
    }

    private void readSquare() {
      char c = reader.peek();
      if (TextReader.isDigit(c)) {
        readNumber();
      } else if (isLetter(c) && TextReader.isDigit(reader.peek(1))) {
        readName();
      } else {
        error = reader.unexpected("a square");
      }
    }

    private static boolean isLetter(char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private void readName() {
      int start = reader.offset();
      char c = reader.next();
      char file = Character.toLowerCase(c);
      tidy &= c == file;
      int rank = reader.next() - '0';
      if (TextReader.isDigit(reader.peek())) {
        rank = rank * 10 + reader.next() - '0';
      }
      if (rank < 1 || TextReader.isDigit(reader.peek())) {
        error = reader.errorAt(start, "no such square", "a1 to h8");
      } else {
        add(new Square(file, rank), false, start);
      }
    }

    private void readNumber() {
      int start = reader.offset();
      int number = reader.next() - '0';
      tidy &= number != 0;
      if (TextReader.isDigit(reader.peek())) {
        number = number * 10 + reader.next() - '0';
      }
      if (number < 1 || number > 32) {
        error = reader.errorAt(start, "no square " + number, "1 to 32");
      } else {
        add(Square.numbered(number), true, start);
      }
    }

    private void add(Square square, boolean byNumber, int start) {
      if (!squares.isEmpty() && numeric != byNumber) {
        error = reader.errorAt(start, "names and numbers of squares mixed", "one of them");
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
        error = reader.unexpected("a mark such as (?)");
        return;
      }
      skipBlank();
      if (!reader.atEnd()) {
        error = reader.unexpected("the end of the move");
      }
    }
  }
}
