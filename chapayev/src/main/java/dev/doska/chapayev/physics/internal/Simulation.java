package dev.doska.chapayev.physics.internal;

import dev.doska.chapayev.physics.Board;
import dev.doska.chapayev.physics.SolverSpec;

/** A shot in progress: the loop over events (rule P-4) and the effect of each kind of event. */
public final class Simulation {
  private final int maxEvents;
  public final DiscMotion motion;
  public final EventLog log;
  public final StackDynamics stacks;
  private final CollisionDetector detector;
  private final CollisionResolver resolver;
  private final SeamStep seamStep;

  private int pending;
  public boolean started;
  public boolean capped;
  public int events;
  public double now;

  public Simulation(SolverSpec spec) {
    maxEvents = spec.maxEvents();
    motion = new DiscMotion(spec);
    detector = new CollisionDetector(spec, motion);
    log = new EventLog(motion);
    stacks = new StackDynamics(spec.material(), motion);
    resolver = new CollisionResolver(spec, motion, log, stacks);
    seamStep = new SeamStep(spec.material(), motion, log);
  }

  public void clear(Board board) {
    motion.clear(board);
    stacks.clear();
    log.clear(false);
    pending = 0;
    started = false;
    capped = false;
    events = 0;
    now = 0;
  }

  public void flick(int i, double vx, double vy) {
    motion.vx[i] = vx;
    motion.vy[i] = vy;
    pending |= 1 << i;
  }

  /** Computes the next event; false if nothing moves any more. */
  public boolean step() {
    if (!started) {
      start();
    }
    if (motion.movers == 0) {
      return false;
    }
    if (events >= maxEvents) {
      cap();
    } else {
      next();
    }
    if (motion.movers == 0) {
      stacks.putDown();
      return false;
    }
    return true;
  }

  private void start() {
    started = true;
    if (motion.stacks) {
      startStacks();
    }
    for (int rest = pending; rest != 0; rest &= rest - 1) {
      motion.rebase(Integer.numberOfTrailingZeros(rest), 0);
    }
    detector.update(pending, 0);
  }

  private void startStacks() {
    // a flick is a sudden change as well; velocities before it are 0
    for (int rest = pending; rest != 0; rest &= rest - 1) {
      stacks.launch(Integer.numberOfTrailingZeros(rest), log);
    }
  }

  /** Finds the earliest event; on equal times impact, fold, edge, stop, then lower ids (rule P-4). */
  private void next() {
    double time = Double.POSITIVE_INFINITY;
    int kind = DiscMotion.STOP + 1;
    int who = -1;
    for (int k = 0; k < motion.movers; k++) {
      int i = motion.mover[k];
      if (detector.first[i] <= time && detector.first[i] < Double.POSITIVE_INFINITY) {
        // which pair of equal times is found first does not matter: impact() takes them all
        time = detector.first[i];
        kind = 0;
        who = i;
      }
      double own = motion.ownTime[i];
      int ownKind = motion.ownKind[i];
      if (own < time || (own == time && (ownKind < kind || (ownKind == kind && i < who)))) {
        time = own;
        kind = ownKind;
        who = i;
      }
    }
    now = Math.max(now, time);
    events++;
    motion.locate(now);
    switch (kind) {
      case DiscMotion.STOP -> stop(who);
      case DiscMotion.EDGE -> fall(who);
      case DiscMotion.FOLD -> fold(who);
      default -> impact(time);
    }
  }

  private void impact(double time) {
    resolver.begin();
    for (int k = 0; k < motion.movers; k++) {
      int i = motion.mover[k];
      if (detector.first[i] <= time) {
        resolver.meet(i, detector.partner[i]);
      }
    }
    int changed = resolver.resolve(now, events, maxEvents - events);
    events += Math.max(0, resolver.count() - 1);
    for (int rest = changed; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      if (motion.moves(i)) {
        log.segment(i, now);
      }
      motion.rebase(i, now);
    }
    // discs that met without an impact are checked again as well
    detector.update(changed | resolver.met(), now);
    if (resolver.count() == 0) {
      detector.postpone(now);
    }
  }

  private void stop(int i) {
    log.segment(i, now);
    motion.x[i] = motion.endX[i];
    motion.y[i] = motion.endY[i];
    motion.rest(i, now);
    log.stop(now, i);
    detector.update(1 << i, now);
  }

  private void fall(int i) {
    log.segment(i, now);
    motion.fall(i, now);
    log.fall(now, i, motion.vx[i], motion.vy[i]);
    detector.update(1 << i, now);
  }

  private void fold(int i) {
    log.segment(i, now);
    seamStep.cross(i, now);
    motion.rebase(i, now);
    detector.update(1 << i, now);
  }

  private void cap() {
    capped = true;
    motion.locate(now);
    while (motion.movers > 0) {
      int i = motion.mover[0];
      log.segment(i, now);
      motion.x[i] = motion.nowX[i];
      motion.y[i] = motion.nowY[i];
      motion.rest(i, now);
    }
  }

  public void copyFrom(Simulation other) {
    motion.copyFrom(other.motion);
    detector.copyFrom(other.detector);
    log.copyFrom(other.log);
    stacks.copyFrom(other.stacks);
    pending = other.pending;
    started = other.started;
    capped = other.capped;
    events = other.events;
    now = other.now;
  }
}
