package dev.doska.chapayev.internal.strike;

import dev.doska.chapayev.ChapayevMove;
import dev.doska.chapayev.ChapayevRuleset;
import dev.doska.chapayev.Edge;
import dev.doska.chapayev.SealedBlow;
import dev.doska.chapayev.internal.BoardGeometry;
import dev.doska.chapayev.internal.FaceRules;
import dev.doska.chapayev.internal.MoveRanges;
import dev.doska.chapayev.internal.PhysicalOutcome;
import dev.doska.chapayev.internal.WorkingBoard;
import dev.doska.chapayev.internal.Workspace;
import dev.doska.chapayev.physics.Direction;
import dev.doska.chapayev.physics.Disc;
import dev.doska.chapayev.physics.Fate;
import dev.doska.chapayev.physics.Material;
import dev.doska.chapayev.physics.NanometreGrid;
import dev.doska.chapayev.physics.OverlapResolver;
import dev.doska.chapayev.physics.Shot;
import dev.doska.chapayev.physics.StandingDisc;
import dev.doska.chapayev.physics.ThumbFlick;
import dev.doska.core.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes thumb checks and blows (CH-19 to CH-21, R-13, R-14) into an {@link PhysicalOutcome}. Immutable.
 */
final class HangingResolver {
  private static final int HALF_TURN = Direction.FULL_TURN / 2;

  private final FaceRules faces;
  private final BoardGeometry geometry;
  private final SolverAdapter solverAdapter;
  private final Material material;

  HangingResolver(ChapayevRuleset rules, BoardGeometry geometry, SolverAdapter solverAdapter) {
    this.geometry = geometry;
    this.solverAdapter = solverAdapter;
    Material surface = rules.surface().material();
    faces = FaceRules.of(rules);
    material = faces.canStand() ? surface : surface.withEdgeBand(0);
  }

  /** A thumb check; the slide after the landing is a shot. */
  @Nullable Shot thumb(Workspace workspace, ChapayevMove.ThumbFlick flick, boolean record) {
    WorkingBoard board = workspace.board();
    PhysicalOutcome outcome = workspace.outcome();
    outcome.clear();
    int id = flick.disc();
    double x = NanometreGrid.metres(board.checkers().x(id));
    double y = NanometreGrid.metres(board.checkers().y(id));
    int angle = Math.floorMod(
        geometry.edge(board.checkers().x(id), board.checkers().y(id)).inward() + flick.lateral(),
        Direction.FULL_TURN);
    Direction toward = Direction.ofMillidegrees(angle);
    ThumbFlick.Landing landing = new ThumbFlick(
            flick.speed() / 1000.0, Direction.ofMillidegrees(flick.elevation()), toward)
        .land(x, y, geometry.shape, material);
    if (!geometry.board.holds(landing.x(), landing.y())) {
      Edge edge = geometry.edge(
          SolverAdapter.nanometres(landing.x()), SolverAdapter.nanometres(landing.y()));
      outcome.fall(id, edge.ordinal());
      return null;
    }
    if (landing.standing()) {
      outcome.stand(id, landing.faceA().equals(toward) ? angle : opposite(angle));
    } else {
      if (landing.turned()) {
        outcome.turned = 1 << id;
      }
      cover(board, outcome, id, landing);
    }
    return settle(workspace, id, landing, toward, record);
  }

  private static int opposite(int angle) {
    return (angle + HALF_TURN) % Direction.FULL_TURN;
  }

  /** R-13 (3), R-24: prisoners are enemies of the checker's owner after the landing, or of who flicked it. */
  private void cover(
      WorkingBoard board, PhysicalOutcome outcome, int id, ThumbFlick.Landing landing) {
    boolean changes = landing.turned() && (board.roster().turncoats >>> id & 1) != 0;
    Side owner = board.checkers().owner(id);
    Side taker = faces.enemiesOfFlicker()
        ? faces.flicker(owner, board.mover())
        : changes ? owner.other() : owner;
    for (int rest = board.checkers().flat() & board.checkers().owned(taker.other()) & ~(1 << id);
        rest != 0;
        rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      if (landing.covers(
          NanometreGrid.metres(board.checkers().x(other)),
          NanometreGrid.metres(board.checkers().y(other)),
          geometry.shape.radius())) {
        outcome.taken |= 1 << other;
      }
    }
    outcome.takeTopsAlong(board);
    outcome.excluded = faces.prisonersSwitch() ? 0 : outcome.taken;
  }

  /** R-13 (4) and (5): moves it back until it overlaps none, then it slides on with the rest of the speed. */
  private @Nullable Shot settle(
      Workspace workspace, int id, ThumbFlick.Landing landing, Direction toward, boolean record) {
    List<Disc> others =
        solverAdapter.discs(workspace.board(), workspace.outcome().excluded | 1 << id);
    Direction back = toward.opposite();
    putBack(workspace, id, landing.x(), landing.y(), back, others);
    boolean slides = (workspace.outcome().moved >>> id & 1) != 0 && landing.slideSpeed() > 0;
    return slides && !landing.standing()
        ? solverAdapter.slide(
            workspace,
            id,
            workspace.restX(),
            workspace.restY(),
            toward,
            landing.slideSpeed(),
            record)
        : null;
  }

