package dev.doska.benchmarks.vectors;

import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.notation.CzechNotation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The legal moves of special positions of Czech checkers: all rows with the same id and position
 * together are all legal moves, in any order. Rows are kept in memory until the file's end, since the
 * rows of a position need not stand together.
 */
public final class CzechMovesCheck implements Check {
  private static final List<String> COMPARED =
      List.of("from", "to", "pdn", "pdn_long", "captured", "crowns");

  /** The one row of a position without a legal move. */
  private static final List<String> NONE = List.of("-", "-", "none", "none", "-", "no");

  private final CzechCheckers game;
  private final CzechNotation notation;
  private final Map<List<String>, List<Row>> groups = new LinkedHashMap<>();

  public CzechMovesCheck(CzechCheckers game) {
    this.game = game;
    this.notation = new CzechNotation(game);
  }

  /** The format's columns. */
  public static Format format(CzechCheckers game) {
    List<String> columns = new ArrayList<>(List.of("id", CzechPerftCheck.ALGEBRAIC));
    columns.addAll(COMPARED);
    return new Format("moves", columns, () -> new CzechMovesCheck(game));
  }

  @Override
  public void row(Row row, Report report) {
    COMPARED.forEach(row::get);
    List<String> group = List.of(row.get("id"), row.get(CzechPerftCheck.ALGEBRAIC));
    groups.computeIfAbsent(group, g -> new ArrayList<>()).add(row);
  }

  @Override
  public void end(Report report) {
    groups.values().forEach(rows -> compare(rows, report));
  }

  private void compare(List<Row> rows, Report report) {
    CzechPosition position;
    try {
      position = CzechPerftCheck.position(game, rows.get(0), CzechPerftCheck.ALGEBRAIC);
    } catch (RuntimeException e) {
      rows.forEach(row -> report.differs(row.line(), String.valueOf(e.getMessage())));
      return;
    }
    List<List<String>> legal = legal(position);
    List<List<String>> found = new ArrayList<>();
    for (Row row : rows) {
      List<String> cells = COMPARED.stream().map(row::get).toList();
      found.add(cells);
      if (!legal.contains(cells)) {
        report.differs(row.line(), row.get("id") + ": " + nearest(cells, legal));
      }
    }
    for (List<String> cells : legal) {
      if (!found.contains(cells)) {
        Row first = rows.get(0);
        report.missing(
            first.line(), first.get("id") + ": no row has the legal move " + describe(cells));
      }
    }
  }

  /** The cells of all rows that a position should have. */
  private List<List<String>> legal(CzechPosition position) {
    List<CzechMove> moves = game.moves(position).list();
    return moves.isEmpty()
        ? List.of(NONE)
        : moves.stream().map(move -> cells(position, move)).toList();
  }

  /** What is wrong with a row, as shown by the legal move that it resembles. */
  private static String nearest(List<String> cells, List<List<String>> legal) {
    return describe(cells) + " is no legal move"
        + legal.stream()
            .filter(move -> move.subList(0, 2).equals(cells.subList(0, 2)))
            .map(move -> "; " + describe(move) + " is")
            .collect(Collectors.joining());
  }

  private static String describe(List<String> cells) {
    return cells.get(2) + " (" + cells.get(3) + ", captured " + cells.get(4) + ", crowns "
        + cells.get(5) + ")";
  }

  /** A move's cells, in the order of the columns that are compared. */
  private List<String> cells(CzechPosition position, CzechMove move) {
    CzechPosition after = game.playUnchecked(position, move);
    List<String> captured = new ArrayList<>();
    for (Square square : Square.all()) {
      boolean left = square.equals(move.from()) || square.equals(move.to());
      if (!left && position.piece(square).isPresent() && after.piece(square).isEmpty()) {
        captured.add(square.toString());
      }
    }
    boolean wasKing = position.piece(move.from()).map(Piece::isKing).orElseThrow();
    boolean isKing = after.piece(move.to()).map(Piece::isKing).orElseThrow();
    return List.of(
        move.from().toString(),
        move.to().toString(),
        notation.format(position, move),
        notation.formatLong(position, move),
        captured.isEmpty() ? "-" : String.join(",", captured),
        wasKing == isKing ? "no" : "yes");
  }
}
