package dev.doska.chapayev;

import dev.doska.core.Side;

/**
 * A checker's place in a {@link FormationSpec}.
 *
 * @param file from 0
 * @param rowOffset rows in front of the side's own row; 0 is the only one supported
 * @param level 0 for the lower floor, 1 for a checker on another
 * @param pose how it is put down; flat is the only one supported
 */
public record PieceSlot(int file, int rowOffset, int level, Pose pose) {
  /**
   * Checks the ranges.
   *
   * @param file from 0
   * @param rowOffset rows in front of the side's own row; 0 is the only one supported
   * @param level 0 for the lower floor, 1 for a checker on another
   * @param pose how it is put down; flat is the only one supported
   * @throws IllegalArgumentException if a value is out of its range
   */
  public PieceSlot {
    Limits.check("file", file, 0, 9);
    Limits.check("row offset", rowOffset, 0, 0);
    Limits.check("level", level, 0, 1);
    if (pose != Pose.FLAT) {
      throw new IllegalArgumentException("a formation's checkers lie flat");
    }
  }

  /**
   * A flat checker on the side's own row.
   *
   * @param file from 0
   * @param level 0 or 1
   * @return the slot
   */
  public static PieceSlot floor(int file, int level) {
    return new PieceSlot(file, 0, level, Pose.FLAT);
  }

  /**
   * The files in the order in which reserves and second floors are placed: nearest the centre first,
   * of two equally near the one to the owner's left.
   */
  static int fileFromCentre(int files, Side colour, int index) {
    boolean left = index % 2 == 0;
    int distance = index / 2;
    return left == (colour == Side.WHITE) ? files / 2 - 1 - distance : files / 2 + distance;
  }
}
