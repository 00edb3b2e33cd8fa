package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.Seam;

/**
 * The step at the seam of a folding board (rules P-9, P-15a and P-18): a disc whose centre crosses it
 * loses the energy of the climb, or does not get over; a fast one turns over.
 */
final class SeamStep {
  private final DiscMotion motion;
  private final EventLog log;
  private final double climb;
  private final double g;
  private final boolean tips;

  SeamStep(Material material, DiscMotion motion, EventLog log) {
    this.motion = motion;
    this.log = log;
    g = material.g();
    climb = 2 * g * material.seamStep();
    tips = material.seamTips() && material.seamStep() > 0;
  }

  /** Changes place and velocity of a disc that has arrived at the seam; its base comes after. */
  void cross(int i, double now) {
    boolean across = motion.seam == Seam.ACROSS;
    double before = across ? motion.vy[i] : motion.vx[i];
    double square = before * before;
    boolean turns = tips && !(motion.load[i] > 0) && square > tippingSquare(i);
    double left = square > climb ? Math.sqrt(square - climb) : 0;
    double after = before < 0 ? 0.0 - left : left;
    if (turns) {
      motion.turned ^= 1 << i;
    }
    if (across) {
      motion.nowY[i] = 0;
      motion.vy[i] = after;
    } else {
      motion.nowX[i] = 0;
      motion.vx[i] = after;
    }
    log.fold(now, i, Math.abs(before), left, turns);
  }

  /** Square of the speed above which a disc that is stopped at its foot turns over its leading rim. */
  private double tippingSquare(int i) {
    double r = motion.radius[i];
    double h = motion.height[i];
    // all per mass, which cancels: inertia about the rim, height that the centre must rise
    double diagonal = r * r + h * h / 4;
    double inertia = (3 * (r * r) + h * h) / 12 + diagonal;
    double rise = Math.sqrt(diagonal) - h / 2;
    return 2 * g * rise * inertia / (h / 2 * (h / 2));
  }
}
