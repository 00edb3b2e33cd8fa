package dev.doska.tool.adapter;

import java.util.List;
import java.util.Optional;

/**
 * The events of a game that can be counted. Thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface GameEvents<S, M> {
  /** The plural noun for the moves that lengths and rates refer to. */
  String unit();

  /** Whether a move is one of those that lengths and rates refer to. */
  boolean counts(M move);

  /** Every kind of event, in the order of the rules. */
  List<EventKind> kinds();

  /**
   * The events that the initial position shows.
   *
   * @return kinds, each once for each event
   */
  default List<EventKind> atStart() {
    return List.of();
  }

  /**
   * The events that a legal move causes.
   *
   * @return kinds, each once for each event
   */
  List<EventKind> events(S before, M move, S after);

  /** The kind that begins a round; empty if each match is one round. */
  default Optional<EventKind> roundStart() {
    return Optional.empty();
  }

  /** No events: every move counts. */
  static <S, M> GameEvents<S, M> none() {
    return new GameEvents<>() {
      @Override
      public String unit() {
        return "moves";
      }

      @Override
      public boolean counts(M move) {
        return true;
      }

      @Override
      public List<EventKind> kinds() {
        return List.of();
      }

      @Override
      public List<EventKind> events(S before, M move, S after) {
        return List.of();
      }
    };
  }
}
