package dev.doska.chapayev.physics;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.chapayev.AimNoise;
import dev.doska.core.SplitMix64;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Rule P-12: the same bits everywhere.
 *
 * <p>The build runs this class several times: with the interpreter alone, with each compiler alone,
 * and in another locale and time zone. PHYSICS.md has the commands for other JDKs and
 * processors.
 */
@Tag("determinism")
class DeterminismTest {
  /** Digest of all results below, on any Java 17 or later. */
  private static final String GOLDEN =
      "229a9c9d7b588c9731a319b1c1c7e6df372cbd0e6831d8eb7fec0bb08e1386bb";

  /** Digest of shots into touching discs, most of which hardly bounce, and over seams. */
  private static final String GOLDEN_TOUCHING =
      "faa92cfbc4ad80d74d7fdf8b064786c0243024c5f6c46d3454cbd27ebee43b38";

  private static final int SHOTS = 10_000;

  /** The kinds of shots that must be included, so that the digest covers them. */
  private enum Kind {
    PLAIN,
    TWO_FLICKS,
    SPEED_DEPENDENT_BOUNCE,
    SPIN,
    SEAM_CROSSED,
    TURNED_OVER,
    TOP_LEFT_BEHIND,
    THUMB_TURNED,
    THUMB_STANDING,
    BLOWN_OVER,
    ROLLED
  }

  private final int[] seen = new int[Kind.values().length];
  private final MessageDigest digest = sha256();
  private final ByteBuffer number = ByteBuffer.allocate(Long.BYTES);
  private int shots;

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void P_12_ten_thousand_shots_of_all_kinds_have_the_golden_digest() {
    SplitMix64 random = new SplitMix64(0xD05CA);
    for (int k = 0; shots < SHOTS; k++) {
      shootAround(scene(k, random), random);
    }
    flickThumbsAndBlow(random);
    for (int angle = 0; angle < Direction.FULL_TURN; angle += 37) {
      Direction way = Direction.ofMillidegrees(angle);
      add(way.x());
      add(way.y());
    }

    assertThat(shots).isGreaterThanOrEqualTo(10_000);
    for (Kind kind : Kind.values()) {
      assertThat(seen[kind.ordinal()]).as("%s", kind).isGreaterThanOrEqualTo(10);
    }
    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(GOLDEN);
  }

  @Test
  void P_12_shots_into_touching_discs_and_over_seams_have_the_golden_digest() {
    SplitMix64 random = new SplitMix64(0x70C4);
    for (int k = 0; k < 150; k++) {
      Scene plain = k % 15 == 7 ? Scene.touchingRack(random) : Scene.cluster(random);
      double e = List.of(0.0, 0.05, 0.3, 1.0).get(k % 4);
      Scene scene = plain.withMaterial(m -> Material.of(0.25, 9.81, e));
      shootAround(k % 5 == 0 ? scene : Scenes.everything(scene, random), random);
      shootAround(Scenes.folding(Scene.openingFlick(random), random), random);
    }
    assertThat(seen[Kind.TURNED_OVER.ordinal()]).isGreaterThan(30);
    assertThat(seen[Kind.TOP_LEFT_BEHIND.ordinal()]).isGreaterThan(30);

    assertThat(HexFormat.of().formatHex(digest.digest())).isEqualTo(GOLDEN_TOUCHING);
  }

  private static Scene scene(int k, SplitMix64 random) {
    if (k % 40 == 39) {
      double e = List.of(0.0, 0.3, 0.7, 1.0).get(Scene.below(random, 4));
      boolean hexagonal = Scene.below(random, 2) == 0;
      return Scene.pack(4, hexagonal, e, 1, Direction.ofMillidegrees(70_123), 2);
    }
    Scene plain = Scenes.any(random);
    return switch (k % 5) {
      case 0 -> Scenes.folding(plain, random);
      case 1 -> Scenes.rubbing(plain, random);
      case 2 -> Scenes.stacked(plain, random);
      case 3 -> plain.withMaterial(m -> m.withRestitution(Restitution.FALLING));
      default -> plain;
    };
  }

