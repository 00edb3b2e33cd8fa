package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Restitution;
import dev.doska.chapayev.physics.SolverSpec;

/**
 * The impacts of one instant: the contacts that close fastest act first, equally fast ones that share
 * discs act together, until no contact closes any more (rules P-6 and P-7).
 *
 * <p>The order is a convention: it is the limit of vanishing gaps between the discs. Real touching
 * discs are compliant and may share an impact in another way.
 */
final class CollisionResolver {
  private final DiscMotion motion;
  private final EventLog log;
  private final ContactList contacts;
  private final ImpulseSolver impulses;
  private final StackDynamics stacks;

  private final double minClosing;
  private final double tie;
  private final double minSeparation;
  private final double deceleration;
  private final double discFriction;
  private final Restitution restitution;

  private final double[] closing = new double[Disc.MAX * (Disc.MAX - 1) / 2];
  private final int[] wave = new int[ImpulseSolver.capacity()];
  private final int[] group = new int[ImpulseSolver.capacity()];
  private final int[] member = new int[ImpulseSolver.capacity()];
  private final double[] impulse = new double[ImpulseSolver.capacity()];
  private int waveSize;
  private boolean slowContactsSeparate;
  private int met;
  private int changed;
  private int count;

  CollisionResolver(SolverSpec spec, DiscMotion motion, EventLog log, StackDynamics stacks) {
    this.motion = motion;
    this.log = log;
    this.stacks = stacks;
    contacts = new ContactList(spec, motion);
    impulses = new ImpulseSolver(spec.tie());
    minClosing = spec.minClosing();
    tie = spec.tie();
    minSeparation = spec.minSeparation();
    deceleration = motion.deceleration;
    discFriction = spec.material().discFriction();
    restitution = spec.material().restitution();
  }

  /** Starts collecting the discs that meet at an instant. */
  void begin() {
    met = 0;
    contacts.clear();
  }

  void meet(int i, int j) {
    met |= 1 << i | 1 << j;
    contacts.seed(i);
    contacts.seed(j);
  }

  /**
   * Applies all impacts of the instant, up to a limit.
   *
   * @param events events so far
   * @param limit the largest number of impacts
   * @return the set of discs whose velocity changed
   */
  int resolve(double now, int events, int limit) {
    slowContactsSeparate = events > Tolerances.EVENTS_BEFORE_SLOW_CONTACTS_SEPARATE;
    contacts.spread();
    changed = 0;
    count = 0;
    while (count < limit && gatherWave()) {
      if (motion.stacks) {
        stacks.begin(contacts, wave, waveSize);
      }
      applyWave();
      if (motion.spins) {
        applyFriction(now);
      }
      for (int w = 0; w < waveSize; w++) {
        if (impulse[w] > 0) {
          int k = wave[w];
          count++;
          changed |= 1 << contacts.lower[k] | 1 << contacts.higher[k];
          log.impact(
              now,
              contacts.lower[k],
              contacts.higher[k],
              contacts.nx[k],
              contacts.ny[k],
              closing[k],
              impulse[w]);
        }
      }
      if (motion.stacks) {
        stacks.share(now, log);
      }
    }
    return changed;
  }

  /** The discs that were due to meet in the last instant. */
  int met() {
    return met;
  }

  /** Impacts in the last instant. */
  int count() {
    return count;
  }

  private boolean gatherWave() {
    double fastest = 0;
    for (int k = 0; k < contacts.size; k++) {
      double c = contacts.closing(k);
      closing[k] = c > contacts.leastClosing(k) ? c : 0;
      fastest = Math.max(fastest, closing[k]);
    }
    waveSize = 0;
    if (fastest == 0) {
      return false;
    }
    double least = fastest * (1 - tie);
    for (int k = 0; k < contacts.size && waveSize < wave.length; k++) {
      if (closing[k] >= least) {
        wave[waveSize++] = k;
      }
    }
    return true;
  }

  /** All contacts of a wave; those that share discs are solved together. */
  private void applyWave() {
    // targets use the velocities before the wave, so they come before any impulse
    for (int w = 0; w < waveSize; w++) {
      impulse[w] = closing[wave[w]] + separation(wave[w]);
      group[w] = -1;
    }
    if (waveSize == 1) {
      alone(0);
      return;
    }
    boolean acted = false;
    for (int w = 0; w < waveSize; w++) {
      if (group[w] < 0) {
        markGroup(w, w);
        acted |= solveGroup(w);
      }
    }
    if (!acted) {
      // a singular system of contacts: the first alone is progress
      waveSize = 1;
      impulse[0] = closing[wave[0]] + separation(wave[0]);
      alone(0);
    }
  }

  /** One contact that shares no disc with another of the wave. */
  private void alone(int w) {
    int k = wave[w];
    int i = contacts.lower[k];
    int j = contacts.higher[k];
    double nx = contacts.nx[k];
    double ny = contacts.ny[k];
    double massI = inverse(i);
    double massJ = inverse(j);
    double sum = massI + massJ;
    double change = impulse[w];
    // mass shares first: equal discs share exactly by halves
    double changeI = change * (massI / sum);
    double changeJ = change * (massJ / sum);
    motion.vx[i] -= changeI * nx;
    motion.vy[i] -= changeI * ny;
    motion.vx[j] += changeJ * nx;
    motion.vy[j] += changeJ * ny;
    impulse[w] = change / sum;
  }

  /** Marks all contacts of the wave connected with one through shared discs. */
  private void markGroup(int w, int mark) {
    group[w] = mark;
    for (int v = 0; v < waveSize; v++) {
      if (group[v] < 0 && contacts.share(wave[w], wave[v])) {
        markGroup(v, mark);
      }
    }
  }

