package dev.doska.czechcheckers.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionValues;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.ruleset.CzechOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fast paths serve only the rule sets for which they declare it. */
class FederationMovesTest {
  private static final List<String> NOT_ABOUT_MOVES = List.of(
      "start",
      "starter",
      "blocked",
      "repetition",
      "repetitionByClaim",
      "noProgressPlies",
      "resetBy",
      "endgameLimits",
      "misere");

  private static final List<String> ABOUT_KING_CAPTURES =
      List.of("kingPriority", "kingMayStopShort");

  @Test
  void every_other_option_turns_fast_paths_off() {
    for (Option<?> option : CzechOptions.TABLE.options()) {
      boolean harmless = NOT_ABOUT_MOVES.contains(option.name());
      boolean aboutKingCaptures = ABOUT_KING_CAPTURES.contains(option.name());
      for (CzechRuleset rules : changed(option)) {
        assertThat(LeafCounter.serves(rules)).as(rules.text()).isEqualTo(harmless);
        assertThat(FederationMoves.areAllWithoutKingCaptures(rules))
            .as(rules.text())
            .isEqualTo(harmless || aboutKingCaptures);
      }
    }
  }

  /** The default rule set with one option changed, for each sample of the option. */
  private static List<CzechRuleset> changed(Option<?> option) {
    OptionValues federation = CzechRuleset.FEDERATION.options();
    List<CzechRuleset> rules = CzechOptions.TABLE.variants().stream()
        .filter(values -> values.differences(federation).equals(List.of(option)))
        .map(values -> CzechRuleset.parse(CzechOptions.TABLE.format(values)).orElseThrow())
        .toList();
    assertThat(rules).as("samples of %s", option).isNotEmpty();
    return rules;
  }
}
