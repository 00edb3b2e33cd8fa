package dev.doska.tool.stats;

import dev.doska.core.Ending;

/**
 * How many matches ended in one way.
 *
 * @param ending the way
 * @param count the number of matches
 */
public record EndingCount(Ending ending, long count) {
  EndingCount plus(EndingCount other) {
    return new EndingCount(ending, count + other.count);
  }
}
