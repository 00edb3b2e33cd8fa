package dev.doska.chapayev.internal.judging;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.internal.BoardData;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.physics.Direction;
import dev.doska.core.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Promising moves for bots: not the best moves, but those that a player would consider.
 *
 * <p>For each enemy there are two plans: hit it full and drive it straight on over the edge, or hit the
 * point that sends it over its nearest edge (the ghost disc). A plan's <em>score</em> is the
 * launch speed in mm/s that it needs by the formulas of sliding and of the impact of two equal discs,
 * plus 10,000 if another checker is in the way of the striker or of the enemy. The lowest is best;
 * ties go to the lower id, full hits first. A plan that needs more than the greatest speed uses
 * the greatest speed. Immutable.
 */
public final class AimedStrikes {
  private static final double TO_MILLIDEGREES = 180_000.0 / Math.PI;
  private static final int[] ELEVATIONS = {60_000, 70_000, 50_000, 80_000, 40_000};
  private static final double OBSTRUCTED = 10_000;

  /** The distance that an enemy is sent, as a multiple of its distance to the edge. */
  private static final double MARGIN = 1.15;

  private final int maxSpeed;
  private final double halfX;
  private final double halfY;
  private final double reach;
  private final double deceleration;
  private final double bounce;
  private final double gentle;

  public AimedStrikes(ChapayevRuleset rules, BoardGeometry geometry) {
    maxSpeed = rules.maxSpeed();
    halfX = geometry.halfX;
    halfY = geometry.halfY;
    reach = 2.0 * geometry.radius;
    // in nm/s² and nm, so that speeds are nm/s
    deceleration = rules.surface().material().deceleration() * 1e9;
    bounce = (1 + rules.fastBounce() / 1e6) / 2;
    // the greatest vertical rim speed that makes no half turn (P-15b), in mm/s
    double radius = geometry.radius / 1e9;
    gentle = Math.sqrt(Math.PI * radius * rules.g() / 1e6) * 1000;
  }

  private record Plan(ChapayevMove move, double score) {}

  /** The best plans of a checker against all enemies. */
  List<ChapayevMove> strikes(BoardData position, int id, int limit) {
    List<Plan> plans = new ArrayList<>();
    int enemies = position.owned(position.mover().other()) & ~position.stackedOnTop();
    int others = position.onBoard() & ~position.stackedOnTop() & ~(1 << id);
    for (int rest = enemies; rest != 0; rest &= rest - 1) {
      int enemy = Integer.numberOfTrailingZeros(rest);
      full(position, id, enemy, others & ~(1 << enemy), plans);
      overTheEdge(position, id, enemy, others & ~(1 << enemy), plans);
    }
    plans.sort(Comparator.comparingDouble(Plan::score));
    return plans.stream().map(Plan::move).distinct().limit(limit).toList();
  }

  private void full(BoardData position, int id, int enemy, int others, List<Plan> plans) {
    double dx = (double) position.x(enemy) - position.x(id);
    double dy = (double) position.y(enemy) - position.y(id);
    double distance = Math.sqrt(dx * dx + dy * dy);
    plan(position, id, enemy, dx / distance, dy / distance, others, plans);
  }

  private void overTheEdge(BoardData position, int id, int enemy, int others, List<Plan> plans) {
    double toX = halfX - Math.abs((double) position.x(enemy));
    double toY = halfY - Math.abs((double) position.y(enemy));
    double nx = toX < toY ? (position.x(enemy) < 0 ? -1 : 1) : 0;
    double ny = toX < toY ? 0 : (position.y(enemy) < 0 ? -1 : 1);
    plan(position, id, enemy, nx, ny, others, plans);
  }

