package dev.doska.chapayev.physics;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A second solver, independent of the first and not optimized: every disc gets a new base at every
 * event, every pair is computed again from its quartic, simultaneous impulses come from relaxation.
 */
final class ReferenceSolver {
  /** A disc of the reference solver. */
  static final class Body {
    final Disc disc;
    double x;
    double y;
    double vx;
    double vy;
    double spin;
    double load;
    boolean turned;
    Fate fate = Fate.RESTS;
    double fellAt;

    Body(Disc disc) {
      this.disc = disc;
      x = disc.x();
      y = disc.y();
      load = disc.load();
    }

    double r() {
      return disc.shape().radius();
    }

    double m() {
      return disc.shape().mass();
    }

    double speed() {
      return StrictMath.hypot(vx, vy);
    }

    boolean moving() {
      return speed() > 0;
    }
  }

  /** The upper disc of a stack, left behind. */
  record Left(int below, double x, double y, double backX, double backY) {}

  private record Next(double time, int kind, Body first, Optional<Body> second, Fate edge) {}

  final List<Body> bodies = new ArrayList<>();
  final List<Left> left = new ArrayList<>();

  /** Pairs that met, lower id first, in the order in which their impacts were processed. */
  final List<String> hits = new ArrayList<>();

  double time;
  private final SolverSpec spec;
  private final Material material;
  private final Board board;
  private final double a;
  private final List<Body> offSeam = new ArrayList<>();

  private ReferenceSolver(Scene scene) {
    spec = scene.spec();
    material = spec.material();
    board = scene.table().board();
    a = material.mu() * material.g();
    scene.table().discs().forEach(d -> bodies.add(new Body(d)));
    // flicks are simultaneous: lower ids first
    for (Flick flick : scene.flicks().stream().sorted(comparingInt(Flick::id)).toList()) {
      Body body = body(flick.id());
      body.vx = flick.vx();
      body.vy = flick.vy();
      settleStack(body, 0, 0, body.load > 0);
      noteSeam(body);
    }
  }

  static ReferenceSolver run(Scene scene) {
    ReferenceSolver reference = new ReferenceSolver(scene);
    for (int k = 0; k < 20_000; k++) {
      Optional<Next> next = reference.next();
      if (next.isEmpty()) {
        return reference;
      }
      reference.process(next.get());
    }
    throw new IllegalStateException("no end");
  }

  Body body(int id) {
    return bodies.stream().filter(b -> b.disc.id() == id).findFirst().orElseThrow();
  }

  private Polynomial along(double place, double v, double speed) {
    return speed > 0
        ? Polynomial.of(place, v, -a * (v / speed) / 2)
        : Polynomial.of(place, 0.0, 0.0);
  }

  private Optional<Next> next() {
    Optional<Next> best = Optional.empty();
    for (Body b : bodies) {
      if (b.fate.fell() || !b.moving()) {
        continue;
      }
      double stop = b.speed() / a;
      best = earlier(best, new Next(stop, 3, b, Optional.empty(), Fate.RESTS));
      Polynomial px = along(b.x, b.vx, b.speed());
      Polynomial py = along(b.y, b.vy, b.speed());
      best = edge(best, b, px, board.halfX(), stop, Fate.FELL_EAST, Fate.FELL_WEST);
      best = edge(best, b, py, board.halfY(), stop, Fate.FELL_NORTH, Fate.FELL_SOUTH);
      if (board.seam() != Seam.NONE && offSeam.contains(b)) {
        Polynomial p = board.seam() == Seam.ACROSS ? py : px;
        for (double t : p.crossings(0, stop)) {
          if (Math.abs(p.at(stop)) > spec.edgeTolerance()) {
            best = earlier(best, new Next(t, 1, b, Optional.empty(), Fate.RESTS));
          }
        }
      }
      for (Body c : bodies) {
        if (c != b && !c.fate.fell() && (!c.moving() || b.disc.id() < c.disc.id())) {
          double horizon = c.moving() ? Math.min(stop, c.speed() / a) : stop;
          Optional<Double> hit = meeting(b, c, horizon);
          if (hit.isPresent()) {
            best = earlier(best, new Next(hit.get(), 0, b, Optional.of(c), Fate.RESTS));
          }
        }
      }
    }
    return best;
  }

  private Optional<Next> edge(
      Optional<Next> best, Body b, Polynomial p, double half, double stop, Fate plus, Fate minus) {
    double end = p.at(stop);
    if (Math.abs(end) - half <= spec.edgeTolerance()) {
      return best;
    }
    double line = end > 0 ? half : -half;
    List<Double> times = p.plus(Polynomial.of(-line)).crossings(0, stop);
    double time = times.isEmpty() ? 0 : times.get(0);
    return earlier(best, new Next(time, 2, b, Optional.empty(), end > 0 ? plus : minus));
  }

