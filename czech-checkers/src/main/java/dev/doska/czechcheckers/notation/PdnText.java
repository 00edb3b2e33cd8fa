package dev.doska.czechcheckers.notation;

import java.util.List;

/**
 * The moves of a game or of a variation with their notes. Immutable.
 *
 * @param opening what stands before the first move, in order
 * @param moves the moves
 */
public record PdnText(List<PdnNote> opening, List<PdnMove> moves) {
  /**
   * Copies the lists.
   *
   * @param opening what stands before the first move, in order
   * @param moves the moves
   */
  public PdnText {
    opening = List.copyOf(opening);
    moves = List.copyOf(moves);
  }

  /**
   * The same text without places.
   *
   * @return a text that can be compared by its content
   */
  public PdnText withoutPlaces() {
    return new PdnText(
        opening.stream().map(PdnNote::withoutPlaces).toList(),
        moves.stream().map(PdnMove::withoutPlaces).toList());
  }
}
