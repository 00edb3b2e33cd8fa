package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Rule P-10: the conserved quantities, the losses and the invariants of a shot. */
class ConservationTest {
  @Provide
  Arbitrary<Scene> scenes() {
    return Scenes.all(Scenes.OPTIONS);
  }

  @Provide
  Arbitrary<Scene> singles() {
    return Scenes.all(Scenes.SINGLE_OPTIONS);
  }

  @Provide
  Arbitrary<Scene> sliding() {
    return Scenes.all(Scenes.SLIDING_OPTIONS);
  }

  @Property(tries = 300)
  void P_10_impacts_conserve_momentum(@ForAll("singles") Scene scene) {
    for (EnergyAudit.Instant instant : new EnergyAudit(scene).instants()) {
      // some roundings for each of the impacts of the instant, relative to the momenta themselves
      double allowed = 1e-15 * (2 + 2 * instant.impacts().size()) * instant.scale();
      assertThat(instant.momentumX()).isCloseTo(0, within(allowed));
      assertThat(instant.momentumY()).isCloseTo(0, within(allowed));
    }
  }

  @Property(tries = 300)
  void P_10_an_impact_costs_what_restitution_says(@ForAll("sliding") Scene scene) {
    Restitution law = scene.spec().material().restitution();
    double least = scene.spec().minSeparation();
    EnergyAudit audit = new EnergyAudit(scene);
    for (EnergyAudit.Instant instant : audit.instants()) {
      double bound = 1e-14 * instant.scale() * 10;
      if (instant.impacts().size() == 1) {
        Event.Impact hit = instant.impacts().get(0);
        double c = hit.closing();
        double e = law.at(c);
        double lost = (1 - e * e) * audit.reducedMass(hit) * c * c / 2;
        double raised = audit.reducedMass(hit) * (c * c - least * least) / 2;
        boolean slow = e * c < least;
        assertThat(instant.lost())
            .satisfiesAnyOf(value -> assertThat(value).isCloseTo(lost, within(bound)), value -> {
              assertThat(slow).isTrue();
              assertThat(value).isCloseTo(raised, within(bound));
            });
      } else {
        // only P-7 can add energy, at most that of the least speed in each contact
        double gain = instant.impacts().stream()
            .mapToDouble(hit -> audit.reducedMass(hit) * least * least / 2)
            .sum();
        assertThat(instant.lost()).isGreaterThanOrEqualTo(-gain - bound);
      }
    }
  }

  @Property(tries = 300)
  void P_10_the_energy_of_the_flick_is_all_accounted_for(@ForAll("sliding") Scene scene) {
    EnergyAudit audit = new EnergyAudit(scene);
    double spent = audit.friction()
        + audit.overTheEdge()
        + audit.atTheSeam()
        + audit.instants().stream().mapToDouble(EnergyAudit.Instant::lost).sum();

    assertThat(spent)
        .isCloseTo(audit.startEnergy(), within(1e-12 * Math.max(1e-4, audit.startEnergy())));
  }

  @Property(tries = 300)
  void P_10_no_two_discs_ever_overlap(@ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    double tolerance = scene.spec().material().restitution().fast() >= 0.05 ? 1e-11 : 1e-9;
    assertThat(Closeness.deepest(shot, 1e-3)).isLessThanOrEqualTo(tolerance);
  }

  @Property(tries = 300)
  void P_4_times_of_events_never_decrease(@ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    List<Double> times = shot.events().stream().map(Event::time).toList();

    assertThat(times).isSorted();
    assertThat(times).allSatisfy(t -> assertThat(t).isBetween(0.0, shot.duration()));
    assertThat(shot.status()).isEqualTo(Shot.Status.COMPLETE);
  }

  @Property(tries = 200)
  void P_18_a_disc_at_rest_is_where_its_last_segment_says(@ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    double a = scene.spec().material().deceleration();
    for (Event event : shot.events()) {
      if (event instanceof Event.Stop stop) {
        Segment last = shot.segments().stream()
            .filter(s -> s.id() == stop.id() && s.to() == stop.time())
            .findFirst()
            .orElseThrow();
        assertThat(stop.x())
            .isEqualTo(last.x() + last.ux() * (last.speed() * last.speed() / (2 * a)));
        assertThat(stop.y())
            .isEqualTo(last.y() + last.uy() * (last.speed() * last.speed() / (2 * a)));
      }
    }
    for (DiscPlacement placed : shot.at(shot.duration() + 1)) {
      DiscOutcome end = shot.end(placed.id());
      assertThat(List.of(placed.x(), placed.y())).isEqualTo(List.of(end.x(), end.y()));
    }
  }
}
