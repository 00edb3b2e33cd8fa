package dev.doska.chapayev.notation.position;

import dev.doska.chapayev.ChapayevDraft;

/** Makes the drafts of a game with which the reading of a position begins. */
@FunctionalInterface
public interface DraftFactory {
  /**
   * A draft in which two formations stand on their first rows in round 1, White to strike.
   *
   * @param white the index of White's formation
   * @param black the index of Black's formation
   * @return a new draft
   * @throws IllegalArgumentException if the rule set has no such formation
   */
  ChapayevDraft draft(int white, int black);
}
