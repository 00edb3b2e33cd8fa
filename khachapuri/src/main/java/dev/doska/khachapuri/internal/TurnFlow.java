package dev.doska.khachapuri.internal;

import dev.doska.khachapuri.KhachapuriRuleset;
import dev.doska.khachapuri.ruleset.KhachapuriOption.OpeningRoll;

/** What a roll-off leads to under a rule set. */
public final class TurnFlow {
  private TurnFlow() {}

  /** The packed state after a roll-off; a tie leads to the same state (KH-03). */
  public static int afterRollOff(KhachapuriRuleset rules, int state, long packed) {
    int white = PackedMove.firstDie(packed);
    int black = PackedMove.secondDie(packed);
    boolean reuse = rules.openingRoll() == OpeningRoll.REUSE_ROLL_OFF;
    return white == black
        ? state
        : PackedTurnState.afterRollOff(white, black, reuse, rules.lastTurn());
  }
}
