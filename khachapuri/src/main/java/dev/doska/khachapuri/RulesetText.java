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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The text form of rule sets. */
final class RulesetText {
  private static final int MAX_POINTS = KhachapuriRuleset.MAX_POINTS;

  /** Presets and options in the order of the rule table. */
  static final RulesetFormat<KhachapuriRuleset> FORMAT = new RulesetText().format();

  private final RulesetFormat.Builder<KhachapuriRuleset> format = RulesetFormat.builder();

  private RulesetText() {}

  private RulesetFormat<KhachapuriRuleset> format() {
    format
        .preset("STANDARD", KhachapuriRuleset.STANDARD)
        .alias("std", "STANDARD")
        .preset("MONEY", KhachapuriRuleset.MONEY);
    beginning();
    steps();
    bearingOff();
    end();
    return format.build();
  }

  private void beginning() {
    word("starter", Starter.values(), KhachapuriRuleset::starter, KhachapuriRuleset::withStarter);
    word(
        "openingRoll",
        OpeningRoll.values(),
        KhachapuriRuleset::openingRoll,
        KhachapuriRuleset::withOpeningRoll);
    word(
        "nextStarter",
        NextStarter.values(),
        KhachapuriRuleset::nextStarter,
        KhachapuriRuleset::withNextStarter);
  }

  private void steps() {
    number(
        "headLimit",
        0,
        KhachapuriPosition.CHECKERS,
        KhachapuriRuleset::headLimit,
        KhachapuriRuleset::withHeadLimit);
    format.choice(
        "doubles", List.of(4, 2), KhachapuriRuleset::doubles, KhachapuriRuleset::withDoubles);
    flag("largerDie", KhachapuriRuleset::largerDie, KhachapuriRuleset::withLargerDie);
    word("prime", Prime.values(), KhachapuriRuleset::prime, KhachapuriRuleset::withPrime);
    word(
        "primeCheck",
        PrimeCheck.values(),
        KhachapuriRuleset::primeCheck,
        KhachapuriRuleset::withPrimeCheck);
  }

  private void bearingOff() {
    word(
        "offStart",
        OffStart.values(),
        KhachapuriRuleset::offStart,
        KhachapuriRuleset::withOffStart);
    word("over", Over.values(), KhachapuriRuleset::over, KhachapuriRuleset::withOver);
    flag("force", KhachapuriRuleset::force, KhachapuriRuleset::withForce);
  }

  private void end() {
    flag("lastTurn", KhachapuriRuleset::lastTurn, KhachapuriRuleset::withLastTurn);
    word("score", Score.values(), KhachapuriRuleset::score, KhachapuriRuleset::withScore);
    number(
        "matchPoints",
        0,
        MAX_POINTS,
        KhachapuriRuleset::matchPoints,
        KhachapuriRuleset::withMatchPoints);
    number("stake", 1, MAX_POINTS, KhachapuriRuleset::stake, KhachapuriRuleset::withStake);
  }

  private <E extends KhachapuriOption> void word(
      String name,
      E[] values,
      Function<KhachapuriRuleset, E> get,
      BiFunction<KhachapuriRuleset, E, KhachapuriRuleset> with) {
    List<String> words = Stream.of(values).map(KhachapuriOption::word).toList();
    format.choice(
        name,
        words,
        rules -> get.apply(rules).word(),
        (rules, word) -> with.apply(rules, values[words.indexOf(word)]));
  }

  private void flag(
      String name,
      Function<KhachapuriRuleset, Boolean> get,
      BiFunction<KhachapuriRuleset, Boolean, KhachapuriRuleset> with) {
    format.flag(name, "yes", "no", get, with);
  }

  private void number(
      String name,
      int least,
      int greatest,
      ToLongFunction<KhachapuriRuleset> get,
      BiFunction<KhachapuriRuleset, Integer, KhachapuriRuleset> with) {
    format.number(
        name, least, greatest, get, (rules, value) -> with.apply(rules, Math.toIntExact(value)));
  }
}
