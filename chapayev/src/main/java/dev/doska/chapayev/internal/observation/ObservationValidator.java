package dev.doska.chapayev.internal.observation;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRule;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.DiscObservation;
import dev.doska.chapayev.FactKind;
import dev.doska.chapayev.Observation;
import dev.doska.chapayev.Place;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.CheckerRoster;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.internal.PhysicalOutcome;
import dev.doska.chapayev.internal.Workspace;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Violation;
import java.util.List;

/**
 * Validates an observation of a referee and reads it into a {@link PhysicalOutcome}.
 * Immutable.
 */
public final class ObservationValidator {
  private final BoardGeometry geometry;
  private final FaceRules faces;

  public ObservationValidator(ChapayevRuleset rules, BoardGeometry geometry) {
    this.geometry = geometry;
    faces = FaceRules.of(rules);
  }

  /** Reads an observation that has no problems into the workspace's outcome. */
  public void read(Workspace workspace, Observation seen) {
    PhysicalOutcome outcome = workspace.outcome();
    outcome.clear();
    for (DiscObservation one : seen.discs()) {
      int bit = 1 << one.disc();
      switch (one.fate()) {
        case FELL -> outcome.fall(one.disc(), -1);
        case PRISONER -> {
          outcome.taken |= bit;
          if (one.place().isPresent()) {
            lie(workspace, one, bit);
          }
        }
        case ON_BOARD -> lie(workspace, one, bit);
      }
    }
    outcome.last = seen.last().orElse(-1);
    // a checker on top moves with the lower one unless it was reported itself
    outcome.takeTopsAlong(workspace.board());
  }

  private static void lie(Workspace workspace, DiscObservation seen, int bit) {
    PhysicalOutcome outcome = workspace.outcome();
    int id = seen.disc();
    outcome.rest(
        id, seen.place().map(Place::x).orElse(0), seen.place().map(Place::y).orElse(0));
    outcome.unknown |= seen.place().isPresent() ? 0 : bit;
    outcome.turned |= seen.turned() ? bit : 0;
    outcome.hangs |= seen.hangs() ? bit : 0;
    outcome.unstacked |= workspace.board().checkers().stackedOnTop() & bit;
    if (seen.heading().isPresent()) {
      outcome.stand(id, seen.heading().get());
    }
  }

  /** Adds every reason why an act in a position cannot have the observed outcome. */
  public void problems(
      BoardData position, ChapayevMove.Act act, Observation seen, List<Violation> violations) {
    int named = 0;
    for (DiscObservation one : seen.discs()) {
      int id = one.disc();
      String name = position.roster().name(id);
      if (!position.roster().has(id) || (position.onBoard() >>> id & 1) == 0) {
        violations.add(new Violation(
            ChapayevRule.CH_30,
            "only checkers on the board can be reported",
            name + " is not on the board"));
        continue;
      }
      if ((named >>> id & 1) != 0) {
        violations.add(new Violation(
            ChapayevRule.CH_04, "each checker is reported once", name + " is reported twice"));
      }
      named |= 1 << id;
      each(position, act, seen, one, name, violations);
    }
    if (act instanceof ChapayevMove.Blow blow) {
      lastBlow(position, blow.disc(), seen, violations);
    }
    seen.last().ifPresent(id -> last(position, act, id, seen, violations));
    overlaps(position, seen, violations);
  }

  /** the checker that fell last has fallen. */
  private static void last(
      BoardData position,
      ChapayevMove.Act act,
      int id,
      Observation all,
      List<Violation> violations) {
    boolean fell = all.discs().stream()
        .anyMatch(seen -> seen.disc() == id && seen.fate() == DiscObservation.ObservedFate.FELL);
    if (!fell) {
      violations.add(new Violation(
          ChapayevRule.CH_07,
          "the last checker to fall must be reported as fallen",
          position.roster().name(id) + " is not reported to have fallen"));
    } else if (act instanceof ChapayevMove.Blow) {
      violations.add(new Violation(
          ChapayevRule.CH_19,
          "a blow moves the standing checker only",
          "the order of falls is not reported"));
    }
  }

