package dev.doska.chapayev.physics;

import dev.doska.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Random scenes for properties; each is made from one seed. */
final class Scenes {
  /** How many options a scene may have. */
  static final int OPTIONS = 5;

  /** The first of them that neither spin nor stack: plain, falling restitution, folding. */
  static final int SLIDING_OPTIONS = 3;

  /** The first of them that do not stack. */
  static final int SINGLE_OPTIONS = 4;

  private Scenes() {}

  /** All kinds of scenes with plain discs: opening, mid-game, crowded, rack, mixed, from rest. */
  static Arbitrary<Scene> all() {
    return Arbitraries.longs().map(seed -> any(new SplitMix64(seed)));
  }

  /** The same and tables full of contacts, each with one of the first {@code options} options. */
  static Arbitrary<Scene> all(int options) {
    return Arbitraries.longs().map(seed -> of(seed, options));
  }

  /** The scene of a seed, of the kinds of {@link #all(int)}. */
  static Scene of(long seed, int options) {
    SplitMix64 random = new SplitMix64(seed);
    Scene plain = Scene.below(random, 7) == 0 ? Scene.cluster(random) : any(random);
    return option(Scene.below(random, options), plain, random);
  }

  static Scene any(SplitMix64 random) {
    Scene scene = switch (Scene.below(random, 6)) {
      case 0 -> Scene.openingFlick(random);
      case 1 -> Scene.midGame(random);
      case 2 -> Scene.crowded(random);
      case 3 -> Scene.rack(random);
      case 4 -> Scene.mixed(random);
      default -> fromRest(random);
    };
    double e = List.of(0.7, 0.7, 0.9, 1.0, 0.5, 0.3).get(Scene.below(random, 6));
    double mu = List.of(0.25, 0.25, 0.13, 0.3).get(Scene.below(random, 4));
    return scene.withMaterial(m -> Material.of(mu, 9.81, e));
  }

  /** A flick from a table that earlier shots left behind, snapped to whole nanometres. */
  static Scene fromRest(SplitMix64 random) {
    Scene scene = Scene.rack(random);
    for (int shots = 0; shots < 3; shots++) {
      Optional<Table> rest = Scene.snappedRest(scene.shoot());
      if (rest.isEmpty()) {
        break;
      }
      List<Disc> discs = rest.get().discs();
      Flick flick = Flick.of(
          discs.get(Scene.below(random, discs.size())).id(),
          Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN)),
          Scene.between(random, 0.3, 2));
      scene = new Scene(scene.spec(), rest.get(), List.of(flick));
    }
    return scene;
  }

  /** The scene with one of the options: plain, falling restitution, folding, rubbing, stacked. */
  static Scene option(int kind, Scene scene, SplitMix64 random) {
    return switch (kind % OPTIONS) {
      case 0 -> scene;
      case 1 -> scene.withMaterial(m -> m.withRestitution(Restitution.FALLING));
      case 2 -> folding(scene, random);
      case 3 -> rubbing(scene, random);
      default -> stacked(scene, random);
    };
  }

  /** The scene with stacks and rubbing discs on a folding board. */
  static Scene everything(Scene scene, SplitMix64 random) {
    return rubbing(folding(stacked(scene, random), random), random);
  }

  /** The scene on a folding board, with a step that some flicks climb and some do not. */
  static Scene folding(Scene scene, SplitMix64 random) {
    Seam seam = Scene.below(random, 2) == 0 ? Seam.ACROSS : Seam.ALONG;
    double step = List.of(0.0003, 0.001, 0.01, 0.05).get(Scene.below(random, 4));
    boolean tips = Scene.below(random, 4) != 0;
    Board board = scene.table().board();
    return scene
        .withBoard(new Board(board.halfX(), board.halfY(), seam))
        .withMaterial(m -> m.withSeam(step, tips));
  }

  /** The scene with friction between the rims of discs. */
  static Scene rubbing(Scene scene, SplitMix64 random) {
    double friction = List.of(0.05, 0.2, 0.6, 1.0).get(Scene.below(random, 4));
    return scene.withMaterial(m -> m.withDiscFriction(friction));
  }

  /** The scene with a second disc on about a third of its discs. */
  static Scene stacked(Scene scene, SplitMix64 random) {
    long choice = random.nextLong();
    return scene.withDiscs(d -> {
      boolean stack = Long.remainderUnsigned(choice >>> d.id(), 4) == 0;
      return new Disc(d.id(), d.x(), d.y(), d.shape(), stack ? d.shape().mass() : 0);
    });
  }
}
