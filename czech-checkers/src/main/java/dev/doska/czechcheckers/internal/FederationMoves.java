package dev.doska.czechcheckers.internal;

import static dev.doska.czechcheckers.ruleset.CzechOptions.BLOCKED;
import static dev.doska.czechcheckers.ruleset.CzechOptions.ENDGAME_LIMITS;
import static dev.doska.czechcheckers.ruleset.CzechOptions.KING_MAY_STOP_SHORT;
import static dev.doska.czechcheckers.ruleset.CzechOptions.KING_PRIORITY;
import static dev.doska.czechcheckers.ruleset.CzechOptions.MISERE;
import static dev.doska.czechcheckers.ruleset.CzechOptions.NO_PROGRESS_PLIES;
import static dev.doska.czechcheckers.ruleset.CzechOptions.REPETITION;
import static dev.doska.czechcheckers.ruleset.CzechOptions.REPETITION_BY_CLAIM;
import static dev.doska.czechcheckers.ruleset.CzechOptions.RESET_BY;
import static dev.doska.czechcheckers.ruleset.CzechOptions.START;
import static dev.doska.czechcheckers.ruleset.CzechOptions.STARTER;

import dev.doska.core.ruleset.Option;
import dev.doska.czechcheckers.CzechRuleset;
import java.util.List;

/**
 * Whether a rule set has the moves of the federation's rules, for which the fast paths are written. Each
 * list names the options that a fast path does not depend on. Any other option must have the federation's
 * value, so a new option turns the fast paths off until it is added to a list.
 */
final class FederationMoves {
  private static final List<Option<?>> NOT_ABOUT_MOVES = List.of(
      START,
      STARTER,
      BLOCKED,
      REPETITION,
      REPETITION_BY_CLAIM,
      NO_PROGRESS_PLIES,
      RESET_BY,
      ENDGAME_LIMITS,
      MISERE);

  private static final List<Option<?>> ABOUT_KING_CAPTURES =
      List.of(KING_PRIORITY, KING_MAY_STOP_SHORT);

  private FederationMoves() {}

  /** Whether all moves are those of the federation's rules; draws may differ. */
  static boolean areAll(CzechRuleset rules) {
    return NOT_ABOUT_MOVES.containsAll(differences(rules));
  }

  /** Whether all moves are those of the federation's rules as long as no king can capture. */
  static boolean areAllWithoutKingCaptures(CzechRuleset rules) {
    return differences(rules).stream()
        .allMatch(
            option -> NOT_ABOUT_MOVES.contains(option) || ABOUT_KING_CAPTURES.contains(option));
  }

  private static List<Option<?>> differences(CzechRuleset rules) {
    return rules.options().differences(CzechRuleset.FEDERATION.options());
  }
}