  /** a checker still stands if it is not reported or reported as standing, up to the last round. */
  private static void lastBlow(
      BoardData position, int id, Observation all, List<Violation> violations) {
    boolean last =
        position.strike() != null && position.strike().blows() + 1 >= MoveRanges.MAX_BLOW_ROUNDS;
    boolean over = all.discs().stream()
        .anyMatch(seen -> seen.disc() == id && seen.heading().isEmpty());
    if (last && !over) {
      violations.add(new Violation(
          ChapayevRule.CH_19,
          "after " + MoveRanges.MAX_BLOW_ROUNDS + " rounds of blowing a checker falls over",
          position.roster().name(id) + " is reported to stand"));
    }
  }

  private void each(
      BoardData position,
      ChapayevMove.Act act,
      Observation all,
      DiscObservation seen,
      String name,
      List<Violation> violations) {
    boolean prisoner = seen.fate() == DiscObservation.ObservedFate.PRISONER;
    if (prisoner) {
      prisoner(position, act, all, seen, violations);
    }
    // a prisoner that switches sides can have been pushed on
    boolean stays = prisoner && faces.prisonersSwitch() && seen.place().isPresent();
    if (seen.fate() != DiscObservation.ObservedFate.ON_BOARD && !stays) {
      if (seen.turned()
          || seen.hangs()
          || seen.heading().isPresent()
          || seen.place().isPresent()) {
        violations.add(new Violation(
            ChapayevRule.CH_30,
            "a checker that left the board cannot have a place, turn over, stand or hang",
            name));
      }
      return;
    }
    if (seen.heading().isPresent()) {
      standing(position, all, seen, name, violations);
    }
    if ((seen.turned() || seen.hangs()) && carries(position, seen.disc(), all)) {
      violations.add(new Violation(
          ChapayevRule.CH_27, "a checker that carries another cannot turn over or hang", name));
    }
    if (seen.hangs() && !faces.canHang()) {
      violations.add(new Violation(
          ChapayevRule.CH_20, "hanging checkers are not reported under these rules", name));
    }
    seen.place().ifPresent(place -> placed(position, all, seen, place, violations));
    if (act instanceof ChapayevMove.Blow blow && seen.disc() != blow.disc()) {
      violations.add(
          new Violation(ChapayevRule.CH_19, "a blow moves only the standing checker", name));
    }
  }

  /** CH-21, R-13 (3): prisoners are enemies of the checker's owner after the landing. */
  private void prisoner(
      BoardData position,
      ChapayevMove.Act act,
      Observation all,
      DiscObservation seen,
      List<Violation> violations) {
    int id = seen.disc();
    String name = position.roster().name(id);
    if (!(act instanceof ChapayevMove.ThumbFlick flick)) {
      violations.add(
          new Violation(ChapayevRule.CH_21, "only a checked checker can take prisoners", name));
    } else if (id == flick.disc()) {
      violations.add(new Violation(ChapayevRule.CH_21, "a checker cannot cover itself", name));
    } else if (position.roster().has(flick.disc()) && !mayTake(position, flick.disc(), id, all)) {
      violations.add(new Violation(
          ChapayevRule.CH_21,
          "only enemies can be taken prisoner",
          name + " belongs to " + FactKind.name(position.owner(id))));
    }
    if ((position.stackedOnTop() >>> id & 1) != 0
        && !isPrisoner(position.roster().below(id), all)) {
      violations.add(new Violation(
          ChapayevRule.CH_21,
          "an upper checker is taken with the lower one",
          name + " lies on " + position.roster().name(position.roster().below(id))));
    }
  }

  private static boolean isPrisoner(int id, Observation all) {
    return all.discs().stream()
        .anyMatch(
            seen -> seen.disc() == id && seen.fate() == DiscObservation.ObservedFate.PRISONER);
  }

