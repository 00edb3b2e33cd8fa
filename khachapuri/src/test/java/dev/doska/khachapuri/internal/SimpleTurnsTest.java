package dev.doska.khachapuri.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.ruleset.Option;
import dev.doska.core.ruleset.OptionValues;
import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.ruleset.KhachapuriOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimpleTurnsTest {
  /** The options that the generator applies, that its caller looks at, or that do not change turns. */
  private static final List<String> KNOWN = List.of(
      "starter",
      "openingRoll",
      "nextStarter",
      "headLimit",
      "doubles",
      "largerDie",
      "prime",
      "primeCheck",
      "offStart",
      "over",
      "force",
      "lastTurn",
      "score",
      "matchPoints",
      "stake");

  @Test
  void every_other_option_turns_the_generator_by_masks_off() {
    OptionValues standard = KhachapuriRuleset.STANDARD.options();
    for (OptionValues values : KhachapuriOptions.TABLE.variants()) {
      List<Option<?>> changed = values.differences(standard);
      String text = KhachapuriOptions.TABLE.format(values);
      KhachapuriRuleset rules = KhachapuriRuleset.parse(text).orElseThrow();
      assertThat(SimpleTurns.serves(rules))
          .as(text)
          .isEqualTo(changed.stream().map(Option::name).allMatch(KNOWN::contains));
    }
  }
}
