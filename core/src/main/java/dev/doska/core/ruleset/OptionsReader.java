package dev.doska.core.ruleset;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads one rule set's text by a table. */
final class OptionsReader {
  private final OptionTable table;
  private final String text;
  private final TextReader reader;
  private final List<TextError> errors = new ArrayList<>();

  OptionsReader(OptionTable table, String text) {
    this.table = table;
    this.text = text;
    this.reader = new TextReader(text);
  }

  ParseResult<OptionValues> read() {
    if (text.length() > OptionTable.MAX_LENGTH) {
      return ParseResult.failed(new TextError(
          1,
          1,
          text.length() + " characters",
          "at most " + OptionTable.MAX_LENGTH + " characters"));
    }
    reader.skipBlank();
    if (reader.atEnd()) {
      return new ParseResult.Ok<>(table.defaults());
    }
    int start = reader.offset();
    String name = reader.until("=,").strip();
    if (!reader.atEnd() && reader.peek() == '=') {
      reader.moveTo(0);
      return readOptions(table.defaults());
    }
    Optional<String> preset = preset(name);
    if (preset.isEmpty()) {
      return ParseResult.failed(
          reader.errorAt(start, "no rule set " + TextReader.quote(name), presetNames()));
    }
    OptionValues values = table.preset(preset.get());
    return reader.accept(',') ? readOptions(values) : new ParseResult.Ok<>(values);
  }

  /** The presets with their aliases, as an error names them. */
  private String presetNames() {
    List<String> names = new ArrayList<>();
    for (String preset : table.presets()) {
      StringBuilder name = new StringBuilder(preset);
      table
          .aliases()
          .forEach((alias, of) -> name.append(of.equals(preset) ? " (or " + alias + ")" : ""));
      names.add(name.toString());
    }
    return String.join(", ", names);
  }

  private Optional<String> preset(String name) {
    String wanted = table.aliases().entrySet().stream()
        .filter(alias -> alias.getKey().equalsIgnoreCase(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(name);
    return table.presets().stream().filter(wanted::equalsIgnoreCase).findFirst();
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
    List<String> problems = table.problems(read);
    return problems.isEmpty()
        ? new ParseResult.Ok<>(read)
        : new ParseResult.Failed<>(
            problems.stream().map(problem -> new TextError(1, 1, problem, "")).toList());
  }

  private void readOption(OptionValues.Builder values, List<Option<?>> seen) {
    int start = reader.offset();
    String name = reader.until("=,").strip();
    Option<?> option = table.options().stream()
        .filter(o -> o.name().equalsIgnoreCase(name))
        .findFirst()
        .orElse(null);
    boolean hasValue = reader.accept('=');
    int valueStart = reader.offset();
    String value = hasValue ? value() : null;
    if (option == null) {
      List<String> near =
          NearestNames.of(name, table.options().stream().map(Option::name).toList());
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
