package dev.doska.core.ruleset;

import dev.doska.core.Rule;
import java.util.List;

/**
 * One option of a game's rule sets: its name, its values, its rules and what it means. Immutable and
 * thread-safe. An option belongs to the table whose builder made it, and two options are equal only if
 * they are the same object.
 *
 * @param <V> the type of its values
 */
public final class Option<V> {
  private final int index;
  private final String name;
  private final OptionDomain<V> domain;
  private final V defaultValue;
  private final List<Rule> rules;
  private final String description;

  Option(
      int index,
      String name,
      OptionDomain<V> domain,
      V defaultValue,
      List<Rule> rules,
      String description) {
    this.index = index;
    this.name = name;
    this.domain = domain;
    this.defaultValue = defaultValue;
    this.rules = List.copyOf(rules);
    this.description = description;
  }

  /** The option's place in its table. */
  int index() {
    return index;
  }

  /** The value of the first preset. */
  V defaultValue() {
    return defaultValue;
  }

  /**
   * The option's name in texts.
   *
   * @return a word in camel case, such as {@code kingPriority}
   */
  public String name() {
    return name;
  }

  /**
   * The values that the option can have.
   *
   * @return the domain
   */
  public OptionDomain<V> domain() {
    return domain;
  }

  /**
   * The rules that the option belongs to.
   *
   * @return an unmodifiable list, never empty
   */
  public List<Rule> rules() {
    return rules;
  }

  /**
   * What the option decides.
   *
   * @return one sentence without a full stop
   */
  public String description() {
    return description;
  }

  /** The value as the option's type; refuses what is not in the domain. */
  V checked(V value) {
    if (!domain.contains(value)) {
      throw new IllegalArgumentException(
          "the option " + name + " can't be " + value + "; expected " + domain.expected());
    }
    return value;
  }

  @Override
  public String toString() {
    return name;
  }
}
