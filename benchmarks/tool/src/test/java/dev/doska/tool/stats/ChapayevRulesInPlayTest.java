package dev.doska.tool.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.ChapayevRule;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.adapter.GameAdapters;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule that a preset has on occurs in play, except those that are listed with the reason. */
class ChapayevRulesInPlayTest {
  private static final int MATCHES = 20;

  /** The rules that never occur in a preset, each with the reason. */
  private static Map<ChapayevRule, String> never(String preset) {
    Map<ChapayevRule, String> never = new EnumMap<>(ChapayevRule.class);
    never.put(ChapayevRule.CH_01, "the board: no event");
    never.put(ChapayevRule.CH_03, "White opens; only a coin toss is an event");
    never.put(ChapayevRule.CH_11, "eight knock-outs by one checker that stays: too rare");
    never.put(ChapayevRule.CH_13, "an event only with collision=STOP_AT_CONTACT");
    never.put(ChapayevRule.CH_15, "pie=OFF");
    never.put(ChapayevRule.CH_23, "fold=NONE; no event of its own");
    never.put(ChapayevRule.CH_24, "no meaning for a solver");
    never.put(ChapayevRule.CH_25, "reserve=0");
    never.put(ChapayevRule.CH_26, "teams=NONE; labels only");
    never.put(ChapayevRule.CH_27, "formations=INFANTRY");
    never.put(ChapayevRule.CH_28, "advance=ROWS");
    never.put(ChapayevRule.CH_29, "200 strikes without a change: aiming players are too good");
    if (preset.equals("CLASSIC")) {
      never.put(ChapayevRule.CH_22, "scissors=off");
      return never;
    }
    never.put(ChapayevRule.CH_10, "dryWinStep=1");
    never.put(ChapayevRule.CH_16, "bayonet=OFF");
    never.put(ChapayevRule.CH_17, "lastHope=OFF");
    never.put(ChapayevRule.CH_19, "edgeStand=OFF");
    never.put(ChapayevRule.CH_20, "hanging=NONE");
    never.put(ChapayevRule.CH_21, "hanging=NONE: no check covers a checker");
    if (preset.equals("SIMPLE")) {
      never.put(ChapayevRule.CH_18, "traitor=off");
      never.put(ChapayevRule.CH_22, "scissors=off");
    } else {
      never.put(
          ChapayevRule.CH_18, "no check, no fold: no strike of the solver turns a checker over");
    }
    return never;
  }

  @ParameterizedTest
  @ValueSource(strings = {"CLASSIC", "INTERNATIONAL", "SIMPLE"})
  void each_rule_of_a_preset_occurs_or_is_listed_with_the_reason(String preset) {
    Set<ChapayevRule> absent = EnumSet.allOf(ChapayevRule.class);
    for (EventCount event : statistics(GameAdapters.of("chapayev", preset)).events()) {
      if (event.count() > 0) {
        absent.remove((ChapayevRule) event.kind().rule());
      }
    }
    assertThat(absent).isEqualTo(never(preset).keySet());
  }

  private static <S, M> Statistics statistics(GameAdapter<S, M> adapter) {
    return new SelfPlay<>(adapter, MATCHES, 1, 10_000, done -> {}).run(2);
  }
}
