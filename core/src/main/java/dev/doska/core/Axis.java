package dev.doska.core;

import java.util.Objects;

/**
 * One coordinate of a {@link Box}: a range of whole numbers.
 *
 * @param name what is measured and in which unit, such as "angle (thousandths of a degree)"
 * @param min the least value
 * @param max the greatest value, at least {@code min}
 * @param cyclic whether {@code max} is followed by {@code min}, as with angles
 */
public record Axis(String name, long min, long max, boolean cyclic) {
  /** The longest range: 2⁶² values. */
  public static final long MAX_SIZE = 1L << 62;

  /**
   * Checks the range and refuses null.
   *
   * @param name what is measured and in which unit, such as "angle (thousandths of a degree)"
   * @param min the least value
   * @param max the greatest value, at least {@code min}
   * @param cyclic whether {@code max} is followed by {@code min}, as with angles
   */
  public Axis {
    Objects.requireNonNull(name);
    if (min > max || Math.subtractExact(max, min) >= MAX_SIZE) {
      throw new IllegalArgumentException("axis " + name + ": bad range " + min + ".." + max);
    }
  }

  /**
   * How many values there are.
   *
   * @return at least 1
   */
  public long size() {
    return max - min + 1;
  }

  /**
   * Whether a value lies in the range.
   *
   * @param value any number
   * @return true if {@code min <= value <= max}
   */
  public boolean contains(long value) {
    return min <= value && value <= max;
  }

  /**
   * Whether {@code value + offset} is on the axis, cyclic axes going round.
   *
   * @param value a value of the axis
   * @param offset how far to go, less than 2⁶² either way
   * @return true if there is such a value
   */
  public boolean reaches(long value, long offset) {
    return cyclic || contains(value + offset);
  }

  /**
   * The value {@code value + offset}, going round on a cyclic axis.
   *
   * @param value a value of the axis
   * @param offset how far to go, less than 2⁶² either way
   * @return the value
   * @throws IllegalArgumentException if it lies beyond the range of an axis that is not cyclic
   */
  public long shift(long value, long offset) {
    if (!reaches(value, offset)) {
      throw new IllegalArgumentException(
          "axis " + name + ": " + (value + offset) + " is not in " + min + ".." + max);
    }
    return cyclic ? min + Math.floorMod(value - min + offset, size()) : value + offset;
  }
}
