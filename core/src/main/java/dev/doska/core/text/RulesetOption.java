package dev.doska.core.text;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One option of a rule set as text. Immutable and thread-safe.
 *
 * @param name the option's name
 * @param write gives the option's text
 * @param read gives the rule set with the option changed, or null if the text is bad
 * @param expected the texts that are good, in words
 * @param <R> the game's rule sets
 */
record RulesetOption<R>(
    String name,
    Function<R, String> write,
    BiFunction<R, String, @Nullable R> read,
    String expected) {
  private static final List<String> ON = List.of("on", "yes", "true");
  private static final List<String> OFF = List.of("off", "no", "false");

  static <R, E> RulesetOption<R> choice(
      String name, List<E> values, Function<R, E> get, BiFunction<R, E, R> with) {
    return new RulesetOption<>(
        name,
        rules -> get.apply(rules).toString(),
        (rules, text) -> {
          for (E value : values) {
            if (value.toString().equalsIgnoreCase(text)) {
              return with.apply(rules, value);
            }
          }
          return null;
        },
        oneOf(values.stream().map(Object::toString).toList()));
  }

  static <R> RulesetOption<R> flag(
      String name,
      String on,
      String off,
      Function<R, Boolean> get,
      BiFunction<R, Boolean, R> with) {
    return new RulesetOption<>(
        name,
        rules -> get.apply(rules) ? on : off,
        (rules, text) -> {
          boolean isOn = text.equalsIgnoreCase(on) || isAmong(ON, text);
          boolean isOff = text.equalsIgnoreCase(off) || isAmong(OFF, text);
          return isOn != isOff ? with.apply(rules, isOn) : null;
        },
        on + " or " + off);
  }

  static <R> RulesetOption<R> number(
      String name,
      long min,
      long max,
      boolean orOff,
      ToLongFunction<R> get,
      BiFunction<R, Long, R> with) {
    return new RulesetOption<>(
        name,
        rules -> Long.toString(get.applyAsLong(rules)),
        (rules, text) -> {
          TextReader reader = new TextReader(text);
          long value = reader.number(max);
          boolean good = reader.atEnd() && (value >= min || (orOff && value == 0));
          return good ? with.apply(rules, value) : null;
        },
        (orOff ? "0 for off, or " : "") + "a whole number from " + min + " to " + max);
  }

  private static boolean isAmong(List<String> words, String text) {
    return words.stream().anyMatch(text::equalsIgnoreCase);
  }

  private static String oneOf(List<String> texts) {
    int last = texts.size() - 1;
    return last == 0
        ? texts.get(0)
        : String.join(", ", texts.subList(0, last)) + " or " + texts.get(last);
  }
}
