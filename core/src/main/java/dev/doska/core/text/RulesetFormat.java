package dev.doska.core.text;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The text of a rule set: {@code NAME(,option=value)*}. Written canonically: a preset's name if all
 * options equal it (the first in table order), else the default preset's name and the options that
 * differ, in table order. Read leniently: options in any order, names and values that are words in
 * any case, {@code on}, {@code yes} and {@code true} for each other and so {@code off}, {@code no} and
 * {@code false}; a text that begins with an option changes the default preset. An unknown or doubled
 * option is an error with its place. A value that holds a comma stands in quotation marks, and no
 * value holds those. Immutable and thread-safe.
 *
 * <pre>{@code
 * record Rules(boolean huff, long limit) {}
 *
 * RulesetFormat<Rules> format = RulesetFormat.<Rules>builder()
 *     .preset("CLUB", new Rules(false, 15))
 *     .flag("huff", "yes", "no", Rules::huff, (rules, huff) -> new Rules(huff, rules.limit()))
 *     .number("limit", 1, 99, Rules::limit, (rules, limit) -> new Rules(rules.huff(), limit))
 *     .build();
 * System.out.println(format.format(new Rules(true, 15))); // → CLUB,huff=yes
 * System.out.println(format.parse("CLUB,limit=0").errors().get(0).column()); // → 12
 * }</pre>
 *
 * @param <R> the game's rule sets
 */
public final class RulesetFormat<R> {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 4096;

  private final Map<String, R> presets;
  private final Map<String, String> aliases;
  private final List<RulesetOption<R>> options;

  private RulesetFormat(Builder<R> builder) {
    this.presets = new LinkedHashMap<>(builder.presets);
    this.aliases = new LinkedHashMap<>(builder.aliases);
    this.options = List.copyOf(builder.options);
    if (presets.isEmpty()) {
      throw new IllegalArgumentException("a rule-set format needs a default preset");
    }
    for (String name : aliases.values()) {
      if (!presets.containsKey(name)) {
        throw new IllegalArgumentException("an alias of no preset: " + name);
      }
    }
  }

  /**
   * An empty format to be filled.
   *
   * @param <R> the game's rule sets
   * @return a builder
   */
  public static <R> Builder<R> builder() {
    return new Builder<>();
  }

  /**
   * The names of the presets.
   *
   * @return an unmodifiable list, the default first
   */
  public List<String> presets() {
    return List.copyOf(presets.keySet());
  }

  /**
   * The names of the options, in table order.
   *
   * @return an unmodifiable list
   */
  public List<String> options() {
    return options.stream().map(RulesetOption::name).toList();
  }

  /**
   * The canonical text of a rule set.
   *
   * @param rules the rule set
   * @return the text
   */
  public String format(R rules) {
    for (Map.Entry<String, R> preset : presets.entrySet()) {
      if (differences(rules, preset.getValue()).isEmpty()) {
        return preset.getKey();
      }
    }
    Map.Entry<String, R> first = presets.entrySet().iterator().next();
    StringBuilder text = new StringBuilder(first.getKey());
    for (RulesetOption<R> option : differences(rules, first.getValue())) {
      String value = option.write().apply(rules);
      boolean quoted = value.indexOf(',') >= 0;
      text.append(',').append(option.name()).append('=');
      text.append(quoted ? "\"" + value + "\"" : value);
    }
    return text.toString();
  }

  private List<RulesetOption<R>> differences(R a, R b) {
    return options.stream()
        .filter(o -> !o.write().apply(a).equals(o.write().apply(b)))
        .toList();
  }

  /**
   * Reads a rule set. Never throws, whatever the text.
   *
   * @param text the text; empty for the default preset
   * @return the rule set, or every fault
   */
  public ParseResult<R> parse(String text) {
    if (text.length() > MAX_LENGTH) {
      return ParseResult.failed(new TextError(
          1, 1, text.length() + " characters", "at most " + MAX_LENGTH + " characters"));
    }
    TextReader reader = new TextReader(text);
    reader.skipBlank();
    if (reader.atEnd()) {
      return new ParseResult.Ok<>(presets.values().iterator().next());
    }
    int start = reader.offset();
    String name = reader.until("=,").strip();
    if (!reader.atEnd() && reader.peek() == '=') {
      return readOptions(new TextReader(text), presets.values().iterator().next());
    }
    R rules = preset(name);
    if (rules == null) {
      return ParseResult.failed(
          reader.errorAt(start, "no rule set " + TextReader.quote(name), presetNames()));
    }
    return reader.accept(',') ? readOptions(reader, rules) : new ParseResult.Ok<>(rules);
  }

  /** The presets with their aliases, as an error names them. */
  private String presetNames() {
    List<String> names = new ArrayList<>();
    for (String preset : presets.keySet()) {
      StringBuilder name = new StringBuilder(preset);
      aliases.forEach((alias, of) -> name.append(of.equals(preset) ? " (or " + alias + ")" : ""));
      names.add(name.toString());
    }
    return String.join(", ", names);
  }

  private @Nullable R preset(String name) {
    String wanted = name;
    for (Map.Entry<String, String> alias : aliases.entrySet()) {
      if (alias.getKey().equalsIgnoreCase(name)) {
        wanted = alias.getValue();
      }
    }
    for (Map.Entry<String, R> preset : presets.entrySet()) {
      if (preset.getKey().equalsIgnoreCase(wanted)) {
        return preset.getValue();
      }
    }
    return null;
  }

