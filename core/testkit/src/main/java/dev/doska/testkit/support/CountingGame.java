package dev.doska.testkit.support;

import dev.doska.core.Game;
import dev.doska.core.Notation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game that does what another one does and counts the calls of each method. Its notation asks the
 * counting game, and so do the calls on {@link Game#withoutDraws}. Calls that the other game makes to
 * itself are not counted. Confined to one thread.
 *
 * <pre>{@code
 * Game<?, ?> game = Games.all().get(0).create("").orElseThrow();
 * CountingGame<Game<?, ?>> counting = CountingGame.of(Game.class, game, g -> g.notation());
 * counting.game().initial();
 * System.out.println(counting.calls("initial")); // 1
 * }</pre>
 *
 * @param <G> the game as its callers see it
 */
public final class CountingGame<G extends Game<?, ?>> {
  private final Class<?> type;
  private final Function<G, ? extends Notation<?, ?>> notation;
  private final Map<String, Integer> calls = new TreeMap<>();
  private final G game;

  private CountingGame(Class<?> type, G target, Function<G, ? extends Notation<?, ?>> notation) {
    this.type = type;
    this.notation = notation;
    this.game = counting(target);
  }

  /**
   * A counting game.
   *
   * @param type the interface that the game is seen as, such as {@code Game.class}
   * @param target the game that answers
   * @param notation makes the notation for a game
   * @param <G> the type of the game
   * @return the counting game, before any call
   */
  public static <G extends Game<?, ?>> CountingGame<G> of(
      Class<?> type, G target, Function<G, ? extends Notation<?, ?>> notation) {
    return new CountingGame<>(type, target, notation);
  }

  /**
   * The game that counts.
   *
   * @return the game
   */
  public G game() {
    return game;
  }

  /**
   * How often a method was called.
   *
   * @param method its name; methods that share a name are counted together
   * @return 0 or more
   */
  public int calls(String method) {
    return calls.getOrDefault(method, 0);
  }

  @SuppressWarnings("unchecked")
  private G counting(Game<?, ?> target) {
    return (G) Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
          calls.merge(method.getName(), 1, Integer::sum);
          return switch (method.getName()) {
            case "notation" -> notation.apply((G) proxy);
            case "withoutDraws" ->
              target.withoutDraws() == target ? proxy : counting(target.withoutDraws());
            default -> call(target, method, arguments);
          };
        });
  }

  private static @Nullable Object call(
      Game<?, ?> target, Method method, @Nullable Object @Nullable [] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @Override
  public String toString() {
    return "calls " + calls;
  }
}
