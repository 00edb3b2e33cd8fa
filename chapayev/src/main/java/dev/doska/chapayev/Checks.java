package dev.doska.chapayev;

import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Lattice;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.Retreat;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.StandingDisc;
import dev.doska.chapayev.physics.ThumbFlick;
import dev.doska.chapayev.ruleset.EdgeStand;
import dev.doska.chapayev.ruleset.Prisoner;
import dev.doska.core.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes thumb checks and blows (CH-19 to CH-21, R-13, R-14) into an {@link Effect}. Immutable.
 */
final class Checks {
  private static final int HALF_TURN = Direction.FULL_TURN / 2;

  private final ChapayevRuleset rules;
  private final Geometry geometry;
  private final Shots shots;
  private final Material material;

  Checks(ChapayevRuleset rules, Geometry geometry, Shots shots) {
    this.rules = rules;
    this.geometry = geometry;
    this.shots = shots;
    Material surface = rules.surface().material();
    boolean stands = rules.edgeStand() != EdgeStand.OFF;
    material = stands ? surface : surface.withEdgeBand(0);
  }

  /** A thumb check; the slide after the landing is a shot. */
  @Nullable Shot thumb(Desk desk, ChapayevMove.ThumbFlick flick, boolean record) {
    ChapayevDraft draft = desk.draft;
    Effect effect = desk.effect;
    effect.clear();
    int id = flick.disc();
    double x = Lattice.metres(draft.x[id]);
    double y = Lattice.metres(draft.y[id]);
    int angle = Math.floorMod(
        geometry.edge(draft.x[id], draft.y[id]).inward() + flick.lateral(), Direction.FULL_TURN);
    Direction toward = Direction.ofMillidegrees(angle);
    ThumbFlick.Landing landing = new ThumbFlick(
            flick.speed() / 1000.0, Direction.ofMillidegrees(flick.elevation()), toward)
        .land(x, y, geometry.shape, material);
    if (!geometry.board.holds(landing.x(), landing.y())) {
      Edge edge = geometry.edge(Shots.nanometres(landing.x()), Shots.nanometres(landing.y()));
      effect.fall(id, edge.ordinal());
      return null;
    }
    if (landing.standing()) {
      effect.stand(id, landing.faceA().equals(toward) ? angle : opposite(angle));
    } else {
      if (landing.turned()) {
        effect.turned = 1 << id;
      }
      cover(draft, effect, id, landing);
    }
    return settle(desk, id, landing, toward, record);
  }

  private static int opposite(int angle) {
    return (angle + HALF_TURN) % Direction.FULL_TURN;
  }

  /** R-13 (3): enemies of the lander's owner, as he is after the landing. */
  private void cover(ChapayevDraft draft, Effect effect, int id, ThumbFlick.Landing landing) {
    boolean changes = landing.turned() && rules.traitor() && (draft.roster.loyal >>> id & 1) == 0;
    Side owner = changes ? draft.owner(id).other() : draft.owner(id);
    for (int rest = draft.flat() & draft.owned(owner.other()) & ~(1 << id);
        rest != 0;
        rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      if (landing.covers(
          Lattice.metres(draft.x[other]),
          Lattice.metres(draft.y[other]),
          geometry.shape.radius())) {
        int top = draft.topOf(other);
        effect.taken |= 1 << other | (top < 0 ? 0 : 1 << top);
      }
    }
    effect.excluded = rules.prisoner() == Prisoner.REMOVED ? effect.taken : 0;
  }

  /** R-13 (4) and (5): back until it is free, then on with the rest of the speed. */
  private @Nullable Shot settle(
      Desk desk, int id, ThumbFlick.Landing landing, Direction toward, boolean record) {
    List<Disc> others = shots.discs(desk.draft, desk.effect.excluded | 1 << id);
    Direction back = toward.opposite();
    putBack(desk, id, landing.x(), landing.y(), back, others);
    boolean slides = (desk.effect.moved >>> id & 1) != 0 && landing.slideSpeed() > 0;
    return slides && !landing.standing()
        ? shots.slide(desk, id, desk.restX, desk.restY, toward, landing.slideSpeed(), record)
        : null;
  }

  /** Counts a round of blowing and adds the two blows up, in whole nN·s. */
  static void count(ChapayevDraft draft, ChapayevMove.Blow first, ChapayevMove.Blow second) {
    draft.blows++;
    draft.sumX += (int) Math.rint(netX(first, second) * 1e3);
    draft.sumY += (int) Math.rint(netY(first, second) * 1e3);
  }

