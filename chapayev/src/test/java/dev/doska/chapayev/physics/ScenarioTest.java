package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The solver against {@code scenarios.tsv}, whose answers were computed with 45 digits. */
class ScenarioTest {
  static List<Scenario> scenarios() {
    return Scenario.all();
  }

  @Test
  void the_file_is_complete() {
    assertThat(scenarios()).hasSizeGreaterThanOrEqualTo(178);
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void P_16_fates_impacts_and_places_are_those_of_the_reference(Scenario scenario) {
    Shot shot = scenario.shoot();

    assertThat(shot.status()).isEqualTo(Shot.Status.COMPLETE);
    List<Event.Impact> impacts = shot.impacts();
    assertThat(impacts)
        .extracting(hit -> hit.a() + "-" + hit.b())
        .isEqualTo(
            scenario.impacts().stream().map(hit -> hit.a() + "-" + hit.b()).toList());
    for (int k = 0; k < impacts.size(); k++) {
      // times and speeds are given with 18 digits; their errors grow along the shot as those of
      // places do
      double allowed = 10 * scenario.tolerance();
      assertThat(impacts.get(k).time())
          .isCloseTo(scenario.impacts().get(k).time(), within(allowed));
      assertThat(impacts.get(k).closing())
          .isCloseTo(scenario.impacts().get(k).closing(), within(10 * allowed));
    }
    for (Scenario.Expected expected : scenario.expected()) {
      DiscOutcome end = shot.end(expected.id());
      assertThat(end.fate()).isEqualTo(expected.edge());
      assertThat(end.x()).isCloseTo(expected.x(), within(scenario.tolerance()));
      assertThat(end.y()).isCloseTo(expected.y(), within(scenario.tolerance()));
      if (end.fate().fell()) {
        assertThat(end.time()).isCloseTo(expected.time(), within(10 * scenario.tolerance()));
        assertThat(Math.sqrt(end.vx() * end.vx() + end.vy() * end.vy()))
            .isCloseTo(expected.speed(), within(100 * scenario.tolerance()));
      }
    }
  }
}
