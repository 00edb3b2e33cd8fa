package dev.doska.czechcheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Game;
import dev.doska.core.Games;
import dev.doska.core.ParseResult;
import dev.doska.core.Side;
import dev.doska.czechcheckers.ruleset.BlockedOutcome;
import dev.doska.czechcheckers.ruleset.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CzechRulesetTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          ''                                             | FEDERATION
          federation                                     | FEDERATION
          FEDERATION,repetition=3,misere=off             | FEDERATION
          SEED_SITE                                      | SEED_SITE
          SLOVAK                                         | SLOVAK
          MISERE                                         | MISERE
          FEDERATION,endgameLimits=off,misere=on         | MISERE
          FEDERATION,misere=on,starter=BLACK             | FEDERATION,starter=BLACK,misere=on
          MISERE,starter=BLACK                           | FEDERATION,starter=BLACK,endgameLimits=off,misere=on
          FEDERATION,majority=AFTER_KING_PRIORITY        | FEDERATION,majority=AFTER_KING_PRIORITY
          FEDERATION,start=TWO_RANKS,noProgressPlies=0   | FEDERATION,start=TWO_RANKS,noProgressPlies=0
          FEDERATION,menCaptureBackward=on,kingPriority=off,kingMayStopShort=on | FEDERATION,menCaptureBackward=on,kingPriority=off,kingMayStopShort=on
          FEDERATION,blocked=DRAW,repetition=0,repetitionByClaim=on,resetBy=CAPTURE_OR_CROWNING | FEDERATION,blocked=DRAW,repetition=0,repetitionByClaim=on,resetBy=CAPTURE_OR_CROWNING
          FEDERATION,start="B:Wa3,Kc3:Bb6"               | FEDERATION,start="B:Wa3,Kc3:Bb6"
          FEDERATION,starter=WHITE,start="B:W1:BK32,b6"  | error
          FEDERATION,start="B:WK1:BK32"                  | FEDERATION,start=B:WKb8:BKg1
          """)
  void texts_have_a_canonical_form(String text, String canonical) {
    ParseResult<CzechRuleset> rules = CzechRuleset.parse(text);
    if (canonical.equals("error")) {
      assertThat(rules.isOk()).isFalse();
      return;
    }
    assertThat(rules.orElseThrow().text()).isEqualTo(canonical);
    assertThat(CzechRuleset.parse(canonical).orElseThrow()).isEqualTo(rules.orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NONE",
        "FEDERATION,",
        "FEDERATION,size=8",
        "FEDERATION,misere",
        "FEDERATION,misere=perhaps",
        "FEDERATION,misere=on,misere=on",
        "FEDERATION,repetition=1",
        "FEDERATION,repetition=1001",
        "FEDERATION,noProgressPlies=-1",
        "FEDERATION,majority=some",
        "FEDERATION,start=W:Wa2:Bb8",
        "FEDERATION,start=\"W:Wa3,a3:Bb8\""
      })
  void other_texts_are_refused(String text) {
    assertThat(CzechRuleset.parse(text).isOk()).as(text).isFalse();
  }

  @Test
  void numbers_out_of_range_are_refused() {
    assertThatThrownBy(() -> CzechRuleset.builder().repetition(1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CzechRuleset.builder().repetition(1001))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CzechRuleset.builder().noProgressPlies(1001))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Start.FullRanks(4)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void the_side_of_a_custom_start_overrides_the_starter() {
    CzechRuleset rules = CzechRuleset.builder()
        .start(new Start.Custom(Positions.of("B:Wa3:Bb6:H4:M5")))
        .starter(Side.WHITE)
        .build();
    assertThat(rules.starter()).isEqualTo(Side.BLACK);
    assertThat(CzechCheckers.of(rules).initial()).isEqualTo(Positions.of("B:Wa3:Bb6:H4:M5"));
    assertThat(CzechRuleset.parse(rules.text()).orElseThrow()).isEqualTo(rules);
  }

  @Test
  void without_draws_leaves_everything_else_as_it_is() {
    CzechRuleset off = CzechRuleset.SLOVAK.withoutDraws();
    assertThat(off.withoutDraws()).isSameAs(off);
    assertThat(off.blocked()).isEqualTo(BlockedOutcome.DRAW);
    assertThat(off.start()).isEqualTo(Start.TWO_RANKS);
    assertThat(off.repetition()).isZero();
    assertThat(off.noProgressPlies()).isZero();
    assertThat(off.endgameLimits()).isFalse();
    CzechCheckers undrawn = CzechCheckers.standard().withoutDraws();
    assertThat(undrawn.withoutDraws()).isSameAs(undrawn);
  }

  @Test
  void the_game_is_found_by_its_name() {
    Game<?, ?> game =
        Games.find("czech-checkers").orElseThrow().create("SLOVAK").orElseThrow();
    assertThat(game).isInstanceOf(CzechCheckers.class).hasToString("czech-checkers SLOVAK");
    assertThat(Games.find("czech-checkers").orElseThrow().presets())
        .containsExactly("FEDERATION", "SEED_SITE", "SLOVAK", "MISERE");
  }
}
