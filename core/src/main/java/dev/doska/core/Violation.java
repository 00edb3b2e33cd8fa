package dev.doska.core;

import java.util.Objects;

/**
 * One reason why a move is illegal.
 *
 * @param rule the rule that the move breaks
 * @param message what the rule asks for, in a sentence without a full stop
 * @param witness the concrete thing that proves it, such as "g1xa7 is available"; empty if the message
 *     says it all
 */
public record Violation(Rule rule, String message, String witness) {
  /**
   * Refuses null.
   *
   * @param rule the rule that the move breaks
   * @param message what the rule asks for, in a sentence without a full stop
   * @param witness the concrete thing that proves it; empty if the message says it all
   */
  public Violation {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(message);
    Objects.requireNonNull(witness);
  }

  /**
   * The reason as a player reads it.
   *
   * @return for example {@code CZ-09: a king must capture; g1xa7 is available}
   */
  @Override
  public String toString() {
    return rule.id() + ": " + message + (witness.isEmpty() ? "" : "; " + witness);
  }
}