  private static Optional<Next> earlier(Optional<Next> best, Next next) {
    boolean better = best.isEmpty()
        || next.time() < best.get().time()
        || (next.time() == best.get().time() && next.kind() < best.get().kind());
    return better ? Optional.of(next) : best;
  }

  private Optional<Double> meeting(Body b, Body c, double horizon) {
    double reach = b.r() + c.r();
    double travel = (b.speed() * b.speed() + c.speed() * c.speed()) / (2 * a);
    if (StrictMath.hypot(c.x - b.x, c.y - b.y) > reach + travel + spec.gapTolerance()) {
      return Optional.empty();
    }
    Polynomial dx = along(c.x, c.vx, c.speed()).plus(along(-b.x, -b.vx, b.speed()));
    Polynomial dy = along(c.y, c.vy, c.speed()).plus(along(-b.y, -b.vy, b.speed()));
    Polynomial f = dx.squared().plus(dy.squared()).plus(Polynomial.of(-reach * reach));
    double distance = StrictMath.hypot(c.x - b.x, c.y - b.y);
    if (distance - reach <= spec.gapTolerance() && closing(b, c) > spec.minClosing()) {
      return Optional.of(0.0);
    }
    for (double t : f.crossings(0, horizon)) {
      double speed = -f.derivative().at(t) / (2 * reach);
      if (speed > spec.minClosing() && t > 0) {
        return Optional.of(t);
      }
    }
    return Optional.empty();
  }

  private void process(Next next) {
    time += next.time();
    for (Body b : bodies) {
      if (!b.fate.fell() && b.moving()) {
        advance(b, next.time());
      }
      slowSpin(b, next.time());
    }
    Body b = next.first();
    switch (next.kind()) {
      case 0 -> collide();
      case 1 -> crossSeam(b);
      case 2 -> {
        b.fate = next.edge();
        b.fellAt = time;
      }
      default -> {
        b.vx = 0;
        b.vy = 0;
      }
    }
  }

  private void advance(Body b, double time) {
    double v = b.speed();
    double length = time * (v - a * time / 2);
    double rest = Math.max(0, v - a * time);
    b.x += b.vx / v * length;
    b.y += b.vy / v * length;
    b.vx *= rest / v;
    b.vy *= rest / v;
  }

  /** A disc that no longer slides can still spin, and the board slows the spin as well. */
  private void slowSpin(Body b, double time) {
    double loss = 4.0 / 3.0 * a / b.r() * time;
    b.spin = Math.abs(b.spin) <= loss ? 0 : b.spin - Math.signum(b.spin) * loss;
  }

  private void crossSeam(Body b) {
    boolean across = board.seam() == Seam.ACROSS;
    double v = across ? b.vy : b.vx;
    Shape s = b.disc.shape();
    // energy of turning about the leading rim after the foot stops, against the height to rise
    double omega = s.mass() * Math.abs(v) * s.height() / 2 / s.inertiaAboutRim();
    double energy = s.inertiaAboutRim() * omega * omega / 2;
    double needed = s.mass() * material.g() * (s.halfDiagonal() - s.height() / 2);
    if (material.seamTips() && energy > needed && !(b.load > 0)) {
      b.turned = !b.turned;
    }
    double kept = v * v / 2 - material.g() * material.seamStep();
    double after = kept > 0 ? Math.copySign(Math.sqrt(2 * kept), v) : 0;
    if (across) {
      b.y = 0;
      b.vy = after;
    } else {
      b.x = 0;
      b.vx = after;
    }
    noteSeam(b);
  }

  /** A motion that begins on the seam does not cross it. */
  private void noteSeam(Body b) {
    double from = board.seam() == Seam.ACROSS ? b.y : b.x;
    offSeam.remove(b);
    if (Math.abs(from) > spec.edgeTolerance()) {
      offSeam.add(b);
    }
  }

  private double closing(Body b, Body c) {
    double dx = c.x - b.x;
    double dy = c.y - b.y;
    return -((c.vx - b.vx) * dx + (c.vy - b.vy) * dy) / StrictMath.hypot(dx, dy);
  }

  private void collide() {
    while (true) {
      List<Contact> closing = new ArrayList<>();
      double fastest = 0;
      for (Body b : bodies) {
        for (Body c : bodies) {
          boolean pair = b.disc.id() < c.disc.id() && !b.fate.fell() && !c.fate.fell();
          if (pair
              && StrictMath.hypot(c.x - b.x, c.y - b.y) - b.r() - c.r() <= spec.gapTolerance()) {
            double speed = closing(b, c);
            if (speed > spec.minClosing()) {
              closing.add(new Contact(b, c, speed));
              fastest = Math.max(fastest, speed);
            }
          }
        }
      }
      if (closing.isEmpty()) {
        return;
      }
      double least = fastest * (1 - spec.tie());
      closing.removeIf(contact -> contact.closing < least);
      act(closing);
    }
  }

