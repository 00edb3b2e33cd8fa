package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Prisoner;

/**
 * The options about faces and edges as they take effect: pawns never turn over, stand, hang or take prisoners,
 * whatever the options say. Immutable.
 *
 * @param traitors whether checkers that turn over change sides (CH-18)
 * @param standing what happens to standing checkers (CH-19)
 * @param hanging how hanging checkers are tested (CH-20)
 * @param prisonersSwitch whether prisoners change sides instead of leaving the board (CH-21)
 */
public record FaceRules(
    boolean traitors, EdgeStand standing, Hanging hanging, boolean prisonersSwitch) {
  /** The options of a rule set. */
  public static FaceRules of(ChapayevRuleset rules) {
    boolean faces = rules.hasFaces();
    return new FaceRules(
        faces && rules.traitor(),
        faces ? rules.edgeStand() : EdgeStand.OFF,
        faces ? rules.hanging() : Hanging.NONE,
        faces && rules.prisoner() == Prisoner.SWITCHES);
  }

  /** Whether checkers can stand on their edges. */
  public boolean canStand() {
    return standing != EdgeStand.OFF;
  }

  /** Whether hanging checkers are distinguished from others. */
  public boolean canHang() {
    return hanging != Hanging.NONE;
  }
}
