package dev.doska.chapayev.internal;

import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.HangActor;
import dev.doska.chapayev.ruleset.Hanging;
import dev.doska.chapayev.ruleset.Prisoner;
import dev.doska.chapayev.ruleset.PrisonerSide;
import dev.doska.core.Side;

/**
 * The options about faces and edges as they take effect: pawns never turn over, stand, hang or take prisoners,
 * whatever the options say. Immutable.
 *
 * @param traitors whether checkers that turn over change sides (CH-18)
 * @param standing what happens to standing checkers (CH-19)
 * @param hanging how hanging checkers are tested (CH-20)
 * @param actor who checks a hanging checker (CH-20)
 * @param enemiesOfFlicker whether a checked checker takes the enemies of who flicked it, not of its owner
 *     after the landing
 * @param prisonersSwitch whether prisoners change sides instead of leaving the board (CH-21)
 */
public record FaceRules(
    boolean traitors,
    EdgeStand standing,
    Hanging hanging,
    HangActor actor,
    boolean enemiesOfFlicker,
    boolean prisonersSwitch) {
  /** The options of a rule set. */
  public static FaceRules of(ChapayevRuleset rules) {
    boolean faces = rules.hasFaces();
    return new FaceRules(
        faces && rules.traitor(),
        faces ? rules.edgeStand() : EdgeStand.OFF,
        faces ? rules.hanging() : Hanging.NONE,
        rules.hangActor(),
        rules.prisonerSide() == PrisonerSide.FLICKER,
        faces && rules.prisoner() == Prisoner.SWITCHES);
  }

  /** Who checks a hanging checker of an owner after a strike of the mover (CH-20). */
  public Side flicker(Side owner, Side mover) {
    return switch (actor) {
      case OWNER -> owner;
      case STRIKER -> mover;
      case OPPONENT -> mover.other();
    };
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
