package dev.doska.tool.adapter;

import dev.doska.core.Outcome;
import dev.doska.core.Status;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRule;
import dev.doska.khachapuri.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Rolls, turns and passes of Khachapuri as events. Lengths are counted in turns; a pass is a turn. Mars
 * is a win against a side that has borne off no checker, also if the rule set scores it otherwise.
 *
 * @param game the game
 */
record KhachapuriEvents(Khachapuri game) implements GameEvents<KhachapuriPosition, KhachapuriMove> {
  private static final EventKind ROLL_OFF = new EventKind(KhachapuriRule.KH_03, "roll-off");
  private static final EventKind TIE = new EventKind(KhachapuriRule.KH_03, "roll-off-tie");
  private static final EventKind ROLL = new EventKind(KhachapuriRule.KH_04, "roll");
  private static final EventKind STEP = new EventKind(KhachapuriRule.KH_06, "step");
  private static final EventKind DOUBLE = new EventKind(KhachapuriRule.KH_09, "double");
  private static final EventKind PASS = new EventKind(KhachapuriRule.KH_12, "locked");
  private static final EventKind EXACT = new EventKind(KhachapuriRule.KH_15, "borne-off-exactly");
  private static final EventKind OVER = new EventKind(KhachapuriRule.KH_16, "borne-off-by-more");
  private static final EventKind ALL_OFF = new EventKind(KhachapuriRule.KH_18, "all-borne-off");
  private static final EventKind MARS = new EventKind(KhachapuriRule.KH_19, "mars");

  @Override
  public String unit() {
    return "turns";
  }

  @Override
  public boolean counts(KhachapuriMove move) {
    return move instanceof KhachapuriMove.Turn || move instanceof KhachapuriMove.Pass;
  }

  @Override
  public List<EventKind> kinds() {
    return List.of(ROLL_OFF, TIE, ROLL, STEP, DOUBLE, PASS, EXACT, OVER, ALL_OFF, MARS);
  }

  @Override
  public List<EventKind> events(
      KhachapuriPosition before, KhachapuriMove move, KhachapuriPosition after) {
    List<EventKind> events = new ArrayList<>();
    if (move instanceof KhachapuriMove.RollOff rollOff) {
      events.add(ROLL_OFF);
      if (rollOff.isTie()) {
        events.add(TIE);
      }
    } else if (move instanceof KhachapuriMove.Roll roll) {
      events.add(ROLL);
      if (roll.isDouble()) {
        events.add(DOUBLE);
      }
    } else if (move instanceof KhachapuriMove.Pass) {
      events.add(PASS);
    } else if (move instanceof KhachapuriMove.Turn turn) {
      for (Step step : turn.steps()) {
        events.add(STEP);
        if (step.to() == 0) {
          events.add(step.die() == step.from() ? EXACT : OVER);
        }
      }
      addEnd(after, events);
    }
    return events;
  }

  private void addEnd(KhachapuriPosition after, List<EventKind> events) {
    if (game.status(after) instanceof Status.Finished finished) {
      events.add(ALL_OFF);
      if (finished.result() instanceof Outcome.Win win && after.off(win.winner().other()) == 0) {
        events.add(MARS);
      }
    }
  }
}
