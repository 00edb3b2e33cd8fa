package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.physics.internal.OverlapRepair;
import java.util.List;

/** The overlap of discs at a time of a shot. */
final class Depth {
  private Depth() {}

  /** Asserts that no pair overlaps deeper than at the start by more than a tolerance (rule P-18). */
  static void assertNone(Shot shot, double time, double tolerance) {
    assertThat(deepest(shot, time)).isLessThanOrEqualTo(tolerance);
  }

  /** The greatest overlap of a pair on the board, less what it overlapped at the start; metres. */
  static double deepest(Shot shot, double time) {
    List<DiscPlacement> places = shot.at(time);
    List<Disc> discs = shot.table().discs();
    double deepest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < places.size(); i++) {
      for (int k = i + 1; k < places.size(); k++) {
        DiscPlacement a = places.get(i);
        DiscPlacement b = places.get(k);
        if (a.onBoard() && b.onBoard()) {
          double dx = b.x() - a.x();
          double dy = b.y() - a.y();
          double reach = discs.get(i).shape().radius() + discs.get(k).shape().radius();
          double overlap = reach - Math.sqrt(dx * dx + dy * dy);
          double atStart = Math.max(0, OverlapRepair.of(discs.get(i), discs.get(k)));
          deepest = Math.max(deepest, overlap - atStart);
        }
      }
    }
    return deepest;
  }
}
