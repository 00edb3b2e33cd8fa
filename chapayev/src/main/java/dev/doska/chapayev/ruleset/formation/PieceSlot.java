package dev.doska.chapayev.ruleset.formation;

import dev.doska.core.Side;

/**
 * A checker's place in a {@link FormationSpec}.
 *
 * @param file from 0
 * @param level 0 for the lower floor, 1 for a checker on another
 */
public record PieceSlot(int file, int level) {
  /**
   * Checks the ranges.
   *
   * @param file from 0
   * @param level 0 for the lower floor, 1 for a checker on another
   * @throws IllegalArgumentException if a value is out of its range
   */
  public PieceSlot {
    Limits.check("file", file, 0, 9);
    Limits.check("level", level, 0, 1);
  }

  /**
   * The files in the order in which reserves and second floors are placed: nearest the centre first,
   * of two equally near the one to the owner's left.
   *
   * @param files the number of files
   * @param colour the owner's colour
   * @param index the place in the order, from 0
   * @return the file, from 0
   */
  public static int fileFromCentre(int files, Side colour, int index) {
    boolean left = index % 2 == 0;
    int distance = index / 2;
    return left == (colour == Side.WHITE) ? files / 2 - 1 - distance : files / 2 + distance;
  }
}
