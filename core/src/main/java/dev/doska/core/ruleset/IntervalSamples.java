package dev.doska.core.ruleset;

import java.util.stream.LongStream;

/** Numbers of an interval that are worth a try: its ends and their neighbours. */
final class IntervalSamples {
  private IntervalSamples() {}

  static LongStream of(long min, long max) {
    return LongStream.of(min, min + 1, max - 1, max)
        .filter(sample -> sample >= min && sample <= max)
        .distinct()
        .sorted();
  }
}
