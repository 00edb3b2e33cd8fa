package dev.doska.khachapuri;

import dev.doska.core.text.RulesetFormat;
import dev.doska.khachapuri.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.KhachapuriOption.OffStart;
import dev.doska.khachapuri.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.KhachapuriOption.Over;
import dev.doska.khachapuri.KhachapuriOption.Prime;
import dev.doska.khachapuri.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.KhachapuriOption.Score;
import dev.doska.khachapuri.KhachapuriOption.Starter;
import java.util.List;

/** The text form of rule sets. */
final class RulesetText {
  /** Presets and options in the order of the rule table. */
  static final RulesetFormat<KhachapuriRuleset> FORMAT = turnOptions(
          startOptions(RulesetFormat.<KhachapuriRuleset>builder()))
      .flag("lastTurn", "yes", "no", KhachapuriRuleset::lastTurn, KhachapuriRuleset::withLastTurn)
      .choice(
          "score", List.of(Score.values()), KhachapuriRuleset::score, KhachapuriRuleset::withScore)
      .number(
          "matchPoints",
          0,
          KhachapuriRuleset.MAX_POINTS,
          KhachapuriRuleset::matchPoints,
          (rules, points) -> rules.withMatchPoints(Math.toIntExact(points)))
      .number(
          "stake",
          1,
          KhachapuriRuleset.MAX_POINTS,
          KhachapuriRuleset::stake,
          (rules, stake) -> rules.withStake(Math.toIntExact(stake)))
      .build();

  private RulesetText() {}

  private static RulesetFormat.Builder<KhachapuriRuleset> startOptions(
      RulesetFormat.Builder<KhachapuriRuleset> format) {
    return format
        .preset("STANDARD", KhachapuriRuleset.STANDARD)
        .alias("std", "STANDARD")
        .preset("MONEY", KhachapuriRuleset.MONEY)
        .choice(
            "starter",
            List.of(Starter.values()),
            KhachapuriRuleset::starter,
            KhachapuriRuleset::withStarter)
        .choice(
            "openingRoll",
            List.of(OpeningRoll.values()),
            KhachapuriRuleset::openingRoll,
            KhachapuriRuleset::withOpeningRoll)
        .choice(
            "nextStarter",
            List.of(NextStarter.values()),
            KhachapuriRuleset::nextStarter,
            KhachapuriRuleset::withNextStarter);
  }

  private static RulesetFormat.Builder<KhachapuriRuleset> turnOptions(
      RulesetFormat.Builder<KhachapuriRuleset> format) {
    return format
        .number(
            "headLimit",
            0,
            KhachapuriPosition.CHECKERS,
            KhachapuriRuleset::headLimit,
            (rules, limit) -> rules.withHeadLimit(Math.toIntExact(limit)))
        .choice(
            "doubles", List.of(4, 2), KhachapuriRuleset::doubles, KhachapuriRuleset::withDoubles)
        .flag(
            "largerDie",
            "yes",
            "no",
            KhachapuriRuleset::largerDie,
            KhachapuriRuleset::withLargerDie)
        .choice(
            "prime",
            List.of(Prime.values()),
            KhachapuriRuleset::prime,
            KhachapuriRuleset::withPrime)
        .choice(
            "primeCheck",
            List.of(PrimeCheck.values()),
            KhachapuriRuleset::primeCheck,
            KhachapuriRuleset::withPrimeCheck)
        .choice(
            "offStart",
            List.of(OffStart.values()),
            KhachapuriRuleset::offStart,
            KhachapuriRuleset::withOffStart)
        .choice(
            "over", List.of(Over.values()), KhachapuriRuleset::over, KhachapuriRuleset::withOver)
        .flag("force", "yes", "no", KhachapuriRuleset::force, KhachapuriRuleset::withForce);
  }
}