  /** One closing contact. */
  private final class Contact {
    final Body b;
    final Body c;
    final double closing;
    final double nx;
    final double ny;
    final double target;
    double impulse;

    Contact(Body b, Body c, double closing) {
      this.b = b;
      this.c = c;
      this.closing = closing;
      double d = StrictMath.hypot(c.x - b.x, c.y - b.y);
      nx = (c.x - b.x) / d;
      ny = (c.y - b.y) / d;
      Restitution law = material.restitution();
      double e = law.fast() + (law.slow() - law.fast()) / (1 + closing / law.scale());
      double slip = (c.vy - b.vy) * nx - (c.vx - b.vx) * ny;
      double relative = slip * slip / d + accelerationAlong(c) - accelerationAlong(b);
      boolean presses = e * closing < spec.minSeparation() && relative < 0;
      target = presses ? spec.minSeparation() : e * closing;
    }

    private double accelerationAlong(Body body) {
      return body.moving() ? -a * (body.vx * nx + body.vy * ny) / body.speed() : 0;
    }

    /** Pushes until the contact separates at its target, never pulls. */
    boolean relax(List<Contact> wave) {
      double separation = (c.vx - b.vx) * nx + (c.vy - b.vy) * ny;
      double massB = 1 / mass(b, wave);
      double massC = 1 / mass(c, wave);
      double more = Math.max(-impulse, (target - separation) / (massB + massC));
      impulse += more;
      push(more * nx, more * ny, massB, massC);
      return Math.abs(more) > 1e-14 * impulse + 1e-18;
    }

    private void push(double jx, double jy, double massB, double massC) {
      b.vx -= jx * massB;
      b.vy -= jy * massB;
      c.vx += jx * massC;
      c.vy += jy * massC;
    }

    void rub(List<Contact> wave) {
      double massB = 1 / mass(b, wave);
      double massC = 1 / mass(c, wave);
      double slip = (c.vy - b.vy) * nx - (c.vx - b.vx) * ny - (b.r() * b.spin + c.r() * c.spin);
      double limit = material.discFriction() * impulse;
      double j = Math.max(-limit, Math.min(limit, slip / (3 * (massB + massC))));
      push(j * ny, -j * nx, massB, massC);
      b.spin += 2 * j * massB / b.r();
      c.spin += 2 * j * massC / c.r();
    }
  }

  private static double mass(Body body, List<Contact> wave) {
    boolean meetsStack =
        wave.stream().anyMatch(k -> (k.b == body || k.c == body) && k.b.load > 0 && k.c.load > 0);
    return body.load > 0 && meetsStack ? body.m() + body.load : body.m();
  }

  private void act(List<Contact> wave) {
    double[][] before =
        bodies.stream().map(b -> new double[] {b.vx, b.vy}).toArray(double[][]::new);
    List<Body> slipping =
        bodies.stream().filter(b -> b.load > 0 && mass(b, wave) == b.m()).toList();
    boolean more = true;
    for (int round = 0; round < 10_000 && more; round++) {
      more = false;
      for (Contact contact : wave) {
        more |= contact.relax(wave);
      }
    }
    for (Contact contact : wave) {
      if (contact.impulse > 0) {
        hits.add(contact.b.disc.id() + "-" + contact.c.disc.id());
        if (material.discFriction() > 0) {
          contact.rub(wave);
        }
        noteSeam(contact.b);
        noteSeam(contact.c);
      }
    }
    for (int k = 0; k < bodies.size(); k++) {
      Body b = bodies.get(k);
      boolean struck = b.vx != before[k][0] || b.vy != before[k][1];
      settleStack(b, before[k][0], before[k][1], struck && slipping.contains(b));
    }
  }

  /** The upper disc takes up the sudden change of velocity, or stays behind. */
  private void settleStack(Body b, double beforeX, double beforeY, boolean struck) {
    if (!struck) {
      return;
    }
    double ux = b.vx - beforeX;
    double uy = b.vy - beforeY;
    double u = StrictMath.hypot(ux, uy);
    double onTop = material.stackFriction() * material.g();
    double below = (material.mu() * (b.m() + b.load) + material.stackFriction() * b.load)
        * material.g()
        / b.m();
    double slide = u * u / (2 * (onTop + below));
    if (slide <= b.r()) {
      b.vx = beforeX + ux * b.m() / (b.m() + b.load);
      b.vy = beforeY + uy * b.m() / (b.m() + b.load);
    } else {
      left.add(new Left(b.disc.id(), b.x, b.y, -ux / u, -uy / u));
      b.load = 0;
    }
  }
}
