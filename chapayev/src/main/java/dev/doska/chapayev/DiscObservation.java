package dev.doska.chapayev;

import java.util.Optional;

/**
 * What a referee saw of one checker. Immutable.
 *
 * <p>A checker on top of another goes with it, unless it is mentioned itself: then it fell off or was
 * left behind.
 *
 * @param disc the checker's id
 * @param fate where it is now
 * @param turned whether it turned over an odd number of times
 * @param heading if it stands on its edge, the direction in which the face looks that was up before,
 *     in thousandths of a degree
 * @param hangs whether it hangs over an edge
 * @param place where it came to rest; empty if it fell or nobody measured it
 */
public record DiscObservation(
    int disc,
    ObservedFate fate,
    boolean turned,
    Optional<Integer> heading,
    boolean hangs,
    Optional<Place> place) {
  /** Where a checker is after a strike. */
  public enum ObservedFate {
    /** It lies or stands on the board. */
    ON_BOARD,
    /** It fell off the board (CH-30). */
    FELL,
    /**
     * It was covered by a checked checker (CH-21). Where prisoners switch sides it has a place only if it
     * was pushed on afterwards.
     */
    PRISONER
  }

  /**
   * It fell off the board.
   *
   * @param disc the checker's id
   * @return what was seen
   */
  public static DiscObservation fell(int disc) {
    return new DiscObservation(
        disc, ObservedFate.FELL, false, Optional.empty(), false, Optional.empty());
  }

  /**
   * It was covered by the checker that was checked.
   *
   * @param disc the checker's id
   * @return what was seen
   */
  public static DiscObservation prisoner(int disc) {
    return new DiscObservation(
        disc, ObservedFate.PRISONER, false, Optional.empty(), false, Optional.empty());
  }

  /**
   * It came to rest somewhere.
   *
   * @param disc the checker's id
   * @return what was seen
   */
  public static DiscObservation moved(int disc) {
    return new DiscObservation(
        disc, ObservedFate.ON_BOARD, false, Optional.empty(), false, Optional.empty());
  }

  /**
   * It came to rest at a place.
   *
   * @param disc the checker's id
   * @param x nanometres from the centre towards the last file
   * @param y nanometres from the centre towards Black
   * @return what was seen
   */
  public static DiscObservation at(int disc, int x, int y) {
    return moved(disc).withPlace(new Place(x, y));
  }

  /**
   * This observation, with another fate.
   *
   * @param other where the checker is now
   * @return the changed observation
   */
  public DiscObservation withFate(ObservedFate other) {
    return new DiscObservation(disc, other, turned, heading, hangs, place);
  }

  /**
   * The same, and it turned over.
   *
   * @return the changed value
   */
  public DiscObservation overturned() {
    return new DiscObservation(disc, fate, true, heading, hangs, place);
  }

  /**
   * The same, and it hangs over an edge.
   *
   * @return the changed value
   */
  public DiscObservation hanging() {
    return new DiscObservation(disc, fate, turned, heading, true, place);
  }

  /**
   * The same, and it stands on its edge.
   *
   * @param direction in which the face looks that was up before, 0 to 359,999
   * @return the changed value
   */
  public DiscObservation standing(int direction) {
    return new DiscObservation(disc, fate, turned, Optional.of(direction), hangs, place);
  }

  /**
   * The same at a place.
   *
   * @param where where it came to rest
   * @return the changed value
   */
  public DiscObservation withPlace(Place where) {
    return new DiscObservation(disc, fate, turned, heading, hangs, Optional.of(where));
  }
}
