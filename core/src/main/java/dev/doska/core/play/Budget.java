package dev.doska.core.play;

/**
 * The search effort of a bot, as a count and not a time, so that a game between bots can be repeated
 * on any machine.
 *
 * @param iterations how many times it may look into the future, 1 or more; what one look is, each bot
 *     says
 */
public record Budget(int iterations) {
  /**
   * Checks the number.
   *
   * @param iterations how many times it may look into the future, 1 or more; what one look is, each bot
   *     says
   */
  public Budget {
    if (iterations < 1) {
      throw new IllegalArgumentException("a budget of " + iterations + " iterations");
    }
  }
}