  /** Counts a round of blowing and adds the two blows to the sum, in whole nN·s. */
  static void count(WorkingBoard board, SealedBlow first, ChapayevMove.Blow second) {
    board.strike().countBlows((int) Math.rint(netX(first, second) * 1e3), (int)
        Math.rint(netY(first, second) * 1e3));
  }

  /** The net momentum of two blows in µN·s. */
  private static double netX(SealedBlow first, ChapayevMove.Blow second) {
    return Direction.ofMillidegrees(first.direction()).x() * first.strength()
        + Direction.ofMillidegrees(second.direction()).x() * second.strength();
  }

  private static double netY(SealedBlow first, ChapayevMove.Blow second) {
    return Direction.ofMillidegrees(first.direction()).y() * first.strength()
        + Direction.ofMillidegrees(second.direction()).y() * second.strength();
  }

  /** Both blows at once; after the last round it falls over in any case. */
  void blow(Workspace workspace, SealedBlow first, ChapayevMove.Blow second) {
    WorkingBoard board = workspace.board();
    double bx = netX(first, second);
    double by = netY(first, second);
    StandingDisc disc = standing(board);
    StandingDisc.Blown blown = disc.blow(geometry.board, material, bx / 1e6, by / 1e6);
    boolean stands =
        blown.pose() == StandingDisc.BlownPose.STANDS && !blown.fate().fell();
    if (stands && board.strike().blows() >= MoveRanges.MAX_BLOW_ROUNDS) {
      blown = new StandingDisc(blown.x(), blown.y(), geometry.shape, disc.faceA())
          .giveUp(geometry.board, board.strike().sumX() / 1e9, board.strike().sumY() / 1e9);
    }
    note(workspace, blown);
  }

  /** The coin toss instead of the blows: the checker falls over with the same face up or the other. */
  void lot(Workspace workspace, boolean faceUp) {
    StandingDisc disc = standing(workspace.board());
    Direction push = faceUp ? disc.faceA().opposite() : disc.faceA();
    note(workspace, disc.giveUp(geometry.board, push.x(), push.y()));
  }

  private StandingDisc standing(WorkingBoard board) {
    int id = board.strike().current();
    return new StandingDisc(
        NanometreGrid.metres(board.checkers().x(id)),
        NanometreGrid.metres(board.checkers().y(id)),
        geometry.shape,
        Direction.ofMillidegrees(board.checkers().heading(id)));
  }

  private void note(Workspace workspace, StandingDisc.Blown blown) {
    WorkingBoard board = workspace.board();
    PhysicalOutcome outcome = workspace.outcome();
    outcome.clear();
    int id = board.strike().current();
    Fate fate = blown.fate();
    if (fate.fell()) {
      outcome.fall(id, fate.ordinal() - 1);
      return;
    }
    if (blown.pose() == StandingDisc.BlownPose.STANDS) {
      outcome.stand(id, board.checkers().heading(id));
    } else if (blown.pose() == StandingDisc.BlownPose.FACE_A_DOWN) {
      outcome.turned = 1 << id;
    }
    boolean moved = blown.x() != NanometreGrid.metres(board.checkers().x(id))
        || blown.y() != NanometreGrid.metres(board.checkers().y(id));
    List<Disc> others = moved ? solverAdapter.discs(board, 1 << id) : List.of();
    putBack(workspace, id, blown.x(), blown.y(), blown.way().opposite(), others);
  }

  /** R-13 (4): moves a checker straight back until it overlaps no other; beyond an edge it falls. */
  private void putBack(
      Workspace workspace, int id, double x, double y, Direction back, List<Disc> others) {
    double way = OverlapResolver.distance(x, y, geometry.shape.radius(), back, others);
    double flown = flown(workspace.board(), id, x, y);
    if (way > flown && wasFree(workspace.board(), id, others)) {
      way = flown;
    }
    double toX = x + back.x() * way + 0.0;
    double toY = y + back.y() * way + 0.0;
    if (geometry.board.holds(toX, toY)) {
      workspace.setRest(toX, toY);
      SolverAdapter.rest(workspace.outcome(), id, toX, toY);
    } else {
      Edge edge = geometry.edge(SolverAdapter.nanometres(toX), SolverAdapter.nanometres(toY));
      workspace.outcome().fall(id, edge.ordinal());
    }
  }

  private static double flown(WorkingBoard board, int id, double x, double y) {
    double dx = x - NanometreGrid.metres(board.checkers().x(id));
    double dy = y - NanometreGrid.metres(board.checkers().y(id));
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Whether the old place was free; neighbours may touch it within the rounding of places. */
  private boolean wasFree(WorkingBoard board, int id, List<Disc> others) {
    for (Disc other : others) {
      int o = other.id();
      if (geometry.overlap(
          board.checkers().x(id),
          board.checkers().y(id),
          board.checkers().x(o),
          board.checkers().y(o),
          BoardGeometry.TOLERANCE)) {
        return false;
      }
    }
    return true;
  }
}
