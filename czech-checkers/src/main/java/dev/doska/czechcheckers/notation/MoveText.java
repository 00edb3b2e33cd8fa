package dev.doska.czechcheckers.notation;

import dev.doska.core.TextError;
import dev.doska.czechcheckers.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One move as a text has it: squares and separators, before anybody asks whether it is legal.
 *
 * @param squares the squares, at least two
 * @param separators what stands before each square but the first
 * @param joints where a capture written as single jumps goes on behind a blank
 * @param untidy the first thing in the text that PDN 3.0 does not let a writer write, the kind of
 *     hyphens and crosses aside; null if there is none
 */
record MoveText(
    List<Square> squares,
    List<Separator> separators,
    List<Joint> joints,
    @Nullable TextError untidy) {
  /** The most squares that are read: more than any capture has, written as single jumps. */
  static final int MAX_SQUARES = 64;

  MoveText {
    squares = List.copyOf(squares);
    separators = List.copyOf(separators);
    joints = List.copyOf(joints);
  }

  /**
   * What stands between two squares.
   *
   * @param character a hyphen, {@code x} or a colon; a blank if nothing stands there
   * @param offset its place in the text
   */
  record Separator(char character, int offset) {}

  /**
   * The beginning of a single jump behind another one.
   *
   * @param index the index in {@code squares} of its first square, which is where the last jump ended
   * @param offset its place in the text
   */
  record Joint(int index, int offset) {}

  /** Whether it is written as a capture. */
  boolean isCapture() {
    return squares.size() > 2
        || separators.stream().anyMatch(s -> s.character == 'x' || s.character == ':');
  }

  /** The first single jump of a capture that is written as several. */
  List<Square> firstPart() {
    return joints.isEmpty() ? squares : squares.subList(0, joints.get(0).index + 1);
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

  /**
   * What scanning gave.
   *
   * @param move the move; null if there is a fault
   * @param error the fault; null if there is a move
   */
  record Scan(@Nullable MoveText move, @Nullable TextError error) {}

  /**
   * Reads a move's text: blanks, a move number, three dots, squares with or without separators, blanks
   * between single jumps, strength marks.
   */
  static Scan scan(String text) {
    return new MoveScanner(text).scan();
  }
}
