package dev.doska.chapayev;

import dev.doska.chapayev.RulesetText.Parts;
import dev.doska.core.text.RulesetFormat;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** The kinds of options in the text of a rule set: switches, numbers, words, decimals. */
final class OptionKinds {
  private OptionKinds() {}

  static void flag(
      RulesetFormat.Builder<Parts> b,
      String name,
      Function<Parts, Boolean> get,
      BiFunction<Parts, Boolean, Parts> with) {
    b.flag(name, "ON", "OFF", get, with);
  }

  static void number(
      RulesetFormat.Builder<Parts> b,
      String name,
      int min,
      int max,
      ToIntFunction<Parts> get,
      BiFunction<Parts, Integer, Parts> with) {
    b.number(name, min, max, get::applyAsInt, (p, v) -> with.apply(p, v.intValue()));
  }

  static <E> void choice(
      RulesetFormat.Builder<Parts> b,
      String name,
      E[] values,
      Function<Parts, E> get,
      BiFunction<Parts, E, Parts> with) {
    b.choice(name, Arrays.asList(values), get, with);
  }

  /** An option in millionths, written as a decimal with up to six places. */
  static void decimal(
      RulesetFormat.Builder<Parts> b,
      String name,
      String unit,
      ToIntFunction<Parts> get,
      BiFunction<Parts, Integer, Parts> with) {
    b.option(
        name,
        p -> Millionths.text(get.applyAsInt(p)),
        (p, text) -> {
          int value = Millionths.parse(text);
          return value < 0 ? null : with.apply(p, value);
        },
        "a decimal with up to six places" + (unit.isEmpty() ? "" : ", in " + unit));
  }
}
