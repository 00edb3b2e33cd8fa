package dev.doska.chapayev.ruleset.formation;

import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;

/** What makes a figure well-formed: its name and its slots. */
final class FigureChecks {
  static final int MAX_TOPS = 4;

  private static final int MAX_NAME = 32;

  private FigureChecks() {}

  static void checkName(String name) {
    boolean good = !name.isEmpty() && name.length() <= MAX_NAME && isCapital(name.charAt(0));
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      good &= isCapital(c) || (c >= '0' && c <= '9') || c == '_';
    }
    if (!good || name.equals("INFANTRY") || name.equals("SECOND_FLOOR")) {
      throw new IllegalArgumentException("a figure can't be named " + TextReader.quote(name));
    }
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }

  /** The slots with the lower floor first, each floor in the given order. */
  static List<PieceSlot> checkedSlots(List<PieceSlot> slots) {
    List<PieceSlot> floors = new ArrayList<>();
    int lower = 0;
    int upper = 0;
    for (int level = 0; level <= 1; level++) {
      for (PieceSlot slot : slots) {
        if (slot.level() == level) {
          int bit = 1 << slot.file();
          int taken = level == 0 ? lower : upper;
          if ((taken & bit) != 0) {
            throw new IllegalArgumentException("file " + letter(slot) + " is given twice");
          }
          if (level == 1 && (lower & bit) == 0) {
            throw new IllegalArgumentException(
                "nothing carries the upper checker on file " + letter(slot));
          }
          lower |= level == 0 ? bit : 0;
          upper |= level == 1 ? bit : 0;
          floors.add(slot);
        }
      }
    }
    if (lower == 0 || Integer.bitCount(upper) > MAX_TOPS) {
      throw new IllegalArgumentException(
          "a figure has 1 to 10 checkers and at most " + MAX_TOPS + " on top of them");
    }
    return List.copyOf(floors);
  }

  private static char letter(PieceSlot slot) {
    return (char) ('a' + slot.file());
  }
}
