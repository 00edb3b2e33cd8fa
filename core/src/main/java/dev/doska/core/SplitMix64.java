package dev.doska.core;

import java.util.random.RandomGenerator;

/**
 * The SplitMix64 generator of random numbers (Steele, Lea, Flood 2014), written out so that a seed
 * always gives the same numbers on every JVM.
 *
 * <p>The JDK promises no algorithm for its own generators across releases; playouts, bots and
 * execution noise that must replay use this one. Confined to one thread.
 */
public final class SplitMix64 implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /**
   * A generator that starts at a seed.
   *
   * @param seed any value; equal seeds give equal sequences
   */
  public SplitMix64(long seed) {
    this.state = seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * The finalizer of SplitMix64: a bijection of 64-bit words that spreads every bit over all others.
   *
   * @param word any value
   * @return the mixed word
   */
  public static long mix(long word) {
    long z = word;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * An exactly uniform number below a bound, by a method that depends on the generator's {@code
   * nextLong} alone: a draw {@code r} is shifted right by one bit and taken modulo the bound, unless
   * it lies in the incomplete last run of the bound, when it is drawn again.
   *
   * @param random the generator to draw from
   * @param bound how many numbers there are, at least 1
   * @return a number from 0 to {@code bound - 1}
   * @throws IllegalArgumentException if {@code bound} is less than 1
   */
  public static long below(RandomGenerator random, long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound " + bound + " is less than 1");
    }
    long draw = random.nextLong() >>> 1;
    long number = draw % bound;
    while (draw - number > Long.MAX_VALUE - (bound - 1)) {
      draw = random.nextLong() >>> 1;
      number = draw % bound;
    }
    return number;
  }

  /**
   * A uniform double from 0 (included) to 1 (excluded), the top 53 bits of one draw.
   *
   * @param random the generator to draw from
   * @return a multiple of 2⁻⁵³
   */
  public static double unit(RandomGenerator random) {
    return (random.nextLong() >>> 11) * 0x1.0p-53;
  }
}
