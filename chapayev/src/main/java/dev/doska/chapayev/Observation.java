package dev.doska.chapayev;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a referee observed after a strike, check or blow on a real board. Checkers that are not
 * reported did not move. Immutable.
 *
 * @param discs the checkers to which something happened, each once
 * @param last the checker that fell last, if the referee names it
 */
public record Observation(List<DiscObservation> discs, Optional<Integer> last) {
  /** Nothing moved. */
  public static final Observation NOTHING = new Observation(List.of(), Optional.empty());

  /**
   * Copies the list.
   *
   * @param discs the checkers to which something happened, each once
   * @param last the checker that fell last, if the referee names it
   */
  public Observation {
    discs = List.copyOf(discs);
    Objects.requireNonNull(last);
  }

  /**
   * An observation in which no last checker is named.
   *
   * @param discs the checkers to which something happened
   * @return the observation
   */
  public static Observation of(List<DiscObservation> discs) {
    return new Observation(discs, Optional.empty());
  }

  /**
   * The same, and the referee names the checker that fell last.
   *
   * @param disc the checker's id
   * @return the changed value
   */
  public Observation withLast(int disc) {
    return new Observation(discs, Optional.of(disc));
  }

  /**
   * An observation.
   *
   * @param discs the checkers to which something happened
   * @return the observation
   */
  public static Observation of(DiscObservation... discs) {
    return of(List.of(discs));
  }
}
