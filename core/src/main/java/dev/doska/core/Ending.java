package dev.doska.core;

/**
 * Why a game is over: the rule that ends it and the case of that rule.
 *
 * @param rule the rule that ends the game
 * @param reason the case in a few words, such as "no legal move"
 */
public record Ending(Rule rule, String reason) {
  @Override
  public String toString() {
    return reason + " (" + rule.id() + ")";
  }
}
