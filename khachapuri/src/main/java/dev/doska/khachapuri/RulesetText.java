package dev.doska.khachapuri;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.khachapuri.KhachapuriOption.NextStarter;
import dev.doska.khachapuri.KhachapuriOption.OffStart;
import dev.doska.khachapuri.KhachapuriOption.OpeningRoll;
import dev.doska.khachapuri.KhachapuriOption.Over;
import dev.doska.khachapuri.KhachapuriOption.Prime;
import dev.doska.khachapuri.KhachapuriOption.PrimeCheck;
import dev.doska.khachapuri.KhachapuriOption.Score;
import dev.doska.khachapuri.KhachapuriOption.Starter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The text form of rule sets, by a table of the options in their order. */
final class RulesetText {
  /** The longest text that is read, in characters. */
  private static final int MAX_LENGTH = 1_000;

  private static final List<Option> OPTIONS =
      List.of(
          words(
              "starter",
              Starter.values(),
              KhachapuriRuleset::starter,
              KhachapuriRuleset::withStarter),
          words(
              "openingRoll",
              OpeningRoll.values(),
              KhachapuriRuleset::openingRoll,
              KhachapuriRuleset::withOpeningRoll),
          words(
              "nextStarter",
              NextStarter.values(),
              KhachapuriRuleset::nextStarter,
              KhachapuriRuleset::withNextStarter),
          numbers(
              "headLimit", KhachapuriRuleset::headLimit, KhachapuriRuleset::withHeadLimit, 0, 15),
          new Option(
              "doubles",
              "4 or 2",
              rules -> String.valueOf(rules.doubles()),
              (rules, word) ->
                  switch (word) {
                    case "4" -> rules.withDoubles(4);
                    case "2" -> rules.withDoubles(2);
                    default -> null;
                  }),
          yesNo("largerDie", KhachapuriRuleset::largerDie, KhachapuriRuleset::withLargerDie),
          words("prime", Prime.values(), KhachapuriRuleset::prime, KhachapuriRuleset::withPrime),
          words(
              "primeCheck",
              PrimeCheck.values(),
              KhachapuriRuleset::primeCheck,
              KhachapuriRuleset::withPrimeCheck),
          words(
              "offStart",
              OffStart.values(),
              KhachapuriRuleset::offStart,
              KhachapuriRuleset::withOffStart),
          words("over", Over.values(), KhachapuriRuleset::over, KhachapuriRuleset::withOver),
          yesNo("force", KhachapuriRuleset::force, KhachapuriRuleset::withForce),
          yesNo("lastTurn", KhachapuriRuleset::lastTurn, KhachapuriRuleset::withLastTurn),
          words("score", Score.values(), KhachapuriRuleset::score, KhachapuriRuleset::withScore),
          numbers(
              "matchPoints",
              KhachapuriRuleset::matchPoints,
              KhachapuriRuleset::withMatchPoints,
              0,
              KhachapuriRuleset.MAX_POINTS),
          numbers(
              "stake",
              KhachapuriRuleset::stake,
              KhachapuriRuleset::withStake,
              1,
              KhachapuriRuleset.MAX_POINTS));

  private RulesetText() {}

  static String format(KhachapuriRuleset rules) {
    if (rules.equals(KhachapuriRuleset.MONEY)) {
      return "MONEY";
    }
    StringBuilder text = new StringBuilder("STANDARD");
    for (Option option : OPTIONS) {
      String word = option.get.apply(rules);
      if (!word.equals(option.get.apply(KhachapuriRuleset.STANDARD))) {
        text.append(',').append(option.name).append('=').append(word);
      }
    }
    return text.toString();
  }

