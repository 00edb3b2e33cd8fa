package dev.doska.core;

import java.util.List;
import java.util.Optional;

/**
 * Pictures of a game: text for a terminal, SVG for a page. Plain strings without outside references.
 * Immutable and thread-safe.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface Drawing<S, M> {
  /**
   * What to mark on a board.
   *
   * @param last the move that led to the position, if it is to be shown
   * @param targets legal moves whose ends are to be shown
   * @param <M> the game's moves
   */
  record Marks<M>(Optional<M> last, List<M> targets) {
    /**
     * Copies the list.
     *
     * @param last the move that led to the position, if it is to be shown
     * @param targets legal moves whose ends are to be shown
     */
    public Marks {
      targets = List.copyOf(targets);
    }

    /**
     * No marks.
     *
     * @param <M> the game's moves
     * @return the empty marks
     */
    public static <M> Marks<M> none() {
      return new Marks<>(Optional.empty(), List.of());
    }
  }

  /**
   * The board in Unicode text.
   *
   * @param position the position
   * @return several lines, each with its end
   */
  String text(S position);

  /**
   * The board as an SVG document.
   *
   * @param position the position
   * @param marks what to mark
   * @return a complete document
   */
  String svg(S position, Marks<M> marks);

  /**
   * The board as an SVG document without marks.
   *
   * @param position the position
   * @return a complete document
   */
  default String svg(S position) {
    return svg(position, Marks.none());
  }

  /**
   * A whole game as one animated SVG document, without script.
   *
   * @param line the game
   * @return a complete document
   */
  String replay(History<S, M> line);
}
