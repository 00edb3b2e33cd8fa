package dev.doska.tool.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The lengths of matches, at least one. Immutable. */
public final class Lengths {
  private final SortedMap<Integer, Long> matchesByLength;
  private final long matches;
  private final long total;

  /**
   * Lengths.
   *
   * @param matchesByLength the number of matches of each length
   */
  Lengths(SortedMap<Integer, Long> matchesByLength) {
    this.matchesByLength = new TreeMap<>(matchesByLength);
    long number = 0;
    long sum = 0;
    for (Map.Entry<Integer, Long> entry : matchesByLength.entrySet()) {
      number += entry.getValue();
      sum += entry.getKey() * entry.getValue();
    }
    this.matches = number;
    this.total = sum;
  }

  /** The number of matches. */
  public long matches() {
    return matches;
  }

  /** The sum of all lengths. */
  public long total() {
    return total;
  }

  public int min() {
    return matchesByLength.firstKey();
  }

  public int max() {
    return matchesByLength.lastKey();
  }

  /** The length in the middle, or the mean of the two in the middle, with one decimal. */
  public BigDecimal median() {
    long sum = (long) atRank((matches - 1) / 2) + atRank(matches / 2);
    return BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(2), 1, RoundingMode.HALF_EVEN);
  }

  private int atRank(long rank) {
    long passed = 0;
    for (Map.Entry<Integer, Long> entry : matchesByLength.entrySet()) {
      passed += entry.getValue();
      if (passed > rank) {
        return entry.getKey();
      }
    }
    return max();
  }
}
