package dev.doska.chapayev.physics;

import dev.doska.chapayev.physics.internal.ExactText;
import dev.doska.chapayev.physics.internal.OverlapRepair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A board with discs at rest that a shot can start from: all on the board, no two overlapping.
 *
 * <p>Immutable and checked once, so that many shots from the same table need no further check.
 */
public final class Table {
  private final Board board;
  private final List<Disc> discs;

  private Table(Board board, List<Disc> discs) {
    this.board = board;
    this.discs = discs;
  }

  /**
   * A table.
   *
   * @param board the board
   * @param discs the discs in any order, at most {@link Disc#MAX}
   * @return the table
   * @throws InvalidSceneException with every reason of {@link #problems}
   */
  public static Table of(Board board, List<Disc> discs) {
    InvalidSceneException.throwIfAny(problems(board, discs));
    return new Table(board, sorted(discs));
  }

  /**
   * The reasons why discs on a board are not a table: an id is used twice, a centre is beyond the edge
   * line, a pair overlaps by more than {@link SolverSpec#MAX_OVERLAP}. If there are more than {@link
   * Disc#MAX} discs, that is the only reason given.
   *
   * @param board the board
   * @param discs the discs
   * @return every reason, in the order of ids; empty if {@link #of} accepts them
   */
  public static List<String> problems(Board board, List<Disc> discs) {
    List<String> reasons = new ArrayList<>();
    if (discs.size() > Disc.MAX) {
      return List.of(discs.size() + " discs are more than " + Disc.MAX);
    }
    List<Disc> all = sorted(discs);
    for (int i = 0; i < all.size(); i++) {
      Disc disc = all.get(i);
      if (i > 0 && all.get(i - 1).id() == disc.id()) {
        reasons.add("disc " + disc.id() + " is given twice");
      }
      if (!board.holds(disc.x(), disc.y())) {
        reasons.add("disc " + disc.id() + " lies beyond the edge of the board");
      }
      for (int k = i + 1; k < all.size(); k++) {
        Disc other = all.get(k);
        double overlap = OverlapRepair.of(disc, other);
        if (overlap > SolverSpec.MAX_OVERLAP) {
          reasons.add("discs "
              + disc.id()
              + " and "
              + other.id()
              + " overlap by "
              + ExactText.text(overlap * 1e9)
              + " nm");
        }
      }
    }
    return reasons;
  }

  /**
   * A table from discs that overlap: pairs are pushed apart along the line of their centres, each by
   * the other's share of the mass, lowest ids first, until all are at least in contact (rule P-5).
   *
   * <p>Discs that {@link #of} accepts are not changed, so a second repair changes nothing. The solver
   * never repairs a table itself.
   *
   * @param board the board
   * @param discs the discs
   * @return the repaired table
   * @throws InvalidSceneException if overlaps that {@link #of} refuses remain after 100 rounds, or for
   *     another problem
   */
  public static Table repair(Board board, List<Disc> discs) {
    boolean sound = discs.size() > Disc.MAX || problems(board, discs).isEmpty();
    return of(board, sound ? discs : OverlapRepair.pushApart(sorted(discs)));
  }

  private static List<Disc> sorted(List<Disc> discs) {
    List<Disc> all = new ArrayList<>(discs);
    all.sort((a, b) -> Integer.compare(a.id(), b.id()));
    return List.copyOf(all);
  }

  /**
   * The board.
   *
   * @return the board
   */
  public Board board() {
    return board;
  }

  /**
   * The discs by ascending id.
   *
   * @return an unmodifiable list
   */
  public List<Disc> discs() {
    return discs;
  }

  /**
   * The disc with an id.
   *
   * @param id any number
   * @return the disc, if it is on the table
   */
  public Optional<Disc> disc(int id) {
    for (int k = 0; k < discs.size(); k++) {
      if (discs.get(k).id() == id) {
        return Optional.of(discs.get(k));
      }
    }
    return Optional.empty();
  }

  boolean has(int id) {
    for (int k = 0; k < discs.size(); k++) {
      if (discs.get(k).id() == id) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table table && board.equals(table.board) && discs.equals(table.discs);
  }

  @Override
  public int hashCode() {
    return 31 * board.hashCode() + discs.hashCode();
  }

  @Override
  public String toString() {
    return "Table of " + discs.size() + " discs";
  }
}
