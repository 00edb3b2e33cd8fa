package dev.doska.core;

import java.math.BigInteger;

/**
 * An exact fraction in lowest terms with a positive denominator. Immutable.
 *
 * @param numerator the numerator
 * @param denominator the denominator, above 0
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  /** The number 0. */
  public static final Fraction ZERO = of(0, 1);

  /** The number 1. */
  public static final Fraction ONE = of(1, 1);

  /**
   * Reduces to lowest terms.
   *
   * @param numerator the numerator
   * @param denominator the denominator, above 0
   */
  public Fraction {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException(numerator + "/0 is not a number");
    }
    BigInteger divisor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  /**
   * The fraction of two whole numbers.
   *
   * @param numerator the numerator
   * @param denominator the denominator, not 0
   * @return the fraction in lowest terms
   * @throws IllegalArgumentException if the denominator is 0
   */
  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /**
   * The sum.
   *
   * @param other the other summand
   * @return this + other
   */
  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /**
   * The product.
   *
   * @param other the other factor
   * @return this × other
   */
  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /**
   * The quotient.
   *
   * @param other the divisor, not 0
   * @return this ÷ other
   * @throws IllegalArgumentException if the divisor is 0
   */
  public Fraction dividedBy(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /**
   * The fraction as text.
   *
   * @return for example {@code 1/18}, or {@code 1} for a whole number
   */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
