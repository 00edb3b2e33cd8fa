package dev.doska.core;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The possible rolls of a position with their exact probabilities. Immutable; a rule set shares its
 * instances.
 *
 * @param <M> the game's moves
 */
public final class Odds<M> {
  private final List<M> outcomes;
  private final int[] weights;
  private final int total;

  private Odds(List<M> outcomes, int[] weights) {
    this.outcomes = List.copyOf(outcomes);
    this.weights = weights.clone();
    if (outcomes.isEmpty() || outcomes.size() != weights.length) {
      throw new IllegalArgumentException(
          outcomes.size() + " outcomes with " + weights.length + " weights");
    }
    int sum = 0;
    for (int weight : weights) {
      if (weight < 1) {
        throw new IllegalArgumentException("weight " + weight + " is less than 1");
      }
      sum = Math.addExact(sum, weight);
    }
    this.total = sum;
  }

  /**
   * Odds of these outcomes.
   *
   * @param outcomes the rolls, at least one, in the game's documented order
   * @param weights the number of equally likely cases of each, 1 or more
   * @param <M> the game's moves
   * @return the odds
   * @throws IllegalArgumentException if the lengths differ or a weight is less than 1
   */
  public static <M> Odds<M> of(List<M> outcomes, int... weights) {
    return new Odds<>(outcomes, weights);
  }

  /**
   * How many different rolls there are.
   *
   * @return at least 1
   */
  public int size() {
    return outcomes.size();
  }

  /**
   * A roll.
   *
   * @param index from 0 to {@code size() - 1}
   * @return the roll, a move that is legal in the position of these odds
   */
  public M outcome(int index) {
    return outcomes.get(index);
  }

  /**
   * All rolls in order.
   *
   * @return an unmodifiable list
   */
  public List<M> outcomes() {
    return outcomes;
  }

  /**
   * The number of equally likely cases in which a roll occurs.
   *
   * @param index from 0 to {@code size() - 1}
   * @return at least 1
   */
  public int weight(int index) {
    return weights[index];
  }

  /**
   * How many equally likely cases there are in all.
   *
   * @return the sum of the weights
   */
  public int total() {
    return total;
  }

  /**
   * A roll's probability.
   *
   * @param index from 0 to {@code size() - 1}
   * @return weight ÷ total
   */
  public Fraction probability(int index) {
    return Fraction.of(weights[index], total);
  }

  /**
   * One roll at random: a case by {@link SplitMix64#below}, counted through the weights in order.
   *
   * @param random the generator to draw from
   * @return a roll
   */
  public M draw(RandomGenerator random) {
    return outcomes.get(drawIndex(random));
  }

  /**
   * The index of one roll at random, by the same draw as {@link #draw}.
   *
   * @param random the generator to draw from
   * @return from 0 to {@code size() - 1}
   */
  public int drawIndex(RandomGenerator random) {
    long left = SplitMix64.below(random, total);
    int index = 0;
    while (left >= weights[index]) {
      left -= weights[index];
      index++;
    }
    return index;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < outcomes.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(outcomes.get(i));
      text.append(' ').append(weights[i]).append('/').append(total);
    }
    return text.toString();
  }
}
