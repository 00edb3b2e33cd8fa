package dev.doska.core;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The result of reading a text: a value, or every fault found. Immutable. Readers return it for any
 * text and never throw.
 *
 * @param <T> the value's type
 */
public sealed interface ParseResult<T> {
  /**
   * A result with a single fault.
   *
   * @param error the fault
   * @param <T> the value's type
   * @return the result
   */
  static <T> ParseResult<T> failed(TextError error) {
    return new Failed<>(List.of(error));
  }

  /**
   * The value, if the text was good.
   *
   * @return the value or empty
   */
  Optional<T> value();

  /**
   * The faults.
   *
   * @return an unmodifiable list, empty exactly if the text was good
   */
  List<TextError> errors();

  /**
   * Whether the text was good.
   *
   * @return true exactly for {@link Ok}
   */
  default boolean isOk() {
    return this instanceof Ok;
  }

  /**
   * The value, for callers who know that the text is good.
   *
   * @return the value
   * @throws IllegalArgumentException with every fault if the text was bad
   */
  T orElseThrow();

  /**
   * The value, or another one if the text was bad.
   *
   * @param other the other value
   * @return one of the two
   */
  default T orElse(T other) {
    return value().orElse(other);
  }

  /**
   * The result with another value.
   *
   * @param function what to make of a value
   * @param <U> the other value's type
   * @return the new value, or the same faults
   */
  <U> ParseResult<U> map(Function<? super T, ? extends U> function);

  /**
   * The text was good.
   *
   * @param get the value
   * @param <T> the value's type
   */
  record Ok<T>(T get) implements ParseResult<T> {
    @Override
    public Optional<T> value() {
      return Optional.of(get);
    }

    @Override
    public List<TextError> errors() {
      return List.of();
    }

    @Override
    public T orElseThrow() {
      return get;
    }

    @Override
    public <U> ParseResult<U> map(Function<? super T, ? extends U> function) {
      return new Ok<>(function.apply(get));
    }
  }

  /**
   * The text was bad.
   *
   * @param errors every fault found, in the order of their places, at least one
   * @param <T> the value's type
   */
  record Failed<T>(List<TextError> errors) implements ParseResult<T> {
    /**
     * Copies the list and checks that there is a fault.
     *
     * @param errors every fault found, in the order of their places, at least one
     */
    public Failed {
      errors = List.copyOf(errors);
      if (errors.isEmpty()) {
        throw new IllegalArgumentException("a bad text needs a fault");
      }
    }

    @Override
    public Optional<T> value() {
      return Optional.empty();
    }

    @Override
    public T orElseThrow() {
      throw new IllegalArgumentException(toString());
    }

    @Override
    public <U> ParseResult<U> map(Function<? super T, ? extends U> function) {
      return new Failed<>(errors);
    }

    @Override
    public String toString() {
      return errors.stream().map(TextError::toString).collect(Collectors.joining("\n"));
    }
  }
}
