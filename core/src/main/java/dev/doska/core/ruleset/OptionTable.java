package dev.doska.core.ruleset;

import dev.doska.core.ParseResult;
import dev.doska.core.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * All options of a game in table order, with its presets. Immutable and thread-safe.
 *
 * <p>A rule set's text is {@code NAME(,option=value)*}. It is written canonically: a preset's name if all
 * options equal it (the first in table order), else the default preset and the options that differ, in
 * table order. It is read leniently: options in any order, names and words in any case, {@code on}, {@code
 * yes} and {@code true} for each other and so {@code off}, {@code no} and {@code false}; a text that begins
 * with an option changes the default preset. An unknown or doubled option is an error with its place. A
 * value that holds a comma is written in quotation marks.
 *
 * <pre>{@code
 * OptionTable.Builder builder = OptionTable.builder();
 * Option<Boolean> huff = builder.option(
 *     "huff", OptionDomain.flag(), false, List.of(CommonRule.RESIGNATION), "whether huffing is allowed");
 * Option<Integer> limit = builder.option(
 *     "limit", OptionDomain.number(1, 99), 15, List.of(CommonRule.AGREEMENT), "the limit of moves");
 * OptionTable table = builder.preset("CLUB", values -> values).build();
 * System.out.println(table.format(table.defaults().with(huff, true))); // → CLUB,huff=on
 * System.out.println(table.parse("CLUB,limit=0").errors().get(0).column()); // → 12
 * }</pre>
 */
public final class OptionTable {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = OptionsReader.MAX_LENGTH;

  private final List<Option<?>> options;
  private final Map<String, OptionValues> presets = new LinkedHashMap<>();
  private final Map<String, String> aliases;
  private final Function<OptionValues, List<String>> check;

  private OptionTable(Builder builder) {
    this.options = List.copyOf(builder.options);
    this.aliases = new LinkedHashMap<>(builder.aliases);
    this.check = builder.check;
    OptionValues defaults = OptionValues.defaults(options);
    builder.presets.forEach((name, change) -> presets.put(name, require(change.apply(defaults))));
    if (presets.isEmpty()) {
      throw new IllegalArgumentException("a table of options needs a default preset");
    }
    if (!presets.values().iterator().next().equals(defaults)) {
      throw new IllegalArgumentException("the first preset differs from the defaults");
    }
    for (String name : aliases.values()) {
      if (!presets.containsKey(name)) {
        throw new IllegalArgumentException("an alias of no preset: " + name);
      }
    }
  }

  /**
   * An empty table to be filled.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The options.
   *
   * @return an unmodifiable list in table order
   */
  public List<Option<?>> options() {
    return options;
  }

  /**
   * The option with a name.
   *
   * @param name the name, in any case
   * @return the option
   * @throws IllegalArgumentException if there is none
   */
  public Option<?> option(String name) {
    return options.stream()
        .filter(option -> option.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no option " + name + "; near to it: "
            + NearestNames.of(name, options.stream().map(Option::name).toList())));
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
   * The values of a preset.
   *
   * @param name its name, as {@link #presets} has it
   * @return the values
   * @throws IllegalArgumentException if there is no such preset
   */
  public OptionValues preset(String name) {
    OptionValues values = presets.get(name);
    if (values == null) {
      throw new IllegalArgumentException("no preset " + name + " in " + presets.keySet());
    }
    return values;
  }

  /**
   * The values of the default preset.
   *
   * @return the values
   */
  public OptionValues defaults() {
    return presets.values().iterator().next();
  }

  /**
   * Why values do not fit together.
   *
   * @param values values of this table
   * @return every reason, empty if they fit
   */
  public List<String> problems(OptionValues values) {
    return check.apply(values);
  }

  /**
   * Checks that values fit together.
   *
   * @param values values of this table
   * @return the values
   * @throws IllegalArgumentException with every reason why they do not fit
   */
  public OptionValues require(OptionValues values) {
    List<String> problems = problems(values);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", problems));
    }
    return values;
  }

