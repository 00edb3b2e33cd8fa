package dev.doska.chapayev.picture;

import dev.doska.chapayev.ChapayevPosition;
import dev.doska.chapayev.Checker;
import dev.doska.chapayev.CheckerStatus;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.Pose;
import dev.doska.chapayev.ruleset.Equipment;
import java.util.ArrayList;
import java.util.List;

/** The table drawn in characters. Confined to one call. */
final class TextTable {
  /** Characters per square. */
  private static final int WIDE = 6;

  private static final int HIGH = 3;

  private final DrawingSource source;
  private final Equipment equipment;
  private final ChapayevPosition position;
  private final char[][] cells;
  private final List<String> unplaced = new ArrayList<>();

  TextTable(DrawingSource source, ChapayevPosition position) {
    this.source = source;
    this.equipment = source.ruleset().equipment();
    this.position = position;
    this.cells = new char[equipment.rows() * HIGH][equipment.files() * WIDE];
  }

  String draw() {
    fill();
    for (Checker checker : position.checkers()) {
      if (checker.onBoard()) {
        checker
            .place()
            .ifPresentOrElse(place -> put(mark(checker), place), () -> unplaced.add(mark(checker)));
      }
    }
    StringBuilder out = new StringBuilder();
    String bar = "─".repeat(equipment.files() * WIDE);
    out.append("   ┌").append(bar).append("┐\n");
    for (int line = 0; line < cells.length; line++) {
      int row = equipment.rows() - line / HIGH;
      String number = line % HIGH == HIGH / 2 ? Integer.toString(row) : "";
      out.append(" ".repeat(2 - number.length())).append(number).append(" │");
      out.append(cells[line]).append("│\n");
    }
    out.append("   └").append(bar).append("┘\n");
    list(out, "place not known", unplaced);
    list(out, "prisoners", names(CheckerStatus.PRISONER));
    list(out, "fallen", names(CheckerStatus.FALLEN));
    list(out, "in reserve", names(CheckerStatus.IN_RESERVE));
    return out.append(Captions.table(source, position)).append('\n').toString();
  }

  private void fill() {
    for (int line = 0; line < cells.length; line++) {
      for (int column = 0; column < cells[line].length; column++) {
        boolean corner = line % HIGH == HIGH / 2 && column % WIDE == WIDE / 2;
        boolean dark = (equipment.rows() - line / HIGH + column / WIDE) % 2 == 1;
        cells[line][column] = corner ? (dark ? ':' : '·') : ' ';
      }
    }
  }

  private static String mark(Checker checker) {
    return checker.name()
        + (checker.owner() == checker.colour() ? "" : "~")
        + (checker.turned() ? "!" : "")
        + (checker.pose() == Pose.STANDING ? "|" : "");
  }

  /** Puts a mark where a checker lies, or at the next free place in its line. */
  private void put(String mark, Place place) {
    long wide = 2L * equipment.halfX() + 1;
    long high = 2L * equipment.halfY() + 1;
    int line = (int) ((equipment.halfY() - (long) place.y()) * cells.length / high);
    int column = (int) ((equipment.halfX() + (long) place.x()) * cells[0].length / wide);
    line = Math.max(0, Math.min(cells.length - 1, line));
    column = Math.max(0, Math.min(cells[0].length - mark.length(), column));
    while (column + mark.length() < cells[0].length && isTaken(line, column, mark.length())) {
      column++;
    }
    mark.getChars(0, mark.length(), cells[line], column);
  }

  private boolean isTaken(int line, int column, int length) {
    for (int i = column; i < column + length; i++) {
      if (Character.isLetterOrDigit(cells[line][i])) {
        return true;
      }
    }
    return false;
  }

  private List<String> names(CheckerStatus status) {
    return position.checkers().stream()
        .filter(checker -> checker.status() == status)
        .map(Checker::name)
        .toList();
  }

  private static void list(StringBuilder out, String what, List<String> names) {
    if (!names.isEmpty()) {
      out.append(what).append(": ").append(String.join(" ", names)).append('\n');
    }
  }
}
