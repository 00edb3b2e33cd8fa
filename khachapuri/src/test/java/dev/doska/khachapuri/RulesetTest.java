package dev.doska.khachapuri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.doska.core.Games;
import dev.doska.khachapuri.ruleset.KhachapuriOption.Prime;
import org.junit.jupiter.api.Test;

class RulesetTest {
  private static String canonical(String text) {
    return KhachapuriRuleset.parse(text).orElseThrow().text();
  }

  @Test
  void presets_have_their_names_and_the_alias_is_read() {
    assertThat(KhachapuriRuleset.STANDARD.text()).isEqualTo("STANDARD");
    assertThat(KhachapuriRuleset.MONEY.text()).isEqualTo("MONEY");
    assertThat(canonical("")).isEqualTo("STANDARD");
    assertThat(canonical("std")).isEqualTo("STANDARD");
    assertThat(canonical("std,matchPoints=0")).isEqualTo("MONEY");
  }

  @Test
  void options_that_differ_are_written_in_table_order() {
    assertThat(canonical("std,stake=10,doubles=2,starter=black,prime=none,force=on"))
        .isEqualTo("STANDARD,starter=black,doubles=2,prime=none,force=on,stake=10");
    assertThat(canonical("MONEY,lastTurn=yes")).isEqualTo("STANDARD,lastTurn=on,matchPoints=0");
  }

  @Test
  void every_rule_set_of_the_tests_reads_back() {
    for (String text : Positions.RULES) {
      KhachapuriRuleset rules = KhachapuriRuleset.parse(text).orElseThrow();
      assertThat(KhachapuriRuleset.parse(rules.text()).value()).contains(rules);
      assertThat(rules.withoutDraws()).isSameAs(rules);
    }
  }

  @Test
  void unknown_doubled_and_bad_options_are_errors_with_their_places() {
    assertThat(KhachapuriRuleset.parse("std,wall=no").errors())
        .singleElement()
        .satisfies(error -> assertThat(error.column()).isEqualTo(5));
    assertThat(KhachapuriRuleset.parse("std,doubles=4,doubles=2").errors())
        .singleElement()
        .satisfies(error -> assertThat(error.column()).isEqualTo(15));
    assertThat(KhachapuriRuleset.parse("std,doubles=3").errors()).hasSize(1);
    assertThat(KhachapuriRuleset.parse("std,headLimit=16").errors()).hasSize(1);
    assertThat(KhachapuriRuleset.parse("nardy").errors()).hasSize(1);
  }

  @Test
  void numbers_out_of_range_are_refused() {
    assertThatThrownBy(() -> KhachapuriRuleset.STANDARD.toBuilder().doubles(3).build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> KhachapuriRuleset.STANDARD.toBuilder().stake(0).build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> KhachapuriRuleset.STANDARD.toBuilder().headLimit(16).build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(KhachapuriRuleset.STANDARD.toBuilder().prime(Prime.NONE).build().prime())
        .isEqualTo(Prime.NONE);
  }

  @Test
  void the_game_is_found_by_its_name() {
    assertThat(
            Games.find("khachapuri").orElseThrow().create("MONEY").orElseThrow().ruleset())
        .isEqualTo(KhachapuriRuleset.MONEY);
  }
}