  private ParseResult<R> readOptions(TextReader reader, R preset) {
    R rules = preset;
    List<TextError> errors = new ArrayList<>();
    List<RulesetOption<R>> seen = new ArrayList<>();
    do {
      reader.skipBlank();
      int start = reader.offset();
      String name = reader.until("=,").strip();
      RulesetOption<R> option = option(name);
      boolean hasValue = reader.accept('=');
      int valueStart = reader.offset();
      String value = hasValue ? value(reader) : null;
      if (option == null) {
        errors.add(reader.errorAt(
            start, "no option " + TextReader.quote(name), String.join(", ", options())));
      } else if (seen.contains(option)) {
        errors.add(reader.errorAt(start, "option " + option.name() + " stands twice", "each once"));
      } else if (value == null) {
        String found = hasValue ? "an unclosed value of " : "no value of ";
        errors.add(reader.errorAt(valueStart, found + option.name(), option.expected()));
      } else {
        seen.add(option);
        rules = apply(reader, option, rules, valueStart, value, errors);
      }
    } while (reader.accept(','));
    if (!reader.atEnd()) {
      errors.add(reader.unexpected("a comma or the end"));
    }
    return errors.isEmpty() ? new ParseResult.Ok<>(rules) : new ParseResult.Failed<>(errors);
  }

  private R apply(
      TextReader reader,
      RulesetOption<R> option,
      R rules,
      int at,
      String value,
      List<TextError> errors) {
    String message = option.name() + " can't be " + TextReader.quote(value);
    try {
      R changed = option.read().apply(rules, value);
      if (changed != null) {
        return changed;
      }
    } catch (IllegalArgumentException e) {
      message += ": " + e.getMessage();
    }
    errors.add(reader.errorAt(at, message, option.expected()));
    return rules;
  }

  private @Nullable RulesetOption<R> option(String name) {
    return options.stream()
        .filter(o -> o.name().equalsIgnoreCase(name))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable String value(TextReader reader) {
    if (!reader.accept('"')) {
      return reader.until(",").strip();
    }
    String value = reader.until("\"");
    if (!reader.accept('"')) {
      return null;
    }
    reader.skipBlank();
    return value;
  }

  /**
   * Collects presets and options in table order. Confined to one thread.
   *
   * @param <R> the game's rule sets
   */
  public static final class Builder<R> {
    private final Map<String, R> presets = new LinkedHashMap<>();
    private final Map<String, String> aliases = new LinkedHashMap<>();
    private final List<RulesetOption<R>> options = new ArrayList<>();

    private Builder() {}

    /**
     * Adds a preset; the first is the default.
     *
     * @param name its name, in capitals
     * @param rules its value
     * @return this builder
     */
    public Builder<R> preset(String name, R rules) {
      presets.put(name, rules);
      return this;
    }

    /**
     * Adds another name under which a preset is read.
     *
     * @param alias the other name
     * @param name the preset's name
     * @return this builder
     */
    public Builder<R> alias(String alias, String name) {
      aliases.put(alias, name);
      return this;
    }

    /**
     * Adds an option with a text of its own.
     *
     * @param name the option's name
     * @param write gives the option's text, without quotation marks
     * @param read gives the rule set with the option changed; null, or an {@link
     *     IllegalArgumentException} with the reason, if the text is bad
     * @param expected the texts that are good, in words
     * @return this builder
     */
    public Builder<R> option(
        String name,
        Function<R, String> write,
        BiFunction<R, String, @Nullable R> read,
        String expected) {
      options.add(new RulesetOption<>(name, write, read, expected));
      return this;
    }

    /**
     * Adds an option that is one of several constants, written by their {@code toString} and read in
     * any case.
     *
     * @param name the option's name
     * @param values all constants
     * @param get gives the option
     * @param with gives the rule set with the option changed
     * @param <E> the constants' type
     * @return this builder
     */
    public <E> Builder<R> choice(
        String name, List<E> values, Function<R, E> get, BiFunction<R, E, R> with) {
      options.add(RulesetOption.choice(name, values, get, with));
      return this;
    }

    /**
     * Adds an option that is on or off. Whatever the texts for on and off, on is read from {@code on},
     * {@code yes} and {@code true} too, and off from {@code off}, {@code no} and {@code false}.
     *
     * @param name the option's name
     * @param on the text for on, such as {@code yes}
     * @param off the text for off, such as {@code no}
     * @param get gives the option
     * @param with gives the rule set with the option changed
     * @return this builder
     */
    public Builder<R> flag(
        String name,
        String on,
        String off,
        Function<R, Boolean> get,
        BiFunction<R, Boolean, R> with) {
      options.add(RulesetOption.flag(name, on, off, get, with));
      return this;
    }

    /**
     * Adds an option that is a whole number.
     *
     * @param name the option's name
     * @param min the least value, 0 or more
     * @param max the greatest value
     * @param get gives the option
     * @param with gives the rule set with the option changed
     * @return this builder
     */
    public Builder<R> number(
        String name, long min, long max, ToLongFunction<R> get, BiFunction<R, Long, R> with) {
      options.add(RulesetOption.number(name, min, max, false, get, with));
      return this;
    }

    /**
     * Adds an option that is a whole number, or 0 for off.
     *
     * @param name the option's name
     * @param min the least value beside 0, 2 or more
     * @param max the greatest value
     * @param get gives the option
     * @param with gives the rule set with the option changed
     * @return this builder
     */
    public Builder<R> numberOrOff(
        String name, long min, long max, ToLongFunction<R> get, BiFunction<R, Long, R> with) {
      options.add(RulesetOption.number(name, min, max, true, get, with));
      return this;
    }

    /**
     * The finished format.
     *
     * @return the format
     * @throws IllegalArgumentException if there is no preset, or an alias of none
     */
    public RulesetFormat<R> build() {
      return new RulesetFormat<>(this);
    }
  }
}
