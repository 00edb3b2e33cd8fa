package dev.doska.chapayev.ruleset;

import dev.doska.chapayev.Rows;
import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.Seam;
import dev.doska.chapayev.physics.Shape;
import dev.doska.chapayev.ruleset.formation.PieceSlot;
import dev.doska.core.Side;
import java.util.Objects;

/**
 * The board and the checkers of a rule set: sizes, and where files and rows lie. The origin is the centre
 * of the board, x runs to the last file and y to the last row. Lengths are nanometres, masses micrograms.
 * Immutable and thread-safe.
 */
public final class Equipment {
  private final int files;
  private final int rows;
  private final int square;
  private final int border;
  private final int radius;
  private final int height;
  private final int mass;
  private final Rows start;
  private final Seam fold;

  Equipment(
      int files,
      int rows,
      int square,
      int border,
      int radius,
      int height,
      int mass,
      Rows start,
      Seam fold) {
    this.files = files;
    this.rows = rows;
    this.square = square;
    this.border = border;
    this.radius = radius;
    this.height = height;
    this.mass = mass;
    this.start = start;
    this.fold = fold;
  }

  /**
   * The number of files.
   *
   * @return 8 or 10
   */
  public int files() {
    return files;
  }

  /**
   * The number of rows.
   *
   * @return 4 to 12
   */
  public int rows() {
    return rows;
  }

  /**
   * The side of a square.
   *
   * @return nanometres
   */
  public int square() {
    return square;
  }

  /**
   * The border round the squares.
   *
   * @return nanometres
   */
  public int border() {
    return border;
  }

  /**
   * A checker's radius.
   *
   * @return nanometres
   */
  public int radius() {
    return radius;
  }

  /**
   * A checker's height.
   *
   * @return nanometres
   */
  public int height() {
    return height;
  }

  /**
   * A checker's mass.
   *
   * @return micrograms
   */
  public int mass() {
    return mass;
  }

  /**
   * The rows of the first round.
   *
   * @return White's row and Black's
   */
  public Rows start() {
    return start;
  }

  /**
   * The line along which the board folds.
   *
   * @return the seam
   */
  public Seam fold() {
    return fold;
  }

  /**
   * The place of a file.
   *
   * @param file from 0 to {@code files - 1}
   * @return x in nanometres
   */
  public int x(int file) {
    return (2 * file - (files - 1)) * (square / 2);
  }

  /**
   * The place of a row.
   *
   * @param row from 1 to the number of rows
   * @return y in nanometres
   */
  public int y(int row) {
    return (2 * row - (rows + 1)) * (square / 2);
  }

  /**
   * The common line of two adjacent rows.
   *
   * @param row the lower of the two rows
   * @return y in nanometres
   */
  public int lineAbove(int row) {
    return (2 * row - rows) * (square / 2);
  }

  /**
   * Half of the board's width.
   *
   * @return nanometres, the border included
   */
  public int halfX() {
    return files * (square / 2) + border;
  }

  /**
   * Half of the board's depth.
   *
   * @return nanometres, the border included
   */
  public int halfY() {
    return rows * (square / 2) + border;
  }

  /**
   * The row behind which there is nothing.
   *
   * @param colour whose
   * @return 1 for White, the last row for Black
   */
  public int lastLine(Side colour) {
    return Objects.requireNonNull(colour) == Side.WHITE ? 1 : rows;
  }

  /**
   * The files in the order in which reserves and second floors are placed: nearest the centre first, of
   * two equally near the one to the owner's left.
   *
   * @param colour the owner
   * @param index from 0 to {@code files - 1}
   * @return a file from 0 to {@code files - 1}
   */
  public int fileFromCentre(Side colour, int index) {
    return PieceSlot.fileFromCentre(files, colour, index);
  }

  /**
   * The board as the solver takes it.
   *
   * @return the board in metres
   */
  public Board board() {
    return new Board(NanometreGrid.metres(halfX()), NanometreGrid.metres(halfY()), fold);
  }

  /**
   * A checker as the solver takes it.
   *
   * @return its shape in metres and kilograms
   */
  public Shape shape() {
    return new Shape(NanometreGrid.metres(radius), NanometreGrid.metres(height), mass / 1e9);
  }
}
