package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.Optional;

/**
 * The strike that is being resolved: what must be remembered of it until the turn passes. Sets of
 * checkers are bit sets, bit {@code i} for the id {@code i}. Immutable.
 *
 * @param strikers the checkers that struck: one, or two with scissors
 * @param own the checkers that the mover owned when the strike began
 * @param knockedOut how many enemies the shot itself knocked out (CH-05)
 * @param hanging the checkers that are still to be checked (CH-20)
 * @param checked the checkers that have been checked
 * @param current the checker that is checked or blown at now; empty between two
 * @param hungOver the edge over which the current checker hung before its check, if it stands on its
 *     edge since then
 * @param sealed the mover's blow while the other player is asked; do not show it to them
 * @param blows how many pairs of blows the current checker has withstood
 * @param sumX the sum of those blows along x in nN·s
 * @param sumY the sum of those blows along y in nN·s
 * @param lastToFall the side whose checker fell last, if the shot left no checker on the board and that
 *     decides the round
 */
public record StrikeInProgress(
    int strikers,
    int own,
    int knockedOut,
    int hanging,
    int checked,
    Optional<Integer> current,
    Optional<Edge> hungOver,
    Optional<SealedBlow> sealed,
    int blows,
    int sumX,
    int sumY,
    Optional<Side> lastToFall) {}
