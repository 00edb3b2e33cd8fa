package dev.doska.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Points of a box: at random, next to a point, in a grid. */
final class Grids {
  private Grids() {}

  static <M> M sample(Box<M> box, RandomGenerator random) {
    long[] point = new long[box.axes().size()];
    for (int i = 0; i < point.length; i++) {
      Axis axis = box.axes().get(i);
      point[i] = axis.min() + SplitMix64.below(random, axis.size());
    }
    return box.at(point);
  }

  static <M> List<M> near(Box<M> box, long[] point, long step) {
    if (step < 1 || step >= Axis.MAX_SIZE) {
      throw new IllegalArgumentException("step " + step + " is not in 1.." + (Axis.MAX_SIZE - 1));
    }
    List<long[]> points = new ArrayList<>();
    for (int i = 0; i < point.length; i++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        Axis axis = box.axes().get(i);
        if (axis.reaches(point[i], sign * step)) {
          long[] neighbour = point.clone();
          neighbour[i] = axis.shift(point[i], sign * step);
          if (isNew(neighbour, point, points)) {
            points.add(neighbour);
          }
        }
      }
    }
    return points.stream().map(box::at).toList();
  }

  /** On a short cycle both directions may meet, or lead back to the start. */
  private static boolean isNew(long[] candidate, long[] start, List<long[]> known) {
    return !Arrays.equals(candidate, start)
        && known.stream().noneMatch(other -> Arrays.equals(candidate, other));
  }

  static <M> void addGrid(Box<M> box, int points, List<M> moves) {
    if (points < 1) {
      throw new IllegalArgumentException("a grid needs at least 1 point on an axis, not " + points);
    }
    addGrid(box, points, new long[box.axes().size()], 0, moves);
  }

  private static <M> void addGrid(Box<M> box, int points, long[] point, int i, List<M> moves) {
    if (i == point.length) {
      moves.add(box.at(point.clone()));
      return;
    }
    Axis axis = box.axes().get(i);
    long count = Math.min(points, axis.size());
    for (long k = 0; k < count; k++) {
      point[i] = axis.min() + spread(axis, k, count);
      addGrid(box, points, point, i + 1, moves);
    }
  }

  /** The k-th of {@code count} evenly spread offsets, without overflow for ranges up to 2⁶². */
  private static long spread(Axis axis, long k, long count) {
    long parts = axis.cyclic() ? count : count - 1;
    if (parts == 0) {
      return 0;
    }
    long span = axis.cyclic() ? axis.size() : axis.size() - 1;
    return span / parts * k + span % parts * k / parts;
  }
}
