package dev.doska.chapayev;

import java.util.Optional;

/**
 * What a referee observed of one checker. Immutable.
 *
 * <p>A checker on top of another moves with it, unless it is reported itself: then it fell off or was
 * left behind.
 *
 * @param disc the checker's id
 * @param fate where it is now
 * @param turned whether it turned over an odd number of times
 * @param heading if it stands on its edge, the direction of the face that was up before, in
 *     thousandths of a degree
 * @param hangs whether it hangs over an edge
 * @param place where it came to rest; empty if it fell or was not measured
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
     * It was covered by a checked checker (CH-21). Where prisoners switch sides it has a place only if
     * it was pushed on afterwards.
     */
    PRISONER
  }

  /**
   * It fell off the board.
   *
   * @param disc the checker's id
   * @return the observation
   */
  public static DiscObservation fell(int disc) {
    return new DiscObservation(
        disc, ObservedFate.FELL, false, Optional.empty(), false, Optional.empty());
  }

  /**
   * It was covered by the checker that was checked.
   *
   * @param disc the checker's id
   * @return the observation
   */
  public static DiscObservation prisoner(int disc) {
    return new DiscObservation(
        disc, ObservedFate.PRISONER, false, Optional.empty(), false, Optional.empty());
  }

  /**
   * It came to rest somewhere.
   *
   * @param disc the checker's id
   * @return the observation
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
   * @return the observation
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
   * This observation, with the checker turned over.
   *
   * @return the changed observation
   */
  public DiscObservation overturned() {
    return new DiscObservation(disc, fate, true, heading, hangs, place);
  }

  /**
   * This observation, with the checker hanging over an edge.
   *
   * @return the changed observation
   */
  public DiscObservation hanging() {
    return new DiscObservation(disc, fate, turned, heading, true, place);
  }

  /**
   * This observation, with the checker standing on its edge.
   *
   * @param direction of the face that was up before, 0 to 359,999
   * @return the changed observation
   */
  public DiscObservation standing(int direction) {
    return new DiscObservation(disc, fate, turned, Optional.of(direction), hangs, place);
  }

  /**
   * This observation, with a place.
   *
   * @param where where it came to rest
   * @return the changed observation
   */
  public DiscObservation withPlace(Place where) {
    return new DiscObservation(disc, fate, turned, heading, hangs, Optional.of(where));
  }
}
