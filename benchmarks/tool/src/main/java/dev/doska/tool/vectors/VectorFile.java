package dev.doska.tool.vectors;

import dev.doska.tool.io.TextLines;
import dev.doska.tool.io.ToolError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A file of test vectors: a header line and rows, with tabs between the cells. It is read line by line. */
public final class VectorFile {
  private final TextLines lines;
  private final List<Format> formats;

  /**
   * A file.
   *
   * @param lines its lines
   * @param formats the possible formats
   */
  public VectorFile(TextLines lines, List<Format> formats) {
    this.lines = lines;
    this.formats = List.copyOf(formats);
  }

  /**
   * Compares every row with the library.
   *
   * @param report receives the rows that differ
   * @param progress called after each row
   * @return the number of rows, at least 1
   * @throws ToolError if the header is unknown or there is no row
   */
  public long check(Report report, Runnable progress) throws IOException {
    Optional<String> first = nextLine();
    if (first.isEmpty()) {
      throw new ToolError(lines.source() + ": no rows");
    }
    List<String> header = cells(first.get());
    Check check = format(header).check().get();
    long rows = 0;
    for (Optional<String> line = nextLine(); line.isPresent(); line = nextLine()) {
      Row row = new Row(lines.number(), header, cells(line.get()));
      try {
        requireFits(row);
        check.row(row, report);
      } catch (Row.BadRow | ToolError e) {
        report.differs(row.line(), String.valueOf(e.getMessage()));
      } catch (UncheckedIOException e) {
        throw e;
      } catch (RuntimeException e) {
        report.differs(row.line(), "the library failed: " + e);
      }
      rows++;
      progress.run();
    }
    if (rows == 0) {
      throw new ToolError(lines.source() + ": no rows");
    }
    check.end(report);
    return rows;
  }

  private Optional<String> nextLine() throws IOException {
    Optional<String> line = lines.next();
    while (line.isPresent() && line.get().isBlank()) {
      line = lines.next();
    }
    return line;
  }

  /** A row with more cells than columns is an error, because its cells may be in wrong columns. */
  private static void requireFits(Row row) {
    int columns = row.columns().size();
    List<String> cells = row.cells();
    if (cells.stream().skip(columns).anyMatch(cell -> !cell.isBlank())) {
      throw new Row.BadRow(cells.size() + " cells, but the header has " + columns + " columns");
    }
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\t", -1));
  }

  private Format format(List<String> header) {
    for (int i = 0; i < header.size(); i++) {
      if (header.indexOf(header.get(i)) < i && !header.get(i).isBlank()) {
        throw new ToolError(lines.source() + ": the header has " + header.get(i) + " twice");
      }
    }
    return formats.stream()
        .filter(format -> format.fits(header))
        .findFirst()
        .orElseThrow(
            () -> new ToolError(lines.source() + ": unknown header; expected the columns of "
                + formats.stream().map(Format::toString).collect(Collectors.joining(", or "))));
  }
}
