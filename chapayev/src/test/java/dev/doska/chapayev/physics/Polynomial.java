package dev.doska.chapayev.physics;

import java.util.ArrayList;
import java.util.List;

/** A real polynomial whose roots are found between those of its derivative, by bisection alone. */
final class Polynomial {
  /** By ascending power. */
  private final double[] coefficients;

  private Polynomial(double[] coefficients) {
    this.coefficients = coefficients;
  }

  static Polynomial of(double... coefficients) {
    return new Polynomial(coefficients.clone());
  }

  double at(double t) {
    double sum = 0;
    for (int k = coefficients.length - 1; k >= 0; k--) {
      sum = sum * t + coefficients[k];
    }
    return sum;
  }

  Polynomial derivative() {
    double[] slope = new double[coefficients.length - 1];
    for (int k = 1; k < coefficients.length; k++) {
      slope[k - 1] = k * coefficients[k];
    }
    return new Polynomial(slope);
  }

  Polynomial plus(Polynomial other) {
    double[] sum = new double[Math.max(coefficients.length, other.coefficients.length)];
    for (int k = 0; k < sum.length; k++) {
      sum[k] = coefficient(k) + other.coefficient(k);
    }
    return new Polynomial(sum);
  }

  Polynomial squared() {
    double[] product = new double[2 * coefficients.length - 1];
    for (int k = 0; k < coefficients.length; k++) {
      for (int l = 0; l < coefficients.length; l++) {
        product[k + l] += coefficients[k] * coefficients[l];
      }
    }
    return new Polynomial(product);
  }

  private double coefficient(int k) {
    return k < coefficients.length ? coefficients[k] : 0;
  }

  /** All places in an interval where the sign changes, ascending. */
  List<Double> crossings(double low, double high) {
    List<Double> bounds = new ArrayList<>();
    bounds.add(low);
    if (coefficients.length > 2) {
      bounds.addAll(derivative().crossings(low, high));
    }
    bounds.add(high);
    List<Double> roots = new ArrayList<>();
    for (int k = 0; k + 1 < bounds.size(); k++) {
      double a = bounds.get(k);
      double b = bounds.get(k + 1);
      if (at(a) > 0 != at(b) > 0) {
        roots.add(bisect(a, b));
      }
    }
    return roots;
  }

  private double bisect(double low, double high) {
    double a = low;
    double b = high;
    boolean positive = at(a) > 0;
    for (int k = 0; k < 200; k++) {
      double middle = a + (b - a) / 2;
      if (middle == a || middle == b) {
        break;
      }
      if (at(middle) > 0 == positive) {
        a = middle;
      } else {
        b = middle;
      }
    }
    return b;
  }
}