  /**
   * Whether a checker can have been the enemy of another after its flight. If it has fallen in the end,
   * it is unknown whether it had turned over before.
   */
  private boolean mayTake(BoardData position, int id, int victim, Observation all) {
    if (faces.enemiesOfFlicker()) {
      return faces.flicker(position.owner(id), position.mover()) != position.owner(victim);
    }
    boolean canChange = (position.roster().turncoats >>> id & 1) != 0;
    boolean changed = false;
    for (DiscObservation seen : all.discs()) {
      if (seen.disc() == id && canChange) {
        if (seen.fate() != DiscObservation.ObservedFate.ON_BOARD) {
          return true;
        }
        changed = seen.turned();
      }
    }
    return (position.owner(id) != position.owner(victim)) != changed;
  }

  private void standing(
      BoardData position,
      Observation all,
      DiscObservation seen,
      String name,
      List<Violation> violations) {
    int direction = seen.heading().orElseThrow();
    if (!faces.canStand()) {
      violations.add(new Violation(
          ChapayevRule.CH_19, "no checker can stand on its edge under these rules", name));
    }
    if (direction < 0 || direction >= Direction.FULL_TURN) {
      violations.add(new Violation(
          ChapayevRule.CH_19, "a direction must be in 0..359999", direction + " for " + name));
    }
    if (seen.hangs()) {
      violations.add(
          new Violation(ChapayevRule.CH_20, "a checker cannot both stand and hang", name));
    }
    if (carries(position, seen.disc(), all)) {
      violations.add(new Violation(
          ChapayevRule.CH_27, "a checker that carries another cannot stand on its edge", name));
    }
  }

  private void placed(
      BoardData position,
      Observation all,
      DiscObservation seen,
      Place place,
      List<Violation> violations) {
    String name = position.roster().name(seen.disc());
    if (!geometry.holds(place.x(), place.y())) {
      violations.add(new Violation(
          ChapayevRule.CH_30,
          "a checker whose centre is beyond the edge has fallen",
          name + " is reported beyond the edge"));
    } else if (faces.canHang() && seen.heading().isEmpty()) {
      boolean hangs = geometry.hangs(place.x(), place.y()) && !carries(position, seen.disc(), all);
      if (hangs != seen.hangs()) {
        violations.add(new Violation(
            ChapayevRule.CH_20,
            "the report must fit the place",
            name + (hangs ? " hangs at this place" : " does not hang at this place")));
      }
    }
  }

  /** Whether a checker still carries another: an upper checker that is reported itself has left it. */
  private static boolean carries(BoardData position, int id, Observation all) {
    return position.carries(id)
        && all.discs().stream()
            .noneMatch(seen -> seen.disc() == position.roster().above(id));
  }

  /** Flat checkers at known places must not overlap after the observation. */
  private void overlaps(BoardData position, Observation seen, List<Violation> violations) {
    int[] x = new int[CheckerRoster.MAX];
    int[] y = new int[CheckerRoster.MAX];
    position
        .places()
        .copyTo(position.roster().ids, x, y, new int[CheckerRoster.MAX], position.standing());
    int flat = position.onBoard()
        & ~position.stackedOnTop()
        & ~position.standing()
        & ~position.unknownPlace();
    for (DiscObservation one : seen.discs()) {
      boolean stays = faces.prisonersSwitch()
          && one.fate() == DiscObservation.ObservedFate.PRISONER
          && one.place().isEmpty();
      if (position.roster().has(one.disc()) && !stays) {
        int bit = 1 << one.disc();
        boolean lies = one.place().isPresent() && one.heading().isEmpty();
        flat = lies && (position.onBoard() & bit) != 0 ? flat | bit : flat & ~bit;
        x[one.disc()] = one.place().map(Place::x).orElse(0);
        y[one.disc()] = one.place().map(Place::y).orElse(0);
      }
    }
    geometry.eachOverlap(
        flat,
        id -> x[id],
        id -> y[id],
        (a, b) -> violations.add(new Violation(
            ChapayevRule.CH_30,
            "two checkers cannot lie in the same place",
            position.roster().name(a) + " and " + position.roster().name(b) + " overlap")));
  }
}
