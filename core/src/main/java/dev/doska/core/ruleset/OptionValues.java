package dev.doska.core.ruleset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A value for each option of a table. Immutable and thread-safe. Two are equal if they belong to the same
 * table and all values are equal.
 */
public final class OptionValues {
  private final List<Option<?>> options;
  private final Object[] values;

  private OptionValues(List<Option<?>> options, Object[] values) {
    this.options = options;
    this.values = values;
  }

  /** The default values of some options, in the order of their places. */
  static OptionValues defaults(List<Option<?>> options) {
    return new OptionValues(
        options, options.stream().map(option -> (Object) option.defaultValue()).toArray());
  }

  /**
   * The value of an option.
   *
   * @param option an option of this table
   * @param <V> its type
   * @return the value
   * @throws IllegalArgumentException if the option belongs to another table
   */
  @SuppressWarnings("unchecked") // an option's place holds values of its type only, see set
  public <V> V get(Option<V> option) {
    require(option);
    return (V) values[option.index()];
  }

  /**
   * The text of an option's value.
   *
   * @param option an option of this table
   * @param <V> its type
   * @return the text, without quotation marks
   * @throws IllegalArgumentException if the option belongs to another table
   */
  public <V> String text(Option<V> option) {
    return option.domain().write().apply(get(option));
  }

  /**
   * These values with one of them changed.
   *
   * @param option an option of this table
   * @param value its new value
   * @param <V> its type
   * @return the changed values
   * @throws IllegalArgumentException if the value is not in the option's domain, or the option belongs to
   *     another table
   */
  public <V> OptionValues with(Option<V> option, V value) {
    return toBuilder().set(option, value).build();
  }

  /**
   * The options in which these values differ from others.
   *
   * @param others values of the same table
   * @return the options in table order
   * @throws IllegalArgumentException if the values belong to another table
   */
  public List<Option<?>> differences(OptionValues others) {
    if (!options.equals(others.options)) {
      throw new IllegalArgumentException("values of another table: " + others);
    }
    List<Option<?>> differences = new ArrayList<>();
    for (Option<?> option : options) {
      if (!values[option.index()].equals(others.values[option.index()])) {
        differences.add(option);
      }
    }
    return List.copyOf(differences);
  }

  /**
   * A builder that starts from these values.
   *
   * @return a new builder
   */
  public Builder toBuilder() {
    return new Builder(options, values.clone());
  }

  private void require(Option<?> option) {
    require(options, option);
  }

  private static void require(List<Option<?>> options, Option<?> option) {
    if (option.index() >= options.size() || options.get(option.index()) != option) {
      throw new IllegalArgumentException("the option " + option + " belongs to another table");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OptionValues that
        && options.equals(that.options)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** All options with their values, in table order. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Option<?> option : options) {
      text.append(text.isEmpty() ? "" : ",").append(option).append('=').append(text(option));
    }
    return text.toString();
  }

  /** Changes values one by one. Confined to one thread. */
  public static final class Builder {
    private final List<Option<?>> options;
    private final Object[] values;

    private Builder(List<Option<?>> options, Object[] values) {
      this.options = options;
      this.values = values;
    }

    /**
     * Changes a value.
     *
     * @param option an option of this table
     * @param value its new value
     * @param <V> its type
     * @return this builder
     * @throws IllegalArgumentException if the value is not in the option's domain, or the option belongs
     *     to another table
     */
    public <V> Builder set(Option<V> option, V value) {
      require(options, option);
      values[option.index()] = option.checked(value);
      return this;
    }

    /**
     * The values as they are now.
     *
     * @return the values
     */
    public OptionValues build() {
      return new OptionValues(options, values.clone());
    }
  }
}
