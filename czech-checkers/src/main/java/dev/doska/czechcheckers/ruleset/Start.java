package dev.doska.czechcheckers.ruleset;

import dev.doska.core.Side;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.notation.CzechFen;
import java.util.Objects;

/** Where a game begins (CZ-02). Immutable. */
public sealed interface Start {
  /** Twelve men each on three ranks. */
  Start THREE_RANKS = new Ranks(3);

  /** Eight men each on two ranks. */
  Start TWO_RANKS = new Ranks(2);

  /**
   * Reads a start. Text in any other form than {@code THREE_RANKS}, {@code TWO_RANKS} or a FEN is no
   * start.
   *
   * @param text the name of a start, or a position in FEN
   * @return the start
   * @throws IllegalArgumentException with every fault of the position
   */
  static Start parse(String text) {
    return switch (text) {
      case "THREE_RANKS" -> THREE_RANKS;
      case "TWO_RANKS" -> TWO_RANKS;
      default -> new Placed(CzechFen.ALGEBRAIC.parse(text).orElseThrow());
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
   * Full ranks of men.
   *
   * @param ranks how many ranks each side fills, 2 or 3
   */
  record Ranks(int ranks) implements Start {
    /**
     * Checks the number.
     *
     * @param ranks 2 or 3
     * @throws IllegalArgumentException if it is another
     */
    public Ranks {
      if (ranks != 2 && ranks != 3) {
        throw new IllegalArgumentException("men stand on 2 or 3 ranks, not " + ranks);
      }
    }

    @Override
    public CzechPosition position(Side starter) {
      Objects.requireNonNull(starter);
      return CzechPosition.ofFullRanks(ranks, starter);
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
  record Placed(CzechPosition position) implements Start {
    /**
     * Refuses null.
     *
     * @param position the position, with its side to move and its counters
     */
    public Placed {
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
