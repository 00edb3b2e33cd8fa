package dev.doska.czechcheckers.ruleset;

import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechDraft;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.Objects;

/** The position in which a game begins (CZ-02). Immutable. */
public sealed interface Start {
  /** Twelve men for each side, on three ranks. */
  Start THREE_RANKS = new FullRanks(3);

  /** Eight men for each side, on two ranks. */
  Start TWO_RANKS = new FullRanks(2);

  /**
   * Reads a start.
   *
   * @param text {@code THREE_RANKS}, {@code TWO_RANKS}, or a position in FEN
   * @return the start
   * @throws IllegalArgumentException with every error of the text, if it is none of these
   */
  static Start parse(String text) {
    return switch (text) {
      case "THREE_RANKS" -> THREE_RANKS;
      case "TWO_RANKS" -> TWO_RANKS;
      default -> new Custom(CzechFen.ALGEBRAIC.parse(text).orElseThrow());
    };
  }

  /**
   * The position.
   *
   * @param starter the side to move, unless the start has its own
   * @return the position
   */
  CzechPosition position(Side starter);

  /**
   * Men on all squares of the nearest ranks of each side.
   *
   * @param ranks the number of ranks, 2 or 3
   */
  record FullRanks(int ranks) implements Start {
    /**
     * Checks the number.
     *
     * @param ranks 2 or 3
     * @throws IllegalArgumentException if it is another number
     */
    public FullRanks {
      if (ranks != 2 && ranks != 3) {
        throw new IllegalArgumentException("men are on 2 or 3 ranks, not on " + ranks);
      }
    }

    @Override
    public CzechPosition position(Side starter) {
      CzechDraft draft = CzechDraft.empty().side(starter);
      for (Square square : Square.all()) {
        if (square.rank() <= ranks) {
          draft.put(Piece.WHITE_MAN, square);
        } else if (square.rank() > 8 - ranks) {
          draft.put(Piece.BLACK_MAN, square);
        }
      }
      return draft.toPosition();
    }

    @Override
    public String toString() {
      return ranks == 3 ? "THREE_RANKS" : "TWO_RANKS";
    }
  }

  /**
   * Any position.
   *
   * @param position the position, with its side to move and its counters
   */
  record Custom(CzechPosition position) implements Start {
    /**
     * Refuses null.
     *
     * @param position the position, with its side to move and its counters
     */
    public Custom {
      Objects.requireNonNull(position);
    }

    @Override
    public CzechPosition position(Side starter) {
      Objects.requireNonNull(starter);
      return position;
    }

    @Override
    public String toString() {
      return CzechFen.ALGEBRAIC.format(position);
    }
  }
}