  /** The net momentum of two blows in µN·s. */
  private static double netX(ChapayevMove.Blow first, ChapayevMove.Blow second) {
    return Direction.ofMillidegrees(first.direction()).x() * first.strength()
        + Direction.ofMillidegrees(second.direction()).x() * second.strength();
  }

  private static double netY(ChapayevMove.Blow first, ChapayevMove.Blow second) {
    return Direction.ofMillidegrees(first.direction()).y() * first.strength()
        + Direction.ofMillidegrees(second.direction()).y() * second.strength();
  }

  /** Both blows at once; after the last round it falls over in any case. */
  void blow(Desk desk, ChapayevMove.Blow first, ChapayevMove.Blow second) {
    ChapayevDraft draft = desk.draft;
    double bx = netX(first, second);
    double by = netY(first, second);
    StandingDisc disc = standing(draft);
    StandingDisc.Blown blown = disc.blow(geometry.board, material, bx / 1e6, by / 1e6);
    boolean stands = blown.pose() == StandingDisc.Pose.STANDS && !blown.fate().fell();
    if (stands && draft.blows >= Referee.MAX_BLOWS) {
      blown = new StandingDisc(blown.x(), blown.y(), geometry.shape, disc.faceA())
          .giveUp(geometry.board, draft.sumX / 1e9, draft.sumY / 1e9);
    }
    note(desk, blown);
  }

  /** The lot in place of the blows: it falls over with face A up or down. */
  void lot(Desk desk, boolean faceUp) {
    StandingDisc disc = standing(desk.draft);
    Direction push = faceUp ? disc.faceA().opposite() : disc.faceA();
    note(desk, disc.giveUp(geometry.board, push.x(), push.y()));
  }

  private StandingDisc standing(ChapayevDraft draft) {
    int id = draft.current;
    return new StandingDisc(
        Lattice.metres(draft.x[id]),
        Lattice.metres(draft.y[id]),
        geometry.shape,
        Direction.ofMillidegrees(draft.heading[id]));
  }

  private void note(Desk desk, StandingDisc.Blown blown) {
    ChapayevDraft draft = desk.draft;
    Effect effect = desk.effect;
    effect.clear();
    int id = draft.current;
    Fate fate = blown.fate();
    if (fate.fell()) {
      effect.fall(id, fate.ordinal() - 1);
      return;
    }
    if (blown.pose() == StandingDisc.Pose.STANDS) {
      effect.stand(id, draft.heading[id]);
    } else if (blown.pose() == StandingDisc.Pose.FACE_A_DOWN) {
      effect.turned = 1 << id;
    }
    boolean moved =
        blown.x() != Lattice.metres(draft.x[id]) || blown.y() != Lattice.metres(draft.y[id]);
    List<Disc> others = moved ? shots.discs(draft, 1 << id) : List.of();
    putBack(desk, id, blown.x(), blown.y(), blown.way().opposite(), others);
  }

  /** R-13 (4): puts a checker straight back until it overlaps no other; beyond an edge it falls. */
  private void putBack(Desk desk, int id, double x, double y, Direction back, List<Disc> others) {
    double way = Retreat.distance(x, y, geometry.shape.radius(), back, others);
    double flown = flown(desk.draft, id, x, y);
    if (way > flown && wasFree(desk.draft, id, others)) {
      way = flown;
    }
    double toX = x + back.x() * way + 0.0;
    double toY = y + back.y() * way + 0.0;
    if (geometry.board.holds(toX, toY)) {
      desk.restX = toX;
      desk.restY = toY;
      Shots.rest(desk.effect, id, toX, toY);
    } else {
      Edge edge = geometry.edge(Shots.nanometres(toX), Shots.nanometres(toY));
      desk.effect.fall(id, edge.ordinal());
    }
  }

  private static double flown(ChapayevDraft draft, int id, double x, double y) {
    double dx = x - Lattice.metres(draft.x[id]);
    double dy = y - Lattice.metres(draft.y[id]);
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Whether the old place was free, but for neighbours touched within the rounding of places. */
  private boolean wasFree(ChapayevDraft draft, int id, List<Disc> others) {
    for (Disc other : others) {
      int o = other.id();
      if (geometry.overlap(draft.x[id], draft.y[id], draft.x[o], draft.y[o], Sightings.TOLERANCE)) {
        return false;
      }
    }
    return true;
  }
}