  /** A plan that sends an enemy in a direction, if the striker can reach the point of impact. */
  private void plan(
      BoardData position, int id, int enemy, double nx, double ny, int others, List<Plan> plans) {
    double ghostX = position.x(enemy) - nx * reach;
    double ghostY = position.y(enemy) - ny * reach;
    double dx = ghostX - position.x(id);
    double dy = ghostY - position.y(id);
    double way = Math.sqrt(dx * dx + dy * dy);
    boolean touching = way < 1e3;
    double ux = touching ? nx : dx / way;
    double uy = touching ? ny : dy / way;
    double cosine = ux * nx + uy * ny;
    if (cosine < 0.2) {
      return;
    }
    double exit = exit(position.x(enemy), position.y(enemy), nx, ny);
    double enemySpeed = Math.sqrt(2 * deceleration * exit * MARGIN);
    double impact = enemySpeed / (bounce * cosine);
    double launch = Math.sqrt(impact * impact + 2 * deceleration * way) / 1e6;
    boolean blocked = isBlocked(position, id, ux, uy, way, others)
        || isBlocked(position, enemy, nx, ny, exit, others);
    int angle = Math.floorMod(
        (int) Math.rint(StrictMath.atan2(uy, ux) * TO_MILLIDEGREES), Direction.FULL_TURN);
    int speed = (int) Math.max(1, Math.min(maxSpeed, Math.ceil(launch)));
    plans.add(
        new Plan(new ChapayevMove.Strike(id, angle, speed), launch + (blocked ? OBSTRUCTED : 0)));
  }

  /** The distance in a direction at which a centre passes an edge. */
  private double exit(double x, double y, double nx, double ny) {
    double alongX = nx > 0 ? (halfX - x) / nx : nx < 0 ? (-halfX - x) / nx : Double.MAX_VALUE;
    double alongY = ny > 0 ? (halfY - y) / ny : ny < 0 ? (-halfY - y) / ny : Double.MAX_VALUE;
    return Math.min(alongX, alongY);
  }

  private boolean isBlocked(
      BoardData position, int id, double ux, double uy, double way, int others) {
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      double dx = (double) position.x(other) - position.x(id);
      double dy = (double) position.y(other) - position.y(id);
      double along = dx * ux + dy * uy;
      double across = Math.abs(dx * uy - dy * ux);
      if (along > 0 && along < way && across < reach) {
        return true;
      }
    }
    return false;
  }

  /** Scissors from the greatest speed down: the faster the two meet, the farther the enemy goes. */
  List<ChapayevMove> scissors(int a, int b, int limit) {
    List<ChapayevMove> moves = new ArrayList<>();
    for (int part = 4; part >= 1 && moves.size() < limit; part--) {
      int speed = Math.max(1, maxSpeed * part / 4);
      ChapayevMove move = new ChapayevMove.Scissors(a, b, speed);
      if (!moves.contains(move)) {
        moves.add(move);
      }
    }
    return List.copyOf(moves);
  }

  /** Checks straight inward that land without turning over; those that slide on a little come first. */
  List<ChapayevMove> thumbChecks(int id, int limit) {
    List<ChapayevMove> moves = new ArrayList<>();
    for (int elevation : ELEVATIONS) {
      if (moves.size() == limit) {
        break;
      }
      double sine = StrictMath.sin(elevation / TO_MILLIDEGREES);
      int speed = (int) Math.min(MoveRanges.MAX_THUMB, Math.max(1, 0.75 * gentle / sine));
      moves.add(new ChapayevMove.ThumbFlick(id, speed, elevation, 0));
    }
    return List.copyOf(moves);
  }

  /** Blows of a player: onto the face that makes the checker theirs, from the strongest down, or none. */
  List<ChapayevMove> blows(BoardData position, Side player, int id, int limit) {
    int upperFace = position.heading(id);
    int half = Direction.FULL_TURN / 2;
    boolean stays = position.owner(id) == player;
    int wanted = stays ? (upperFace + half) % Direction.FULL_TURN : upperFace;
    List<ChapayevMove> moves = List.of(
        new ChapayevMove.Blow(id, wanted, MoveRanges.MAX_BLOW),
        new ChapayevMove.Blow(id, wanted, MoveRanges.MAX_BLOW / 2),
        new ChapayevMove.Blow(id, wanted, 0));
    return moves.subList(0, Math.min(limit, moves.size()));
  }
}