  /**
   * Each preset, and the default preset with one option changed: every sample of every option's domain,
   * as far as it fits the other options. Tests of all rule sets use them.
   *
   * @return different values in table order
   */
  public List<OptionValues> variants() {
    List<OptionValues> variants = new ArrayList<>(presets.values());
    for (Option<?> option : options) {
      addVariants(option, variants);
    }
    return variants.stream().distinct().toList();
  }

  private <V> void addVariants(Option<V> option, List<OptionValues> variants) {
    for (V sample : option.domain().samples()) {
      OptionValues changed = defaults().with(option, sample);
      if (problems(changed).isEmpty()) {
        variants.add(changed);
      }
    }
  }

  /**
   * The canonical text of values.
   *
   * @param values values of this table
   * @return the text
   */
  public String format(OptionValues values) {
    for (Map.Entry<String, OptionValues> preset : presets.entrySet()) {
      if (preset.getValue().equals(values)) {
        return preset.getKey();
      }
    }
    StringBuilder text = new StringBuilder(presets.keySet().iterator().next());
    for (Option<?> option : options) {
      String value = values.text(option);
      if (!value.equals(defaults().text(option))) {
        boolean quoted = value.indexOf(',') >= 0;
        text.append(',').append(option.name()).append('=');
        text.append(quoted ? "\"" + value + "\"" : value);
      }
    }
    return text.toString();
  }

  /**
   * Reads a rule set's text. Never throws, whatever the text.
   *
   * @param text the text; empty for the default preset
   * @return the values, or every fault
   */
  public ParseResult<OptionValues> parse(String text) {
    return new OptionsReader(options, presets, aliases, check, text).read();
  }

  /** Collects options and presets in table order. Confined to one thread. */
  public static final class Builder {
    private final List<Option<?>> options = new ArrayList<>();
    private final Map<String, UnaryOperator<OptionValues>> presets = new LinkedHashMap<>();
    private final Map<String, String> aliases = new LinkedHashMap<>();
    private Function<OptionValues, List<String>> check = values -> List.of();

    private Builder() {}

    /**
     * Adds an option.
     *
     * @param name its name in texts
     * @param domain its values
     * @param defaultValue its value in the first preset
     * @param rules the rules that it belongs to, at least one
     * @param description what it decides, one sentence without a full stop
     * @param <V> the type of its values
     * @return the option, to be kept as a constant
     * @throws IllegalArgumentException if the name is taken, the default is not in the domain or there is
     *     no rule
     */
    public <V> Option<V> option(
        String name,
        OptionDomain<V> domain,
        V defaultValue,
        List<? extends Rule> rules,
        String description) {
      if (rules.isEmpty()
          || options.stream().anyMatch(option -> option.name().equalsIgnoreCase(name))) {
        throw new IllegalArgumentException("the option " + name + " is doubled or has no rule");
      }
      Option<V> option =
          new Option<>(options.size(), name, domain, defaultValue, List.copyOf(rules), description);
      option.checked(defaultValue);
      options.add(option);
      return option;
    }

    /**
     * Adds a preset; the first is the default and changes nothing.
     *
     * @param name its name, in capitals
     * @param change gives its values from the default values
     * @return this builder
     */
    public Builder preset(String name, UnaryOperator<OptionValues> change) {
      presets.put(name, change);
      return this;
    }

    /**
     * Adds another name under which a preset is read.
     *
     * @param alias the other name
     * @param name the preset's name
     * @return this builder
     */
    public Builder alias(String alias, String name) {
      aliases.put(alias, name);
      return this;
    }

    /**
     * Sets what makes values fit together.
     *
     * @param problems gives every reason why values do not fit
     * @return this builder
     */
    public Builder check(Function<OptionValues, List<String>> problems) {
      check = problems;
      return this;
    }

    /**
     * The finished table.
     *
     * @return the table
     * @throws IllegalArgumentException if there is no preset, the first differs from the defaults, a
     *     preset does not fit together, or an alias has no preset
     */
    public OptionTable build() {
      return new OptionTable(this);
    }
  }
}
