package dev.doska.czechcheckers;

import dev.doska.core.DraftFault;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A mutable position that may break the rules. {@link #validate} names every fault, and only a draft
 * without faults becomes a {@link CzechPosition}. Confined to one thread.
 *
 * <pre>{@code
 * CzechPosition position = CzechCheckers.standard().draft()
 *     .put(Piece.WHITE_KING, Square.of("g1"))
 *     .put(Piece.BLACK_MAN, Square.of("f2"))
 *     .side(Side.WHITE)
 *     .toPosition();
 * }</pre>
 */
public final class CzechDraft {
  /** The greatest number of pieces that a side can have. */
  public static final int MAX_PIECES = 12;

  private static final String PIECES = "pieces";
  private static final String DARK_SQUARE = "a dark square from a1 to h8";

  private final List<Placement> placements = new ArrayList<>();
  private Side side;
  private int quietPlies;
  private int materialPlies;
  private int mainRoadPlies;

  private CzechDraft(Side side) {
    this.side = side;
  }

  /**
   * An empty draft with White to move.
   *
   * @return a new draft
   */
  public static CzechDraft empty() {
    return new CzechDraft(Side.WHITE);
  }

  /**
   * A draft with the content of a position.
   *
   * @param position the position
   * @return a new draft
   */
  public static CzechDraft of(CzechPosition position) {
    CzechDraft draft = new CzechDraft(position.side())
        .quietPlies(position.quietPlies())
        .materialPlies(position.materialPlies())
        .mainRoadPlies(position.mainRoadPlies());
    for (Square square : Square.all()) {
      position.piece(square).ifPresent(piece -> draft.put(piece, square));
    }
    return draft;
  }

  /**
   * A piece with its square.
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

  /**
   * Puts a piece on a square, occupied or not.
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
   * Removes all pieces from a square.
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
  public CzechDraft mainRoadPlies(int value) {
    mainRoadPlies = value;
    return this;
  }

  /**
   * The pieces with their squares, in the order in which they were put.
   *
   * @return an unmodifiable copy
   */
  public List<Placement> placements() {
    return List.copyOf(placements);
  }

  /**
   * Every reason why this draft is not a position.
   *
   * @return an unmodifiable list, first the faults of pieces in the order in which they were put; empty if
   *     there is none
   */
  public List<DraftFault> validate() {
    List<DraftFault> faults = new ArrayList<>();
    int occupied = 0;
    for (int i = 0; i < placements.size(); i++) {
      Placement placement = placements.get(i);
      Square square = placement.square;
      if (!square.isOnBoard()) {
        faults.add(fault(CzechRule.CZ_01, square + " is off the board", DARK_SQUARE, i));
      } else if (!square.isPlayable()) {
        faults.add(fault(CzechRule.CZ_01, square + " is a light square", DARK_SQUARE, i));
      } else {
        int bit = 1 << square.index();
        if ((occupied & bit) != 0) {
          String message = square + " holds two pieces";
          faults.add(fault(CzechRule.CZ_01, message, "each square once", i));
        }
        occupied |= bit;
        if (isManOnLastRank(placement)) {
          String message = "a " + placement + " would have been crowned";
          faults.add(fault(CzechRule.CZ_13, message, "a king, or a man on another rank", i));
        }
      }
    }
    addNumberFaults(faults);
    return List.copyOf(faults);
  }

  private static DraftFault fault(CzechRule rule, String message, String expected, int placement) {
    return new DraftFault(rule, message, expected, PIECES, placement);
  }

  private static boolean isManOnLastRank(Placement placement) {
    return (placement.piece == Piece.WHITE_MAN && placement.square.rank() == 8)
        || (placement.piece == Piece.BLACK_MAN && placement.square.rank() == 1);
  }

  private void addNumberFaults(List<DraftFault> faults) {
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
        faults.add(
            fault(CzechRule.CZ_02, message, "at most " + MAX_PIECES + " pieces", firstTooMany));
      }
    }
    addCounterFault(faults, CzechRule.CZ_17, "quietPlies", quietPlies);
    addCounterFault(faults, CzechRule.CZ_17, "materialPlies", materialPlies);
    addCounterFault(faults, CzechRule.CZ_18, "mainRoadPlies", mainRoadPlies);
  }

  private static void addCounterFault(
      List<DraftFault> faults, CzechRule rule, String name, int value) {
    if (value < 0 || value > CzechPosition.MAX_COUNTER) {
      String message = name + " is " + value;
      faults.add(new DraftFault(
          rule, message, "a number from 0 to " + CzechPosition.MAX_COUNTER, name, -1));
    }
  }

  /**
   * The position of this draft.
   *
   * @return the position
   * @throws IllegalArgumentException with every fault, if there is one
   */
  public CzechPosition toPosition() {
    List<DraftFault> faults = validate();
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(
          faults.stream().map(DraftFault::toString).collect(Collectors.joining("\n")));
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
    return new CzechPosition(white, black, kings, side, quietPlies, materialPlies, mainRoadPlies);
  }
}
