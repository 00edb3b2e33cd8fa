package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The solver against an independent slow one, on random scenes of every option. */
class ReferenceSolverTest {
  @Test
  void plain_discs() {
    compare(1, 150, Scenes::any);
  }

  @Test
  void P_9_P_15a_folding_boards() {
    compare(2, 100, random -> Scenes.folding(Scenes.any(random), random));
  }

  @Test
  void P_2_restitution_that_falls_with_speed() {
    compare(
        3,
        100,
        random -> Scenes.any(random).withMaterial(m -> m.withRestitution(Restitution.FALLING)));
  }

  @Test
  void P_2_friction_between_discs_and_spin() {
    compare(4, 100, random -> Scenes.rubbing(Scenes.any(random), random));
  }

  @Test
  void P_15d_stacks() {
    compare(5, 150, random -> Scenes.stacked(Scenes.any(random), random));
  }

  @ParameterizedTest
  @EnumSource
  void P_16_scenes_of_every_kind_that_the_vectors_have(SceneKind kind) {
    compare(6 + kind.ordinal(), 300, kind::scene);
  }

  private static void compare(long seed, int scenes, Function<SplitMix64, Scene> source) {
    SplitMix64 random = new SplitMix64(seed);
    int exact = 0;
    for (int k = 0; k < scenes; k++) {
      Scene scene = source.apply(random);
      exact += agrees(seed + "/" + k, scene) ? 1 : 0;
    }
    assertThat(exact).isGreaterThan(scenes / 2);
  }

  /**
   * Asserts that both solvers agree.
   *
   * @return whether exactly: pairs that friction keeps pressing together (rule P-7) meet again and
   *     again at vanishing speed, a rounding decides on the number of touches, and later impacts
   *     magnify the difference; such shots are compared to a twentieth of a square
   */
  static boolean agrees(String name, Scene scene) {
    Shot shot = scene.shoot();
    ReferenceSolver reference = ReferenceSolver.run(scene);
    Material material = scene.spec().material();
    boolean exact = shot.impacts().stream()
        .allMatch(hit -> material.restitution().at(hit.closing()) * hit.closing()
            > scene.spec().minSeparation());
    if (exact) {
      assertThat(shot.impacts())
          .as(name)
          .extracting(hit -> hit.a() + "-" + hit.b())
          .isEqualTo(reference.hits);
    }
    double tolerance = exact ? 1e-9 : 2e-3;
    double lateness = exact ? 1e-7 : Double.POSITIVE_INFINITY;
    assertThat(shot.duration()).as(name).isCloseTo(reference.time, within(lateness));
    for (DiscOutcome end : shot.ends()) {
      ReferenceSolver.Body body = reference.body(end.id());
      assertThat(body.fate).as(name).isEqualTo(end.fate());
      assertThat(body.turned).as(name).isEqualTo(end.turned());
      if (end.fate().fell()) {
        assertThat(body.fellAt).as(name).isCloseTo(end.time(), within(lateness));
      }
      assertThat(body.x).as(name).isCloseTo(end.x(), within(tolerance));
      assertThat(body.y).as(name).isCloseTo(end.y(), within(tolerance));
    }
    List<Event.TopLeft> left = shot.events().stream()
        .filter(Event.TopLeft.class::isInstance)
        .map(Event.TopLeft.class::cast)
        .toList();
    assertThat(left.stream().map(Event.TopLeft::id).toList())
        .as(name)
        .isEqualTo(reference.left.stream().map(ReferenceSolver.Left::below).toList());
    for (int k = 0; k < left.size(); k++) {
      assertThat(left.get(k).x()).as(name).isCloseTo(reference.left.get(k).x(), within(tolerance));
      assertThat(left.get(k).y()).as(name).isCloseTo(reference.left.get(k).y(), within(tolerance));
    }
    return exact;
  }
}
