package dev.doska.core;

import java.util.Objects;

/**
 * Why a game is over: the rule that ends it and the case of that rule.
 *
 * @param rule the rule that ends the game
 * @param reason the case in a few words, such as "no legal move"
 */
public record Ending(Rule rule, String reason) {
  /**
   * Refuses null.
   *
   * @param rule the rule that ends the game
   * @param reason the case in a few words, such as "no legal move"
   */
  public Ending {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(reason);
  }

  @Override
  public String toString() {
    return reason + " (" + rule.id() + ")";
  }
}
