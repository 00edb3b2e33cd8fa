package dev.doska.tool.adapter;

import dev.doska.core.FiniteGame;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Perft of Czech checkers in which a capture counts once for each of its routes. A route is an order in
 * which the pieces can be captured.
 */
final class RoutePerft implements PerftVariant<CzechPosition, CzechMove> {
  /** The depth at which the work is divided among threads. */
  private static final int CUT = 2;

  private final CzechCheckers game;

  /**
   * Perft under a rule set without its draw rules.
   *
   * @param game the game
   */
  RoutePerft(CzechCheckers game) {
    this.game = game.withoutDraws();
  }

  @Override
  public String name() {
    return "routes";
  }

  @Override
  public long leaves(
      FiniteGame<CzechPosition, CzechMove> rules, CzechPosition start, int depth, int threads) {
    if (threads == 1 || depth <= CUT) {
      return game.routes(start, depth);
    }
    List<CzechPosition> positions = List.of(start);
    for (int ply = 0; ply < CUT; ply++) {
      positions = after(positions);
    }
    List<CzechPosition> shared = positions;
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> shared.parallelStream()
              .mapToLong(position -> game.routes(position, depth - CUT))
              .sum())
          .join();
    } finally {
      pool.shutdown();
    }
  }

  private List<CzechPosition> after(List<CzechPosition> positions) {
    List<CzechPosition> after = new ArrayList<>();
    for (CzechPosition position : positions) {
      game.forEachRoute(position, route -> after.add(game.playUnchecked(position, route)));
    }
    return after;
  }

  /** One share for each route. A route is written with all its squares, so that no two are alike. */
  @Override
  public void divide(
      FiniteGame<CzechPosition, CzechMove> rules,
      CzechPosition position,
      int depth,
      int threads,
      Consumer<Share> shares) {
    game.forEachRoute(position, route -> {
      CzechPosition after = game.playUnchecked(position, route);
      boolean captures = after.pieces(after.side()) != position.pieces(after.side());
      String text = route.squares().stream()
          .map(Square::toString)
          .collect(Collectors.joining(captures ? "x" : "-"));
      shares.accept(new Share(text, leaves(rules, after, depth - 1, threads)));
    });
  }
}
