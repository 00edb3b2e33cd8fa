package dev.doska.tool.vectors;

import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.Piece;
import dev.doska.czechcheckers.Square;
import dev.doska.czechcheckers.notation.CzechNotation;
import dev.doska.tool.io.ToolError;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The legal moves of special positions of Czech checkers. All rows with the same id are the set of legal
 * moves of one position, in any order. Rows are kept in memory until the end of the file, because the
 * rows of a position need not be adjacent.
 */
public final class CzechMovesCheck implements Check {
  private static final String ID = "id";
  private static final List<String> COMPARED =
      List.of("from", "to", "pdn", "pdn_long", "captured", "crowns");

  /** The only row of a position without legal moves. */
  private static final List<String> NONE = List.of("-", "-", "none", "none", "-", "no");

  private final CzechCheckers game;
  private final CzechNotation notation;
  private final Map<String, List<Row>> groups = new LinkedHashMap<>();

  public CzechMovesCheck(CzechCheckers game) {
    this.game = game;
    this.notation = CzechNotation.of(game.ruleset());
  }

  /** The columns of the format. */
  public static Format format(CzechCheckers game) {
    List<String> columns = new ArrayList<>(List.of(ID, CzechPerftCheck.ALGEBRAIC));
    columns.addAll(COMPARED);
    return new Format("moves", columns, () -> new CzechMovesCheck(game));
  }

  @Override
  public void row(Row row, Report report) {
    groups.computeIfAbsent(row.get(ID), id -> new ArrayList<>()).add(row);
  }

  @Override
  public void end(Report report) {
    groups.values().forEach(rows -> compare(rows, report));
  }

  private void compare(List<Row> rows, Report report) {
    Optional<CzechPosition> position = position(rows);
    if (position.isEmpty()) {
      rows.forEach(row -> report.differs(row.line(), name(row) + fault(row).orElse("")));
      return;
    }
    for (Row row : rows) {
      if (!read(row).value().equals(position)) {
        report.differs(
            row.line(), name(row) + fault(row).orElse("another position than in the other rows"));
      }
    }
    List<List<String>> legal = legal(position.get());
    List<List<String>> missing = new ArrayList<>(legal);
    rows.forEach(row -> missing.remove(cells(row)));
    for (Row row : rows) {
      if (!legal.contains(cells(row))) {
        report.differs(row.line(), name(row) + difference(cells(row), takeNearest(row, missing)));
      }
    }
    for (List<String> cells : missing) {
      Row first = rows.get(0);
      report.missing(first.line(), name(first) + "no row has the legal move " + describe(cells));
    }
  }

  /** The position of most rows, so that one bad row does not affect the others. */
  private Optional<CzechPosition> position(List<Row> rows) {
    Map<CzechPosition, Long> votes = new LinkedHashMap<>();
    rows.forEach(row -> read(row).value().ifPresent(p -> votes.merge(p, 1L, Long::sum)));
    return votes.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  private ParseResult<CzechPosition> read(Row row) {
    return game.positions().parse(cell(row, CzechPerftCheck.ALGEBRAIC));
  }

  private Optional<String> fault(Row row) {
    List<TextError> errors = read(row).errors();
    return errors.isEmpty()
        ? Optional.empty()
        : Optional.of("bad " + CzechPerftCheck.ALGEBRAIC + ": " + ToolError.faults(errors));
  }

  private static String name(Row row) {
    return row.get(ID) + ": ";
  }

  /** A cell; empty if the row has no such cell. */
  private static String cell(Row row, String column) {
    return row.hasCell(column) ? row.get(column) : "";
  }

  private static List<String> cells(Row row) {
    return COMPARED.stream().map(column -> cell(row, column)).toList();
  }

  /** Removes and returns the missing legal move that is most similar to a wrong row. */
  private static Optional<List<String>> takeNearest(Row row, List<List<String>> missing) {
    Optional<List<String>> nearest =
        missing.stream().max(Comparator.comparing(legal -> equalCells(cells(row), legal)));
    nearest.ifPresent(missing::remove);
    return nearest;
  }

  private static int equalCells(List<String> a, List<String> b) {
    return (int)
        IntStream.range(0, a.size()).filter(i -> a.get(i).equals(b.get(i))).count();
  }

  private static String difference(List<String> cells, Optional<List<String>> legal) {
    if (legal.isEmpty()) {
      return describe(cells) + " is not a legal move";
    }
    if (2 * equalCells(cells, legal.get()) < cells.size()) {
      return describe(cells) + " is not a legal move, and no row has " + describe(legal.get());
    }
    return IntStream.range(0, cells.size())
        .filter(i -> !cells.get(i).equals(legal.get().get(i)))
        .mapToObj(i -> Report.difference(COMPARED.get(i), legal.get().get(i), cells.get(i)))
        .collect(Collectors.joining("; "));
  }

  /** The cells of all rows that a position must have. */
  private List<List<String>> legal(CzechPosition position) {
    List<CzechMove> moves = game.moves(position).list();
    return moves.isEmpty()
        ? List.of(NONE)
        : moves.stream().map(move -> cells(position, move)).toList();
  }

  private static String describe(List<String> cells) {
    return cells.get(2) + " (" + cells.get(3) + ", captured " + cells.get(4) + ", crowns "
        + cells.get(5) + ")";
  }

  /** The cells of a move, in the order of the compared columns. */
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
