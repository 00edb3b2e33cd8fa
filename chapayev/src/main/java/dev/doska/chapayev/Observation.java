package dev.doska.chapayev;

import java.util.List;

/**
 * What a referee observed after a strike, check or blow on a real board. Checkers that are not
 * reported did not move. Immutable.
 *
 * @param discs the checkers to which something happened, each once
 */
public record Observation(List<DiscObservation> discs) {
  /** Nothing moved. */
  public static final Observation NOTHING = new Observation(List.of());

  /**
   * Copies the list.
   *
   * @param discs the checkers to which something happened, each once
   */
  public Observation {
    discs = List.copyOf(discs);
  }

  /**
   * An observation.
   *
   * @param discs the checkers to which something happened
   * @return the observation
   */
  public static Observation of(DiscObservation... discs) {
    return new Observation(List.of(discs));
  }
}
