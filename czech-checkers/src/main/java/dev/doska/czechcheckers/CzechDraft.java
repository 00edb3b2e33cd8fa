package dev.doska.czechcheckers;

import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A position in the making, which may hold any nonsense. {@link #validate} names every fault and only a
 * draft without faults becomes a {@link CzechPosition}. Confined to one thread.
 *
 * <pre>{@code
 * CzechPosition position = new CzechDraft()
 *     .put(Piece.WHITE_KING, Square.of("g1"))
 *     .put(Piece.BLACK_MAN, Square.of("f2"))
 *     .side(Side.WHITE)
 *     .toPosition();
 * }</pre>
 */
public final class CzechDraft {
  /** The greatest number of pieces that a side can have. */
  public static final int MAX_PIECES = 12;

  private final List<Placement> placements = new ArrayList<>();
  private Side side = Side.WHITE;
  private int quietPlies;
  private int materialPlies;
  private int roadPlies;

  /** An empty draft with White to move. */
  public CzechDraft() {}

  /**
   * A piece put on a square.
   *
   * @param piece the piece
   * @param square the square
   */
  public record Placement(Piece piece, Square square) {
    /**
     * Refuses null.
     *
     * @param piece the piece
     * @param square the square
     */
    public Placement {
      Objects.requireNonNull(piece);
      Objects.requireNonNull(square);
    }

    @Override
    public String toString() {
      return piece + " on " + square;
    }
  }

  /** The kinds of fault, in the order in which they are reported. */
  public enum Kind {
    /** A piece off the board. */
    OFF_BOARD,
    /** A piece on a light square. */
    LIGHT_SQUARE,
    /** A piece where another stands already. */
    OCCUPIED,
    /** A man on the rank where it would have been crowned. */
    MAN_ON_LAST_RANK,
    /** More than twelve pieces of a side. */
    TOO_MANY_PIECES,
    /** A counter below 0 or above {@link CzechPosition#MAX_COUNTER}. */
    COUNTER
  }

  /**
   * A reason why a draft is no position.
   *
   * @param kind what kind of fault it is
   * @param rule the rule that it breaks
   * @param placement the index among {@link #placements} of the piece at fault, or of the first that
   *     is too many; -1 for counters
   * @param message what is wrong, in words
   */
  public record Fault(Kind kind, CzechRule rule, int placement, String message) {
    @Override
    public String toString() {
      return rule.id() + ": " + message;
    }
  }

  /**
   * Puts a piece on a square, whatever stands there.
   *
   * @param piece the piece
   * @param square any square
   * @return this draft
   */
  public CzechDraft put(Piece piece, Square square) {
    placements.add(new Placement(piece, square));
    return this;
  }

  /**
   * Takes every piece from a square.
   *
   * @param square any square
   * @return this draft
   */
  public CzechDraft clear(Square square) {
    Objects.requireNonNull(square);
    placements.removeIf(placement -> placement.square.equals(square));
    return this;
  }

  /**
   * Sets the side to move.
   *
   * @param value the side
   * @return this draft
   */
  public CzechDraft side(Side value) {
    side = Objects.requireNonNull(value);
    return this;
  }

  /**
   * Sets the plies since the last capture or man's move.
   *
   * @param value from 0 to {@link CzechPosition#MAX_COUNTER}
   * @return this draft
   */
  public CzechDraft quietPlies(int value) {
    quietPlies = value;
    return this;
  }

  /**
   * Sets the plies since the last capture or crowning.
   *
   * @param value from 0 to {@link CzechPosition#MAX_COUNTER}
   * @return this draft
   */
  public CzechDraft materialPlies(int value) {
    materialPlies = value;
    return this;
  }

  /**
   * Sets the plies since a lone king against three kings came onto the main road.
   *
   * @param value from 0 to {@link CzechPosition#MAX_COUNTER}
   * @return this draft
   */
  public CzechDraft roadPlies(int value) {
    roadPlies = value;
    return this;
  }

  /**
   * What has been put where, in the order in which it was.
   *
   * @return an unmodifiable copy
   */
  public List<Placement> placements() {
    return List.copyOf(placements);
  }

  /**
   * Every reason why this is no position.
   *
   * @return an unmodifiable list, faults of pieces first in the order of their placement; empty if the
   *     draft is clean
   */
  public List<Fault> validate() {
    List<Fault> faults = new ArrayList<>();
    int occupied = 0;
    for (int i = 0; i < placements.size(); i++) {
      Placement placement = placements.get(i);
      Square square = placement.square;
      if (!square.isOnBoard()) {
        faults.add(new Fault(Kind.OFF_BOARD, CzechRule.CZ_01, i, square + " is off the board"));
      } else if (!square.isPlayable()) {
        faults.add(new Fault(Kind.LIGHT_SQUARE, CzechRule.CZ_01, i, square + " is a light square"));
      } else {
        int bit = 1 << square.index();
        if ((occupied & bit) != 0) {
          String message = square + " holds two pieces";
          faults.add(new Fault(Kind.OCCUPIED, CzechRule.CZ_01, i, message));
        }
        occupied |= bit;
        if (isManOnLastRank(placement)) {
          String message = "a " + placement + " would have been crowned";
          faults.add(new Fault(Kind.MAN_ON_LAST_RANK, CzechRule.CZ_13, i, message));
        }
      }
    }
    addNumberFaults(faults);
    return List.copyOf(faults);
  }

  private static boolean isManOnLastRank(Placement placement) {
    return (placement.piece == Piece.WHITE_MAN && placement.square.rank() == 8)
        || (placement.piece == Piece.BLACK_MAN && placement.square.rank() == 1);
  }

  private void addNumberFaults(List<Fault> faults) {
    for (Side owner : Side.values()) {
      int count = 0;
      int firstTooMany = -1;
      for (int i = 0; i < placements.size(); i++) {
        if (placements.get(i).piece.side() == owner && ++count == MAX_PIECES + 1) {
          firstTooMany = i;
        }
      }
      if (firstTooMany >= 0) {
        String message = (owner == Side.WHITE ? "White" : "Black") + " has " + count
            + " pieces, more than " + MAX_PIECES;
        faults.add(new Fault(Kind.TOO_MANY_PIECES, CzechRule.CZ_02, firstTooMany, message));
      }
    }
    addCounterFault(faults, CzechRule.CZ_17, "quietPlies", quietPlies);
    addCounterFault(faults, CzechRule.CZ_17, "materialPlies", materialPlies);
    addCounterFault(faults, CzechRule.CZ_18, "roadPlies", roadPlies);
  }

  private static void addCounterFault(List<Fault> faults, CzechRule rule, String name, int value) {
    if (value < 0 || value > CzechPosition.MAX_COUNTER) {
      String message = name + " is " + value + ", not 0 to " + CzechPosition.MAX_COUNTER;
      faults.add(new Fault(Kind.COUNTER, rule, -1, message));
    }
  }

  /**
   * The position.
   *
   * @return the position that this draft holds
   * @throws IllegalStateException with every fault if there is one
   */
  public CzechPosition toPosition() {
    List<Fault> faults = validate();
    if (!faults.isEmpty()) {
      throw new IllegalStateException(
          faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
    }
    int white = 0;
    int black = 0;
    int kings = 0;
    for (Placement placement : placements) {
      int bit = 1 << placement.square.index();
      white |= placement.piece.side() == Side.WHITE ? bit : 0;
      black |= placement.piece.side() == Side.BLACK ? bit : 0;
      kings |= placement.piece.isKing() ? bit : 0;
    }
    return new CzechPosition(white, black, kings, side, quietPlies, materialPlies, roadPlies);
  }
}
