package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;
import java.util.ArrayList;
import java.util.List;

/** The overlap of two discs, and the explicit repair (rule P-5). */
public final class OverlapRepair {
  private OverlapRepair() {}

  /** Depth of the overlap of two discs in metres; negative = the gap between them. */
  public static double of(Disc a, Disc b) {
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    return (a.shape().radius() + b.shape().radius()) - Math.sqrt(dx * dx + dy * dy);
  }

  public static List<Disc> pushApart(List<Disc> discs) {
    List<Disc> moved = new ArrayList<>(discs);
    boolean changed = true;
    for (int round = 0; round < Tolerances.REPAIR_ROUNDS && changed; round++) {
      changed = false;
      for (int i = 0; i < moved.size(); i++) {
        for (int k = i + 1; k < moved.size(); k++) {
          double overlap = of(moved.get(i), moved.get(k));
          if (overlap > Tolerances.PLACE_METRES) {
            push(moved, i, k, overlap);
            changed = true;
          }
        }
      }
    }
    return moved;
  }

  private static void push(List<Disc> discs, int i, int k, double overlap) {
    Disc a = discs.get(i);
    Disc b = discs.get(k);
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double distance = Math.sqrt(dx * dx + dy * dy);
    // coincident centres have no line: the higher id goes to the right
    double nx = distance > 0 ? dx / distance : 1;
    double ny = distance > 0 ? dy / distance : 0;
    double massA = a.shape().mass() + a.load();
    double massB = b.shape().mass() + b.load();
    double shareA = overlap * (massB / (massA + massB));
    double shareB = overlap * (massA / (massA + massB));
    discs.set(i, a.at(a.x() - nx * shareA, a.y() - ny * shareA));
    discs.set(k, b.at(b.x() + nx * shareB, b.y() + ny * shareB));
  }
}
