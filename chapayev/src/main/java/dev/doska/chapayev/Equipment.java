package dev.doska.chapayev;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.Lattice;
import dev.doska.chapayev.physics.Seam;
import dev.doska.chapayev.physics.Shape;
import dev.doska.core.Side;
import java.util.Objects;

/**
 * The board and the checkers (CH-01, CH-02, CH-23, CH-30). Lengths are whole nanometres.
 *
 * <p>Places are counted from the board's centre: x to the last file, y from White's side to Black's.
 * Immutable.
 *
 * @param files the number of files and of checkers in a row, 8 or 10
 * @param rows the number of rows, 4 to 12
 * @param square the side of a square in nanometres, even, 10 to 200 millimetres
 * @param border the width of the board beyond the squares in nanometres, 0 to 200 millimetres
 * @param radius the radius of a checker in nanometres, 1 to 100 millimetres
 * @param height the height of a checker in nanometres, 1 to 100 millimetres
 * @param mass the mass of a checker in micrograms, up to 1,000 grams
 * @param piece checkers, or pawns, which never turn, stand, hang or take prisoners
 * @param startWhite White's row at the beginning, from 1
 * @param startBlack Black's row at the beginning, up to {@code rows}
 * @param fold the seam of a folding board: none, between the players, or along the board
 */
public record Equipment(
    int files,
    int rows,
    int square,
    int border,
    int radius,
    int height,
    int mass,
    PieceKind piece,
    int startWhite,
    int startBlack,
    Seam fold) {
  /** What is flicked. */
  public enum PieceKind {
    /** Flat checkers. */
    CHECKER,
    /** Chess pawns (S0). */
    PAWN
  }

  /** Eight by eight squares of 40 mm, checkers of 30 mm. */
  public static final Equipment STANDARD = new Equipment(
      8, 8, 40_000_000, 0, 15_000_000, 7_000_000, 3_500_000, PieceKind.CHECKER, 1, 8, Seam.NONE);

  /**
   * Checks each option by itself; how they fit together is checked by {@link ChapayevRuleset}.
   *
   * @param files the number of files and of checkers in a row, 8 or 10
   * @param rows the number of rows, 4 to 12
   * @param square the side of a square in nanometres, even, 10 to 200 millimetres
   * @param border the width of the board beyond the squares in nanometres, 0 to 200 millimetres
   * @param radius the radius of a checker in nanometres, 1 to 100 millimetres
   * @param height the height of a checker in nanometres, 1 to 100 millimetres
   * @param mass the mass of a checker in micrograms, up to 1,000 grams
   * @param piece checkers, or pawns, which never turn, stand, hang or take prisoners
   * @param startWhite White's row at the beginning, from 1
   * @param startBlack Black's row at the beginning, up to {@code rows}
   * @param fold the seam of a folding board: none, between the players, or along the board
   * @throws IllegalArgumentException with the first option that is out of its range
   */
  public Equipment {
    if (files != 8 && files != 10) {
      throw new IllegalArgumentException("files " + files + " is neither 8 nor 10");
    }
    Limits.check("rows", rows, 4, 12);
    Limits.checkMillionths("square", square, 10_000_000, 200_000_000);
    Limits.checkMillionths("border", border, 0, 200_000_000);
    Limits.checkMillionths("radius", radius, 1_000_000, 100_000_000);
    Limits.checkMillionths("height", height, 1_000_000, 100_000_000);
    Limits.checkMillionths("mass", mass, 1, 1_000_000_000);
    Limits.check("White's first row", startWhite, 1, 12);
    Limits.check("Black's first row", startBlack, 1, 12);
    if (square % 2 != 0) {
      throw new IllegalArgumentException(
          "square " + Millionths.text(square) + " mm is an odd number of nanometres");
    }
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
    return new Board(Lattice.metres(halfX()), Lattice.metres(halfY()), fold);
  }

  /**
   * A checker as the solver takes it.
   *
   * @return its shape in metres and kilograms
   */
  public Shape shape() {
    return new Shape(Lattice.metres(radius), Lattice.metres(height), mass / 1e9);
  }

  /**
   * The same with another value of {@link #files}.
   *
   * @param value the number of files and of checkers in a row, 8 or 10
   * @return the changed options
   */
  public Equipment withFiles(int value) {
    return new Equipment(
        value, rows, square, border, radius, height, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #rows}.
   *
   * @param value the number of rows, 4 to 12
   * @return the changed options
   */
  public Equipment withRows(int value) {
    return new Equipment(
        files, value, square, border, radius, height, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #square}.
   *
   * @param value the side of a square in nanometres, even, 10 to 200 millimetres
   * @return the changed options
   */
  public Equipment withSquare(int value) {
    return new Equipment(
        files, rows, value, border, radius, height, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #border}.
   *
   * @param value the width of the board beyond the squares in nanometres, 0 to 200 millimetres
   * @return the changed options
   */
  public Equipment withBorder(int value) {
    return new Equipment(
        files, rows, square, value, radius, height, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #radius}.
   *
   * @param value the radius of a checker in nanometres, 1 to 100 millimetres
   * @return the changed options
   */
  public Equipment withRadius(int value) {
    return new Equipment(
        files, rows, square, border, value, height, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #height}.
   *
   * @param value the height of a checker in nanometres, 1 to 100 millimetres
   * @return the changed options
   */
  public Equipment withHeight(int value) {
    return new Equipment(
        files, rows, square, border, radius, value, mass, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #mass}.
   *
   * @param value the mass of a checker in micrograms, up to 1,000 grams
   * @return the changed options
   */
  public Equipment withMass(int value) {
    return new Equipment(
        files, rows, square, border, radius, height, value, piece, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #piece}.
   *
   * @param value checkers, or pawns, which never turn, stand, hang or take prisoners
   * @return the changed options
   */
  public Equipment withPiece(PieceKind value) {
    return new Equipment(
        files, rows, square, border, radius, height, mass, value, startWhite, startBlack, fold);
  }

  /**
   * The same with another value of {@link #startWhite}.
   *
   * @param value White's row at the beginning, from 1
   * @return the changed options
   */
  public Equipment withStartWhite(int value) {
    return new Equipment(
        files, rows, square, border, radius, height, mass, piece, value, startBlack, fold);
  }

  /**
   * The same with another value of {@link #startBlack}.
   *
   * @param value Black's row at the beginning, up to {@code rows}
   * @return the changed options
   */
  public Equipment withStartBlack(int value) {
    return new Equipment(
        files, rows, square, border, radius, height, mass, piece, startWhite, value, fold);
  }

  /**
   * The same with another value of {@link #fold}.
   *
   * @param value the seam of a folding board: none, between the players, or along the board
   * @return the changed options
   */
  public Equipment withFold(Seam value) {
    return new Equipment(
        files, rows, square, border, radius, height, mass, piece, startWhite, startBlack, value);
  }
}
