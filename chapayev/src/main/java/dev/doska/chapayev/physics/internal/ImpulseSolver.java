package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;

/**
 * Simultaneous impulses in contacts that share discs: solves K·J = r with all J at least 0, where
 * K is the coupling of the contacts through the inverse masses of shared discs (rule P-6).
 */
final class ImpulseSolver {
  private static final int MAX = 3 * Disc.MAX;

  private final double tie;
  private final double[] a = new double[MAX * (MAX + 1)];
  private final double[] coupling = new double[MAX * MAX];
  private final double[] target = new double[MAX];
  private final double[] solved = new double[MAX];
  private final boolean[] dropped = new boolean[MAX];
  private final int[] kept = new int[MAX];
  private int size;

  ImpulseSolver(double tie) {
    this.tie = tie;
  }

  /** How many contacts fit; no planar arrangement of discs has more. */
  static int capacity() {
    return MAX;
  }

  void begin(int contacts) {
    size = contacts;
    for (int p = 0; p < contacts; p++) {
      dropped[p] = false;
    }
  }

  void set(int p, int q, double value) {
    coupling[p * MAX + q] = value;
  }

  void target(int p, double value) {
    target[p] = value;
  }

  double impulse(int p) {
    return solved[p];
  }

  /** Solves, drops the most negative impulses (equal ones together), and solves again. */
  void solve() {
    while (true) {
      int count = 0;
      for (int p = 0; p < size; p++) {
        solved[p] = 0;
        if (!dropped[p]) {
          kept[count++] = p;
        }
      }
      if (count == 1) {
        int p = kept[0];
        solved[p] = target[p] / coupling[p * MAX + p];
      } else if (count == 2) {
        solvePair(kept[0], kept[1]);
      } else if (count > 2) {
        eliminate(count);
      }
      if (!dropNegative()) {
        return;
      }
    }
  }

  private boolean dropNegative() {
    double least = 0;
    double largest = 0;
    for (int p = 0; p < size; p++) {
      least = Math.min(least, solved[p]);
      largest = Math.max(largest, Math.abs(solved[p]));
    }
    if (!(least < 0)) {
      return false;
    }
    for (int p = 0; p < size; p++) {
      if (solved[p] < 0 && solved[p] <= least + tie * largest) {
        dropped[p] = true;
      }
    }
    return true;
  }

  /** Two contacts: a formula that treats both alike, so that mirrored hits stay mirrored. */
  private void solvePair(int p, int q) {
    double pp = coupling[p * MAX + p];
    double qq = coupling[q * MAX + q];
    double pq = coupling[p * MAX + q];
    double determinant = pp * qq - pq * pq;
    if (determinant <= Tolerances.RELATIVE_PIVOT * (Math.max(pp, qq) * Math.max(pp, qq))) {
      solved[p] = target[p] / pp;
      return;
    }
    solved[p] = (qq * target[p] - pq * target[q]) / determinant;
    solved[q] = (pp * target[q] - pq * target[p]) / determinant;
  }

  private void eliminate(int n) {
    int width = n + 1;
    double largest = 0;
    for (int p = 0; p < n; p++) {
      for (int q = 0; q < n; q++) {
        double value = coupling[kept[p] * MAX + kept[q]];
        a[p * width + q] = value;
        largest = Math.max(largest, Math.abs(value));
      }
      a[p * width + n] = target[kept[p]];
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int p = column + 1; p < n; p++) {
        if (Math.abs(a[p * width + column]) > Math.abs(a[pivot * width + column])) {
          pivot = p;
        }
      }
      swapRows(pivot, column, width);
      double head = a[column * width + column];
      if (Math.abs(head) < Tolerances.RELATIVE_PIVOT * largest) {
        continue;
      }
      for (int p = column + 1; p < n; p++) {
        double factor = a[p * width + column] / head;
        for (int q = column; q <= n; q++) {
          a[p * width + q] -= factor * a[column * width + q];
        }
      }
    }
    for (int p = n - 1; p >= 0; p--) {
      double head = a[p * width + p];
      double sum = a[p * width + n];
      for (int q = p + 1; q < n; q++) {
        sum -= a[p * width + q] * solved[kept[q]];
      }
      solved[kept[p]] = Math.abs(head) < Tolerances.RELATIVE_PIVOT * largest ? 0 : sum / head;
    }
  }

  private void swapRows(int p, int q, int width) {
    if (p == q) {
      return;
    }
    for (int k = 0; k < width; k++) {
      double held = a[p * width + k];
      a[p * width + k] = a[q * width + k];
      a[q * width + k] = held;
    }
  }
}
