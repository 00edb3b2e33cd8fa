package dev.doska.chapayev.ruleset;

import dev.doska.chapayev.ruleset.formation.FormationSpec;
import dev.doska.chapayev.ruleset.formation.PieceSlot;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/** What the options of a rule set must fit together in. */
final class OptionConflicts {
  private static final int MAX_HALF = 1_000_000_000;

  private OptionConflicts() {}

  static List<String> of(
      Equipment equipment,
      int slowBounce,
      int fastBounce,
      int reserve,
      List<FormationSpec> formations) {
    List<String> problems = new ArrayList<>();
    if (equipment.start().white() >= equipment.start().black()
        || equipment.start().black() > equipment.rows()) {
      problems.add(
          "rows " + equipment.start().white() + " and " + equipment.start().black()
              + " do not lie in this order on a board of " + equipment.rows() + " rows");
    }
    if (2 * equipment.radius() > equipment.square()) {
      problems.add("checkers of radius " + Millionths.text(equipment.radius())
          + " mm overlap on squares of " + Millionths.text(equipment.square()) + " mm");
    }
    if (equipment.halfX() > MAX_HALF || equipment.halfY() > MAX_HALF) {
      problems.add("the board is larger than 2 m");
    }
    if (fastBounce > slowBounce) {
      problems.add("hard impacts bounce more than gentle ones");
    }
    for (FormationSpec formation : formations) {
      formationProblems(equipment, reserve, formation, problems);
    }
    return problems;
  }

  private static void formationProblems(
      Equipment equipment, int reserve, FormationSpec formation, List<String> problems) {
    int tops = 0;
    for (PieceSlot slot : formation.slots(equipment.files(), Side.WHITE)) {
      tops += slot.level();
      if (slot.file() >= equipment.files()) {
        problems.add(formation.name() + " stands beyond the last file");
      }
    }
    if (tops + reserve > 4) {
      problems.add(formation.name() + " and the reserve have more than 4 checkers a side together");
    }
  }
}
