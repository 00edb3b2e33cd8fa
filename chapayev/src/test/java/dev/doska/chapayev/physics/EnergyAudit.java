package dev.doska.chapayev.physics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The energy and momentum of a shot, computed from its record: the losses at each instant, the work of
 * friction, the energy of discs that fell.
 */
final class EnergyAudit {
  /** The effect of one instant with impacts. */
  record Instant(
      double time,
      List<Event.Impact> impacts,
      double momentumX,
      double momentumY,
      double scale,
      double lost) {}

  private final Shot shot;
  private final List<Flick> flicks;
  private final double[] mass = new double[Disc.MAX];

  EnergyAudit(Scene scene) {
    shot = scene.shoot();
    flicks = scene.flicks();
    shot.table().discs().forEach(d -> mass[d.id()] = d.shape().mass() + d.load());
  }

  /** Kinetic energy that the flicks brought in. */
  double startEnergy() {
    return flicks.stream().mapToDouble(f -> kinetic(f.id(), f.speed())).sum();
  }

  /** Work of friction along all paths. */
  double friction() {
    return shot.segments().stream()
        .mapToDouble(s -> mass[s.id()] * s.deceleration() * s.length(s.to()))
        .sum();
  }

  /** Kinetic energy of the discs that fell. */
  double overTheEdge() {
    return shot.ends().stream()
        .filter(end -> end.fate().fell())
        .mapToDouble(end -> kinetic(end.id(), Math.sqrt(end.vx() * end.vx() + end.vy() * end.vy())))
        .sum();
  }

  /** The loss at the seam. */
  double atTheSeam() {
    return shot.events().stream()
        .filter(Event.Fold.class::isInstance)
        .map(Event.Fold.class::cast)
        .mapToDouble(this::atTheSeam)
        .sum();
  }

  private double atTheSeam(Event.Fold fold) {
    return kinetic(fold.id(), fold.before()) - kinetic(fold.id(), fold.after());
  }

  private List<Event.Fold> foldsAt(int id, double time) {
    return shot.events().stream()
        .filter(Event.Fold.class::isInstance)
        .map(Event.Fold.class::cast)
        .filter(fold -> fold.id() == id && fold.time() == time)
        .toList();
  }

  /** The instants at which discs met, each with the change of the totals of momentum and energy. */
  List<Instant> instants() {
    Map<Double, List<Event.Impact>> byTime = new TreeMap<>();
    for (Event.Impact hit : shot.impacts()) {
      byTime.computeIfAbsent(hit.time(), t -> new ArrayList<>()).add(hit);
    }
    List<Instant> instants = new ArrayList<>();
    byTime.forEach((time, hits) -> instants.add(instant(time, hits)));
    return instants;
  }

  private Instant instant(double time, List<Event.Impact> hits) {
    double px = 0;
    double py = 0;
    double scale = 0;
    double energy = 0;
    if (time == 0) {
      for (Flick f : flicks) {
        if (involved(f.id(), hits)) {
          px -= mass[f.id()] * f.vx();
          py -= mass[f.id()] * f.vy();
          energy += kinetic(f.id(), f.speed());
          scale += mass[f.id()] * f.speed();
        }
      }
    }
    for (Segment s : shot.segments()) {
      if (!involved(s.id(), hits)) {
        continue;
      }
      double m = mass[s.id()];
      if (s.to() == time) {
        double v = speedAtEnd(s);
        px -= m * v * s.ux();
        py -= m * v * s.uy();
        energy += m * v * v / 2;
        // the speed at the end is a difference of two such numbers
        scale += m * s.speed();
        // a disc that lost speed at the seam may meet a neighbour in the same instant
        for (Event.Fold fold : foldsAt(s.id(), time)) {
          double push = m * (fold.before() - fold.after());
          if (shot.table().board().seam() == Seam.ACROSS) {
            py += Math.copySign(push, s.uy());
          } else {
            px += Math.copySign(push, s.ux());
          }
          energy -= atTheSeam(fold);
        }
      } else if (s.from() == time) {
        px += m * s.speed() * s.ux();
        py += m * s.speed() * s.uy();
        energy -= m * s.speed() * s.speed() / 2;
        scale += m * s.speed();
      }
    }
    return new Instant(time, hits, px, py, scale, energy);
  }

  private static boolean involved(int id, List<Event.Impact> hits) {
    return hits.stream().anyMatch(hit -> hit.a() == id || hit.b() == id);
  }

  private double speedAtEnd(Segment s) {
    // friction may stop a disc at the very instant of an impact: a rounding of the speed is then
    // lost
    boolean stopped = shot.events().stream()
        .anyMatch(event ->
            event instanceof Event.Stop stop && stop.id() == s.id() && stop.time() == s.to());
    return stopped ? 0 : Math.max(0, s.speed() - s.deceleration() * (s.to() - s.from()));
  }

  double reducedMass(Event.Impact hit) {
    return 1 / (1 / mass[hit.a()] + 1 / mass[hit.b()]);
  }

  private double kinetic(int id, double speed) {
    return mass[id] * speed * speed / 2;
  }
}
