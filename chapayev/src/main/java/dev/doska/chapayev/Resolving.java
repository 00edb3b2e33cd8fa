package dev.doska.chapayev;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The strike that is being resolved: what must be known of it until the turn passes. Sets of
 * checkers are bit sets, bit {@code i} for the id {@code i}. Immutable.
 *
 * @param strikers the checkers that struck: one, or two with scissors
 * @param own the checkers that the mover owned when the strike began
 * @param knockedOut how many enemies the shot itself knocked out (CH-05)
 * @param hanging the checkers that are still to be checked (CH-20)
 * @param checked the checkers that have been checked
 * @param current the checker that is checked or blown at now; empty between two
 * @param hungOver the edge over which the current checker hung before its check, if it stands up in
 *     the middle of it
 * @param sealed the mover's blow while the other player is asked; not to be shown to him
 * @param blows how many pairs of blows the current checker has withstood
 * @param sumX sum of those blows along x in nN·s
 * @param sumY sum of those blows along y in nN·s
 */
public record Resolving(
    int strikers,
    int own,
    int knockedOut,
    int hanging,
    int checked,
    Optional<Integer> current,
    Optional<Edge> hungOver,
    Optional<ChapayevMove.Blow> sealed,
    int blows,
    int sumX,
    int sumY) {
  static Resolving of(ChapayevDraft draft) {
    return new Resolving(
        draft.striking,
        draft.ownAtStart,
        draft.knockedOut,
        draft.hanging,
        draft.checked,
        draft.current < 0 ? Optional.empty() : Optional.of(draft.current),
        Optional.ofNullable(draft.hungOver),
        Optional.ofNullable(draft.sealed),
        draft.blows,
        draft.sumX,
        draft.sumY);
  }

  void load(ChapayevDraft draft) {
    draft.striking = strikers;
    draft.ownAtStart = own;
    draft.knockedOut = knockedOut;
    draft.hanging = hanging;
    draft.checked = checked;
    draft.current = current.orElse(-1);
    draft.hungOver = orNull(hungOver);
    draft.sealed = orNull(sealed);
    draft.blows = blows;
    draft.sumX = sumX;
    draft.sumY = sumY;
  }

  private static <T> @Nullable T orNull(Optional<T> value) {
    return value.isPresent() ? value.get() : null;
  }
}
