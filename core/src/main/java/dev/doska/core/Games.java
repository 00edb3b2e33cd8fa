package dev.doska.core;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The games that are present on the module path or class path. Thread-safe.
 *
 * <pre>{@code
 * for (GameProvider provider : Games.all()) {
 *   Game<?, ?> any = provider.create("").orElseThrow();
 *   System.out.println(any.id() + " " + any.ruleset().text());
 * }
 * }</pre>
 *
 * <p>Code for any game is a method with two type parameters, {@code <S, M> void show(Game<S, M> game)},
 * which takes a {@code Game<?, ?>} without a cast.
 */
public final class Games {
  private Games() {}

  /**
   * All games.
   *
   * @return an unmodifiable list in the order of the ids
   */
  public static List<GameProvider> all() {
    return ServiceLoader.load(GameProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(GameProvider::id))
        .toList();
  }

  /**
   * The game with a name.
   *
   * @param id the name, such as {@code khachapuri}
   * @return its provider, or empty if there is none
   */
  public static Optional<GameProvider> find(String id) {
    Objects.requireNonNull(id);
    return all().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }
}
