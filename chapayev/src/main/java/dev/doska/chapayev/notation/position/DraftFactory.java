package dev.doska.chapayev.notation.position;

import dev.doska.chapayev.ChapayevDraft;

/** Makes drafts of a game: what reading a position begins with. */
@FunctionalInterface
public interface DraftFactory {
  /**
   * A draft in which two formations stand on their first rows in round 1, White to strike.
   *
   * @param white the index of White's formation
   * @param black the index of Black's formation
   * @return a draft to be changed
   * @throws IllegalArgumentException if the rule set has no such formation
   */
  ChapayevDraft draft(int white, int black);
}
