package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.List;

/** What the options of a rule set must fit together in. */
final class RulesetProblems {
  private static final int MAX_HALF = 1_000_000_000;

  private RulesetProblems() {}

  static List<String> of(Equipment equipment, Surface surface, RoundRules round, MatchRules match) {
    List<String> problems = new ArrayList<>();
    if (equipment.startWhite() >= equipment.startBlack()
        || equipment.startBlack() > equipment.rows()) {
      problems.add("rows " + equipment.startWhite() + " and " + equipment.startBlack()
          + " do not lie in this order on a board of " + equipment.rows() + " rows");
    }
    if (2 * equipment.radius() > equipment.square()) {
      problems.add("checkers of radius " + Millionths.text(equipment.radius())
          + " mm overlap on squares of " + Millionths.text(equipment.square()) + " mm");
    }
    if (equipment.halfX() > MAX_HALF || equipment.halfY() > MAX_HALF) {
      problems.add("the board is larger than 2 m");
    }
    if (surface.fastBounce() > surface.slowBounce()) {
      problems.add("hard impacts bounce more than gentle ones");
    }
    for (FormationSpec formation : match.formations()) {
      formationProblems(equipment, round, formation, problems);
    }
    return problems;
  }

  private static void formationProblems(
      Equipment equipment, RoundRules round, FormationSpec formation, List<String> problems) {
    int tops = 0;
    for (PieceSlot slot : formation.slots(equipment.files(), Side.WHITE)) {
      tops += slot.level();
      if (slot.file() >= equipment.files()) {
        problems.add(formation.name() + " stands beyond the last file");
      }
    }
    if (tops + round.reserve() > 4) {
      problems.add(formation.name() + " and the reserve have more than 4 checkers a side together");
    }
  }
}
