package dev.doska.chapayev;

import dev.doska.core.Side;
import java.util.List;

/**
 * One thing that happened when a move was played, as data and as a sentence. Immutable.
 *
 * @param kind what happened
 * @param colour the side concerned; the mover if none is
 * @param checkers the names of the checkers concerned, in order
 * @param numbers rows, counts, or the ordinal of an {@link Edge}, in the order of the sentence
 */
public record Fact(FactKind kind, Side colour, List<String> checkers, List<Integer> numbers) {
  /**
   * Copies the lists.
   *
   * @param kind what happened
   * @param colour the side concerned; the mover if none is
   * @param checkers the names of the checkers concerned, in order
   * @param numbers rows, counts, or the ordinal of an {@link Edge}, in the order of the sentence
   */
  public Fact {
    checkers = List.copyOf(checkers);
    numbers = List.copyOf(numbers);
  }

  /**
   * The rule behind the fact.
   *
   * @return the rule
   */
  public ChapayevRule rule() {
    return kind.rule();
  }

  /**
   * The fact as a sentence.
   *
   * @return a sentence without a full stop
   */
  public String sentence() {
    return kind.sentence(colour, checkers, numbers);
  }

  @Override
  public String toString() {
    return sentence() + " (" + rule().id() + ")";
  }
}
