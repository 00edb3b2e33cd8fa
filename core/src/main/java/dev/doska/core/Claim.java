package dev.doska.core;

import java.util.Objects;

/**
 * An ending that a game's history gives a right to.
 *
 * @param outcome the outcome that it brings
 * @param automatic whether it happens by itself; otherwise the side to move may claim it
 */
public record Claim(Outcome outcome, boolean automatic) {
  /**
   * Refuses null.
   *
   * @param outcome the outcome that it brings
   * @param automatic whether it happens by itself; otherwise the side to move may claim it
   */
  public Claim {
    Objects.requireNonNull(outcome);
  }
}