  private boolean solveGroup(int mark) {
    int members = 0;
    for (int w = mark; w < waveSize; w++) {
      if (group[w] == mark) {
        member[members++] = w;
      }
    }
    if (members == 1) {
      alone(mark);
      return true;
    }
    impulses.begin(members);
    for (int p = 0; p < members; p++) {
      impulses.target(p, impulse[member[p]]);
      for (int q = 0; q < members; q++) {
        impulses.set(p, q, coupling(wave[member[p]], wave[member[q]]));
      }
    }
    impulses.solve();
    boolean acted = false;
    for (int p = 0; p < members; p++) {
      impulse[member[p]] = impulses.impulse(p);
      acted |= impulses.impulse(p) > 0;
      apply(member[p]);
    }
    return acted;
  }

  /** The change of the closing speed of contact k by an impulse of 1 in contact l. */
  private double coupling(int k, int l) {
    int i = contacts.lower[k];
    int j = contacts.higher[k];
    if (k == l) {
      return inverse(i) + inverse(j);
    }
    double dot = contacts.nx[k] * contacts.nx[l] + contacts.ny[k] * contacts.ny[l];
    if (i == contacts.lower[l]) {
      return dot * inverse(i);
    }
    if (j == contacts.higher[l]) {
      return dot * inverse(j);
    }
    if (i == contacts.higher[l]) {
      return -(dot * inverse(i));
    }
    return j == contacts.lower[l] ? -(dot * inverse(j)) : 0;
  }

  private void apply(int w) {
    int k = wave[w];
    int i = contacts.lower[k];
    int j = contacts.higher[k];
    double massI = impulse[w] * inverse(i);
    double massJ = impulse[w] * inverse(j);
    motion.vx[i] -= massI * contacts.nx[k];
    motion.vy[i] -= massI * contacts.ny[k];
    motion.vx[j] += massJ * contacts.nx[k];
    motion.vy[j] += massJ * contacts.ny[k];
  }

  /** Inverse of the mass with which a disc takes part in a contact. */
  private double inverse(int i) {
    if (motion.stacks && motion.load[i] > 0) {
      return stacks.inverse(i);
    }
    return motion.inverseMass[i];
  }

  /** Separation speed after an impact: restitution, or the least of rule P-7. */
  private double separation(int k) {
    double bounce = restitution.at(closing[k]) * closing[k];
    if (closing[k] <= minClosing) {
      // a deep pair: separate it, however slowly
      bounce = minClosing;
    }
    if (bounce >= minSeparation) {
      return bounce;
    }
    int i = contacts.lower[k];
    int j = contacts.higher[k];
    double nx = contacts.nx[k];
    double ny = contacts.ny[k];
    double slip = (motion.vx[j] - motion.vx[i]) * ny - (motion.vy[j] - motion.vy[i]) * nx;
    double pull = pull(i, nx, ny) - pull(j, nx, ny);
    boolean pressed = slip * slip / contacts.distance[k] + pull < 0;
    return pressed || isSlowContact(k) ? minSeparation : bounce;
  }

  /**
   * Whether a slow contact would push a disc that lies still, which friction then stops within
   * microseconds: a third disc that slides through a narrow gap would do so a million times. Only
   * shots with very many events are treated in this way.
   */
  private boolean isSlowContact(int k) {
    return slowContactsSeparate
        && closing[k] < Tolerances.SLOW_CONTACT_SPEED
        && (still(contacts.lower[k]) || still(contacts.higher[k]));
  }

  private boolean still(int i) {
    return motion.vx[i] * motion.vx[i] + motion.vy[i] * motion.vy[i]
        < Tolerances.SLOW_CONTACT_SPEED * Tolerances.SLOW_CONTACT_SPEED;
  }

  /** Deceleration of a disc along a normal: friction points against the motion. */
  private double pull(int i, double nx, double ny) {
    double vx = motion.vx[i];
    double vy = motion.vy[i];
    double v = Math.sqrt(vx * vx + vy * vy);
    return v > 0 ? deceleration * ((vx * nx + vy * ny) / v) : 0;
  }

  /** Friction between rims: after the normal impulses of a wave, once, in the order of contacts. */
  private void applyFriction(double now) {
    for (int w = 0; w < waveSize; w++) {
      if (!(impulse[w] > 0)) {
        continue;
      }
      int k = wave[w];
      int i = contacts.lower[k];
      int j = contacts.higher[k];
      double tx = -contacts.ny[k];
      double ty = contacts.nx[k];
      double spinI = motion.spinAt(i, now);
      double spinJ = motion.spinAt(j, now);
      double slip = (motion.vx[j] - motion.vx[i]) * tx
          + (motion.vy[j] - motion.vy[i]) * ty
          - (motion.radius[i] * spinI + motion.radius[j] * spinJ);
      double massI = inverse(i);
      double massJ = inverse(j);
      double sticking = Math.abs(slip) / (3 * (massI + massJ));
      double size = Math.min(discFriction * impulse[w], sticking);
      double along = slip > 0 ? size : -size;
      motion.vx[i] += along * massI * tx;
      motion.vy[i] += along * massI * ty;
      motion.vx[j] -= along * massJ * tx;
      motion.vy[j] -= along * massJ * ty;
      motion.spin[i] = spinI + 2 * along * massI / motion.radius[i];
      motion.spin[j] = spinJ + 2 * along * massJ / motion.radius[j];
      motion.spinSince[i] = now;
      motion.spinSince[j] = now;
    }
  }
}
