package dev.doska.core.ruleset;

import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The values that an option can have, and how they are written. Immutable and thread-safe if its
 * functions are.
 *
 * @param kind what kind of value it is
 * @param write gives a value's text, without quotation marks
 * @param read gives the value of a text; null, or an {@link IllegalArgumentException} with the reason, if
 *     the text is bad
 * @param expected the texts that are good, in words
 * @param sampler gives values to choose from in a form or a test, among them the ends of a range
 * @param <V> the type of the values
 */
public record OptionDomain<V>(
    OptionKind kind,
    Function<V, String> write,
    Function<String, @Nullable V> read,
    String expected,
    Supplier<List<V>> sampler) {
  private static final List<String> ON = List.of("on", "yes", "true");
  private static final List<String> OFF = List.of("off", "no", "false");

  /**
   * Refuses null.
   *
   * @param kind what kind of value it is
   * @param write gives a value's text
   * @param read gives the value of a text
   * @param expected the texts that are good, in words
   * @param sampler gives values to choose from
   */
  public OptionDomain {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(write);
    Objects.requireNonNull(read);
    Objects.requireNonNull(expected);
    Objects.requireNonNull(sampler);
  }

  /**
   * On or off, written {@code on} and {@code off}. {@code yes}, {@code true}, {@code no} and {@code false}
   * are read too, in any case.
   *
   * @return the domain
   */
  public static OptionDomain<Boolean> flag() {
    return new OptionDomain<>(
        OptionKind.FLAG,
        value -> value ? "on" : "off",
        text -> isAmong(ON, text) ? Boolean.TRUE : isAmong(OFF, text) ? Boolean.FALSE : null,
        "on or off",
        () -> List.of(true, false));
  }

  /**
   * One of several constants, written by their {@code toString} and read in any case.
   *
   * @param values all constants
   * @param <V> the constants' type
   * @return the domain
   */
  public static <V> OptionDomain<V> choice(List<V> values) {
    return choice(values, Object::toString);
  }

  /**
   * One of several constants, each with its word, which is read in any case.
   *
   * @param values all constants
   * @param word gives a constant's word
   * @param <V> the constants' type
   * @return the domain
   */
  public static <V> OptionDomain<V> choice(List<V> values, Function<? super V, String> word) {
    return new OptionDomain<>(
        OptionKind.CHOICE,
        word::apply,
        text -> values.stream()
            .filter(value -> word.apply(value).equalsIgnoreCase(text))
            .findFirst()
            .orElse(null),
        oneOf(values.stream().map(word).toList()),
        () -> values);
  }

  /**
   * A whole number in a range.
   *
   * @param min the least value, 0 or more
   * @param max the greatest value
   * @return the domain
   */
  public static OptionDomain<Integer> number(int min, int max) {
    return number(min, max, false);
  }

  /**
   * A whole number in a range, or 0 for off.
   *
   * @param min the least value beside 0, 2 or more
   * @param max the greatest value
   * @return the domain
   */
  public static OptionDomain<Integer> numberOrOff(int min, int max) {
    return number(min, max, true);
  }

  private static OptionDomain<Integer> number(int min, int max, boolean orOff) {
    List<Integer> samples = new ArrayList<>(orOff ? List.of(0) : List.of());
    IntervalSamples.of(min, max).forEach(sample -> samples.add((int) sample));
    return new OptionDomain<>(
        OptionKind.WHOLE_NUMBER,
        value -> Integer.toString(value),
        text -> {
          TextReader reader = new TextReader(text);
          long value = reader.number(max);
          boolean good = reader.atEnd() && (value >= min || (orOff && value == 0));
          return good ? (int) value : null;
        },
        (orOff ? "0 for off, or " : "") + "a whole number from " + min + " to " + max,
        () -> samples);
  }

  /**
   * A text with a special form.
   *
   * @param kind what kind of value it is
   * @param write gives a value's text, without quotation marks
   * @param read gives the value of a text; null, or an {@link IllegalArgumentException} with the reason,
   *     if the text is bad
   * @param expected the texts that are good, in words
   * @param samples some good texts
   * @param <V> the type of the values
   * @return the domain; its samples are read when they are first asked for
   */
  public static <V> OptionDomain<V> text(
      OptionKind kind,
      Function<V, String> write,
      Function<String, @Nullable V> read,
      String expected,
      String... samples) {
    return new OptionDomain<>(
        kind,
        write,
        read,
        expected,
        () -> Stream.of(samples).map(sample -> sample(read, sample)).toList());
  }

  private static <V> V sample(Function<String, @Nullable V> read, String text) {
    V value = read.apply(text);
    if (value == null) {
      throw new IllegalArgumentException("the sample " + text + " is no good text");
    }
    return value;
  }

  /**
   * Values to choose from in a form or a test, among them the ends of a range.
   *
   * @return an unmodifiable list
   */
  public List<V> samples() {
    return List.copyOf(sampler.get());
  }

  /**
   * Whether a value is in the domain: it reads back from its text.
   *
   * @param value a value
   * @return true if it is
   */
  boolean contains(V value) {
    try {
      return value.equals(read.apply(write.apply(value)));
    } catch (IllegalArgumentException e) {
      return false;
    }
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
