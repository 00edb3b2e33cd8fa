package dev.doska.czechcheckers.internal;

import dev.doska.core.TextError;
import dev.doska.czechcheckers.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One move as a text has it: squares and separators, legal or not.
 *
 * @param squares the squares, at least two
 * @param separators the separators before each square but the first
 * @param joints the places where a capture that is written as single jumps goes on after a blank
 * @param strictError the first error that strict reading reports, separators of the wrong kind aside; null
 *     if there is none
 */
public record MoveText(
    List<Square> squares,
    List<Separator> separators,
    List<Joint> joints,
    @Nullable TextError strictError) {
  /** The most squares that are read: more than any capture has, written as single jumps. */
  static final int MAX_SQUARES = 64;

  /** Copies the lists. */
  public MoveText {
    squares = List.copyOf(squares);
    separators = List.copyOf(separators);
    joints = List.copyOf(joints);
  }

  /**
   * The separator between two squares.
   *
   * @param character a hyphen, {@code x} or a colon; a blank if there is no separator
   * @param offset its place in the text
   */
  public record Separator(char character, int offset) {}

  /**
   * The beginning of a single jump after another one.
   *
   * @param index the index in {@code squares} of its first square, which is where the last jump ended
   * @param offset its place in the text
   */
  public record Joint(int index, int offset) {}

  /** Whether it is written as a capture. */
  public boolean isCapture() {
    return squares.size() > 2
        || separators.stream().anyMatch(s -> s.character == 'x' || s.character == ':');
  }

  /** The first single jump of a capture that is written as several; all squares of any other move. */
  public List<Square> firstJump() {
    return joints.isEmpty() ? squares : squares.subList(0, joints.get(0).index + 1);
  }

  /** Whether a text is a move in the usual form, such as {@code a3-b4} or {@code c1xe3xg5}. */
  public static boolean isSimple(String text) {
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
}
