package dev.doska.czechcheckers;

import dev.doska.core.Side;
import dev.doska.core.text.RulesetFormat;
import dev.doska.czechcheckers.CaptureRules.Majority;
import dev.doska.czechcheckers.CzechRuleset.Blocked;
import dev.doska.czechcheckers.DrawRules.ResetBy;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The text of a rule set: the options' names and order. */
final class CzechRulesetText {
  static final RulesetFormat<CzechRuleset> FORMAT = format();

  private CzechRulesetText() {}

  private static RulesetFormat<CzechRuleset> format() {
    RulesetFormat.Builder<CzechRuleset> format = RulesetFormat.<CzechRuleset>builder()
        .preset("FEDERATION", CzechRuleset.FEDERATION)
        .preset("SEED_SITE", CzechRuleset.SEED_SITE)
        .preset("SLOVAK", CzechRuleset.SLOVAK)
        .preset("MISERE", CzechRuleset.MISERE)
        .option(
            "start",
            rules -> rules.start().toString(),
            (rules, text) -> rules.withStart(start(text)),
            "THREE_RANKS, TWO_RANKS or a position in quotation marks")
        .choice(
            "starter",
            List.of(Side.values()),
            CzechRulesetText::ownStarter,
            CzechRuleset::withStarter);
    flag(
        format,
        "menCaptureBackward",
        rules -> rules.captures().menCaptureBackward(),
        captures(CaptureRules::withMenCaptureBackward));
    flag(
        format,
        "kingPriority",
        rules -> rules.captures().kingPriority(),
        captures(CaptureRules::withKingPriority));
    format.choice(
        "majority",
        List.of(Majority.values()),
        rules -> rules.captures().majority(),
        captures(CaptureRules::withMajority));
    flag(
        format,
        "kingMayStopShort",
        rules -> rules.captures().kingMayStopShort(),
        captures(CaptureRules::withKingMayStopShort));
    format.choice(
        "blocked", List.of(Blocked.values()), CzechRuleset::blocked, CzechRuleset::withBlocked);
    format.numberOrOff(
        "repetition",
        2,
        DrawRules.MAX,
        rules -> rules.draws().repetition(),
        draws((draws, number) -> draws.withRepetition(number.intValue())));
    flag(
        format,
        "repetitionByClaim",
        rules -> rules.draws().repetitionByClaim(),
        draws(DrawRules::withRepetitionByClaim));
    format.number(
        "noProgressPlies",
        0,
        DrawRules.MAX,
        rules -> rules.draws().noProgressPlies(),
        draws((draws, number) -> draws.withNoProgressPlies(number.intValue())));
    format.choice(
        "resetBy",
        List.of(ResetBy.values()),
        rules -> rules.draws().resetBy(),
        draws(DrawRules::withResetBy));
    flag(
        format,
        "endgameLimits",
        rules -> rules.draws().endgameLimits(),
        draws(DrawRules::withEndgameLimits));
    flag(format, "misere", CzechRuleset::misere, CzechRuleset::withMisere);
    return format.build();
  }

  private static void flag(
      RulesetFormat.Builder<CzechRuleset> format,
      String name,
      Function<CzechRuleset, Boolean> get,
      BiFunction<CzechRuleset, Boolean, CzechRuleset> with) {
    format.flag(name, "on", "off", get, with);
  }

  private static <T> BiFunction<CzechRuleset, T, CzechRuleset> captures(
      BiFunction<CaptureRules, T, CaptureRules> with) {
    return (rules, value) -> rules.withCaptures(with.apply(rules.captures(), value));
  }

  private static <T> BiFunction<CzechRuleset, T, CzechRuleset> draws(
      BiFunction<DrawRules, T, DrawRules> with) {
    return (rules, value) -> rules.withDraws(with.apply(rules.draws(), value));
  }

  /** The starter, unless a placed start says it already. */
  private static Side ownStarter(CzechRuleset rules) {
    return rules.start() instanceof Start.Placed ? Side.WHITE : rules.starter();
  }

  private static Start start(String text) {
    return switch (text) {
      case "THREE_RANKS" -> Start.THREE_RANKS;
      case "TWO_RANKS" -> Start.TWO_RANKS;
      default -> new Start.Placed(CzechFen.ALGEBRAIC.parse(text).orElseThrow());
    };
  }
}
