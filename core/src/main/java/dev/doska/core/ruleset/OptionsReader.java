package dev.doska.core.ruleset;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads one rule set's text by the options and presets of a table. */
final class OptionsReader {
  /** The longest text that is read, in UTF-16 units. */
  static final int MAX_LENGTH = 4096;

  private final List<Option<?>> options;
  private final Map<String, OptionValues> presets;
  private final OptionValues defaults;
  private final Map<String, String> aliases;
  private final Function<OptionValues, List<String>> check;
  private final String text;
  private final TextReader reader;
  private final List<TextError> errors = new ArrayList<>();

  OptionsReader(
      List<Option<?>> options,
      Map<String, OptionValues> presets,
      Map<String, String> aliases,
      Function<OptionValues, List<String>> check,
      String text) {
    this.options = options;
    this.presets = presets;
    this.defaults = presets.values().iterator().next();
    this.aliases = aliases;
    this.check = check;
    this.text = text;
    this.reader = new TextReader(text);
  }

  ParseResult<OptionValues> read() {
    if (text.length() > MAX_LENGTH) {
      return ParseResult.failed(new TextError(
          1, 1, text.length() + " characters", "at most " + MAX_LENGTH + " characters"));
    }
    reader.skipBlank();
    if (reader.atEnd()) {
      return new ParseResult.Ok<>(defaults);
    }
    int start = reader.offset();
    String name = reader.until("=,").strip();
    if (!reader.atEnd() && reader.peek() == '=') {
      reader.moveTo(0);
      return readOptions(defaults);
    }
    Optional<OptionValues> preset = preset(name);
    if (preset.isEmpty()) {
      return ParseResult.failed(
          reader.errorAt(start, "no rule set " + TextReader.quote(name), presetNames()));
    }
    return reader.accept(',') ? readOptions(preset.get()) : new ParseResult.Ok<>(preset.get());
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

  private Optional<OptionValues> preset(String name) {
    String wanted = aliases.entrySet().stream()
        .filter(alias -> alias.getKey().equalsIgnoreCase(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(name);
    return presets.entrySet().stream()
        .filter(preset -> preset.getKey().equalsIgnoreCase(wanted))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private ParseResult<OptionValues> readOptions(OptionValues preset) {
    OptionValues.Builder values = preset.toBuilder();
    List<Option<?>> seen = new ArrayList<>();
    do {
      reader.skipBlank();
      readOption(values, seen);
    } while (reader.accept(','));
    if (!reader.atEnd()) {
      errors.add(reader.unexpected("a comma or the end"));
    }
    if (!errors.isEmpty()) {
      return new ParseResult.Failed<>(errors);
    }
    OptionValues read = values.build();
    List<String> problems = check.apply(read);
    return problems.isEmpty()
        ? new ParseResult.Ok<>(read)
        : new ParseResult.Failed<>(
            problems.stream().map(problem -> new TextError(1, 1, problem, "")).toList());
  }

  private void readOption(OptionValues.Builder values, List<Option<?>> seen) {
    int start = reader.offset();
    String name = reader.until("=,").strip();
    Option<?> option = options.stream()
        .filter(o -> o.name().equalsIgnoreCase(name))
        .findFirst()
        .orElse(null);
    boolean hasValue = reader.accept('=');
    int valueStart = reader.offset();
    String value = hasValue ? value() : null;
    if (option == null) {
      List<String> near =
          NearestNames.of(name, options.stream().map(Option::name).toList());
      errors.add(reader.errorAt(
          start, "no option " + TextReader.quote(name), "perhaps " + String.join(", ", near)));
    } else if (seen.contains(option)) {
      errors.add(reader.errorAt(start, "option " + option.name() + " stands twice", "each once"));
    } else if (value == null) {
      String found = hasValue ? "an unclosed value of " : "no value of ";
      errors.add(
          reader.errorAt(valueStart, found + option.name(), option.domain().expected()));
    } else {
      seen.add(option);
      set(option, values, valueStart, value);
    }
  }

  private <V> void set(Option<V> option, OptionValues.Builder values, int at, String value) {
    String message = option.name() + " can't be " + TextReader.quote(value);
    try {
      V read = option.domain().read().apply(value);
      if (read != null) {
        values.set(option, read);
        return;
      }
    } catch (IllegalArgumentException e) {
      message += ": " + e.getMessage();
    }
    errors.add(reader.errorAt(at, message, option.domain().expected()));
  }

  private @Nullable String value() {
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
}
