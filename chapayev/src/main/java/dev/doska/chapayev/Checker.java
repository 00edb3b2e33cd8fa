package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.Optional;

/**
 * A checker in a round. Immutable.
 *
 * @param id from 0 to 31, the same for the whole round
 * @param name {@code A}..{@code J} for White's by file, {@code a}..{@code j} for Black's, {@code A2} on
 *     the second floor, {@code R1} in reserve; it stays when the owner changes
 * @param colour the side that set it up
 * @param owner the side that owns it now (CH-18)
 * @param turned whether the other face is up
 * @param status on the board, fallen and so on
 * @param below the id of the checker that it lies on; empty if it lies on the board
 * @param heading if it stands on its edge, the direction of the face that was up before, in
 *     thousandths of a degree; empty if it lies flat
 * @param place where its centre is; empty off the board or if it was not measured
 */
public record Checker(
    int id,
    String name,
    Side colour,
    Side owner,
    boolean turned,
    CheckerStatus status,
    Optional<Integer> below,
    Optional<Integer> heading,
    Optional<Place> place) {
  /**
   * The floor on which it lies.
   *
   * @return 1 if it lies on another checker, else 0
   */
  public int level() {
    return below.isPresent() ? 1 : 0;
  }

  /**
   * How it touches the board.
   *
   * @return standing if it has a heading
   */
  public Pose pose() {
    return heading.isPresent() ? Pose.STANDING : Pose.FLAT;
  }

  /**
   * Whether it is on the board.
   *
   * @return true if it lies or stands there
   */
  public boolean onBoard() {
    return status == CheckerStatus.ON_BOARD;
  }

  @Override
  public String toString() {
    return name;
  }
}
