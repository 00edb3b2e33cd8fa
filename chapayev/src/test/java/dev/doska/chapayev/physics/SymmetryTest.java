package dev.doska.chapayev.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.doska.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Rule P-10: results do not depend on numbering, symmetry, the unit of mass or sampling. */
class SymmetryTest {
  private static final long TOGETHER = -2103672456106010129L;

  @Provide
  Arbitrary<Scene> scenes() {
    return Scenes.all(Scenes.OPTIONS);
  }

  @Property(tries = 400)
  void P_10_mirror_images_and_the_transpose_are_equal_bit_by_bit(
      @ForAll("scenes") Scene scene,
      @ForAll boolean swap,
      @ForAll boolean mirrorX,
      @ForAll boolean mirrorY) {
    Bits.Symmetry symmetry = new Bits.Symmetry(swap, mirrorX, mirrorY);

    assertThat(Bits.of(symmetry.of(scene).shoot()))
        .isEqualTo(Bits.of(scene.shoot(), symmetry, id -> id));
  }

  @Property(tries = 400)
  void P_10_another_numbering_of_the_discs_changes_no_bit(
      @ForAll("scenes") Scene scene, @ForAll long seed) {
    int[] names = permutation(seed);
    Shot shot = scene.shoot();
    // P-18: contacts that share discs and are solved together are sums in the order of the numbers
    Assume.that(!solvesContactsTogether(shot));

    assertThat(Bits.of(renumbered(scene, names).shoot()))
        .isEqualTo(Bits.of(shot, Bits.IDENTITY, id -> names[id]));
  }

  /** A shot into touching discs in which the numbers decide the last bit of a closing speed. */
  @Test
  void P_18_contacts_solved_together_depend_on_the_numbers_by_rounding_only() {
    Scene scene = Scenes.of(TOGETHER, Scenes.OPTIONS);
    Shot shot = scene.shoot();
    assertThat(solvesContactsTogether(shot)).isTrue();
    for (long seed = 0; seed < 50; seed++) {
      int[] names = permutation(seed);
      Shot other = renumbered(scene, names).shoot();
      for (DiscOutcome end : shot.ends()) {
        DiscOutcome same = other.end(names[end.id()]);
        assertThat(same.fate()).isEqualTo(end.fate());
        assertThat(same.x()).isCloseTo(end.x(), within(1e-12));
        assertThat(same.y()).isCloseTo(end.y(), within(1e-12));
      }
    }
  }

