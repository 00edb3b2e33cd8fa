package dev.doska.core.ruleset;

import java.util.stream.LongStream;

/** Test values of an interval: its ends and their neighbours. */
final class IntervalSamples {
  private IntervalSamples() {}

  static LongStream of(long min, long max) {
    return LongStream.of(min, min + 1, max - 1, max)
        .filter(sample -> sample >= min && sample <= max)
        .distinct()
        .sorted();
  }
}