  static ParseResult<KhachapuriRuleset> parse(String text) {
    if (text.isEmpty()) {
      return new ParseResult.Ok<>(KhachapuriRuleset.STANDARD);
    }
    if (text.length() > MAX_LENGTH) {
      return ParseResult.failed(
          error(MAX_LENGTH, "the text is too long", "at most " + MAX_LENGTH + " characters"));
    }
    String[] parts = text.split(",", -1);
    List<TextError> errors = new ArrayList<>();
    KhachapuriRuleset rules =
        switch (parts[0]) {
          case "STANDARD", "std" -> KhachapuriRuleset.STANDARD;
          case "MONEY" -> KhachapuriRuleset.MONEY;
          default -> {
            errors.add(error(0, "no rule set \"" + parts[0] + "\"", "STANDARD, std or MONEY"));
            yield KhachapuriRuleset.STANDARD;
          }
        };
    List<Option> seen = new ArrayList<>();
    int at = parts[0].length() + 1;
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      rules = readOption(rules, part, at, seen, errors);
      at += part.length() + 1;
    }
    return errors.isEmpty() ? new ParseResult.Ok<>(rules) : new ParseResult.Failed<>(errors);
  }

  private static KhachapuriRuleset readOption(
      KhachapuriRuleset rules, String part, int at, List<Option> seen, List<TextError> errors) {
    int equals = part.indexOf('=');
    String name = equals < 0 ? part : part.substring(0, equals);
    Option option =
        OPTIONS.stream().filter(candidate -> candidate.name.equals(name)).findFirst().orElse(null);
    if (option == null) {
      String names = OPTIONS.stream().map(Option::name).collect(Collectors.joining(", "));
      errors.add(error(at, "no option \"" + name + "\"", names));
      return rules;
    }
    if (seen.contains(option)) {
      errors.add(error(at, "the option " + name + " stands twice", ""));
      return rules;
    }
    seen.add(option);
    KhachapuriRuleset changed =
        equals < 0 ? null : option.set.apply(rules, part.substring(equals + 1));
    if (changed == null) {
      int place = equals < 0 ? at + part.length() : at + equals + 1;
      errors.add(error(place, "no such value of " + name, name + "=" + option.expected));
      return rules;
    }
    return changed;
  }

  private static TextError error(int at, String message, String expected) {
    return new TextError(1, at + 1, message, expected);
  }

  /** One option: its name, what values it has, and how a rule set yields and takes them. */
  private record Option(
      String name,
      String expected,
      Function<KhachapuriRuleset, String> get,
      BiFunction<KhachapuriRuleset, String, @Nullable KhachapuriRuleset> set) {}

  private static <V extends KhachapuriOption> Option words(
      String name,
      V[] values,
      Function<KhachapuriRuleset, V> get,
      BiFunction<KhachapuriRuleset, V, KhachapuriRuleset> with) {
    return new Option(
        name,
        Arrays.stream(values).map(KhachapuriOption::word).collect(Collectors.joining(" or ")),
        rules -> get.apply(rules).word(),
        (rules, word) -> {
          for (V value : values) {
            if (value.word().equals(word)) {
              return with.apply(rules, value);
            }
          }
          return null;
        });
  }

  private static Option yesNo(
      String name,
      Function<KhachapuriRuleset, Boolean> get,
      BiFunction<KhachapuriRuleset, Boolean, KhachapuriRuleset> with) {
    return new Option(
        name,
        "yes or no",
        rules -> get.apply(rules) ? "yes" : "no",
        (rules, word) ->
            switch (word) {
              case "yes" -> with.apply(rules, true);
              case "no" -> with.apply(rules, false);
              default -> null;
            });
  }

  private static Option numbers(
      String name,
      Function<KhachapuriRuleset, Integer> get,
      BiFunction<KhachapuriRuleset, Integer, KhachapuriRuleset> with,
      int least,
      int greatest) {
    return new Option(
        name,
        "a number from " + least + " to " + greatest,
        rules -> String.valueOf(get.apply(rules)),
        (rules, word) -> {
          if (!word.matches("0|[1-9][0-9]{0,6}")) {
            return null;
          }
          int number = Integer.parseInt(word);
          return number < least || number > greatest ? null : with.apply(rules, number);
        });
  }
}