  /** Whether two impacts of one instant share a disc and are equally fast, as a wave of rule P-6. */
  private static boolean solvesContactsTogether(Shot shot) {
    List<Event.Impact> hits = shot.impacts();
    for (int i = 0; i < hits.size(); i++) {
      for (int k = i + 1; k < hits.size() && hits.get(k).time() == hits.get(i).time(); k++) {
        if (shareDisc(hits.get(i), hits.get(k))
            && Math.abs(hits.get(i).closing() - hits.get(k).closing())
                <= 2e-9 * hits.get(i).closing()) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean shareDisc(Event.Impact one, Event.Impact other) {
    return one.a() == other.a()
        || one.a() == other.b()
        || one.b() == other.a()
        || one.b() == other.b();
  }

  private static int[] permutation(long seed) {
    int[] names = new int[Disc.MAX];
    SplitMix64 random = new SplitMix64(seed);
    for (int i = 0; i < names.length; i++) {
      int k = Scene.below(random, i + 1);
      names[i] = names[k];
      names[k] = i;
    }
    return names;
  }

  private static Scene renumbered(Scene scene, int[] names) {
    List<Disc> discs = scene.table().discs().stream()
        .map(d -> new Disc(names[d.id()], d.x(), d.y(), d.shape(), d.load()))
        .toList();
    List<Flick> flicks = scene.flicks().stream()
        .map(f -> new Flick(names[f.id()], f.vx(), f.vy()))
        .toList();
    return new Scene(scene.spec(), Table.of(scene.table().board(), discs), flicks);
  }

  @Property(tries = 400)
  void P_10_a_disc_out_of_reach_changes_no_bit_of_the_others(@ForAll("scenes") Scene scene) {
    // the board is widened in both cases, and the other disc lies far outside
    Scene wide = scene.withBoard(new Board(5, 5, scene.table().board().seam()));
    List<Disc> more = new ArrayList<>(wide.table().discs());
    more.add(Disc.of(31, 4.9, 4.9, Shape.CHECKER));
    Scene watched = new Scene(wide.spec(), Table.of(wide.table().board(), more), wide.flicks());

    List<String> bits = Bits.of(watched.shoot());

    assertThat(bits).anyMatch(line -> line.startsWith("disc 31 rests"));
    assertThat(bits.stream().filter(line -> !line.startsWith("disc 31 ")).toList())
        .isEqualTo(Bits.of(wide.shoot()));
  }

  @Property(tries = 400)
  void P_10_doubling_all_masses_changes_no_bit_of_the_motion(@ForAll("scenes") Scene scene) {
    Scene heavy = scene.withDiscs(d -> {
      Shape s = d.shape();
      return new Disc(
          d.id(), d.x(), d.y(), new Shape(s.radius(), s.height(), 2 * s.mass()), 2 * d.load());
    });

    Shot light = scene.shoot();
    assertThat(heavy.shoot().ends()).isEqualTo(light.ends());
    assertThat(heavy.shoot().impacts())
        .extracting(Event.Impact::impulse)
        .isEqualTo(light.impacts().stream().map(hit -> 2 * hit.impulse()).toList());
  }

  @Property(tries = 200)
  void P_10_sampling_a_shot_does_not_change_it(@ForAll("scenes") Scene scene) {
    Shot shot = scene.shoot();
    List<String> before = Bits.of(shot);
    List<DiscPlacement> first = shot.at(shot.duration() / 3);
    for (int k = 0; k < 20; k++) {
      shot.at(shot.duration() * k / 10);
    }

    assertThat(Bits.of(shot)).isEqualTo(before);
    assertThat(shot.at(shot.duration() / 3)).isEqualTo(first);
    assertThat(Bits.of(scene.shoot())).isEqualTo(before);
  }

  @Property(tries = 200)
  void P_17_a_copy_in_mid_flick_goes_on_with_the_same_bits(
      @ForAll("scenes") Scene scene, @ForAll long seed) {
    Solver solver = new Solver(scene.spec());
    solver.set(scene.table());
    scene.flicks().forEach(flick -> solver.flick(flick.id(), flick.vx(), flick.vy()));
    int steps = Scene.below(new SplitMix64(seed), 8);
    for (int k = 0; k < steps; k++) {
      solver.step();
    }
    Solver copy = solver.copy();
    solver.run();
    copy.run();

    for (DiscOutcome end : scene.shoot().ends()) {
      int id = end.id();
      assertThat(List.of(Bits.hex(copy.x(id)), Bits.hex(copy.y(id)), copy.fate(id)))
          .isEqualTo(List.of(Bits.hex(end.x()), Bits.hex(end.y()), end.fate()))
          .isEqualTo(List.of(Bits.hex(solver.x(id)), Bits.hex(solver.y(id)), solver.fate(id)));
    }
  }

  @Property(tries = 200)
  void P_17_a_reused_solver_and_one_that_resumes_from_rest_give_the_same_bits(
      @ForAll("scenes") Scene scene, @ForAll("scenes") Scene other) {
    Solver used = new Solver(scene.spec());
    if (other.spec().equals(scene.spec())) {
      used.shoot(other.table(), other.flicks().toArray(new Flick[0]));
    }
    Shot shot = used.shoot(scene.table(), scene.flicks().toArray(new Flick[0]));

    assertThat(Bits.of(shot)).isEqualTo(Bits.of(scene.shoot()));
  }
}