  /** The scene's own shot, and others from the same table with errors of aim. */
  private void shootAround(Scene scene, SplitMix64 random) {
    Shot own = scene.shoot();
    // the interpreter is slow: fewer of the long shots
    int repeats = own.eventCount() < 8 ? 30 : 2;
    Solver solver = new Solver(scene.spec());
    AimNoise hand = new AimNoise(0.3, 0.1, 0.1);
    for (int k = 0; k < repeats; k++) {
      solver.set(scene.table());
      for (Flick flick : scene.flicks()) {
        Flick played = k == 0 ? flick : hand.play(flick, random);
        solver.flick(played.id(), played.vx(), played.vy());
      }
      add(solver.run() ? 1 : 0);
      shots++;
      tally(scene, solver);
      add(solver.time());
      add(solver.events());
      for (Disc disc : scene.table().discs()) {
        int id = disc.id();
        assertThat(solver.moved() >>> id & 1).isEqualTo(solver.moved(id) ? 1 : 0);
        if (solver.moved(id)) {
          add(solver.x(id));
          add(solver.y(id));
          digest.update(solver.fate(id).name().getBytes(US_ASCII));
          add(solver.turned(id) ? 1 : 0);
        }
      }
      for (StackTopOutcome top : solver.tops()) {
        add(top.below());
        add(top.x());
        add(top.y());
        add(top.fell() ? 1 : 0);
      }
    }
    for (Event event : own.events()) {
      saw(Kind.SEAM_CROSSED, event instanceof Event.Fold);
    }
    for (Event.Impact hit : own.impacts()) {
      add(hit.time());
      add(hit.a());
      add(hit.b());
      add(hit.closing());
      add(hit.impulse());
    }
  }

  private void tally(Scene scene, Solver solver) {
    Material material = scene.spec().material();
    Restitution law = material.restitution();
    boolean turned = scene.table().discs().stream().anyMatch(disc -> solver.turned(disc.id()));
    boolean seam = scene.table().board().seam() != Seam.NONE;
    boolean rubs = material.discFriction() > 0 && solver.events() > 2;
    boolean stacks = scene.table().discs().stream().anyMatch(disc -> disc.load() > 0);
    saw(Kind.PLAIN, !seam && !rubs && !stacks && law.slow() == law.fast());
    saw(Kind.TWO_FLICKS, scene.flicks().size() == 2);
    saw(Kind.SPEED_DEPENDENT_BOUNCE, law.slow() > law.fast() && solver.events() > 2);
    saw(Kind.SPIN, rubs);
    saw(Kind.TURNED_OVER, turned);
    saw(Kind.TOP_LEFT_BEHIND, !solver.tops().isEmpty());
  }

  private void saw(Kind kind, boolean happened) {
    seen[kind.ordinal()] += happened ? 1 : 0;
  }

  private void flickThumbsAndBlow(SplitMix64 random) {
    for (int k = 0; k < 2000; k++) {
      Direction toward = Direction.ofMillidegrees(Scene.below(random, Direction.FULL_TURN));
      Direction elevation = Direction.ofMillidegrees(Scene.below(random, 90_001));
      ThumbFlick flick = new ThumbFlick(Scene.between(random, 0.01, 3), elevation, toward);
      ThumbFlick.Landing landing = flick.land(0.1, -0.15, Shape.CHECKER, Material.WOOD);
      add(landing.halfTurns());
      add(landing.standing() ? 1 : 0);
      add(landing.x());
      add(landing.y());
      add(landing.slideSpeed());
      StandingDisc standing = new StandingDisc(0.1, -0.15, Shape.CHECKER, toward);
      StandingDisc.Blown blown = standing.blow(
          Board.STANDARD,
          Material.WOOD,
          Scene.between(random, -2e-3, 2e-3),
          Scene.between(random, -2e-3, 2e-3));
      saw(Kind.THUMB_TURNED, landing.turned());
      saw(Kind.THUMB_STANDING, landing.standing());
      saw(Kind.BLOWN_OVER, blown.pose() != StandingDisc.BlownPose.STANDS);
      saw(Kind.ROLLED, blown.pose() == StandingDisc.BlownPose.STANDS);
      digest.update(blown.pose().name().getBytes(US_ASCII));
      digest.update(blown.fate().name().getBytes(US_ASCII));
      add(blown.x());
      add(blown.y());
    }
  }

  private void add(double value) {
    number.putLong(0, Double.doubleToRawLongBits(value + 0.0));
    digest.update(number.array());
  }
}
