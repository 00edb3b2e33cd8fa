package dev.doska.chapayev.ruleset.formation;

import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * How a side's checkers stand at the beginning of a round (CH-27): a formation of a ladder that a
 * match climbs. Immutable.
 *
 * <p>Which figures there are, in which order and how they are built differs from region to region and
 * is nowhere standardised, so formations are data. Two are ready-made, {@link #INFANTRY} and {@link
 * #secondFloor}; others are {@link Figure}s under names of the players' own, such as motorcycles and
 * rooks, whose turned checkers change no side.
 */
public sealed interface FormationSpec {
  /** A checker on each file: the formation of the first leg. */
  FormationSpec INFANTRY = new SecondFloor(0);

  /**
   * A checker on each file, and more on top of those nearest the centre.
   *
   * @param tops how many, 1 to 4
   * @return the formation
   */
  static FormationSpec secondFloor(int tops) {
    Limits.check("number of checkers on the second floor", tops, 1, 4);
    return new SecondFloor(tops);
  }

  /**
   * The formation's name.
   *
   * @return capitals, digits and low lines
   */
  String name();

  /**
   * Whether checkers of this formation that turn over change sides (CH-18).
   *
   * @return false for motorcycles, rooks and the like
   */
  boolean traitorAllowed();

  /**
   * Where the checkers stand.
   *
   * @param files the number of files
   * @param colour the side that sets them up
   * @return an unmodifiable list; the lower floor first, each floor in placing order
   */
  List<PieceSlot> slots(int files, Side colour);

  /**
   * The formation in the text of a rule set.
   *
   * @return what {@link FormationText#parse} reads
   */
  String text();

  /**
   * The ready-made formations.
   *
   * @param tops checkers on the second floor, 0 to 4
   */
  record SecondFloor(int tops) implements FormationSpec {
    /**
     * Checks the number.
     *
     * @param tops checkers on the second floor, 0 to 4
     */
    public SecondFloor {
      Limits.check("number of checkers on the second floor", tops, 0, 4);
    }

    @Override
    public String name() {
      return tops == 0 ? "INFANTRY" : "SECOND_FLOOR";
    }

    @Override
    public boolean traitorAllowed() {
      return true;
    }

    @Override
    public List<PieceSlot> slots(int files, Side colour) {
      List<PieceSlot> slots = new ArrayList<>();
      for (int file = 0; file < files; file++) {
        slots.add(new PieceSlot(file, 0));
      }
      for (int i = 0; i < tops; i++) {
        slots.add(new PieceSlot(PieceSlot.fileFromCentre(files, colour, i), 1));
      }
      return List.copyOf(slots);
    }

    @Override
    public String text() {
      return tops == 0 ? name() : name() + "(" + tops + ")";
    }
  }

  /**
   * A formation of the players' own.
   *
   * @param name capitals, digits and low lines, at most 32, a letter first
   * @param traitorAllowed whether its checkers that turn over change sides
   * @param slots where the checkers stand, the same files for both sides; at least one on the lower
   *     floor, at most 4 on the second
   */
  record Figure(String name, boolean traitorAllowed, List<PieceSlot> slots)
      implements FormationSpec {
    /**
     * Checks the slots and puts the lower floor first.
     *
     * @param name capitals, digits and low lines, at most 32, a letter first
     * @param traitorAllowed whether its checkers that turn over change sides
     * @param slots where the checkers stand, the same files for both sides; at least one on the lower
     *     floor, at most 4 on the second
     * @throws IllegalArgumentException if a name or slot is bad, with the reason
     */
    public Figure {
      FigureChecks.checkName(name);
      slots = FigureChecks.checkedSlots(slots);
    }

    @Override
    public List<PieceSlot> slots(int files, Side colour) {
      return slots;
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder(name).append(':');
      int level = 0;
      for (PieceSlot slot : slots) {
        if (slot.level() > level) {
          text.append('/');
          level = slot.level();
        }
        text.append((char) ('a' + slot.file()));
      }
      return text.append(traitorAllowed ? "" : "!").toString();
    }
  }
}
